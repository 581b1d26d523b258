"""What a seat cannot know, read off `hidden`; and every card that a value names."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from games.cards import Card
from games.deal import Deal
from games.hidden import Hidden


def one_pack(deal: Deal) -> bool:
    """Tell whether each card is in the game once, so that naming it names the very card."""
    return max(Counter(card for held in deal.holding() for card in held).values()) == 1


def secret(deal: Deal, seat: int) -> set[Card]:
    """Return the cards of which the seat does not know where they are."""
    return {card for place in deal.hidden(seat) for card in loose(place)}


def loose(place: Hidden) -> list[Card]:
    """Return the cards of a hidden list that its seat does not know to be there."""
    unknown = Counter(card for at, card in enumerate(place.cards) if at not in place.known)
    unknown.subtract(place.holds)
    return list(unknown.elements())


def named(value: object) -> Iterator[Card]:
    """Yield every card that a value (a view, an event, a field) holds, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from named(key)
            yield from named(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from named(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from named(getattr(value, field.name))
