"""A server on a clock that stands still, three people in a group, and a bot's hand to call methods with."""

import io
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import aiohttp
import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.clock import FakeClock

Call = Callable[..., Coroutine[Any, Any, dict[str, Any]]]
Upload = Callable[..., Coroutine[Any, Any, dict[str, Any]]]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def server(clock: FakeClock) -> AsyncIterator[Server]:
    async with Server(clock=clock) as server:
        yield server


@pytest.fixture
async def call(server: Server) -> AsyncIterator[Call]:
    """Call a method with JSON; the whole answer of the server."""
    async with aiohttp.ClientSession() as session:

        async def call(method: str, **params: object) -> dict[str, Any]:
            async with session.post(f"{server.url}/bot{server.token}/{method}", json=params) as answer:
                body: dict[str, Any] = await answer.json()
            assert answer.status == body.get("error_code", 200)
            return body

        yield call


@pytest.fixture
async def upload(server: Server) -> AsyncIterator[Upload]:
    """Call a method with files, by the names of their parts; the whole answer of the server."""
    async with aiohttp.ClientSession() as session:

        async def upload(method: str, files: dict[str, bytes], **params: object) -> dict[str, Any]:
            form = aiohttp.FormData(default_to_multipart=True)
            for name, value in params.items():
                form.add_field(name, str(value))
            for name, data in files.items():
                form.add_field(name, io.BytesIO(data), filename=f"{name}.txt")
            async with session.post(f"{server.url}/bot{server.token}/{method}", data=form) as answer:
                body: dict[str, Any] = await answer.json()
            return body

        yield upload


@pytest.fixture
def anna(server: Server) -> User:
    return server.telegram.add_user("Анна", language_code="ru")


@pytest.fixture
def boris(server: Server) -> User:
    return server.telegram.add_user("Борис")


@pytest.fixture
def group(server: Server, anna: User, boris: User) -> Chat:
    """A supergroup that Anna created, with Boris and the bot in it; of this the bot has heard already."""
    chat = server.telegram.add_group("Дача", [anna, boris])
    server.telegram.updates.queue.clear()
    return chat


@pytest.fixture
def dm(server: Server, anna: User) -> Chat:
    """Anna's private chat, in which she pressed Start; of this the bot has heard already."""
    server.telegram.write(anna, server.telegram.dm(anna), "/start")
    server.telegram.updates.queue.clear()
    return server.telegram.dm(anna)


def keyboard(*rows: list[str]) -> dict[str, Any]:
    """An inline keyboard whose data are its labels."""
    return {"inline_keyboard": [[{"text": label, "callback_data": label} for label in row] for row in rows]}
