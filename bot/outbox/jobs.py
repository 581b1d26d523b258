"""What is done in a chat, one job after the other."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Literal

from bot.outbox.wanted import REST, Wanted
from bot.screens.screen import Screen
from bot.storage.rows import Slot
from bot.where import Where

How = Literal["delete", "strip"]


@dataclass(frozen=True, slots=True)
class Show:
    """Make a slot show what is wanted."""

    wanted: Wanted

    @property
    def key(self) -> Hashable:
        return self.wanted.slot

    @property
    def where(self) -> Where:
        return Where(self.wanted.slot.chat, self.wanted.slot.topic)

    @property
    def priority(self) -> int:
        return self.wanted.priority

    @property
    def spends(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class End:
    """Remove the message of a slot, or its keyboard, and forget the slot."""

    slot: Slot
    how: How
    priority: int = REST

    @property
    def key(self) -> Hashable:
        return self.slot

    @property
    def where(self) -> Where:
        return Where(self.slot.chat, self.slot.topic)

    @property
    def spends(self) -> bool:
        return self.how == "strip"


@dataclass(frozen=True, slots=True)
class Say:
    """Send a message that will never be edited."""

    key: Hashable
    where: Where
    screen: Screen
    priority: int
    loud: bool
    reply_to: int | None
    document: tuple[str, bytes] | None = None
    """Name and content of a file; the screen is then its caption."""
    spends: bool = True


@dataclass(frozen=True, slots=True)
class Clear:
    """Remove a message that is no slot's, or its keyboard."""

    chat: int
    message: int
    how: How
    at: float = 0.0
    """When it was sent."""
    priority: int = REST

    @property
    def key(self) -> Hashable:
        return self.chat, self.message

    @property
    def where(self) -> Where:
        return Where(self.chat)

    @property
    def spends(self) -> bool:
        return self.how == "strip"


Job = Show | End | Say | Clear
"""`key`: jobs of one key keep their order, whatever their priority. `spends`: counts for the budget of the chat."""


def merged(older: Job, newer: Job) -> Job | None:
    """Return the one job that two of the same key come to; None if both have to be done."""
    match older, newer:
        case Show(was), Show(now):
            return Show(
                replace(
                    now,
                    fresh=was.fresh or now.fresh,
                    loud=was.loud or now.loud,
                    reply_to=was.reply_to if now.reply_to is None else now.reply_to,
                )
            )
        case Say(), Say():
            return replace(newer, loud=older.loud or newer.loud)
        case (End(), End()) | (Clear(), Clear()):
            return newer
    return None


def moved(job: Job, chat: int) -> Job | None:
    """Return the job for the supergroup that a group became; messages of the group stay behind."""
    match job:
        case Show(wanted):
            return Show(replace(wanted, slot=replace(wanted.slot, chat=chat), reply_to=None))
        case End():
            return replace(job, slot=replace(job.slot, chat=chat))
        case Say():
            return replace(job, where=job.where._replace(chat=chat), reply_to=None)
    return None
