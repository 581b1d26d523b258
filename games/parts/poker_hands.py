"""Five cards as a poker hand: its category, and what decides between two hands of the same one. Suits never do."""

from collections import Counter
from collections.abc import Collection, Iterable
from enum import IntEnum

from games.cards import Card, Rank

SIZE = 5
"""Cards of a hand."""


class Category(IntEnum):
    """What a hand is, low to high."""

    HIGH = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8
    ROYAL = 9


Value = tuple[Category, tuple[int, ...]]
"""The category, then the ranks that are compared; of two hands the better one has the greater value."""

_GROUPS = {
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR,
}
_LOW_STRAIGHT = [Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO]


def value(hand: Collection[Card]) -> Value:
    """Return what five cards are worth: groups before single cards, each from high to low."""
    counts = Counter(card.rank for card in hand)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    category = _GROUPS.get(tuple(counts[rank] for rank in ranks))
    return (category, tuple(ranks)) if category is not None else _ungrouped(ranks, len({card.suit for card in hand}))


def laid_out(hand: Iterable[Card]) -> list[Card]:
    """Return a hand as it is shown: groups before single cards, each from high to low."""
    held = list(hand)
    counts = Counter(card.rank for card in held)
    return sorted(held, key=lambda card: (counts[card.rank], card.rank, -card.suit), reverse=True)


def _ungrouped(ranks: list[Rank], suits: int) -> Value:
    """Return the value of five different ranks, from high to low; a low straight counts by its five."""
    top = ranks[1] if ranks == _LOW_STRAIGHT else ranks[0]
    straight = ranks == _LOW_STRAIGHT or ranks[0] - ranks[-1] == SIZE - 1
    if straight and suits == 1:
        return (Category.ROYAL if top == Rank.ACE else Category.STRAIGHT_FLUSH), (top,)
    if straight:
        return Category.STRAIGHT, (top,)
    return (Category.FLUSH if suits == 1 else Category.HIGH), tuple(ranks)
