"""A long match of tricks, found again days later."""

from random import Random

NAMES = ("Анна", "Борис", "Clara", "Дина")


async def test_the_deals_of_king_that_are_played_survive_a_restart(world):
    """Issue 5: a long match is found again with /table, and the deals already played are kept."""
    friends = await world.friends(*NAMES)
    await world.seat("king", *friends)
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
