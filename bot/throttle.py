"""How often somebody may do something."""

from collections import defaultdict, deque

from bot.clock import Clock

FORGET_ABOVE = 10_000
"""People kept in mind at most; then those without recent acts are forgotten."""


class Throttle:
    """Admits `most` acts of each person in any `seconds`."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._acts: defaultdict[int, deque[float]] = defaultdict(deque)

    def admits(self, person: int) -> bool:
        """Count one more act, or tell that it is one too many."""
        if len(self._acts) > FORGET_ABOVE:
            self._forget()
        acts = self._acts[person]
        self._drop_old(acts)
        if len(acts) >= self._most:
            return False
        acts.append(self._clock.now())
        return True

    def _forget(self) -> None:
        for person, acts in list(self._acts.items()):
            self._drop_old(acts)
            if not acts:
                del self._acts[person]

    def _drop_old(self, acts: deque[float]) -> None:
        while acts and acts[0] <= self._clock.now() - self._seconds:
            acts.popleft()
