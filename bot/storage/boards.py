"""Leaders: everybody's rated matches counted by person, of a chat or all, of a game or all, since some time."""

import sqlite3
from dataclasses import dataclass

from bot.storage.database import Database
from bot.storage.rows import BoardRow, Rating

PAGE = 10
"""Lines of a page."""

_LINES = """
WITH counted AS (
    SELECT person, count(*) AS matches, sum(won) AS wins, sum(max(points, "left")) AS losses
    FROM results
    WHERE change IS NOT NULL AND at >= ?1 AND {condition}
    GROUP BY person
), placed AS (
    SELECT counted.*, name, ifnull(mu, ?5) AS mu, ifnull(sigma, ?6) AS sigma,
        rank() OVER (ORDER BY iif(?4, ifnull(mu, ?5), 0) DESC, wins DESC, 1.0 * wins / matches DESC) AS place
    FROM counted JOIN people ON people.id = counted.person
    LEFT JOIN ratings ON ratings.person = counted.person AND ratings."key" = ?3
), lined AS (
    SELECT *, row_number() OVER (ORDER BY place, person) AS line, count(*) OVER () AS people FROM placed
)
SELECT *, (line - 1) / ?8 AS page FROM lined WHERE page = min(?7, (people - 1) / ?8) OR person = ?9 ORDER BY line
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches a board counts, and how it ranks."""

    since: float = 0.0
    """Unix seconds."""
    chat: int | None = None
    """None: all chats."""
    key: str | None = None
    """Of the game; None: all games."""
    by_rating: bool = False
    """By rating (of one game) instead of by wins, then the share of wins."""


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a board."""

    rows: list[BoardRow]
    own: BoardRow | None
    """The line of the person who asks, wherever it is."""
    people: int
    """On the whole board."""
    page: int
    """From 0."""


class Boards:
    """Counts `results`. One line a person, under the present name; computers and unrated matches count nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, asked: Asked, person: int, page: int = 0) -> Board:
        """Return a page for the person who asks: the last one if there are not so many."""
        found = await self._database.read(
            _LINES.format(condition=_condition(asked)),
            [asked.since, asked.chat, asked.key, asked.by_rating, Rating().mu, Rating().sigma, page, PAGE, person],
        )
        people: int = found[0]["people"] if found else 0
        page = min(page, max(people - 1, 0) // PAGE)
        own = next((_read(row, asked) for row in found if row["person"] == person), None)
        return Board([_read(row, asked) for row in found if row["page"] == page], own, people, page)


def _condition(asked: Asked) -> str:
    """Return which tables count, naming only what is asked for, so that an index can serve."""
    of_tables = []
    if asked.chat is not None:
        of_tables.append("chat = ?2")
    if asked.key is not None:
        of_tables.append('"key" = ?3')
    if not of_tables:
        return "TRUE"
    return f'"table" IN (SELECT id FROM tables WHERE {" AND ".join(of_tables)})'  # noqa: S608 - our own conditions


def _read(row: sqlite3.Row, asked: Asked) -> BoardRow:
    rating = Rating(row["mu"], row["sigma"]) if asked.key is not None else None
    return BoardRow(row["place"], row["person"], row["name"], row["matches"], row["wins"], row["losses"], rating)
