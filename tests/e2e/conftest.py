"""A world for a test, on a database of its own; whatever the bot sent in it is checked at the end."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.texts import load_texts
from playground.server.server import TOKEN
from tests.e2e.checks import check
from tests.e2e.world import World
from tests.logged import logged

TEXTS = load_texts()


@pytest.fixture(autouse=True)
def _texts_read_once(monkeypatch):
    """Reading them takes longer than a start of the bot."""
    monkeypatch.setattr("bot.app.load_texts", lambda: TEXTS)


@pytest.fixture(autouse=True)
def _log():
    """The real log; it never tells the token."""
    with logged(TOKEN) as stream:
        yield
        print(stream.getvalue())
        assert TOKEN.partition(":")[2] not in stream.getvalue()


@pytest.fixture(autouse=True)
def _known_secrets(monkeypatch):
    """The same cards in each run."""
    monkeypatch.setattr("secrets.token_bytes", Random(7).randbytes)


@pytest.fixture
async def world(tmp_path) -> AsyncIterator[World]:
    """A world without flood limits."""
    async with World(tmp_path) as world:
        yield world
        await check(world)
