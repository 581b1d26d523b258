"""Games of chips: stacks and a restart, a match that the dealing decides."""

from random import Random

from bot.texts import typeset
from games.match import Match
from games.rules.ochko import Ochko, OchkoOptions
from games.shuffle import match_seed

NAMES = ("Анна", "Борис", "Clara")


async def test_the_chips_of_poker_survive_a_restart(world):
    friends = await world.friends(*NAMES[:3])
    await world.seat("poker", *friends)
    rng = Random(5)
    while world.table().match.standing.number < 3:
        await world.step(*friends, rng=rng)
    before = world.table().match.view(None)
    stacks = [str(1000 + total) for total in world.table().match.standing.totals]
    await world.restart(away=7200)
    await world.advance(10)
    assert world.table().match.view(None) == before
    await friends[0].says("/table")
    await world.advance(10)
    words = friends[0].sees("банк", "group").words
    assert [part for part in (typeset("раздача 3 из 10"), *stacks) if part not in words] == []


def two_aces(ids: list[str]) -> bytes:
    """Return a secret by which one of two seats is dealt two aces."""
    game = Ochko(2, OchkoOptions())
    tried = (number.to_bytes(32) for number in range(10_000))
    return next(secret for secret in tried if Match(game, match_seed(secret, 1, ids)).over)


async def test_a_match_that_the_dealing_decides_ends_at_once(world, monkeypatch):
    friends = await world.friends(*NAMES[:2])
    secret = two_aces([str(friend.user.id) for friend in friends])
    monkeypatch.setattr("bot.tables.openings.secrets.token_bytes", lambda _: secret)
    await world.seat("ochko", *friends)
    assert (await world.row()).status == "over"
    words = friends[0].sees("итог", "group").words
    assert "перебор 22" in words
    assert "У всех остальных перебор" in words
