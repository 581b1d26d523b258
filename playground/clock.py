"""Time as the playground sees it: always asked of a clock that is handed in, so that tests can turn it."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What everything here needs of time."""

    def now(self) -> float:
        """Unix time in seconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when `seconds` have passed."""
        ...


class SystemClock:
    """The real time."""

    def now(self) -> float:
        """Unix time in seconds."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Really wait."""
        await asyncio.sleep(seconds)
