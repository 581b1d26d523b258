"""Poker hands against PokerKit's: the same category, and the same one of two hands wins, or neither."""

from itertools import product
from random import Random

import pokerkit
import pytest

from games.cards import Card, Rank, Suit, pack
from games.parts.poker_hands import SIZE, Category, value

THEIRS = {card: pokerkit.Card(pokerkit.Rank(card.rank.code), pokerkit.Suit(card.suit.code.lower())) for card in pack()}
LABELS = {
    Category.HIGH: pokerkit.Label.HIGH_CARD,
    Category.PAIR: pokerkit.Label.ONE_PAIR,
    Category.TWO_PAIR: pokerkit.Label.TWO_PAIR,
    Category.THREE: pokerkit.Label.THREE_OF_A_KIND,
    Category.STRAIGHT: pokerkit.Label.STRAIGHT,
    Category.FLUSH: pokerkit.Label.FLUSH,
    Category.FULL_HOUSE: pokerkit.Label.FULL_HOUSE,
    Category.FOUR: pokerkit.Label.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH: pokerkit.Label.STRAIGHT_FLUSH,
    Category.ROYAL: pokerkit.Label.STRAIGHT_FLUSH,
}
FEW_RANKS = [Card(rank, suit) for rank, suit in product((Rank.TWO, Rank.THREE, Rank.ACE), Suit)]
LOW_RUN = [Card(rank, suit) for rank, suit in product((Rank.ACE, *list(Rank)[:5]), (Suit.CLUBS, Suit.HEARTS))]
HIGH_RUN = [Card(rank, suit) for rank, suit in product(list(Rank)[-6:], (Suit.SPADES, Suit.DIAMONDS))]
ONE_SUIT = [card for card in pack() if card.suit == Suit.HEARTS]


def sign(one, other) -> int:
    return (one > other) - (one < other)


@pytest.mark.parametrize(
    ("deck", "pairs", "rarest"),
    [
        (pack(), 50_000, Category.FULL_HOUSE),
        (FEW_RANKS, 3_000, Category.FOUR),
        (LOW_RUN, 3_000, Category.STRAIGHT_FLUSH),
        (HIGH_RUN, 3_000, Category.ROYAL),
        (ONE_SUIT, 3_000, Category.ROYAL),
    ],
    ids=["any", "few ranks", "low runs", "high runs", "one suit"],
)
def test_hands_compare_as_pokerkit_compares_them(deck, pairs, rarest):
    """Few packs of few cards bring the rare hands and the ties, which is checked too."""
    rng = Random(len(deck))
    met = set()
    for _ in range(pairs):
        cards = rng.sample(deck, 2 * SIZE)
        hands = cards[:SIZE], cards[SIZE:]
        ours = [value(hand) for hand in hands]
        theirs = [pokerkit.StandardHighHand([THEIRS[card] for card in hand]) for hand in hands]
        assert [LABELS[category] for category, _ in ours] == [hand.entry.label for hand in theirs]
        assert sign(*ours) == sign(*theirs)
        met |= {category for category, _ in ours}
    assert rarest in met
