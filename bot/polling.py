"""Long polling: updates are fetched, handed on, and confirmed to Telegram only when they have been dealt with.

aiogram's own loop confirms what it has merely begun, so that a bot killed in that moment loses a press; it also waits
by the real clock.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramAPIError, TelegramRetryAfter, TelegramUnauthorizedError
from aiogram.methods import GetUpdates
from aiogram.types import Update

from bot.clock import Clock
from bot.nursery import Nursery

log = structlog.get_logger()

KINDS = ["message", "callback_query", "my_chat_member", "chat_member"]
"""The updates asked for; Telegram sends chat_member to those only who name it."""
POLL_SECONDS = 30
PATIENCE = 5.0
"""Seconds after which updates in work no longer keep the next ones waiting."""
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between attempts that fail one after another."""


class Polling:
    """Brings updates to `handle`, those of one answer at once."""

    def __init__(
        self, bot: Bot, clock: Clock, nursery: Nursery, handle: Callable[[Update], Coroutine[Any, Any, None]]
    ) -> None:
        self._bot = bot
        self._clock = clock
        self._nursery = nursery
        self._handle = handle
        self._offset: int | None = None
        self._works: set[asyncio.Task[None]] = set()

    def idle(self) -> bool:
        """Tell whether no update is being dealt with."""
        return not self._works

    async def run(self) -> None:
        """Poll until cancelled; raises TelegramUnauthorizedError when the token is no longer valid."""
        failures = 0
        while True:
            try:
                updates = await self._fetch(POLL_SECONDS)
            except TelegramUnauthorizedError:
                raise
            except AiogramError as error:
                await self._clock.sleep(_pause(error, failures))
                failures += 1
            else:
                failures = 0
                await self._deal_with(updates)

    async def finish(self) -> None:
        """After `run` was cancelled: let what was begun come to its end, and confirm it, so that nothing repeats."""
        if self._works:
            await asyncio.wait(self._works, timeout=PATIENCE)
        if self._offset is not None and not self._works:
            with suppress(AiogramError):
                await self._fetch(0)

    async def _fetch(self, wait: int) -> list[Update]:
        asked = GetUpdates(offset=self._offset, timeout=wait, allowed_updates=KINDS)
        return await self._bot(asked, request_timeout=int(self._bot.session.timeout) + wait)

    async def _deal_with(self, updates: list[Update]) -> None:
        """Return when all are dealt with, or when patience is over: those in work then go on beside the next ones."""
        if not updates:
            return
        works = {self._nursery.start(self._handle(update), "update") for update in updates}
        for work in works:
            self._works.add(work)
            work.add_done_callback(self._works.discard)
        self._offset = updates[-1].update_id + 1
        patience = self._nursery.start(self._clock.sleep(PATIENCE), "patience")
        done = self._nursery.start(asyncio.wait(works), "updates")
        try:
            await asyncio.wait({done, patience}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            done.cancel()
            patience.cancel()


def _pause(error: AiogramError, failures: int) -> float:
    """Log why polling failed and return the seconds to wait."""
    pause = PAUSES[min(failures, len(PAUSES) - 1)]
    if isinstance(error, TelegramRetryAfter):
        pause = max(pause, error.retry_after)
    why = str(error) if isinstance(error, TelegramAPIError) else type(error).__name__
    log.warning("no updates", why=why, again_in=pause)
    return pause
