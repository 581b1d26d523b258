"""No view and no event holds a card that its reader may not see (in games of one pack; `hidden` says which)."""

from tests.conformance.secrets import named, one_pack, secret
from tests.conformance.walk import deals, every_table, positions

BUDGET = 8_000


@every_table(BUDGET)
def test_a_view_never_holds_a_card_that_is_hidden_from_its_seat(table, seed):
    for deal in deals(table, seed, BUDGET):
        for seat in range(table.seats) if one_pack(deal) and not deal.over else ():
            assert not secret(deal, seat).intersection(named(deal.view(seat)))


@every_table(BUDGET)
def test_a_spectator_sees_no_card_that_is_hidden_from_any_seat(table, seed):
    for deal in deals(table, seed, BUDGET):
        shown = set(named(deal.view(None)))
        for seat in range(table.seats) if one_pack(deal) and not deal.over else ():
            assert not shown & secret(deal, seat)


@every_table(BUDGET)
def test_an_event_never_tells_a_card_that_was_and_is_hidden_from_who_hears_it(table, seed):
    for deal, told, before, _ in positions(table, seed, BUDGET):
        moved_on = any(event.kind in {"run", "redeal"} for event in told)  # what was told first may be hidden again
        if table.game.open or deal.over or moved_on or not one_pack(deal):
            continue
        for seat in range(table.seats):
            heard = {card for event in told if event.to in {None, seat} for card in event.cards}
            unknown = secret(deal, seat) & (secret(before, seat) if before else secret(deal, seat))
            assert not heard & unknown
