"""Point 7 of the contract: random deals meet no word that their game has not declared."""

from collections.abc import Iterator

from games.actions import Arg
from games.cards import Card, Suit
from games.deal import Deal
from games.view import Text
from tests.conformance.walk import deals, every_table, positions

BUDGET = 5_000


@every_table(BUDGET)
def test_verbs_and_events_are_declared(table, seed):
    words = table.kind.words
    for deal, told, _, _ in positions(table, seed, BUDGET):
        assert {event.kind for event in told} <= words.events
        for seat in deal.actors:
            assert {action.verb for action in deal.legal(seat)} <= words.verbs
            assert {free.verb for free in deal.free(seat)} <= words.verbs


@every_table(BUDGET)
def test_what_a_table_shows_is_declared(table, seed):
    words = table.kind.words
    for deal in deals(table, seed, BUDGET):
        view = deal.view(None)
        assert {zone.id for zone in view.zones} <= words.zones
        assert set(view.facts) <= words.facts
        assert {name for place in view.places for name in place.facts} <= words.standing
        assert {role for place in view.places for role in place.roles} <= words.roles


@every_table(BUDGET)
def test_texts_are_declared(table, seed):
    words = table.kind.words
    for deal in deals(table, seed, BUDGET):
        for seat in (None, *range(table.seats)):
            assert {text.id for text in texts(deal, seat)} <= words.texts


@every_table(BUDGET)
def test_arguments_are_of_kinds_that_can_be_shown(table, seed):
    for deal in deals(table, seed, BUDGET):
        for seat in (None, *range(table.seats)):
            view = deal.view(seat)
            shown = [view.facts, *(place.facts for place in view.places), *(text.args for text in texts(deal, seat))]
            assert all(is_arg(value) for values in shown for value in values.values())


@every_table(BUDGET)
def test_how_a_deal_ends_is_declared(table, seed):
    words = table.kind.words
    for deal in deals(table, seed, BUDGET):
        result = deal.result() if deal.over else deal.forfeit(0)
        assert result.reason in words.endings
        assert {title for _, title in result.titles} <= words.titles


def texts(deal: Deal, seat: int | None) -> Iterator[Text]:
    if (asked := deal.ask(seat)) is not None:
        yield asked
    if seat is not None:
        yield from deal.notes(seat)


def is_arg(value: Arg) -> bool:
    if isinstance(value, tuple) and not isinstance(value, Card):
        return all(isinstance(card, Card) for card in value)
    return isinstance(value, Card | Suit | str | int) and not isinstance(value, bool)
