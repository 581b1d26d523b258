"""Updates, however they come: each is dealt with once, those that come together at the same time."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import Any

from aiogram.types import Update

from bot.clock import Clock
from bot.nursery import Nursery

KINDS = ["message", "callback_query", "my_chat_member", "chat_member"]
"""The updates asked for; Telegram sends chat_member to those only who name it."""
PATIENCE = 5.0
"""Seconds after which updates in work no longer keep the next ones waiting."""
KNOWN = 1000
"""How many of the latest updates are known again."""


class Intake:
    """Brings updates to `handle`."""

    def __init__(self, clock: Clock, nursery: Nursery, handle: Callable[[Update], Coroutine[Any, Any, None]]) -> None:
        self._clock = clock
        self._nursery = nursery
        self._handle = handle
        self._known: dict[int, asyncio.Task[None]] = {}
        self._works: set[asyncio.Task[None]] = set()

    def idle(self) -> bool:
        """Tell whether no update is being dealt with."""
        return not self._works

    async def take(self, updates: Sequence[Update]) -> bool:
        """Return when all are dealt with, or when patience is over: those in work then go on beside the next ones.

        False: the bot is stopping, and something was cut short.
        """
        if not updates:
            return True
        works = {self._work(update) for update in updates}
        patience = self._nursery.start(self._clock.sleep(PATIENCE), "patience")
        done = self._nursery.start(asyncio.wait(works), "updates")
        try:
            await asyncio.wait({done, patience}, return_when=asyncio.FIRST_COMPLETED)
            return not any(task.cancelled() for task in (done, patience, *works))
        finally:
            done.cancel()
            patience.cancel()

    async def finish(self) -> bool:
        """Let what was begun come to its end; return whether it has."""
        if self._works:
            await asyncio.wait(self._works, timeout=PATIENCE)
        return not self._works

    def _work(self, update: Update) -> asyncio.Task[None]:
        """Begin to deal with an update; of one that comes again, return what was begun."""
        if (known := self._known.get(update.update_id)) is not None:
            return known
        work = self._nursery.start(self._handle(update), "update")
        self._works.add(work)
        work.add_done_callback(self._works.discard)
        self._known[update.update_id] = work
        for oldest in list(islice(self._known, max(0, len(self._known) - KNOWN))):
            del self._known[oldest]
        return work
