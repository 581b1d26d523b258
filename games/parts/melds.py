"""Combinations of cards that are shown: runs of a suit, cards of one rank, king and queen; what may follow what."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from games.cards import Card, Rank, Suit

Meld = tuple[Card, ...]

_MARRIED = {Rank.KING, Rank.QUEEN}


def runs(cards: Iterable[Card], least: int, most: int = len(Rank)) -> list[Meld]:
    """Return every run of this length, parts of longer ones too: cards of a suit in natural order, rising."""
    held = set(cards)
    found = []
    for start in sorted(held):
        run = [start]
        while len(run) < most and (following := _next(run[-1])) in held:
            run.append(following)
            if len(run) >= least:
                found.append(tuple(run))
    return found


def sets(cards: Iterable[Card], size: int, ranks: Iterable[Rank]) -> list[Meld]:
    """Return every set of so many cards of one of these ranks; copies of a card are not told apart."""
    held = sorted(cards)
    same = ([card for card in held if card.rank == rank] for rank in ranks)
    return sorted({chosen for each in same for chosen in combinations(each, size)})


def married(cards: Sequence[Card]) -> Suit | None:
    """Return the suit of which the cards are king and queen, and nothing else."""
    pair = len(cards) == len(_MARRIED) and {card.rank for card in cards} == _MARRIED
    return cards[0].suit if pair and cards[0].suit == cards[1].suit else None


def marriages(cards: Iterable[Card]) -> list[Meld]:
    """Return king and queen of each suit of which both are there."""
    held = set(cards)
    pairs = ((Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit)
    return [pair for pair in pairs if held.issuperset(pair)]


def strength(run: Sequence[Card], trump: Suit, *, first: bool) -> tuple[int, Rank, bool, bool]:
    """Return how strong a rising run is: by length, then top card, then trumps, then the seat that led first."""
    return len(run), run[-1].rank, run[-1].suit == trump, first


def junior(run: Sequence[Card], shown: Iterable[Sequence[Card]]) -> bool:
    """Tell whether a rising run shares a card with a shown one that is longer, or as long with a higher top."""
    return any(
        not set(run).isdisjoint(senior) and (len(senior), senior[-1].rank) > (len(run), run[-1].rank)
        for senior in shown
    )


def _next(card: Card) -> Card | None:
    return None if card.rank == Rank.ACE else Card(Rank(card.rank + 1), card.suit)
