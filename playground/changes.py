"""Telling whoever waits that something changed, without polling."""

import asyncio
from collections.abc import Callable

from playground.clock import Clock


class Changes:
    """A counter of changes on which coroutines can wait."""

    def __init__(self) -> None:
        """Start with nothing changed and nobody waiting."""
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Wake everybody who waits."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Return as soon as `holds` is true; it is asked anew after every change."""
        while not holds():
            await self._changed.wait()

    async def within(self, clock: Clock, seconds: float, holds: Callable[[], bool]) -> None:
        """The same, but return also when so many seconds have passed."""
        async with asyncio.TaskGroup() as race:
            alarm = race.create_task(clock.sleep(seconds))
            alarm.add_done_callback(lambda _: self.tell())
            await self.until(lambda: holds() or alarm.done())
            alarm.cancel()
