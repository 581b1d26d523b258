"""Telling whoever waits that something changed, without polling."""

import asyncio
from collections.abc import Callable


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
