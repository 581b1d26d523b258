"""The computer players of bezique, terts and deberc against chance."""

from functools import partial
from random import Random

import pytest

from games.catalog import catalog
from games.match import Match
from games.players import at_random, player

DEALS = 8


@pytest.mark.parametrize("key", ["bezique", "terts", "deberc"])
def test_the_computer_scores_far_more_than_chance(key):
    scores = [sum(gained) for gained in zip(*(first_deals(key, number) for number in range(DEALS)), strict=True)]
    assert scores[0] > 1.5 * scores[1]


def first_deals(key: str, number: int) -> tuple[int, int]:
    """Play to the first deal that counts and return the points of the computer, then of chance."""
    rng = Random(number)
    kind = catalog()[key]
    match = Match(kind(2, kind.Options()), bytes([number]) * 32)
    place = number % 2
    while not any(match.standing.totals) and not match.over:
        seat = match.awaited[0]
        thinking = player(key) if seat == place else at_random.Computer()
        move = thinking.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        match.apply(seat, move.code)
    return match.standing.totals[place], match.standing.totals[1 - place]
