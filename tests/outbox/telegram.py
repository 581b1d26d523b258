"""Telegram as aiogram sees it: a session that records calls and refuses what it was told to refuse."""

import asyncio
import json
from collections import deque
from collections.abc import AsyncGenerator
from typing import Any, NamedTuple

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import TelegramMethod

from tests.clock import FakeClock

TOKEN = "42:TEST"


class Call(NamedTuple):
    """A call as it was made."""

    at: float
    name: str
    chat: int
    text: str
    """Of the message; of a deletion or a stripped keyboard the id of the message."""
    method: TelegramMethod[Any]


class Refusal(NamedTuple):
    """An answer that is no success; status 0: no answer at all."""

    status: int
    description: str = ""
    parameters: dict[str, int] | None = None
    body: str | None = None


OFFLINE = Refusal(0)


def bad(description: str) -> Refusal:
    return Refusal(400, f"Bad Request: {description}")


def forbidden(description: str) -> Refusal:
    return Refusal(403, f"Forbidden: {description}")


def too_many(seconds: int) -> Refusal:
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


class Telegram(BaseSession):
    """Answers with the next of `refusals`, else with success; while `gate` is closed, it does not answer."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self.clock = clock
        self.calls: list[Call] = []
        self.refusals: deque[Refusal | None] = deque()
        """Answers to the next calls; None: success."""
        self.gate = asyncio.Event()
        self.gate.set()
        self.last = 100
        """The id of the last message."""

    async def make_request(self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None) -> Any:  # noqa: ASYNC109
        chat = getattr(method, "chat_id", 0)
        text = (
            getattr(method, "text", None) or getattr(method, "caption", None) or str(getattr(method, "message_id", ""))
        )
        self.calls.append(Call(self.clock.now(), method.__api_method__, chat, text, method))
        await self.gate.wait()
        refusal = self.refusals.popleft() if self.refusals else None
        if refusal is OFFLINE:
            raise TelegramNetworkError(method=method, message="no route to host")
        return self.check_response(bot, method, *self._answer(method, refusal)).result

    def _answer(self, method: TelegramMethod[Any], refusal: Refusal | None) -> tuple[int, str]:
        if refusal is not None:
            _, description, parameters, body = refusal
            answer = {"ok": False, "error_code": refusal.status, "description": description, "parameters": parameters}
            return refusal.status, body or json.dumps(answer)
        if method.__api_method__.startswith("send"):
            self.last += 1
            message = {"message_id": self.last, "date": 0, "chat": {"id": 1, "type": "private"}}
            return 200, json.dumps({"ok": True, "result": message})
        return 200, json.dumps({"ok": True, "result": True})

    async def close(self) -> None: ...

    def stream_content(self, *args: Any, **kwargs: Any) -> AsyncGenerator[bytes, None]:
        raise NotImplementedError
