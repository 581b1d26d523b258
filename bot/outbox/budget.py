"""How much may be sent when. Telegram publishes no figures and counts edits as sends (docs/bot-api-limits.md)."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple


class Limit(NamedTuple):
    """At most `calls` in any `seconds`."""

    calls: int
    seconds: float


PACE = Limit(1, 1.0)
"""Of each chat."""
GROUP = Limit(18, 60.5)
"""Of a group by the minute; the half second is for calls that travel slower than those after them."""
EVEN = Limit(6, 18.0)
"""Of a group as well: a lively table is told evenly, and not in a burst with most of a minute of silence after it."""
OVERALL = Limit(25, 1.0)


class Budget:
    """An own log of calls for each limit: a leaky bucket would let almost twice the number through in a window."""

    def __init__(self, limits: Iterable[Limit]) -> None:
        self._logs = [(limit.seconds, deque[float](maxlen=limit.calls)) for limit in limits]
        self.last = 0.0
        """The time of the last call."""

    @classmethod
    def of_chat(cls, chat: int) -> "Budget":
        """Return the budget of a chat; Telegram's ids of groups are negative."""
        return cls([PACE, EVEN, GROUP] if chat < 0 else [PACE])

    def wait(self, now: float, ahead: int = 0) -> float:
        """Return the seconds until a call is allowed, if `ahead` others go first."""
        logs = [(seconds, log.copy()) for seconds, log in self._logs]
        at = now
        for _ in range(ahead + 1):
            at = max([at, *(log[0] + seconds for seconds, log in logs if len(log) == log.maxlen)])
            for _, log in logs:
                log.append(at)
        return at - now

    def take(self, now: float) -> None:
        """Count a call, whatever comes of it."""
        self.last = now
        for _, log in self._logs:
            log.append(now)

    def give_back(self, at: float) -> None:
        """Take back a call counted at that time: there was nothing to send."""
        for _, log in self._logs:
            if at in log:
                log.remove(at)
