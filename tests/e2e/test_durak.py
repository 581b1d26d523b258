"""Durak from /play to the result, by buttons only."""

from random import Random


async def test_durak_of_two(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    result = await world.play_on(anna, boris, rng=Random(1))
    assert "Дурак" in result.words
