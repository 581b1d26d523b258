"""What the rest of the bot asks of the outbox."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from bot.screens.screen import Screen
from bot.storage.rows import Slot

ON_TURN, TABLE, REST = range(3)
"""Priorities: the hand of the player on turn, the table, all else."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a slot shall show from now on; what was wanted of it before and not yet sent is superseded."""

    slot: Slot
    render: Callable[[int], Screen]
    """Makes the screen that tells what happened after a log entry; called when the time to send has come."""
    upto: int = 0
    """The last log entry the screen tells."""
    priority: int = REST
    fresh: bool = False
    """A new message instead of an edit; the old one is removed. Kept until it is sent, whatever supersedes."""
    loud: bool = False
    """With sound, if it is a new message. Kept as well."""
    pause: float = 0.0
    """Seconds between two changes of the slot at least."""
    reply_to: int | None = None
    """The message answered, if it is a new message. Kept as well."""


class OutboxEvents(Protocol):
    """What Telegram's answers tell about people and chats; the outbox goes on in that chat when these return."""

    async def unreachable(self, person: int) -> None:
        """The bot may not write to this person (any more)."""
        ...

    async def reachable(self, person: int) -> None:
        """A message came through to somebody not known as reachable."""
        ...

    async def migrated(self, old: int, new: int) -> None:
        """A group became a supergroup with another id; store.chats.migrate is due."""
        ...

    async def muted(self, chat: int) -> None:
        """The bot may not write in this chat."""
        ...

    async def gone(self, chat: int) -> None:
        """The bot is no longer in this chat, or there is none."""
        ...
