"""What each slot last sent: after a restart the same messages are edited on."""

import sqlite3

from bot.storage.database import Database, Transaction, Value
from bot.storage.rows import Sent, Slot

_SLOT = '"table" = ? AND kind = ? AND chat = ? AND topic = ? AND inline = ?'


class SentMessages:
    """Rows of `sent`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, slot: Slot) -> Sent | None:
        """Return what a slot last sent."""
        rows = await self._select(_SLOT, *_key(slot))
        return rows[0] if rows else None

    async def put(self, tx: Transaction, sent: Sent) -> None:
        """Remember what a slot has sent, instead of what it sent before."""
        await tx.run(
            """REPLACE INTO sent ("table", kind, chat, topic, inline, message, digest, since, upto, at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            [*_key(sent.slot), sent.message, sent.digest, sent.since, sent.upto, sent.at],
        )

    async def remove(self, tx: Transaction, slot: Slot) -> None:
        """Forget a slot."""
        await tx.run(f"DELETE FROM sent WHERE {_SLOT}", _key(slot))  # noqa: S608 - a condition of our own

    async def of_table(self, table: int) -> list[Sent]:
        """Return what the slots of a table have sent."""
        return await self._select('"table" = ?', table)

    async def of_message(self, chat: int, message: int) -> Sent | None:
        """Return the slot that a message belongs to."""
        rows = await self._select("chat = ? AND message = ?", chat, message)
        return rows[0] if rows else None

    async def _select(self, condition: str, *operands: Value) -> list[Sent]:
        rows = await self._database.read(f"SELECT * FROM sent WHERE {condition}", operands)  # noqa: S608 - our own
        return [_read(row) for row in rows]


def _key(slot: Slot) -> list[Value]:
    return [slot.table, slot.kind, slot.chat, slot.topic, slot.inline]


def _read(row: sqlite3.Row) -> Sent:
    slot = Slot(row["table"], row["kind"], row["chat"], row["topic"], row["inline"])
    return Sent(slot, row["message"], row["digest"], row["since"], row["upto"], row["at"])
