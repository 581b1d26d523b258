"""The flood limits that Telegram documents (Bots FAQ; edits count as sends: tdlib/td#3034, grammyjs/website#1076)."""

import math
from collections import defaultdict, deque

from playground.clock import Clock
from playground.server.errors import too_many
from playground.server.model import Chat

OVERALL = (30, 1.0)
CHAT = (6, 5.0)  # about one a second with a short burst: calls a second apart may arrive a little closer
GROUP = (20, 60.0)


class Flood:
    """Sliding windows over sends and edits: overall, for each chat, and for each group by the minute."""

    def __init__(self, clock: Clock, *, on: bool = True) -> None:
        """Start with nothing sent; `on` may be turned at any time."""
        self.on = on
        self._clock = clock
        self._sent: dict[tuple[int, float], deque[float]] = defaultdict(deque)

    def take(self, chat: Chat) -> None:
        """Count one send or edit, or raise 429 with the seconds until there is room again."""
        windows = [(0, *OVERALL), (chat.id, *CHAT), *([] if chat.user else [(chat.id, *GROUP)])]
        wait = max(self._wait(*window) for window in windows)
        if self.on and wait > 0:
            raise too_many(math.ceil(wait))
        for key, _, seconds in windows:
            self._sent[key, seconds].append(self._clock.now())

    def _wait(self, key: int, limit: int, seconds: float) -> float:
        sent = self._sent[key, seconds]
        now = self._clock.now()
        while sent and sent[0] + seconds <= now:
            sent.popleft()
        return sent[-limit] + seconds - now if len(sent) >= limit else 0
