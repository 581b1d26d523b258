"""Games of getting rid of cards, from /play to the result by buttons only, at the fewest and the most seats."""

from random import Random

import pytest

NAMES = ("Анна", "Борис", "Clara", "Дина", "Ева", "Fay", "Gus", "Хан")


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        (key, seats)
        for key, most in (("eights", 8), ("nine", 6), ("domino", 6), ("four_widows", 6))
        for seats in (2, most)
    ],
)
async def test_people_play_to_the_result(world, key, seats):
    friends = await world.friends(*NAMES[:seats])
    await world.seat(key, *friends)
    result = await world.play_on(*friends, rng=Random(seats))
    assert (await world.row()).status == "over"
    places = await world.app.store.results.of_table(1)
    assert sorted(row.seat for row in places) == list(range(seats))
    assert all(name in result.words for name in NAMES[:seats])
