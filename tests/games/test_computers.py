"""The computer players of the games beat one that plays at random, over fixed seeds and clearly."""

from functools import partial
from random import Random

import pytest

from games.catalog import catalog
from games.match import Match
from games.players import at_random, player

DEALS = 60


def rank_of_seat_0(key, seats, number):
    """Play a deal with the game's own player at seat 0 against random ones; return its rank."""
    rng = Random(number)
    kind = catalog()[key]
    match = Match(kind(seats, kind.Options()), rng.randbytes(32))
    players = [player(key), *[at_random.Computer()] * (seats - 1)]
    while not match.over and match.dealings == 1:
        seat = rng.choice(match.awaited)
        action = players[seat].choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        match.apply(seat, action.code)
    assert match.standing.last is not None
    return match.standing.last.ranking[0]


@pytest.mark.parametrize(("key", "seats", "expected"), [("durak", 2, 1.15), ("durak", 4, 1.6), ("hearts", 4, 1.6)])
def test_a_computer_beats_chance(key, seats, expected):
    """At random the mean rank would be (seats + 1) / 2."""
    ranks = [rank_of_seat_0(key, seats, number) for number in range(DEALS)]
    assert sum(ranks) / DEALS < expected
