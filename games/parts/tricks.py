"""Tricks: how strong a card is, who takes the trick, what may be laid to it."""

from collections.abc import Iterable, Mapping, Sequence

from games.cards import Card, Rank, Suit

Power = Mapping[Card, int]
"""How high each card is: comparable within a suit, and any trump above any plain card."""

_TRUMP = 100
"""What lifts the lowest trump above the highest plain card."""


def power(order: Sequence[Rank], trump: Suit | None = None, *, trumps: Sequence[Rank] | None = None) -> dict[Card, int]:
    """Return the power of all cards; ranks from low to high, `trumps`: those of the trump suit if they differ."""
    plain = {Card(rank, suit): place for suit in Suit if suit != trump for place, rank in enumerate(order)}
    if trump is None:
        return plain
    ruling = {Card(rank, trump): _TRUMP + place for place, rank in enumerate(trumps or order)}
    return plain | ruling


def best(trick: Sequence[Card], power: Power, trump: Suit | None) -> int:
    """Return the place of the card that takes the trick: the highest trump, else the highest of the led suit.

    Of two identical cards the earlier one.
    """
    led = trick[0].suit
    rivals = (at for at, card in enumerate(trick) if card.suit in (led, trump))
    return max(rivals, key=lambda at: power[trick[at]])


def follow(
    hand: Iterable[Card],
    trick: Sequence[Card],
    power: Power,
    *,
    trump: Suit | None = None,
    ruff: bool = False,
    beat: bool = False,
) -> list[Card]:
    """Return what of the hand may be laid to the trick, in the hand's order; all of it to an empty one.

    The led suit must be followed; `beat`: with a card that takes the trick so far, if the hand has such a one of the
    led suit. Who is void may lay anything; `ruff`: a trump (any) if the hand has one.
    """
    held = list(hand)
    if not trick:
        return held
    led = trick[0].suit
    if same := [card for card in held if card.suit == led]:
        return _above(same, trick[best(trick, power, trump)], power) or same if beat else same
    trumps = [card for card in held if card.suit == trump] if ruff else []
    return trumps or held


def _above(cards: list[Card], top: Card, power: Power) -> list[Card]:
    return [card for card in cards if power[card] > power[top]]
