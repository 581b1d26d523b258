"""How matches ended: what all scores are counted from."""

from collections.abc import Iterable

from bot.storage.columns import read, values
from bot.storage.database import Database, Transaction
from bot.storage.rows import ResultRow


class Results:
    """Rows of `results`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, tx: Transaction, rows: Iterable[ResultRow]) -> None:
        """Add the seats of a match. Raises sqlite3.IntegrityError if its result is known."""
        await tx.run_each(
            """INSERT INTO results ("table", seat, person, rank, points, titles, "left", at, won, change)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            [tuple(values(row).values()) for row in rows],
        )

    async def of_table(self, table: int) -> list[ResultRow]:
        """Return the seats of a match, by number."""
        rows = await self._database.read('SELECT * FROM results WHERE "table" = ? ORDER BY seat', [table])
        return [read(ResultRow, row) for row in rows]
