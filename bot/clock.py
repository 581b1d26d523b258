"""Time, injected everywhere: tests put their own clock in its place."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Unix time and waiting."""

    def now(self) -> float:
        """Return seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return seconds since 1970, UTC."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
