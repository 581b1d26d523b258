"""Whether the bot is well: the database takes a transaction, Telegram was heard of lately.

That the event loop is not stuck shows by there being an answer at all.
"""

import asyncio
import sqlite3
from typing import Protocol

from bot.clock import Clock
from bot.storage import Store

PATIENCE = 3.0
"""Seconds in which the database must answer."""
SILENCE = 150.0
"""Seconds for which Telegram may not be heard of: one poll that hangs to its timeout, and half of another."""


class Source(Protocol):
    """What updates come from."""

    heard: float
    """When Telegram was last heard of."""


class Health:
    """Looks at what the bot lives on."""

    def __init__(self, store: Store, source: Source, clock: Clock) -> None:
        self._store = store
        self._source = source
        self._clock = clock

    async def look(self) -> dict[str, bool]:
        """Return what is well and what is not."""
        return {"database": await self._database(), "telegram": self._telegram()}

    async def _database(self) -> bool:
        """Wait for a turn to write, and read beside it."""
        try:
            async with asyncio.timeout(PATIENCE), self._store.transaction():
                await self._store.people.get(0)
        except (TimeoutError, sqlite3.Error, ValueError):  # ValueError: aiosqlite's, of a connection that is closed
            return False
        return True

    def _telegram(self) -> bool:
        return self._clock.now() - self._source.heard <= SILENCE
