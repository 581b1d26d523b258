"""The only way to Telegram for messages: makes it equal to what is wanted, within the flood budget."""

from typing import Literal

from aiogram import Bot

from bot.clock import Clock
from bot.nursery import Nursery
from bot.outbox.wanted import OutboxEvents, Wanted
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Slot
from bot.where import Where


class Outbox:
    """Signatures first."""

    def __init__(self, api: Bot, store: Store, clock: Clock, nursery: Nursery, events: OutboxEvents) -> None: ...

    def want(self, wanted: Wanted) -> None: ...

    def end(self, slot: Slot, how: Literal["delete", "strip"]) -> None: ...

    def say(
        self,
        where: Where,
        screen: Screen,
        *,
        priority: int = 2,
        loud: bool = False,
        reply_to: int | None = None,
        key: str | None = None,
    ) -> None: ...

    def strip(self, chat: int, message: int) -> None: ...

    def document(self, where: Where, filename: str, data: bytes, caption: Screen) -> None: ...

    def delay(self, chat: int) -> float: ...

    def idle(self) -> bool: ...

    async def close(self) -> None: ...
