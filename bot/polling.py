"""Long polling: updates are fetched, handed on, and confirmed to Telegram only when they have been dealt with.

aiogram's own loop confirms what it has merely begun, so that a bot killed in that moment loses a press; it trips over
an update that it does not understand, and so gets it again and again; and it waits by the real clock.
"""

from contextlib import suppress
from typing import Any

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramAPIError, TelegramRetryAfter, TelegramUnauthorizedError
from aiogram.methods import TelegramMethod
from aiogram.types import Update
from pydantic import ValidationError

from bot.clock import Clock
from bot.intake import KINDS, Intake

log = structlog.get_logger()

POLL_SECONDS = 30
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between attempts that fail one after another."""


class GetUpdates(TelegramMethod[list[dict[str, Any]]]):
    """Asks for updates as they come, so that each can be understood for itself."""

    __returning__ = list[dict[str, Any]]
    __api_method__ = "getUpdates"

    offset: int | None = None
    timeout: int = 0
    allowed_updates: list[str] | None = None


class Polling:
    """Brings updates to the intake, one answer after the other."""

    def __init__(self, bot: Bot, clock: Clock, intake: Intake) -> None:
        self._bot = bot
        self._clock = clock
        self._intake = intake
        self._offset: int | None = None
        self.heard = 0.0
        """When Telegram was last heard of."""

    async def begin(self) -> None:
        """End what a webhook has left, but for the updates; raises what aiogram raises."""
        await self._bot.delete_webhook(drop_pending_updates=False)
        self.heard = self._clock.now()

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
                self.heard = self._clock.now()
                if updates:
                    self._offset = updates[-1]["update_id"] + 1
                    await self._intake.take([update for raw in updates if (update := self._understood(raw))])

    async def finish(self) -> None:
        """After `run` was cancelled: let what was begun come to its end, and confirm it, so that nothing repeats."""
        if await self._intake.finish() and self._offset is not None:
            with suppress(AiogramError):
                await self._fetch(0)

    def _understood(self, raw: dict[str, Any]) -> Update | None:
        try:
            return Update.model_validate(raw, context={"bot": self._bot})
        except ValidationError:
            log.warning("update not understood", update=raw["update_id"])
            return None

    async def _fetch(self, wait: int) -> list[dict[str, Any]]:
        asked = GetUpdates(offset=self._offset, timeout=wait, allowed_updates=KINDS)
        return await self._bot(asked, request_timeout=int(self._bot.session.timeout) + wait)


def _pause(error: AiogramError, failures: int) -> float:
    """Log why polling failed and return the seconds to wait."""
    pause = PAUSES[min(failures, len(PAUSES) - 1)]
    if isinstance(error, TelegramRetryAfter):
        pause = max(pause, error.retry_after)
    why = str(error) if isinstance(error, TelegramAPIError) else type(error).__name__
    log.warning("no updates", why=why, again_in=pause)
    return pause
