"""What the durak family shares: beating a card, sets of cards of one rank, the table of attacks and covers."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, groupby

from games.cards import Card, Suit
from games.view import Zone


def beats(card: Card, under: Card, trump: Suit | None) -> bool:
    """Tell whether `card` is of the same suit and higher, or the only trump of the two."""
    return card.rank > under.rank if card.suit == under.suit else card.suit == trump


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return a set of cards in its canonical order: by rank, then S H D C."""
    return sorted(cards, key=lambda card: (card.rank, -card.suit))


def of_one_rank(hand: Iterable[Card], most: int) -> Iterator[tuple[Card, ...]]:
    """Yield every set of one to `most` cards of one rank, the small sets first."""
    ranks = [list(cards) for _, cards in groupby(in_order(hand), key=lambda card: card.rank)]
    for size in range(1, most + 1):
        for cards in ranks:
            yield from combinations(cards, size)


def lowest(hand: Sequence[Card], trump: Suit) -> Card:
    """Return what is led for a silent player: the lowest plain card, if there is none the lowest trump."""
    return min(in_order(hand), key=lambda card: (card.suit == trump, card.rank))


def pairs(attacks: Sequence[Card], covers: Sequence[Card | None], laid: Sequence[int], defender: int) -> Zone:
    """Return the zone of pairs: each attack card and its cover, None while it lies uncovered."""
    cards = chain.from_iterable(zip(attacks, covers, strict=True))
    by = ((seat, None if cover is None else defender) for seat, cover in zip(laid, covers, strict=True))
    return Zone("table", "pairs", tuple(cards), by=tuple(chain.from_iterable(by)))
