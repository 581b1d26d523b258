"""A view is well-formed: places by seat, zones whose cards have a layer or none, hands that their owner holds."""

from collections import Counter

from tests.conformance.walk import deals, every_table

BUDGET = 4_000


@every_table(BUDGET)
def test_a_view_is_of_the_table_and_its_seats(table, seed):
    seats = list(range(table.seats))
    for deal in deals(table, seed, BUDGET):
        for seat in (*seats, None):
            view = deal.view(seat)
            assert [place.seat for place in view.places] == seats
            assert all(place.cards >= 0 for place in view.places)
            assert view.awaited == tuple(deal.awaited)
            for zone in view.zones:
                assert len(zone.by) in {0, len(zone.cards)}
                assert {zone.owner, *zone.by} <= {None, *seats}


@every_table(BUDGET)
def test_a_spectator_has_no_hand_and_nothing_to_do(table, seed):
    for deal in deals(table, seed, BUDGET):
        view = deal.view(None)
        assert (view.hand, view.notes, view.actions, view.free) == ((), (), (), ())


@every_table(BUDGET)
def test_a_hand_is_in_the_game_and_counted_for_all(table, seed):
    for deal in deals(table, seed, BUDGET):
        pack = Counter(card for held in deal.holding() for card in held)
        for seat in range(table.seats):
            view = deal.view(seat)
            assert not Counter(view.hand) - pack
            assert len(view.hand) in {0, view.places[seat].cards}


@every_table(BUDGET)
def test_free_verbs_are_within_the_hand_and_never_the_only_way(table, seed):
    for deal in deals(table, seed, BUDGET):
        for seat in deal.actors:
            view = deal.view(seat)
            free = {one.verb for one in view.free}
            assert all(1 <= one.least <= one.most for one in view.free)
            assert len(free) == len(view.free)
            assert {action.verb for action in view.actions} - free
