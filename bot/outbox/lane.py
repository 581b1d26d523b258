"""What waits to be done in one chat."""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass

from bot.outbox.budget import Budget
from bot.outbox.jobs import Job, Show, merged

PATIENCE = 10.0
"""Seconds after which a job moves up one priority, so that a lively table never silences the rest."""
LONGEST = 60.0
"""Seconds between two tries while Telegram is out of reach."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A job and its place in the lane."""

    job: Job
    order: int
    asked: float

    def rank(self, now: float) -> int:
        """Return its priority, waiting counted."""
        return max(0, self.job.priority - int((now - self.asked) / PATIENCE))


class Lane:
    """The jobs of a chat. One is done at a time, so that messages keep their order."""

    def __init__(self, chat: int) -> None:
        self.chat = chat
        self.budget = Budget.of_chat(chat)
        self.task: asyncio.Task[None] | None = None
        """What does the job now done."""
        self.resumes = 0.0
        """The time before which Telegram wants to hear nothing, or is not tried again."""
        self._failures = 0
        self._shown: dict[Hashable, float] = {}
        """When a slot was last changed."""
        self._entries: list[Entry] = []

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._entries)

    def add(self, entry: Entry) -> None:
        """Put a job in its place; it and its next neighbour of the same key become one where they can."""
        older = [each for each in self._entries if each.job.key == entry.job.key and each.order < entry.order]
        newer = [each for each in self._entries if each.job.key == entry.job.key and each.order > entry.order]
        if older and (job := merged(older[-1].job, entry.job)):
            self._replace(older[-1], Entry(job, older[-1].order, older[-1].asked))
        elif newer and (job := merged(entry.job, newer[0].job)):
            self._replace(newer[0], Entry(job, entry.order, entry.asked))
        else:
            self._entries.append(entry)
        self._entries.sort(key=lambda each: each.order)

    def take(self, entry: Entry) -> None:
        """Take a job out."""
        self._entries.remove(entry)

    def early(self, entry: Entry, now: float) -> float:
        """Return the seconds for which a slot must not change again."""
        pause = entry.job.wanted.pause if isinstance(entry.job, Show) else 0.0
        return self._shown.get(entry.job.key, now - pause) + pause - now

    def changed(self, entry: Entry, now: float) -> None:
        """Note that a slot has been changed."""
        if isinstance(entry.job, Show) and entry.job.wanted.pause:
            self._shown[entry.job.key] = now

    def clear(self) -> list[Entry]:
        """Take all jobs out."""
        entries, self._entries = self._entries, []
        return entries

    def heads(self) -> list[Entry]:
        """Return the jobs that may be next, in order: the first of each key."""
        first: dict[object, Entry] = {}
        for entry in self._entries:
            first.setdefault(entry.job.key, entry)
        return list(first.values())

    def rest(self, now: float, seconds: float) -> None:
        """Do nothing for so long."""
        self._failures = 0
        self.resumes = now + seconds

    def back_off(self, now: float) -> None:
        """Do nothing for 1, 2, 4 ... 60 seconds, longer with each failure in a row."""
        self.resumes = now + min(2.0**self._failures, LONGEST)
        self._failures = min(self._failures + 1, 6)

    def _replace(self, old: Entry, new: Entry) -> None:
        self._entries[self._entries.index(old)] = new
