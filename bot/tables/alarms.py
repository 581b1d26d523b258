"""One alarm a table, over deadlines that are stored with the tables: this is only the clockwork."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.nursery import Nursery


class Alarms:
    """Calls `strike(table)` when the table's alarm is due; setting it anew replaces it."""

    def __init__(self, clock: Clock, nursery: Nursery, strike: Callable[[int], Awaitable[None]]) -> None:
        self._clock = clock
        self._nursery = nursery
        self._strike = strike
        self._set: dict[int, tuple[float, asyncio.Task[None]]] = {}
        self._asleep: set[int] = set()
        self._striking = 0

    def set(self, table: int, at: float | None) -> None:
        """Wake this table at a time (unix seconds), or never."""
        was = self._set.get(table)
        if was is not None:
            if was[0] == at:
                return
            self._forget(table)
            was[1].cancel()
        if at is not None:
            self._set[table] = at, self._nursery.start(self._ring(table, at), f"alarm of table {table}")

    def idle(self) -> bool:
        """Tell whether nothing is due at this moment."""
        return not self._striking and self._asleep.issuperset(self._set)

    async def _ring(self, table: int, at: float) -> None:
        self._asleep.add(table)
        await self._clock.sleep(max(at - self._clock.now(), 0.0))
        self._forget(table)  # before striking: a strike sets the next alarm, and must not cancel itself
        self._striking += 1
        try:
            await self._strike(table)
        finally:
            self._striking -= 1

    def _forget(self, table: int) -> None:
        del self._set[table]
        self._asleep.discard(table)
