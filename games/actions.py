"""What a seat does (Action), what the table hears of it (Event), and why something was not done (Refused).

Each has one short form for all games, so that one codec, one renderer and one table of texts serve them all.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple, NewType, Self

from games.cards import Card, Suit, card

Seat = NewType("Seat", int)
"""A seat as an argument of a text: the screen knows its name."""

Arg = int | str | Suit | Card | tuple[Card, ...] | Seat
"""An argument of a text."""

MAX_CODE = 40
"""Bytes a code may have, so that button data stay within Telegram's 64."""

_VERB = re.compile(r"[a-z_]+")
_NUMBER = re.compile(r"0|[1-9][0-9]*")
_SUITS = {suit.code: suit for suit in Suit}


class Action(NamedTuple):
    """One whole decision of a seat. Its code round-trips: `Action.parse(action.code) == action`."""

    verb: str
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    numbers: tuple[int, ...] = ()

    @property
    def code(self) -> str:
        """ASCII, as in the rules files: "take", "play:8H,S", "give:2S,3S,4S", "fan:2,1"."""
        words = [one.code for one in self.cards]
        if self.suit is not None:
            words.append(self.suit.code)
        words.extend(map(str, self.numbers))
        return f"{self.verb}:{','.join(words)}" if words else self.verb

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read a code; ValueError unless the result is written with this very code ("draw:01", "play:S,8H")."""
        if len(code) > MAX_CODE:
            raise ValueError("longer than any code of an action")
        verb, _, rest = code.partition(":")
        found: list[Card] = []
        suit: Suit | None = None
        numbers: list[int] = []
        for word in rest.split(",") if rest else ():
            if word in _SUITS:
                suit = _SUITS[word]
            elif _NUMBER.fullmatch(word):
                numbers.append(int(word))
            else:
                found.append(card(word))
        action = cls(verb, tuple(found), suit, tuple(numbers))
        if not _VERB.fullmatch(verb) or action.code != code:
            raise ValueError(f"not the code of an action: {code!r}")
        return action


def each(verb: str, pack: Iterable[Card]) -> dict[Card, Action]:
    """Return the one-card actions of a verb, by card; a game builds them once."""
    return {one: Action(verb, (one,)) for one in pack}


class Event(NamedTuple):
    """Something that happened, told as the text `event-<key>-<kind>`, else `event-<kind>`."""

    kind: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    number: int | None = None
    other: int | None = None
    """A second seat: whom it befell."""
    to: int | None = None
    """The only seat that may hear it; None: everybody."""


class Refused(Exception):
    """An action or a set of options that the rules do not allow; nothing has changed.

    `reason` names the text `refused-<key>-<reason>`, else `refused-<reason>`; `details` are its arguments.
    """

    def __init__(self, reason: str, **details: Arg) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details: Mapping[str, Arg] = details
