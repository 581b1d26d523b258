"""The queue of updates, the one who polls it, and where they are wanted by webhook."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import count
from typing import Any

from playground.changes import Changes
from playground.clock import Clock
from playground.server.errors import conflict

KINDS = frozenset(
    {
        "message",
        "edited_message",
        "callback_query",
        "inline_query",
        "chosen_inline_result",
        "my_chat_member",
        "chat_member",
    },
)
ON_REQUEST = frozenset({"chat_member"})  # never sent unless asked for by name

Update = dict[str, Any]


@dataclass(eq=False)
class Webhook:
    """Where updates are delivered, what went wrong the last time, and how often something did."""

    url: str
    secret_token: str = ""
    max_connections: int = 40
    error: str = ""
    error_at: float = 0
    failures: int = 0

    def fail(self, error: str, at: float) -> None:
        """Remember that a delivery failed."""
        self.error, self.error_at, self.failures = error, at, self.failures + 1


class Updates:
    """What the bot has not confirmed yet, oldest first."""

    def __init__(self, clock: Clock, changes: Changes) -> None:
        """Start empty, with Telegram's default selection of kinds."""
        self.queue: list[Update] = []
        self.webhook: Webhook | None = None
        self._allowed: Collection[str] = KINDS - ON_REQUEST
        self._asked: list[str] = []
        self._clock = clock
        self._changes = changes
        self._ids = count(700_000_001)
        self._poll = 0
        self._ended_by = ""
        self._hanging = 0

    @property
    def calm(self) -> bool:
        """Whether the bot has taken all there is, and hangs in a poll for more or has a webhook."""
        return bool(self._hanging or self.webhook) and not self.queue

    def put(self, kind: str, content: dict[str, Any]) -> None:
        """Queue an update, unless the bot did not ask for its kind."""
        if kind in self._allowed:
            self.queue.append({"update_id": next(self._ids), kind: content})
            self._changes.tell()

    def select(self, kinds: list[str]) -> None:
        """Remember which kinds are wanted from now on; an empty list means the default."""
        self._asked = kinds
        self._allowed = frozenset(kinds) or KINDS - ON_REQUEST

    @property
    def asked(self) -> list[str]:
        """The last selection, as getWebhookInfo tells it."""
        return self._asked

    def confirm(self, offset: int) -> None:
        """Forget what lies before `offset`; a negative one counts from the end."""
        if offset < 0:
            self.queue = self.queue[offset:]
        else:
            self.queue = [update for update in self.queue if update["update_id"] >= offset]
        self._changes.tell()

    async def take(self, limit: int, seconds: float) -> list[Update]:
        """What is queued, or what comes within so many seconds. A second poll ends the first with 409."""
        self.end_polls("other getUpdates request; make sure that only one bot instance is running")
        mine = self._poll
        if not self.queue and seconds > 0:
            await self._hang(mine, seconds)
        if self._poll != mine:
            raise conflict(f"terminated by {self._ended_by}")
        return self.queue[:limit]

    def end_polls(self, by: str) -> None:
        """Let no poll that hangs now get anything but 409, which says what ended it."""
        self._ended_by = by
        self._poll += 1
        self._changes.tell()

    async def _hang(self, mine: int, seconds: float) -> None:
        self._hanging += 1
        self._changes.tell()
        try:
            await self._changes.within(self._clock, seconds, lambda: bool(self.queue) or self._poll != mine)
        finally:
            self._hanging -= 1
