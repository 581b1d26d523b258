"""Computer players choose listed actions, the same ones by the same chance, and play deals to their end."""

from functools import partial
from random import Random

from games.match import Match
from games.players import player
from tests.conformance.walk import Budget, every_table

BUDGET = 3_000


@every_table(BUDGET)
def test_the_computer_chooses_a_listed_action(table, seed):
    rng = Random(seed)
    match = Match(table.game, rng.randbytes(32))
    for _ in range(Budget.of(BUDGET).length):
        if match.over:
            break
        seat = rng.choice(match.awaited)
        view = match.view(seat)
        number = rng.randrange(2**32)
        first, again = (chosen(table, match, seat, view, number) for _ in range(2))
        assert first in view.actions
        assert first == again
        match.apply(seat, first.code)


def chosen(table, match, seat, view, number):
    rng = Random(number)
    return player(table.kind.key).choose(seat, view, partial(match.imagine, seat, rng), rng)


@every_table(BUDGET // 4)
def test_computers_finish_a_deal(table, seed):
    rng = Random(seed)
    match = Match(table.game, rng.randbytes(32))
    for _ in range(table.game.longest):
        if match.over or match.dealings > 1:
            break
        seat = match.awaited[0]
        match.apply(seat, chosen(table, match, seat, match.view(seat), rng.randrange(2**32)).code)
    assert match.over or match.dealings > 1
