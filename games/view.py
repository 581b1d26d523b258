"""The View: what one seat, or a spectator, may see. It is the only thing of a deal that leaves for a screen.

All texts are ids with typed arguments; cards nobody may see are None (a back).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from games.actions import Action, Arg
from games.cards import Card

Sheet = tuple[tuple["Text", tuple[int | None, ...]], ...]
"""A score sheet: rows of a title and a number for each seat."""


class Text(NamedTuple):
    """A text by id (without the game's key, see docs/adding-a-game.md) and its arguments."""

    id: str
    args: Mapping[str, Arg]


class Zone(NamedTuple):
    """A named place on the table, its cards in reading order."""

    id: str
    form: Literal["row", "pairs", "trick", "pile", "fan", "grid"]
    cards: tuple[Card | None, ...]
    owner: int | None = None
    by: tuple[int | None, ...] = ()
    """Who laid each card."""


class Place(NamedTuple):
    """What all may know of a seat."""

    seat: int
    cards: int
    state: Literal["in", "out", "passed", "chosen"] = "in"
    roles: tuple[str, ...] = ()
    facts: Mapping[str, Arg] = {}


class Free(NamedTuple):
    """A verb with which a seat may confirm any `least` to `most` of its own cards, scoring or fined.

    The listed actions of such a verb are for computer players and never become buttons: that would be a hint.
    """

    verb: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat may see and do; `hand`, `notes` and `actions` are empty for a spectator."""

    zones: tuple[Zone, ...]
    places: tuple[Place, ...]
    facts: Mapping[str, Arg]
    hand: tuple[Card, ...]
    notes: tuple[Text, ...]
    ask: Text | None
    actions: tuple[Action, ...]
    free: tuple[Free, ...]
    awaited: tuple[int, ...]
    details: Mapping[str, Mapping[str, Arg]] = field(default_factory=dict)
    """By code of an action: what its label tells beside its cards and numbers."""
    sheet: Sheet = ()
