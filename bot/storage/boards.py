"""Leaders: everybody's rated matches counted by person, of a chat or all, of a game or all, since some time."""

import sqlite3
from dataclasses import dataclass

from bot.storage.database import Database
from bot.storage.rows import BoardRow, Rating

PAGE = 10
"""Lines of a page."""

_COUNTED = """
WITH counted AS (
    SELECT person, count(*) AS matches, sum(won) AS wins, sum(max(points, "left")) AS losses
    FROM results JOIN tables ON tables.id = results."table"
    WHERE change IS NOT NULL AND at >= ?1 AND (?2 IS NULL OR chat = ?2) AND (?3 IS NULL OR "key" = ?3)
    GROUP BY person
), placed AS (
    SELECT counted.*, name, ifnull(mu, ?5) AS mu, ifnull(sigma, ?6) AS sigma,
        rank() OVER (ORDER BY iif(?4, ifnull(mu, ?5), 0) DESC, wins DESC, 1.0 * wins / matches DESC) AS place
    FROM counted JOIN people ON people.id = counted.person
    LEFT JOIN ratings ON ratings.person = counted.person AND ratings."key" = ?3
), lined AS (
    SELECT *, row_number() OVER (ORDER BY place, person) AS line FROM placed
)
"""
_HOW_MANY = f"{_COUNTED} SELECT count(*) AS people FROM counted"  # noqa: S608 - put together of constants
_LINES = f"{_COUNTED} SELECT * FROM lined WHERE line BETWEEN ?7 AND ?8 OR person = ?9 ORDER BY line"  # noqa: S608


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
        given = [asked.since, asked.chat, asked.key, asked.by_rating, Rating().mu, Rating().sigma]
        [counted] = await self._database.read(_HOW_MANY, given)
        people: int = counted["people"]
        page = min(page, max(people - 1, 0) // PAGE)
        first = page * PAGE + 1
        found = await self._database.read(_LINES, [*given, first, first + PAGE - 1, person])
        rows = [_read(row, asked) for row in found if first <= row["line"] < first + PAGE]
        own = next((_read(row, asked) for row in found if row["person"] == person), None)
        return Board(rows, own, people, page)


def _read(row: sqlite3.Row, asked: Asked) -> BoardRow:
    rating = Rating(row["mu"], row["sigma"]) if asked.key is not None else None
    return BoardRow(row["place"], row["person"], row["name"], row["matches"], row["wins"], row["losses"], rating)
