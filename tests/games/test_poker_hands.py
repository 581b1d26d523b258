"""Poker hands: categories, what decides between two of one, how a hand is shown. The oracle compares far more."""

import pytest

from games.cards import cards, text
from games.parts.poker_hands import Category, laid_out, value


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("AS KD QC JH 9S", Category.HIGH, (14, 13, 12, 11, 9)),
        ("2S 2D 9C JH KS", Category.PAIR, (2, 13, 11, 9)),
        ("2S 2D 9C 9H KS", Category.TWO_PAIR, (9, 2, 13)),
        ("2S 2D 2C 9H KS", Category.THREE, (2, 13, 9)),
        ("AS 2D 3C 4H 5S", Category.STRAIGHT, (5,)),
        ("TS JD QC KH AS", Category.STRAIGHT, (14,)),
        ("QS KD AC 2H 3S", Category.HIGH, (14, 13, 12, 3, 2)),
        ("AH QH 9H 5H 2H", Category.FLUSH, (14, 12, 9, 5, 2)),
        ("2S 2D 2C 3H 3S", Category.FULL_HOUSE, (2, 3)),
        ("2S 2D 2C 2H 3S", Category.FOUR, (2, 3)),
        ("9H TH JH QH KH", Category.STRAIGHT_FLUSH, (13,)),
        ("AH 2H 3H 4H 5H", Category.STRAIGHT_FLUSH, (5,)),
        ("TS JS QS KS AS", Category.ROYAL, (14,)),
    ],
)
def test_the_value_of_a_hand(hand, category, ranks):
    assert value(cards(hand)) == (category, ranks)


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("9S QC 4C QH QD", "QC QD QH 9S 4C"),
        ("8C AS KD 8D AH", "AH AS 8C 8D KD"),
        ("2S AD 5C 9H JS", "AD JS 9H 5C 2S"),
    ],
)
def test_groups_are_shown_first(hand, shown):
    assert text(laid_out(cards(hand))) == shown
