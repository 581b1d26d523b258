"""What a computer player reckons with: cards it has not seen, and how high its own stand among them."""

import pytest

from games.cards import Rank, card, cards, pack, text
from games.parts.odds import above, strength, unseen
from games.parts.tricks import power

POWER = power(tuple(Rank))


def test_what_was_seen_anywhere_is_not_unseen():
    assert text(unseen(pack(Rank.JACK), cards("JC QC KC AC JD"), cards("QD KD AD JH QH"), [])) == "KH AH JS QS KS AS"


@pytest.mark.parametrize(
    ("one", "rest", "higher", "share"),
    [
        ("9D", "7D 8D TD AD KS", 2, 0.5),
        ("AD", "7D 8D TD KS", 0, 1.0),
        ("7D", "8D TD KS", 2, 0.0),
        ("JD", "TD AD 9D KD", 2, 0.5),
        ("JD", "TD", 0, 1.0),
        ("JD", "TS", 0, 0.5),
        ("JD", "", 0, 0.5),
    ],
)
def test_a_card_stands_among_the_unseen_ones_of_its_suit(one, rest, higher, share):
    assert above(card(one), cards(rest), POWER) == higher
    assert strength(card(one), cards(rest), POWER) == share
