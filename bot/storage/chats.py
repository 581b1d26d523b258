"""Chats and their settings, also when a group becomes a supergroup and gets another id."""

from typing import Any

from bot.storage.columns import insert, read, update, values
from bot.storage.database import Database, Transaction
from bot.storage.rows import Chat, ChatKind, Language


class Chats:
    """Rows of `chats`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, chat: int) -> Chat | None:
        """Return a chat the bot has been in."""
        rows = await self._database.read("SELECT * FROM chats WHERE id = ?", [chat])
        return read(Chat, rows[0]) if rows else None

    async def known(self, tx: Transaction, chat: int) -> Chat | None:
        """Return a chat the bot has been in, as it is in this transaction."""
        rows = await tx.run("SELECT * FROM chats WHERE id = ?", [chat])
        return read(Chat, rows[0]) if rows else None

    async def meet(
        self, tx: Transaction, chat: int, title: str, kind: ChatKind, username: str | None, language: Language
    ) -> Chat:
        """Remember how a chat is called now; `language` is its language at first sight."""
        rows = await tx.run(
            "UPDATE chats SET title = ?, kind = ?, username = ? WHERE id = ? RETURNING *", [title, kind, username, chat]
        )
        if rows:
            return read(Chat, rows[0])
        met = Chat(chat, title, kind, username, language)
        await insert(tx, "chats", values(met))
        return met

    async def change(self, tx: Transaction, chat: int, **columns: Any) -> None:  # noqa: ANN401 - as typed in Chat
        """Change columns. Raises TypeError for no such column, LookupError for no such chat."""
        await update(tx, "chats", Chat, chat, columns)

    async def next_number(self, tx: Transaction, chat: int) -> int:
        """Count a new table of the chat. Raises LookupError for no such chat."""
        rows = await tx.run("UPDATE chats SET tables = tables + 1 WHERE id = ? RETURNING tables", [chat])
        if not rows:
            raise LookupError(f"no {chat} in chats")
        number: int = rows[0]["tables"]
        return number

    async def migrate(self, tx: Transaction, old: int, new: int) -> None:
        """Move what belongs to `old` to `new`; its settings win over those with which `new` was just met.

        Messages stay behind: ids count anew in a supergroup. An `old` that was moved before, or never met, is no error.
        """
        await tx.run("UPDATE tables SET chat = ? WHERE chat = ?", [new, old])
        await tx.run("UPDATE sent SET chat = ?, message = 0 WHERE chat = ?", [new, old])
        rows = await tx.run("DELETE FROM chats WHERE id = ? RETURNING *", [old])
        if not rows:
            return
        known = await tx.run("DELETE FROM chats WHERE id = ? RETURNING *", [new])
        last = max(row["tables"] for row in [*rows, *known])
        moved = {**values(read(Chat, rows[0])), "id": new, "kind": "supergroup", "tables": last, "state": "open"}
        if known:
            moved |= {"title": known[0]["title"], "username": known[0]["username"], "state": known[0]["state"]}
        await insert(tx, "chats", moved)
