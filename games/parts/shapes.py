"""Sets of cards by shape: how many there are of each rank, the most first. (2, 1): a pair and any other card."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, groupby, permutations, product

from games.cards import Card
from games.parts.beating import in_order

Shape = tuple[int, ...]


def shape(cards: Iterable[Card]) -> Shape:
    """Return the shape of a set of cards."""
    return tuple(sorted(Counter(card.rank for card in cards).values(), reverse=True))


def of_shape(hand: Iterable[Card], wanted: Shape) -> Iterator[tuple[Card, ...]]:
    """Yield each set of that shape once, in canonical order, low ranks first."""
    ranks = [list(cards) for _, cards in groupby(in_order(hand), key=lambda card: card.rank)]
    for chosen in permutations(range(len(ranks)), len(wanted)):
        if _ascending(chosen, wanted):
            parts = (combinations(ranks[at], size) for at, size in zip(chosen, wanted, strict=True))
            yield from (tuple(in_order(chain.from_iterable(cards))) for cards in product(*parts))


def twins(cards: Iterable[Card]) -> int:
    """Return how many cards would have to go for no two to be of one rank."""
    return sum(size - 1 for size in shape(cards))


def _ascending(chosen: Sequence[int], wanted: Shape) -> bool:
    """Tell whether parts of one size stand in ascending order: the others are the same sets again."""
    return all(chosen[at] < chosen[at + 1] for at in range(len(chosen) - 1) if wanted[at] == wanted[at + 1])
