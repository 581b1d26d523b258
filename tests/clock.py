"""Time for tests: it stands still until it is advanced."""

import asyncio
import heapq
import math
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import count

START = datetime(2026, 1, 5, 12, tzinfo=UTC).timestamp()

GRAIN = 1024
"""Parts of a second in which this time runs: their sums are exact, so no deadline lies a hair behind the time."""

Settle = Callable[[], Awaitable[None]]


async def breathe() -> None:
    """Let everything that can run, run."""
    for _ in range(20):
        await asyncio.sleep(0)


async def quiet(idle: Callable[[], bool], turns: int = 30) -> None:
    """Return when `idle` held for so many turns of the event loop in a row: bot and server have done all they had to.

    The turns let an answer that is on its way through a socket arrive, and whoever waited for it start anew. A world
    that stays busy waits for threads and sockets: those need the processor more than this loop.
    """
    calm = busy = 0
    while calm < turns:
        await asyncio.sleep(0 if busy < turns else 0.0005)
        calm, busy = (calm + 1, 0) if idle() else (0, busy + 1)


class FakeClock:
    """A clock that only `advance` moves. Who sleeps on it is woken exactly at his deadline, one after another."""

    def __init__(self, now: float = START) -> None:
        """Stand at `now`, Monday 2026-01-05 12:00:00 UTC unless told otherwise."""
        self._now = now
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Unix time in seconds."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock was advanced so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        sleeper = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._deadline(seconds), next(self._order), sleeper))
        await sleeper

    async def advance(self, seconds: float, settle: Settle = breathe) -> None:
        """Move from one sleeper's deadline to the next, up to `seconds` from now, settling the world at each."""
        end = self._deadline(seconds) if seconds else self._now
        await settle()
        while deadline := self._wake(end):
            self._now = deadline
            await settle()
        self._now = end
        await settle()

    @property
    def sleepers(self) -> int:
        """How many sleep."""
        return sum(not sleeper.done() for _, _, sleeper in self._sleepers)

    def _deadline(self, seconds: float) -> float:
        """The next grain of time at or after `seconds` from now, at least one on."""
        grains = math.ceil((self._now + seconds) * GRAIN - 0.001)
        return max(grains, math.floor(self._now * GRAIN) + 1) / GRAIN

    def _wake(self, end: float) -> float:
        """Wake the next sleeper due by `end`; his deadline, or 0 if nobody is."""
        while self._sleepers and self._sleepers[0][0] <= end:
            deadline, _, sleeper = heapq.heappop(self._sleepers)
            if not sleeper.done():
                sleeper.set_result(None)
                return deadline
        return 0
