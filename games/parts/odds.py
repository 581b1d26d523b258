"""What a computer player reckons with at tricks: the cards it has not seen, and how high its own stand among them."""

from collections.abc import Iterable

from games.cards import Card
from games.parts.tricks import Power


def unseen(pack: Iterable[Card], *seen: Iterable[Card]) -> list[Card]:
    """Return the cards of the pack that are none of those seen."""
    known = {card for cards in seen for card in cards}
    return [card for card in pack if card not in known]


def above(card: Card, rest: Iterable[Card], power: Power) -> int:
    """Return how many of the unseen cards are of the same suit and higher."""
    return sum(other.suit == card.suit and power[other] > power[card] for other in rest)


def strength(card: Card, rest: Iterable[Card], power: Power) -> float:
    """Return which share of the unseen cards of its suit a card is above; a half where there is none."""
    rivals = [other for other in rest if other.suit == card.suit]
    return 1 - above(card, rivals, power) / len(rivals) if rivals else 0.5
