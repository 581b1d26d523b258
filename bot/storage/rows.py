"""What the database keeps, as plain values. Times are unix seconds, ids of people and chats are Telegram's."""

from dataclasses import dataclass
from typing import Literal

Language = Literal["ru", "en"]
Ring = Literal["always", "away", "never"]
Dm = Literal["unknown", "open", "closed"]
ChatKind = Literal["private", "group", "supergroup"]
ChatState = Literal["open", "muted", "gone"]
Leaver = Literal["computer", "end"]
Status = Literal["lobby", "running", "over", "void", "closed", "broken"]
By = Literal["person", "silence", "computer", "host"]

MOSCOW = "Europe/Moscow"
"""The zone of a chat that has chosen none."""

_READ_RUSSIAN = ("ru", "be", "hy", "kk", "ky", "tg", "tk", "uk", "uz")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has spoken to the bot or pressed one of its buttons."""

    id: int
    name: str
    """As Telegram gave it last, not escaped."""
    username: str | None = None
    language: Language | None = None
    """Chosen by /lang."""
    hint: str | None = None
    """Telegram's `language_code`."""
    ring: Ring = "away"
    """When the hand is sent anew instead of edited."""
    dm: Dm = "unknown"
    """Whether the bot may write to this person."""
    seen: float = 0.0

    @property
    def speaks(self) -> Language:
        """The chosen language; else Russian for who has no hint or one of a language whose speakers mostly read it."""
        if self.language is not None:
            return self.language
        hint = (self.hint or "ru").partition("-")[0].lower()
        return "ru" if hint in _READ_RUSSIAN else "en"


@dataclass(frozen=True, slots=True)
class Chat:
    """A chat and its settings, which a table copies when its lobby opens."""

    id: int
    title: str
    kind: ChatKind
    username: str | None = None
    language: Language = "ru"
    turn: int = 180
    """Turn limit in seconds, 0: off."""
    leaver: Leaver = "computer"
    """What becomes of the cards of who leaves: the computer plays them, or the match ends."""
    window: int = 30
    """Seconds the seat at turn has where several are asked at once and mostly decline."""
    tables: int = 0
    """The number of the last table."""
    state: ChatState = "open"
    """muted: the bot may not write there; gone: it is no longer a member."""
    zone: str = MOSCOW
    """Of the tz database: where the chat's days begin."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table from its lobby to its result."""

    id: int
    chat: int
    topic: int
    number: int
    """Counted per chat."""
    key: str
    """Of the game."""
    version: int
    """Of the game's rules."""
    options: str
    """JSON."""
    token: str
    """Of the deep link."""
    secret: bytes
    """S of the fairness proof."""
    status: Status
    owner: int | None
    turn: int
    leaver: Leaver
    window: int
    opened: float
    touched: float
    """The last press of a person."""
    seed: bytes | None = None
    """M of the fairness proof: fixed at the start."""
    before: str | None = None
    """JSON of the standing that a rematch continues."""
    deadline: float | None = None
    """When the scheduler acts next: closes the lobby, plays for silence."""
    rung: bool = False
    """The half-time ring of this deadline was sent."""
    held: float | None = None
    """Seconds left to the deadline while time stands still."""
    inline: str = ""
    """Id of the inline message the table lives in, instead of chat and topic."""
    started: float | None = None
    """When the cards were first dealt."""
    again: str | None = None
    """JSON of what a rematch goes on from: table, seats, how long they are held."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table, or a place in its waiting list: who waits holds no seat, `seat` is then the order."""

    seat: int
    person: int | None
    """None: a computer."""
    waiting: bool = False
    declines: str | None = None
    """The bout, as "<dealing>.<bout>", to whose end the seat passes in advance."""
    stop: bool = False
    """Its owner consents to an end without result."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a match's log, counted from 1."""

    number: int
    seat: int
    code: str
    at: float
    by: By


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one living message: of which table, what it shows, where."""

    table: int
    """0: of none, as menus are."""
    kind: str
    """"lobby", "table", "hand", "result" ..."""
    chat: int
    topic: int = 0
    inline: str = ""
    """Id of an inline message; chat is 0 then."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What a slot last sent."""

    slot: Slot
    message: int
    """0: there is none any more (deleted by somebody, or left behind in a group that became a supergroup)."""
    digest: str
    since: int
    """The log entry after which the message tells."""
    upto: int
    """The last log entry it tells."""
    at: float
    """When the message was sent; edits do not count."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a seat ended a match."""

    table: int
    seat: int
    person: int | None
    rank: int | None
    """None: void."""
    points: int
    titles: str
    """JSON."""
    left: bool
    """Its owner left before the end."""
    at: float
    won: bool = False
    change: int | None = None
    """What the match did to the rating as shown; None: unrated, and on no board."""


@dataclass(frozen=True, slots=True)
class Rating:
    """OpenSkill's belief about a person in a game; at first that of somebody unknown."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A person's line on a board."""

    place: int
    """Equal for equals: 1, 1, 3."""
    person: int
    name: str
    """As Telegram gave it last, not escaped."""
    matches: int
    wins: int
    losses: int
    """In a game of losers: times lost."""
    rating: Rating | None
    """None on boards of all games."""
