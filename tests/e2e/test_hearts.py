"""Hearts from /play to the result, by buttons only."""

from random import Random


async def test_four_people_play_to_the_result(world):
    friends = await world.friends("Анна", "Борис", "Clara", "Дина")
    anna = friends[0]
    await anna.says("/play hearts")
    await world.advance(10)
    for friend in friends[1:]:
        await friend.taps("Сесть за стол", "group")
        await world.advance(10)
    await anna.taps("Условия", "group")
    await world.advance(10)
    await anna.taps("до 50\xa0очков", "group")
    await world.advance(10)
    await anna.taps("Назад", "group")
    await world.advance(10)
    await anna.taps("Начать", "group")
    await world.advance(10)
    result = await world.play_on(*friends, rng=Random(4))
    assert (await world.row()).status == "over"
    places = await world.app.store.results.of_table(1)
    assert len(places) == 4
    assert max(row.points for row in places) >= 50
    assert all(friend.user.first_name in result.words for friend in friends)
