"""Games of tricks, from /play to the result and the board by buttons only; hearts has a file of its own."""

from random import Random

import pytest

from bot.texts import typeset

NAMES = ("Анна", "Борис", "Clara", "Дина")


async def sit_down(world, key: str, seats: int, *options: str) -> list:
    """Open a table, choose options, begin; the people."""
    friends = await world.friends(*NAMES[:seats])
    await friends[0].says(f"/play {key}")
    await world.advance(5)
    for friend in friends[1:]:
        await friend.taps("Сесть за стол", "group")
        await world.advance(5)
    chosen = ["Условия", *options, "Назад"] if options else []
    for label in [*chosen, "Начать"]:
        await friends[0].taps(typeset(label), "group")
        await world.advance(5)
    return friends


@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("king", 4, ["только «всё подряд», 2 раздачи"]),
        ("polignac", 2, []),
        ("polignac", 2, ["старший — король, туз ниже валета"]),
        ("bura", 2, []),
        ("bura", 2, ["до 3 побед"]),
    ],
)
async def test_people_play_to_the_result_and_stand_on_the_board(world, key, seats, options):
    friends = await sit_down(world, key, seats, *options)
    result = await world.play_on(*friends, rng=Random(seats))
    assert (await world.row()).status == "over"
    places = await world.app.store.results.of_table(1)
    assert sorted(row.seat for row in places) == list(range(seats))
    assert all(name in result.words for name in NAMES[:seats])
    await world.advance(60)
    await friends[0].says(f"/top {key}")
    await world.advance(5)
    board = friends[0].sees("Лидеры", "group").words
    assert all(name in board for name in NAMES[:seats])


async def test_the_deals_of_king_that_are_played_survive_a_restart(world):
    """Issue 5: a long match is found again with /table, and the deals already played are kept."""
    friends = await sit_down(world, "king", 4)
    rng = Random(1)
    while world.table().match.standing.number == 1:
        await world.step(*friends, rng=rng)
    before = world.table().match.view(None).sheet
    await world.restart(away=7200)
    await world.advance(10)
    assert world.table().match.view(None).sheet == before
    await friends[0].says("/table")
    await world.advance(10)
    assert "Не брать мальчиков" in friends[0].sees("раздача 2", "group").words
