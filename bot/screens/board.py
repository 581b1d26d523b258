"""Leaders: a page of a board, figures in columns that no name can bend, and the way to the other boards."""

from dataclasses import dataclass, replace
from typing import Self

from bot.names import length
from bot.screens.keyboard import packed
from bot.screens.markup import DOT, bold, game_name
from bot.screens.menu import Catalog, by_family
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.texts import MINUS, Voice

PERIODS = ("week", "month", "all")
USUAL = "month"
"""The period that is shown first."""
PAGES = 1_000_000
"""More than any board has."""
WHICH = "?"
"""Stands in a button for the key of a game that is yet to be chosen."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which board is looked at."""

    key: str | None
    """Of the game; None: all games."""
    period: str = USUAL
    """One of PERIODS."""
    everywhere: bool = False
    """Of all chats."""
    page: int = 0

    @property
    def code(self) -> str:
        """The code of the button that leads there."""
        return f"{self.key or ''}.{self.period}.{'all' if self.everywhere else 'chat'}.{self.page}"

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read the code of a button; ValueError if no screen can have written it."""
        key, period, scope, page = code.split(".")
        asked = cls(key or None, period, scope == "all", int(page))
        if asked.code != code or period not in PERIODS or asked.page not in range(PAGES):
            raise ValueError(f"not the code of a board: {code!r}")
        return asked


@dataclass(frozen=True, slots=True)
class Line:
    """A person's line."""

    place: int
    name: str
    """Ready for HTML."""
    matches: int
    wins: int
    losses: int
    """In a game of losers: times lost."""
    rating: int | None = None
    """None on boards of all games."""
    uncertain: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A page of a board, as the person who asks for it sees it."""

    asked: Asked
    lines: tuple[Line, ...]
    """Of the page, and the own line where it stands on another."""
    own: int | None
    """The place of who asks; None: on this board there is none."""
    people: int
    """On all pages."""
    pages: int
    losers: bool
    """A game of losers: times lost are told, not won."""
    chat: bool
    """Looked at in a chat, which has boards of its own."""


def board(state: State, say: Voice) -> Screen:
    """Return a page of a board."""
    asked = state.asked
    whose = say("board-everywhere" if asked.everywhere else "board-chat")
    lines = [DOT.join([bold(whose), _game(asked.key, say), say(f"board-{asked.period}")])]
    lines.append(f"<pre>{_table(state, say)}</pre>" if state.lines else say("board-empty"))
    if state.own is not None:
        lines.append(say("board-own", place=state.own, people=state.people))
    if any(line.uncertain for line in state.lines):
        lines.append(say("board-uncertain"))
    return Screen("\n".join(lines), _rows(state, say))


def games(asked: Asked, catalog: Catalog, say: Voice) -> Screen:
    """Return the games whose boards can be looked at."""
    keys = [key for keys in by_family(catalog).values() for key in keys]
    labels = [(None, say("button-all-games")), *((key, game_name(key, say)) for key in keys)]
    buttons = [_button(label, replace(asked, key=key, page=0)) for key, label in labels]
    return Screen(say("board-which"), packed(buttons))


def button(key: str, say: Voice) -> Button:
    """Return the button of a result that leads to the board of its game."""
    return _button(say("button-board"), Asked(key))


def _game(key: str | None, say: Voice) -> str:
    """Name a game within a line, in short where it has a short name."""
    if key is None:
        return say("board-all-games")
    return say(short) if say.has(short := f"board-{key}-game") else game_name(key, say).lower()


def _table(state: State, say: Voice) -> str:
    """Lay out the figures in columns."""
    rated = ["rating", "matches", "losses" if state.losers else "wins"]
    columns = rated if state.asked.key else ["wins", "matches", "share"]
    heads = [say.word("board", state.asked.key or "", column) for column in columns]
    cells = [[_cell(line, column) for column in columns] for line in state.lines]
    rows = [["  ", *heads], *([str(line.place), *own] for line, own in zip(state.lines, cells, strict=True))]
    widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
    figures = [" ".join(map(str.rjust, row, widths)) for row in rows]
    names = ["", *(f" {line.name}" for line in state.lines)]
    return "\n".join(map("".join, zip(figures, names, strict=True)))


def _cell(line: Line, column: str) -> str:
    match column:
        case "rating":
            return f"{'~' if line.uncertain else ' '}{line.rating}".replace("-", MINUS)
        case "matches":
            return str(line.matches)
        case "wins":
            return str(line.wins)
        case "losses":
            return str(line.losses)
        case "share":
            return str(round(100 * line.wins / line.matches))
    raise AssertionError(column)


def _rows(state: State, say: Voice) -> Rows:
    asked = replace(state.asked, page=0)
    periods = [(say(f"button-{one}"), replace(asked, period=one)) for one in PERIODS]
    rows = [tuple(_button(f"✓ {label}" if to == asked else label, to) for label, to in periods)]
    if state.chat:
        label = say("button-this-chat" if asked.everywhere else "button-all-chats")
        rows.append((_button(label, replace(asked, everywhere=not asked.everywhere)),))
    if state.pages > 1:
        rows.append((_turn("‹", state, -1), _turn("›", state, +1)))
    return (*rows, (_button(say("button-another-game"), replace(asked, key=WHICH)),))


def _turn(label: str, state: State, step: int) -> Button:
    page = state.asked.page + step
    there = _button(label, replace(state.asked, page=max(page, 0)))
    return there if page in range(state.pages) else Button(label, disabled=True)


def _button(label: str, to: Asked) -> Button:
    return Button(label, press(Verb.BOARD, code=to.code))
