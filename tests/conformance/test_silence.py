"""What a silent seat does is allowed, never optional, and comes to an end."""

from random import Random

from games.deal import OPTIONAL
from tests.conformance.walk import deals, every_table

BUDGET = 4_000


@every_table(BUDGET)
def test_silence_names_admitted_moves_of_who_is_awaited(table, seed):
    for deal in deals(table, seed, BUDGET):
        moves = deal.silence()
        seats = [seat for seat, _, _ in moves]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(deal.awaited)
        for seat, action, counts in moves:
            assert deal.refusal(seat, action) is None
            assert deal.canonical(action) == action
            assert action.verb not in OPTIONAL
            assert isinstance(counts, bool)


@every_table(BUDGET)
def test_a_deal_where_all_are_silent_ends(table, seed):
    rng = Random(seed)
    game = table.game
    deal = game.deal(game.opening(rng.randbytes(32), None), rng.randbytes(32))
    deal.begin()
    for _ in range(game.longest):
        for seat, action, _ in deal.silence()[:1]:
            deal.apply(seat, action)
    assert deal.over or not deal.silence()


@every_table(BUDGET)
def test_a_window_is_open_only_to_those_who_may_pass(table, seed):
    for deal in deals(table, seed, BUDGET):
        if (window := deal.window()) is not None:
            assert min(window) >= 0
            assert not deal.over
            assert all("pass" in {action.verb for action in deal.legal(seat)} for seat in deal.actors)
