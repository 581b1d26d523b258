"""Old maid: what is shown to whom, and what a seat cannot know."""

from random import Random

import pytest

from games.actions import Seat
from games.cards import card, cards
from games.match import Match
from games.rules.old_maid import OldMaidDeal
from games.view import Place, Text, Zone
from tests.games.old_maid_positions import DRAWN, GONE, OVER, THREE, at, deal_of, new, played


def test_the_drawer_sees_the_backs_of_the_fan_and_the_others_only_counts():
    match = at(THREE)
    assert match.view(1).zones == (Zone("fan", "fan", (None, None, None), owner=0),)
    assert [match.view(seat).zones for seat in (0, 2, None)] == [(), (), ()]


def test_a_hand_is_shown_in_the_order_of_its_fan():
    assert at(THREE).view(2).hand == tuple(cards("QH 7S KC"))


def test_all_know_who_offers_and_draws_and_how_many_cards_and_pairs_each_has():
    assert played(THREE, (1, "draw:1")).view(None).places == (
        Place(0, 2, facts={"pairs": 0}),
        Place(1, 1, roles=("offerer",), facts={"pairs": 1}),
        Place(2, 3, roles=("drawer",), facts={"pairs": 0}),
    )
    assert at(GONE).view(0).places[2].state == "out"


def test_defeats_are_shown_in_a_series():
    match = at({**THREE, "deals_played": 1, "points": [0, 1, 0]}, deals=3)
    assert [place.facts["points"] for place in match.view(None).places] == [0, 1, 0]


@pytest.mark.parametrize(
    ("seat", "ask"),
    [
        (0, Text("ask-offer", {"seat": Seat(1)})),
        (1, Text("ask-draw", {"seat": Seat(0)})),
        (2, Text("ask-fan", {})),
        (None, Text("call-draw", {})),
    ],
)
def test_a_seat_is_asked_what_it_may_do(seat, ask):
    view = at(THREE).view(seat)
    assert (view.ask, view.awaited) == (ask, (1,))


def test_who_is_out_is_asked_nothing():
    view = at(GONE).view(2)
    assert (view.ask, view.actions, view.hand) == (None, (), ())


def test_the_last_card_lies_open_after_the_end():
    assert played(OVER, (1, "draw:1")).view(None).zones == (Zone("last", "row", (card("QD"),), owner=1),)


# What a seat cannot know


def guesses(match: Match, seat: int) -> list[OldMaidDeal]:
    rng = Random(3)
    return [deal_of(match).redeal(seat, rng) for _ in range(50)]


def test_the_offerer_knows_where_his_card_went_until_another_card_leaves_that_hand():
    match = played(DRAWN, (1, "draw:2"))
    assert all(card("7D") in guess.hands[1] for guess in guesses(match, 0))
    assert not all(card("7D") in guess.hands[1] for guess in guesses(match, 3))
    match.apply(2, f"draw:{1 + match.deal.hands[1].index(card('KS'))}")
    assert not all(card("7D") in guess.hands[1] for guess in guesses(match, 0))
    assert all(card("KS") in guess.hands[2] for guess in guesses(match, 1))


def test_the_drawer_sees_the_card_he_knew_of_leave():
    given = {"phase": "draw", "hands": {0: "KD QD", 1: "7S"}, "offerer": 0, "drawer": 1}
    match = played(given, (1, "draw:1"))
    assert deal_of(match).knows[0][1] == {card("KD")}
    match.apply(0, f"draw:{1 + match.deal.hands[1].index(card('KD'))}")
    assert deal_of(match).knows == [[set(), set(), set()], [{card("KD")}, set(), set()]]


@pytest.mark.parametrize(("show_pairs", "known"), [(True, {card("7D")}), (False, set())])
def test_a_pair_that_is_shown_is_followed_by_all(show_pairs, known):
    """Seat 0 knows that seat 1 holds 7D; seat 2 then takes 5H of it, which pairs with 5C."""
    given = {**DRAWN, "hands": {0: "KD 7D 5S", 1: "KS 5H", 2: "QH 7S 5C", 3: "9D 2C"}}
    match = played(given, (1, "draw:2"), show_pairs=show_pairs)
    match.apply(2, f"draw:{1 + match.deal.hands[1].index(card('5H'))}")
    assert deal_of(match).knows[0][1] == known


def test_the_offerer_knows_what_of_a_hidden_pair_he_gave_and_that_its_known_partner_went():
    given = {"phase": "draw", "hands": {0: "5S QD", 1: "7S", 2: "2C"}, "offerer": 0, "drawer": 1}
    match = played(given, (1, "draw:1"), show_pairs=False)
    deal = deal_of(match)
    deal.offerer, deal.turn = 0, 1
    deal.hands[0] = cards("5D QD")
    match.apply(1, "draw:1")
    assert deal.knows[0] == [set(), set(), set(), {card("5D")}]
    assert deal.knows[1] == [set()] * 4


def test_a_guess_has_no_pair_in_a_hand_and_whole_pairs_among_those_put_away():
    match = new(4, show_pairs=False)
    for guess in guesses(match, 0):
        assert all(len({one.rank for one in hand}) == len(hand) for hand in guess.hands)
        ranks = [one.rank for one in guess.away]
        assert all(ranks.count(rank) % 2 == 0 for rank in ranks)


def test_a_guess_leaves_pairs_where_they_were_shown():
    match = new(4)
    assert all(guess.away == deal_of(match).away for guess in guesses(match, 0))


def test_the_own_pairs_are_known_even_if_the_others_are_not():
    match = new(3, show_pairs=False)
    deal = deal_of(match)
    own = [at for at in range(len(deal.away)) if deal.owners[at // 2] == 1]
    assert all([guess.away[at] for at in own] == [deal.away[at] for at in own] for guess in guesses(match, 1))


def test_the_witch_is_never_guessed_among_the_pairs():
    match = new(3, variant="akulina", show_pairs=False)
    assert not any(card("QS") in guess.away for seat in range(3) for guess in guesses(match, seat))


def test_a_guess_forgets_what_the_others_know():
    match = played(DRAWN, (1, "draw:2"))
    assert [bool(known[1]) for known in deal_of(match).knows] == [True, False, False, False]
    assert not any(any(known) for known in deal_of(match).redeal(1, Random(1)).knows)
