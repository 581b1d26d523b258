"""Tricks with and without trumps: who takes them, what may be laid to them."""

import pytest

from games.cards import Rank, Suit, card, cards, text
from games.parts.tricks import best, follow, power

NATURAL = tuple(Rank)
KING_HIGH = (Rank.SEVEN, Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)
JACK_HIGH = (Rank.SEVEN, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""An order of trumps: the nine and the jack above the ace."""
SPADES = Suit.SPADES


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("TD 4D KD 2H", None, "KD"),
        ("2C AD AH AS", None, "2C"),
        ("AD 2S KD 3S", SPADES, "3S"),
        ("2S AD AH AC", SPADES, "2S"),
        ("7D", None, "7D"),
    ],
)
def test_the_highest_trump_takes_else_the_highest_of_the_led_suit(trick, trump, winner):
    laid = cards(trick)
    assert laid[best(laid, power(NATURAL, trump), trump)] == card(winner)


def test_of_identical_cards_the_earlier_takes():
    laid = cards("7D TD TD")
    assert best(laid, power(NATURAL), None) == 1


@pytest.mark.parametrize(
    ("lower", "higher", "strength"),
    [
        ("AD", "JD", power(KING_HIGH)),
        ("AD", "7S", power(NATURAL, SPADES)),
        ("AS", "9S", power(KING_HIGH, SPADES, trumps=JACK_HIGH)),
        ("9S", "JS", power(KING_HIGH, SPADES, trumps=JACK_HIGH)),
        ("KD", "7S", power(KING_HIGH, SPADES, trumps=JACK_HIGH)),
    ],
)
def test_power_goes_by_the_order_given_and_lifts_trumps(lower, higher, strength):
    assert strength[card(lower)] < strength[card(higher)]


HAND = "2D AD 3S KS 5C"


@pytest.mark.parametrize(
    ("hand", "trick", "ruff", "beat", "allowed"),
    [
        (HAND, "", True, True, HAND),
        (HAND, "TD", False, False, "2D AD"),
        (HAND, "TD", False, True, "AD"),
        (HAND, "TD KD", True, True, "AD"),
        (HAND, "AD", True, True, "2D AD"),
        (HAND, "TD 2S", True, True, "2D AD"),
        (HAND, "QS", True, True, "KS"),
        (HAND, "AS", True, True, "3S KS"),
        (HAND, "TH", False, False, HAND),
        (HAND, "TH", False, True, HAND),
        (HAND, "TH", True, False, "3S KS"),
        (HAND, "TH QS", True, True, "3S KS"),
        ("2D 5C", "TH", True, True, "2D 5C"),
    ],
)
def test_what_may_be_laid(hand, trick, ruff, beat, allowed):
    """The led suit first, higher where `beat` asks; then a trump where `ruff` does, any; then anything."""
    found = follow(cards(hand), cards(trick), power(NATURAL, SPADES), trump=SPADES, ruff=ruff, beat=beat)
    assert text(found) == allowed


def test_the_hand_is_not_handed_out_itself():
    hand = cards(HAND)
    assert follow(hand, [], power(NATURAL)) is not hand
