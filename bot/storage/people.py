"""People: how they are called, what they have chosen, whether the bot may write to them."""

from collections.abc import Collection
from typing import Any

from bot.storage.columns import read, update
from bot.storage.database import Database, Transaction
from bot.storage.rows import Person


class People:
    """Rows of `people`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: int) -> Person | None:
        """Return a person the bot has met."""
        return (await self.many([person])).get(person)

    async def many(self, people: Collection[int]) -> dict[int, Person]:
        """Return those of `people` the bot has met, by id."""
        marks = ", ".join("?" * len(people))
        rows = await self._database.read(f"SELECT * FROM people WHERE id IN ({marks})", list(people))  # noqa: S608
        return {row["id"]: read(Person, row) for row in rows}

    async def meet(
        self, tx: Transaction, person: int, name: str, username: str | None, hint: str | None, at: float
    ) -> Person:
        """Remember how a person is called now, and when he was seen; what he has chosen stays."""
        [row] = await tx.run(
            """INSERT INTO people (id, name, username, hint, ring, dm, seen) VALUES (?, ?, ?, ?, 'away', 'unknown', ?)
            ON CONFLICT DO UPDATE
            SET name = excluded.name, username = excluded.username, hint = excluded.hint, seen = excluded.seen
            RETURNING *""",
            [person, name, username, hint, at],
        )
        return read(Person, row)

    async def change(self, tx: Transaction, person: int, **columns: Any) -> None:  # noqa: ANN401 - as typed in Person
        """Change columns. Raises TypeError for no such column, LookupError for nobody."""
        await update(tx, "people", Person, person, columns)
