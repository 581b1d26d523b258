"""Point 1 of the contract: at every step of a random deal, for every seat."""

from collections import Counter
from random import Random

from games.actions import MAX_CODE, Action
from tests.conformance.tables import ALL
from tests.conformance.walk import deals, every_table, played, positions

BUDGET = 8_000
MOST_ACTIONS = 2000
MOST_EVENTS = 20


@every_table(BUDGET)
def test_actors_have_actions_and_others_none(table, seed):
    for deal in deals(table, seed, BUDGET):
        seats = range(table.seats)
        assert deal.over == (not deal.actors)
        assert set(deal.awaited) <= set(deal.actors) <= set(seats)
        assert bool(deal.awaited) == (not deal.over)
        for seat in seats:
            listed = deal.view(seat).actions
            assert bool(listed) == (seat in deal.actors)
            assert len(listed) <= MOST_ACTIONS


@every_table(BUDGET)
def test_codes_are_unique_and_short_and_parse_back(table, seed):
    for deal in deals(table, seed, BUDGET):
        for seat in deal.actors:
            actions = deal.legal(seat)
            codes = [action.code for action in actions]
            assert len(set(codes)) == len(codes)
            assert all(code.isascii() and len(code) <= MAX_CODE for code in codes)
            assert [Action.parse(code) for code in codes] == actions
            assert [deal.canonical(action) for action in actions] == actions


@every_table(BUDGET)
def test_what_is_listed_is_admitted_and_so_are_ideas(table, seed):
    rng = Random(seed)
    for deal in deals(table, seed, BUDGET):
        for seat in deal.actors:
            listed = deal.legal(seat)
            assert [deal.refusal(seat, action) for action in listed] == [None] * len(listed)
        for seat in deal.awaited:
            ideas = deal.ideas(seat, rng)
            assert ideas
            assert set(ideas) <= set(deal.legal(seat))


@every_table(BUDGET)
def test_the_lists_in_which_cards_lie_are_always_the_pack(table, seed):
    packs = set()
    for deal in deals(table, seed, BUDGET):
        holding = deal.holding()
        assert len({id(held) for held in holding}) == len(holding), "a list is named twice"
        packs.add(tuple(sorted(card for held in holding for card in held)))
    assert len(packs) == 1
    assert max(Counter(packs.pop()).values()) <= 2


@every_table(BUDGET)
def test_a_move_tells_of_seats_and_not_too_much(table, seed):
    for deal, told, before, _ in positions(table, seed, BUDGET):
        assert len(told) <= MOST_EVENTS or before is None
        assert deal.heard is None
        for event in told:
            assert {event.seat, event.other, event.to} <= {None, *range(table.seats)}


@every_table(BUDGET)
def test_a_deal_of_ideas_ends_within_its_longest(table, seed):
    rng = Random(seed)
    standing = table.game.opening(rng.randbytes(32), None)
    assert len(played(table.game, standing, rng, wild=0)) <= table.game.longest + 1


def test_every_game_of_the_catalog_is_played():
    assert ALL, "no games were found"
