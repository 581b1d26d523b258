"""Points 2 and 6 of the contract: a redeal looks the same to its seat, can be played, and knows nothing."""

import json
from collections import defaultdict
from dataclasses import fields
from random import Random

from games.cards import Card
from games.hidden import Hidden
from tests.conformance.secrets import loose, named, one_pack, secret
from tests.conformance.walk import deals, every_table, play_out

BUDGET = 3_000
PLAYED_OUT = 10
"""Every how many positions redeals are played to their end."""
REDEALS = 50


def dump(deal):
    return json.dumps(deal.dump(), sort_keys=True)


def guesses(table, seed, budget=BUDGET):
    """Yield (deal, seat, redeal) for each seat at positions of deals that are not over."""
    rng = Random(seed)
    for deal in deals(table, seed, budget):
        if not deal.over:
            yield from ((deal, seat, deal.redeal(seat, rng)) for seat in range(table.seats))


@every_table(BUDGET)
def test_a_redeal_looks_the_same(table, seed):
    for deal, seat, twin in guesses(table, seed):
        assert twin.view(seat) == deal.view(seat)
        assert twin.view(None) == deal.view(None)
        assert twin.actors == deal.actors
        assert twin.about(seat) == deal.about(seat)
        assert twin.window() == deal.window()
        assert [one for one in twin.silence() if one[0] == seat] == [one for one in deal.silence() if one[0] == seat]


@every_table(BUDGET)
def test_a_redeal_has_the_cards_of_the_deal(table, seed):
    for deal, _, twin in guesses(table, seed):
        assert [len(held) for held in twin.holding()] == [len(held) for held in deal.holding()]
        assert sorted(named(twin.holding())) == sorted(named(deal.holding()))


@every_table(BUDGET)
def test_a_redeal_leaves_the_deal_alone_and_can_be_played_to_its_end(table, seed):
    rng = Random(seed)
    for number, deal in enumerate(deals(table, seed, BUDGET)):
        before = dump(deal)
        for seat in () if deal.over else range(table.seats):
            twin = deal.redeal(seat, rng)
            if number % PLAYED_OUT == 0:
                play_out(twin, rng)
                twin.result()
        assert dump(deal) == before


@every_table(BUDGET)
def test_what_a_seat_is_refused_depends_only_on_what_it_sees(table, seed):
    rng = Random(seed)
    for deal, seat, twin in guesses(table, seed):
        listed = [action for other in deal.actors for action in deal.legal(other)]
        codes = rng.sample(listed, min(len(listed), 20))
        for action in codes:
            here, there = deal._judged(seat, action), twin._judged(seat, action)
            assert (here and (here.reason, here.details)) == (there and (there.reason, there.details))


@every_table(BUDGET)
def test_a_redeal_of_a_redeal_is_the_same_guess(table, seed):
    """Nothing of the truth is left in it that could steer the next one."""
    for deal, seat, twin in guesses(table, seed):
        assert dump(deal.redeal(seat, Random(7))) == dump(twin.redeal(seat, Random(7)))


@every_table(BUDGET)
def test_a_redeal_names_no_secret_card_outside_the_lists_that_hold_it(table, seed):
    for _, seat, twin in guesses(table, seed):
        if one_pack(twin):
            held = {id(cards) for cards in twin.holding()}
            others = [value for field in fields(twin) for value in _apart(getattr(twin, field.name), held)]
            assert not secret(twin, seat).intersection(others)


def _apart(value: object, held: set[int]):
    """Yield the cards a field names, without those lists that hold cards."""
    if id(value) in held:
        return
    if isinstance(value, list) and any(isinstance(one, list) for one in value):
        for one in value:
            yield from _apart(one, held)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from named(key)
            yield from _apart(one, held)
    else:
        yield from named(value)


@every_table(BUDGET // REDEALS)
def test_a_redeal_varies(table, seed):
    rng = Random(seed)
    for deal in deals(table, seed, BUDGET // REDEALS):
        for seat in () if deal.over or not one_pack(deal) else range(table.seats):
            places = _places(deal, seat, rng)
            hidden = deal.hidden(seat)
            stuck = {
                card
                for here in hidden
                for card in loose(here)
                if len(places[card]) == 1 and _movable(card, here, hidden)
            }
            assert not stuck


def _places(deal, seat, rng) -> dict[Card, set[tuple[int, int]]]:
    """Return where each card lies in many redeals: which list, which place in it."""
    met = defaultdict(set)
    for _ in range(REDEALS):
        for number, held in enumerate(deal.redeal(seat, rng).holding()):
            for at, card in enumerate(held):
                met[card].add((number, at))
    return met


def _movable(card: Card, here: Hidden, hidden: list[Hidden]) -> bool:
    """Tell whether a card may lie elsewhere: in its own list, or in another that can give a card for it."""
    if len(here.cards) - len(here.known) > 1:
        return True
    partners = (other for other in hidden if other is not here and other.pool == here.pool)
    return here.lacks is None and any(
        _takes(other, card) and any(_takes(here, one) for one in loose(other))
        for other in partners
        if other.lacks is None
    )


def _takes(place: Hidden, card: Card) -> bool:
    return place.barred is None or not place.barred(card)
