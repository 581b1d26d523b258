"""A table in memory, from its lobby to its result. The database holds all of it, ticks and late lines excepted."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.storage.rows import By, Chat, LogRow, Person, SeatRow, Sent, Slot, TableRow
from games.actions import Refused
from games.catalog import catalog
from games.deal import Options
from games.game import Game
from games.match import Match


class Ticks(NamedTuple):
    """What somebody has chosen of the hand and not yet confirmed."""

    number: int
    """The decision it is for."""
    cards: frozenset[int] = frozenset()
    """Positions in the hand."""
    verb: str = ""
    """The free verb for which cards are chosen."""


@dataclass(slots=True)
class Table:
    """One table. Commands change it under its lock and never await while they do."""

    row: TableRow
    chat: Chat
    seats: list[SeatRow]
    """Who sits, by seat."""
    waiting: list[int]
    """People without an open DM."""
    people: dict[int, Person]
    log: list[LogRow] = field(default_factory=list)
    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sent: dict[Slot, Sent] = field(default_factory=dict)
    """The messages the table had when it was last loaded or saved."""
    ticks: dict[int, Ticks] = field(default_factory=dict)
    """By seat."""
    lines: dict[int, str] = field(default_factory=dict)
    """By seat: a refusal that came too late for a popup."""
    options_open: bool = False
    clocked: frozenset[tuple[int, int]] = frozenset()
    """Seats and decision numbers that the running time limit is for."""
    called: frozenset[tuple[int, int]] = frozenset()
    """Seats and decision numbers that have been called to move."""
    shown: float = 0.0
    """When the table message was last posted anew on demand."""
    posted: int = 0
    """The dealing for which the table message was posted."""
    fresh: bool = False
    """The table message is to be posted anew."""
    why_void: str | None = None
    """The text that says why the match ended without result."""
    invited: int | None = None
    """Who is to be shown the way to the DM."""
    changes: tuple[int | None, ...] = ()
    """By seat: what the match, now over, has done to the rating as shown; None: unrated."""
    asked: int | None = None
    """Who is to be asked whether to leave."""
    stays: int | None = None
    """Who was asked and stays."""

    @property
    def id(self) -> int:
        """The table's id in the database."""
        return self.row.id

    @property
    def kind(self) -> type[Game[Any]]:
        """The game played here."""
        return catalog()[self.row.key]

    @property
    def options(self) -> Options:
        """What was agreed."""
        options: Options = self.kind.Options.model_validate_json(self.row.options)
        return options

    @property
    def alone(self) -> bool:
        """Whether the table stands in a DM: one person against computers."""
        return self.chat.kind == "private"

    def game(self, seats: int | None = None) -> Game[Any]:
        """Return the game with these options. Raises Refused where they contradict each other."""
        return self.kind(len(self.seats) if seats is None else seats, self.options)

    def ticked(self, seat: int, number: int) -> Ticks:
        """Return what a seat has chosen for this decision."""
        ticks = self.ticks.get(seat)
        return ticks if ticks and ticks.number == number else Ticks(number)

    def seat_of(self, person: int) -> int:
        """Return the seat of a person. Raises Refused for one who has none."""
        for row in self.seats:
            if row.person == person:
                return row.seat
        raise Refused("not_at_table")

    def knows(self, person: int) -> bool:
        """Tell whether a person sits or waits here."""
        return person in self.waiting or any(row.person == person for row in self.seats)

    def by_computer(self, seat: int) -> bool:
        """Tell whether a computer makes the moves of a seat: its own, or for its owner."""
        return self.seats[seat].person is None or (self.match is not None and seat in self.match.computer)

    def persons(self) -> list[int]:
        """Return the people still seated, those that have left and stay away excepted."""
        return [row.person for row in self.seats if row.person is not None and not self._absent(row.seat)]

    def _absent(self, seat: int) -> bool:
        return self.match is not None and self.match.absent(seat)

    def update(self, **changes: Any) -> None:  # noqa: ANN401 - as typed in TableRow
        """Change columns of the table's row."""
        self.row = replace(self.row, **changes)

    def move(self, seat: int, code: str, by: By, now: float) -> None:
        """Make a move and log it. Raises Refused, and nothing has changed."""
        running(self).apply(seat, code)
        self._log(by, now)
        self.lines.pop(seat, None)

    def host(self, code: str, seat: int | None, by: By, now: float) -> None:
        """Enter a decision of the host ("@leave", "@void" ...) and log it."""
        running(self).host(code, seat)
        self._log(by, now)

    def _log(self, by: By, now: float) -> None:
        entry = running(self).log[-1]
        self.log.append(LogRow(len(self.log) + 1, entry.seat, entry.code, now, by))

    def silent_in_a_row(self, seat: int) -> int:
        """Return how many moves the time limit has made for a seat since its owner last acted."""
        count = 0
        for row in reversed(self.log):
            if row.seat == seat and row.by == "silence":
                count += 1
            elif row.seat == seat and (row.by == "person" or row.code == "@back"):
                break
        return count


def running(table: Table) -> Match:
    """Return the match. Raises Refused if there is none any more, or not yet."""
    if table.row.status == "lobby":
        raise Refused("not_started")
    if table.match is None or table.row.status != "running":
        raise Refused("match_over")
    return table.match
