"""How a hand is laid out for its owner."""

from collections.abc import Iterable

from games.cards import Card, Suit

_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbouring suits are told apart at a glance."""


def arranged(cards: Iterable[Card], trump: Suit | None = None) -> list[Card]:
    """Return the cards trumps first, then by suit, each from high to low."""
    return sorted(cards, key=lambda card: (card.suit != trump, _ORDER.index(card.suit), -card.rank))
