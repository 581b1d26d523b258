"""Durak from /play to the result, by buttons only."""

from random import Random

import pytest

NAMES = ("Анна", "Борис", "Clara", "Дина", "Emil", "Фёдор")


@pytest.mark.parametrize("people", [2, 3, 6])
async def test_people_play_to_the_result(world, people):
    friends = await world.friends(*NAMES[:people])
    await world.seat("durak", *friends)
    result = await world.play_on(*friends, rng=Random(people))
    await world.advance(60)
    places = await world.app.store.results.of_table(1)
    assert (await world.row()).status == "over"
    assert sorted(row.person for row in places) == [friend.user.id for friend in friends]
    for friend in friends:
        assert result.words.count(friend.user.first_name) >= 1
        assert world.moves(friend) == []
        friend.sees("Партия окончена", "dm")
    assert [message.words for message in friends[0].messages("group")].count(result.words) == 1


async def test_one_person_plays_with_computers(world):
    [anna] = await world.friends("Анна")
    await anna.says("/play durak")
    for _ in range(2):
        await world.advance(1)
        await anna.taps("+ Компьютер", "group")
    await world.advance(1)
    await anna.taps("Начать", "group")
    result = await world.play_on(anna, rng=Random(5))
    assert "🤖 Компьютер" in result.words
    assert len(await world.app.store.results.of_table(1)) == 3


async def test_options_are_chosen_in_the_lobby(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play дурак")
    await world.advance(1)
    await boris.taps("Сесть за стол", "group")
    await world.advance(1)
    await anna.taps("Условия", "group")
    await world.advance(1)
    await anna.taps("с переводом", "group")
    await world.advance(1)
    await anna.taps("Назад", "group")
    await world.advance(1)
    assert "с переводом" in anna.sees("Дурак подкидной", "group").words
    await anna.taps("Начать", "group")
    await world.advance(1)
    await world.play_on(anna, boris, rng=Random(8))
    assert '"transfer":"plain"' in (await world.row()).options
