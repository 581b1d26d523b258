"""Hearts against OpenSpiel's: the same cards, every decision with the same choices, the same points in the end.

OpenSpiel is built for Linux on x86-64 only (requirements/oracle.txt); elsewhere the module is reported as skipped.
"""

from random import Random
from typing import Any

import pytest

from games.actions import Action
from games.cards import Card, Rank, Suit
from games.game import Standing
from games.rules.hearts import PACK, SEATS, Hearts, HeartsDeal, HeartsOptions

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: hearts is not compared with it here")

SAME_RULES = {
    "pass_cards": True,
    "no_pts_on_first_trick": True,
    "must_break_hearts": True,
    "qs_breaks_hearts": False,
    "jd_bonus": False,
    "avoid_all_tricks_bonus": False,
    "can_lead_any_club": False,
    "can_lead_hearts_instead_of_qs": False,
}
DIRECTIONS = {1: 1, 2: 3, 3: 2, 4: 0}
"""OpenSpiel's chance outcome (seats to the left) by the number of our deal in the cycle `lrah`."""


def number(card: Card) -> int:
    return (card.rank - 2) * len(Suit) + card.suit


def random_deck(rng: Random) -> list[Card]:
    return rng.sample(PACK, len(PACK))


def suit_a_seat(rng: Random) -> list[Card]:
    """Nearly a suit a seat: hands of points only in trick 1, leads of hearts without choice, shots at the moon."""
    suits = rng.sample(list(Suit), SEATS)
    deck = [Card(rank, suit) for rank in Rank for suit in suits]
    for _ in range(rng.randrange(4)):
        one, other = rng.sample(range(len(deck)), 2)
        deck[one], deck[other] = deck[other], deck[one]
    return deck


def begin(deck: list[Card], deal_number: int) -> tuple[HeartsDeal, Any]:
    """Return both games with the deck dealt, one card a seat in turn."""
    standing = Standing(deal_number, (0,) * SEATS, 0, 0)
    ours = Hearts(SEATS, HeartsOptions()).deal(standing, bytes(32), deck)
    theirs = pyspiel.load_game("hearts", SAME_RULES).new_initial_state()
    theirs.apply_action(DIRECTIONS[deal_number])
    for card in deck:
        theirs.apply_action(number(card))
    return ours, theirs


def give(ours: HeartsDeal, theirs: Any, rng: Random) -> None:
    """OpenSpiel has the seats choose one after another, card by card; nobody sees a packet before the last."""
    for seat in range(SEATS):
        packet = sorted(rng.sample(ours.hands[seat], 3))
        left = set(ours.hands[seat])
        for card in packet:
            assert theirs.current_player() == seat
            assert set(theirs.legal_actions()) == set(map(number, left))
            theirs.apply_action(number(card))
            left.remove(card)
        ours.apply(seat, Action("give", tuple(packet)))


def play_out(ours: HeartsDeal, theirs: Any, rng: Random) -> None:
    while not ours.over:
        legal = {number(action.cards[0]): action for action in ours.legal(ours.turn)}
        assert theirs.current_player() == ours.turn
        assert set(theirs.legal_actions()) == set(legal)
        chosen = rng.choice(sorted(legal))
        ours.apply(ours.turn, legal[chosen])
        theirs.apply_action(chosen)


@pytest.mark.parametrize("deal_number", DIRECTIONS)
@pytest.mark.parametrize("deck", [random_deck, suit_a_seat])
def test_choices_and_points_are_those_of_openspiel(deck, deal_number):
    """OpenSpiel returns 26 less the points, the moon counted as ours."""
    rng = Random(deal_number)
    for _ in range(150):
        ours, theirs = begin(deck(rng), deal_number)
        if ours.phase == "pass":
            give(ours, theirs, rng)
        play_out(ours, theirs, rng)
        assert theirs.is_terminal()
        assert [26 - points for points in ours.result().points] == theirs.returns()


def test_odd_decks_reach_the_rare_rules():
    """A check of the test itself: shots, and points discarded in trick 1, do occur."""
    rng = Random(4)
    moons = early_points = 0
    for _ in range(150):
        ours, _ = begin(suit_a_seat(rng), 4)
        while not ours.over:
            ours.apply(ours.turn, rng.choice(ours.legal(ours.turn)))
            early_points += len(ours.gone) == SEATS and sum(ours.points) > 0
        moons += ours.result().reason == "moon"
    assert (moons > 0, early_points > 0) == (True, True)
