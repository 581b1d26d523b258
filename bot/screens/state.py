"""What the screens of a table are made of: plain values, nothing that a reader of the screen may not see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from games.actions import Action, Event, Refused
from games.deal import Options
from games.view import Sheet, View


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table, as shown."""

    name: str
    """Ready for HTML: escaped, shortened, isolated, told apart from the others."""
    person: int | None
    """The Telegram id; None: a computer."""
    asleep: bool = False
    """The computer plays for a silent owner."""
    left: bool = False
    """The owner has left; the computer plays the cards out."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What every screen of a table tells in its head."""

    table: int
    number: int
    """The table's number in its chat."""
    key: str
    options: Options
    sitters: tuple[Sitter, ...]
    chat: str
    """The chat's title, ready for HTML."""
    link: str | None = None
    """A link to the table message; None in basic groups."""
    deal: int = 1
    """The deal now played."""
    deals: int | None = None
    """How many the match has, where that is agreed."""


@dataclass(frozen=True, slots=True)
class LobbyState:
    """A table before its start."""

    desk: Desk
    owner: int | None
    """The person who may start."""
    waiting: tuple[Sitter, ...]
    """People without an open DM: they hold no seat."""
    seats: tuple[int, ...]
    """Numbers of seats with which this game can start under these options."""
    most: int
    problem: Refused | None
    """Why these options contradict each other; hides [Start]."""
    turn: int
    """Turn limit in seconds, 0: off."""
    closes: float
    """Unix seconds."""
    invitation: str
    """The deep link that seats whoever opens it."""
    choices: Mapping[str, tuple[Any, ...]]
    """Values of each option."""
    seal: str
    """sha256 of the secret, in hexadecimal digits."""
    options_open: bool = False
    presets: Mapping[str, Options] = field(default_factory=dict)
    """Sets of options with a name of their own."""
    held: tuple[Sitter, ...] = ()
    """Whose seats of the match before are held and not taken yet."""
    held_until: float = 0.0
    alone: bool = False
    """In a DM: one person against computers."""


@dataclass(frozen=True, slots=True)
class TableState:
    """A running match as everybody in the chat sees it."""

    desk: Desk
    view: View
    """A spectator's."""
    told: tuple[Event, ...]
    """What happened since the message last told, public events only."""
    deadline: float | None
    number: int
    """The decision number of group buttons."""
    newest: int = 0
    """How many of the events told, the last ones, came with the last move."""
    untouched: bool = False
    """Nobody has moved in this deal."""
    open: bool = False
    """Played by group buttons (nothing is hidden)."""
    actions: tuple[str, ...] = ()
    """Codes of group buttons, in an open game."""


@dataclass(frozen=True, slots=True)
class HandState:
    """A running match as one seat sees it."""

    desk: Desk
    seat: int
    view: View
    told: tuple[Event, ...]
    """What this seat may hear since the message last told."""
    deadline: float | None
    number: int
    """The seat's decision number."""
    ticks: frozenset[int] = frozenset()
    """Ticked positions of the hand."""
    choosing: str = ""
    """The free verb for which cards are chosen."""
    line: str | None = None
    """A refusal that came too late for a popup, ready for HTML."""
    rung: bool = False
    """The half-time ring: the head says that half of the time is gone."""
    silence: Action | None = None
    """What time will answer for this seat; told with the ring."""
    window: bool = False
    """A round in which most decline: one may pass to the end of the bout."""
    over: bool = False
    """The match has ended: no buttons."""


@dataclass(frozen=True, slots=True)
class ResultState:
    """A match that has ended."""

    desk: Desk
    ranking: tuple[int, ...] | None
    """None: void."""
    totals: tuple[int, ...]
    titles: tuple[tuple[int, str], ...]
    ending: str | None
    told: tuple[Event, ...]
    """What happened since the table message last told."""
    secret: str
    """From which the cards came, in hexadecimal digits."""
    why_void: str | None = None
    """The id of a text that says why there is no result."""
    newest: int = 0
    """How many of the events told, the last ones, came with the last move."""
    sheet: Sheet = ()
    changes: tuple[int | None, ...] = ()
    """By seat: what the match has done to the rating; None, or nothing at all: unrated."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several tables that a command may mean."""

    table: int
    number: int
    key: str
    chat: str
    """The chat's title, ready for HTML."""
