"""The computer player of hearts."""

from functools import partial
from random import Random

import pytest

from games.match import Match
from games.players import at_random, player
from games.rules.hearts import Hearts, HeartsOptions
from tests.games.hearts_positions import DISCARD, DUCK, MIXED, OPENING, PASSING, UNBROKEN, at


def choice(given, seat: int) -> str:
    match = at(given)
    return player("hearts").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1)).code


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        ({**PASSING, "hands": MIXED}, 0, "give:QS,KS,AS"),
        (DISCARD, 1, "play:QS"),
        (DUCK, 2, "play:9D"),
        (OPENING, 0, "play:2C"),
        (UNBROKEN, 2, "play:3D"),
    ],
)
def test_the_computer_keeps_out_of_trouble(given, seat, code):
    assert choice(given, seat) == code


def test_the_computer_takes_fewer_points_than_chance():
    """Against three that play at random it takes less than half of its fair share of 6.5."""
    points = sum(points_of_the_computer(number, number % 4) for number in range(40))
    assert points / 40 < 3.25


def points_of_the_computer(number: int, place: int) -> int:
    match = Match(Hearts(4, HeartsOptions()), bytes([number]) * 32)
    rng = Random(number)
    while match.standing.number == 1:
        seat = match.deal.awaited[0]
        thinking = player("hearts") if seat == place else at_random.Computer()
        move = thinking.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        match.apply(seat, move.code)
    return match.standing.totals[place]
