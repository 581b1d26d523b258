"""What OpenSkill believes of people, game by game."""

from collections.abc import Mapping

from bot.storage.database import Database, Transaction
from bot.storage.rows import Rating


class Ratings:
    """Rows of `ratings`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: int, key: str) -> Rating | None:
        """Return a person's rating in a game; None before the first rated match."""
        rows = await self._database.read('SELECT * FROM ratings WHERE person = ? AND "key" = ?', [person, key])
        return Rating(rows[0]["mu"], rows[0]["sigma"]) if rows else None

    async def of(self, tx: Transaction, key: str, people: list[int]) -> dict[int, Rating]:
        """Return the ratings that these people have in a game, as the transaction finds them."""
        marks = ", ".join("?" * len(people))
        sql = f'SELECT * FROM ratings WHERE "key" = ? AND person IN ({marks})'  # noqa: S608 - only marks
        return {row["person"]: Rating(row["mu"], row["sigma"]) for row in await tx.run(sql, [key, *people])}

    async def put(self, tx: Transaction, key: str, ratings: Mapping[int, Rating]) -> None:
        """Replace people's ratings in a game."""
        await tx.run_each(
            'REPLACE INTO ratings (person, "key", mu, sigma) VALUES (?, ?, ?, ?)',
            [(person, key, rating.mu, rating.sigma) for person, rating in ratings.items()],
        )
