"""Tables from lobby to result: the row itself, who sits, and the log that replays to the match."""

from collections.abc import Iterable
from typing import Any

from bot.clock import Clock
from bot.storage.columns import insert, read, update, values
from bot.storage.database import Database, Transaction, Value
from bot.storage.rows import LogRow, SeatRow, TableRow

ANNOUNCE = 48 * 3600.0
"""Seconds after its end in which a result is still worth telling."""


class Tables:
    """Rows of `tables`, `seats` and `log`."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def add(self, tx: Transaction, row: TableRow) -> int:
        """Add a table and return its id; that of `row` means nothing yet."""
        columns = values(row)
        del columns["id"]
        return await insert(tx, "tables", columns)

    async def change(self, tx: Transaction, table: int, **columns: Any) -> None:  # noqa: ANN401 - as typed in TableRow
        """Change columns. Raises TypeError for no such column, LookupError for no such table."""
        await update(tx, "tables", TableRow, table, columns)

    async def get(self, table: int) -> TableRow | None:
        """Return a table."""
        return next(iter(await self._select("WHERE id = ?", table)), None)

    async def by_token(self, token: str) -> TableRow | None:
        """Return the table of a deep link."""
        return next(iter(await self._select("WHERE token = ?", token)), None)

    async def live(self) -> list[TableRow]:
        """Return lobbies and running matches, the oldest first."""
        return await self._select("WHERE status IN ('lobby', 'running') ORDER BY id")

    async def numbered(self, chat: int, number: int) -> TableRow | None:
        """Return a table of a chat by its number there."""
        return next(iter(await self._select("WHERE chat = ? AND number = ?", chat, number)), None)

    async def last_at(self, chat: int) -> TableRow | None:
        """Return the table of the match of a chat that ended last."""
        return await self._last("chat = ?", chat)

    async def last_of(self, person: int) -> TableRow | None:
        """Return the table of a person's match that ended last: in the DM, or with a result."""
        return await self._last('(chat = ? OR id IN (SELECT "table" FROM results WHERE person = ?))', person, person)

    async def unannounced(self) -> list[TableRow]:
        """Return matches that ended in the last 48 hours and whose result was never sent, the oldest first."""
        return await self._select(
            """WHERE status IN ('over', 'void')
            AND max(touched, ifnull((SELECT max(at) FROM log WHERE "table" = id), 0)) > ?
            AND NOT EXISTS (SELECT * FROM sent WHERE "table" = id AND kind = 'result')
            ORDER BY id""",
            self._clock.now() - ANNOUNCE,
        )

    async def seats(self, table: int) -> list[SeatRow]:
        """Return the seats by number, then who waits, in order."""
        rows = await self._database.read('SELECT * FROM seats WHERE "table" = ? ORDER BY waiting, seat', [table])
        return [read(SeatRow, row) for row in rows]

    async def seat(self, tx: Transaction, table: int, rows: Iterable[SeatRow]) -> None:
        """Say who sits and who waits; what was said before is forgotten."""
        await tx.run('DELETE FROM seats WHERE "table" = ?', [table])
        await tx.run_each(
            """INSERT INTO seats ("table", seat, person, waiting, stop, declines) VALUES (?, ?, ?, ?, ?, ?)""",
            [(table, row.seat, row.person, row.waiting, row.stop, row.declines) for row in rows],
        )

    async def log(self, table: int) -> list[LogRow]:
        """Return the log in order."""
        rows = await self._database.read('SELECT * FROM log WHERE "table" = ? ORDER BY number', [table])
        return [read(LogRow, row) for row in rows]

    async def append(self, tx: Transaction, table: int, rows: Iterable[LogRow]) -> None:
        """Add entries to the log. Raises sqlite3.IntegrityError for a number it has."""
        await tx.run_each(
            """INSERT INTO log ("table", number, seat, code, at, "by") VALUES (?, ?, ?, ?, ?, ?)""",
            [(table, row.number, row.seat, row.code, row.at, row.by) for row in rows],
        )

    async def cut(self, tx: Transaction, table: int, number: int) -> None:
        """Drop what the log has after an entry."""
        await tx.run('DELETE FROM log WHERE "table" = ? AND number > ?', [table, number])

    async def _last(self, condition: str, *operands: Value) -> TableRow | None:
        where = f"WHERE status IN ('over', 'void') AND {condition} ORDER BY touched DESC, id DESC LIMIT 1"
        return next(iter(await self._select(where, *operands)), None)

    async def _select(self, where: str, *operands: Value) -> list[TableRow]:
        rows = await self._database.read(f"SELECT * FROM tables {where}", operands)  # noqa: S608 - our own conditions
        return [read(TableRow, row) for row in rows]
