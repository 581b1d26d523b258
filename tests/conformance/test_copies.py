"""Point 3 of the contract: a copy shares nothing and a dump tells all; compared by what `dump` writes."""

import json
from random import Random

from tests.conformance.walk import deals, every_table, play_out, positions

BUDGET = 2_000


@every_table(BUDGET)
def test_what_was_dumped_is_loaded(table, seed):
    for deal in deals(table, seed, BUDGET):
        written = json.dumps(deal.dump())
        again = type(deal).load(json.loads(written))
        assert again == deal
        assert json.dumps(again.dump()) == written
        for seat in (None, *range(table.seats)):
            assert again.view(seat) == deal.view(seat)


@every_table(BUDGET // 4)
def test_a_clone_is_equal_and_shares_nothing(table, seed):
    rng = Random(seed)
    for deal in deals(table, seed, BUDGET // 4):
        before = json.dumps(deal.dump())
        twin = deal.clone()
        assert json.dumps(twin.dump()) == before
        play_out(twin, rng)
        assert json.dumps(deal.dump()) == before


@every_table(BUDGET)
def test_looking_changes_nothing(table, seed):
    rng = Random(seed)
    for deal in deals(table, seed, BUDGET):
        before = json.dumps(deal.dump())
        for seat in (None, *range(table.seats)):
            deal.view(seat)
            deal.about(seat)
        for seat in deal.actors:
            deal.ideas(seat, rng)
        deal.silence()
        deal.window()
        assert json.dumps(deal.dump()) == before


@every_table(BUDGET)
def test_a_move_does_the_same_when_nobody_listens(table, seed):
    for deal, _, before, move in positions(table, seed, BUDGET):
        if before is not None and move is not None:
            twin = before.clone()
            twin.play(*move)
            assert json.dumps(twin.dump()) == json.dumps(deal.dump())
