"""Delivery by webhook: updates are posted one after another, each again and again until the bot takes it.

As Telegram's own server does it (tdlib/telegram-bot-api, WebhookActor.cpp), but one update at a time and never to
another machine: nothing that is played at this desk leaves it.
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import aiohttp

from playground.changes import Changes
from playground.clock import Clock
from playground.server.errors import ApiError
from playground.server.faults import ConnectionDropped
from playground.server.params import Upload
from playground.server.updates import Update, Updates, Webhook

Call = Callable[[str, dict[str, Any]], Awaitable[Any]]

HEADER = "X-Telegram-Bot-Api-Secret-Token"
PATIENCE = 60.0
"""Seconds that the bot has to answer."""
LONGEST_PAUSE = 60.0
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
UNANSWERABLE = ("get", "setwebhook", "deletewebhook", "close", "logout")
"""How the methods begin that are not called by an answer."""


def is_near(url: str) -> bool:
    """Whether an address is on this machine."""
    return urlsplit(url).hostname in LOOPBACK


class Courier:
    """Brings updates to where the bot wants them. `call` carries out what the bot answers."""

    def __init__(self, clock: Clock, changes: Changes, updates: Updates, call: Call) -> None:
        """Nothing is under way."""
        self._clock = clock
        self._changes = changes
        self._updates = updates
        self._call = call

    async def run(self) -> None:
        """Deliver until cancelled."""
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout()) as session:
            while True:
                await self._changes.until(self._due)
                if self._updates.webhook:
                    await self._deliver(session, self._updates.webhook, self._updates.queue[0])

    def _due(self) -> bool:
        webhook = self._updates.webhook
        return webhook is not None and is_near(webhook.url) and bool(self._updates.queue)

    async def _deliver(self, session: aiohttp.ClientSession, webhook: Webhook, update: Update) -> None:
        """Repeat at once, then after 2, 4, 8 ... seconds, until the bot takes it or wants it no more."""
        pause = 0.0
        while self._updates.webhook is webhook and update in self._updates.queue:
            error, answer = await self._post(session, webhook, update)
            if not error:
                self._updates.confirm(update["update_id"] + 1)
                await self._obey(answer)
                return
            webhook.fail(error, self._clock.now())
            self._changes.tell()
            await self._changes.within(self._clock, pause, lambda: self._updates.webhook is not webhook)
            pause = min(max(2 * pause, 2), LONGEST_PAUSE)

    async def _post(self, session: aiohttp.ClientSession, webhook: Webhook, update: Update) -> tuple[str, Any]:
        """What went wrong, or nothing and the answer."""
        async with asyncio.TaskGroup() as race:
            post = race.create_task(exchange(session, webhook, update))
            alarm = race.create_task(self._clock.sleep(PATIENCE))
            await asyncio.wait({post, alarm}, return_when=asyncio.FIRST_COMPLETED)
            post.cancel()
            alarm.cancel()
        return ("Read timeout expired", {}) if post.cancelled() else post.result()

    async def _obey(self, answer: dict[str, Any]) -> None:
        """The answer may call a method; what comes of it the bot does not learn."""
        method = str(answer.pop("method", ""))
        if method and not method.lower().startswith(UNANSWERABLE):
            with contextlib.suppress(ApiError, ConnectionDropped):
                await self._call(method, answer)


async def exchange(session: aiohttp.ClientSession, webhook: Webhook, update: Update) -> tuple[str, dict[str, Any]]:
    """Post an update: what went wrong, or nothing and the answer."""
    headers = {HEADER: webhook.secret_token} if webhook.secret_token else {}
    try:
        async with session.post(webhook.url, json=update, headers=headers, allow_redirects=False) as response:
            if not 200 <= response.status < 300:
                return f"Wrong response from the webhook: {response.status} {response.reason}", {}
            return "", await read(response)
    except aiohttp.ClientConnectorError as error:
        return os.strerror(error.os_error.errno or 0), {}
    except aiohttp.ClientError:
        return "Webhook connection closed", {}


async def read(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """The parameters in an answer: JSON, a form or multipart. Anything else is none."""
    match response.content_type:
        case "application/json":
            with contextlib.suppress(ValueError):
                body = await response.json()
                return body if isinstance(body, dict) else {}
        case "application/x-www-form-urlencoded":
            return dict(parse_qsl(await response.text()))
        case "multipart/form-data":
            return await read_parts(aiohttp.MultipartReader.from_response(response))
    return {}


async def read_parts(parts: Any) -> dict[str, Any]:
    """The parts of an answer, files among them."""
    values: dict[str, Any] = {}
    async for part in parts:
        data = bytes(await part.read(decode=True))
        values[part.name] = Upload(part.filename, data) if part.filename else data.decode()
    return values
