"""Cards: suits, ranks, packs and the short codes ("7S", "TD") that logs, buttons and vectors share."""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Suit(IntEnum):
    """A suit. CLUBS is falsy: ask `is None`, never `if trump`."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def code(self) -> str:
        """One letter: "C", "D", "H" or "S"."""
        return "CDHS"[self]


class Rank(IntEnum):
    """A rank, valued as printed; jack to ace go on from ten."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def code(self) -> str:
        """One sign: "2" to "9", "T", "J", "Q", "K" or "A"."""
        return "23456789TJQKA"[self - 2]


class Card(NamedTuple):
    """A playing card; equal by value, since some games use two packs."""

    rank: Rank
    suit: Suit

    @property
    def code(self) -> str:
        """Rank and suit in two signs: "7S", "TD"."""
        return self.rank.code + self.suit.code


def pack(low: Rank = Rank.TWO, *, copies: int = 1) -> tuple[Card, ...]:
    """All cards from `low` to the ace in order of suit, then rank: 52, 36 (SIX), 32 (SEVEN) or 24 (NINE) a copy."""
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank >= low for _ in range(copies))


_BY_CODE = {card.code: card for card in pack()}


def card(code: str) -> Card:
    """Return the card written as `code`; ValueError if there is none."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(f"no such card: {code!r}") from None


def cards(text: str) -> list[Card]:
    """Read codes divided by blanks ("7S TD AH"); ValueError names the bad word."""
    return [card(word) for word in text.split()]


def text(cards: Iterable[Card]) -> str:
    """Write cards as `cards()` reads them."""
    return " ".join(card.code for card in cards)
