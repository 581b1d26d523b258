"""What cards of the durak family are worth to a computer player, and the cheapest way to cover an attack."""

from collections.abc import Iterable

from games.cards import Card, Suit
from games.parts.beating import beats

_TRUMP = 9
"""How many ranks a trump is dearer than a plain card: the trump six stands a rank above the plain ace."""


def price(card: Card, trump: Suit) -> int:
    """Return the rank, raised for a trump above all plain cards."""
    return card.rank + _TRUMP * (card.suit == trump)


def covering(hand: Iterable[Card], bare: Iterable[Card], trump: Suit) -> dict[Card, Card]:
    """Return covers of the bare cards that can have one, the dearest matched first with the cheapest that beats it."""
    left = sorted(hand, key=lambda card: price(card, trump))
    covers: dict[Card, Card] = {}
    for under in sorted(bare, key=lambda card: price(card, trump), reverse=True):
        card = next((card for card in left if beats(card, under, trump)), None)
        if card is not None:
            covers[under] = card
            left.remove(card)
    return covers
