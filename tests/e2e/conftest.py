"""A world for a test, on a database of its own; whatever the bot sent in it is checked at the end."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from tests.e2e.checks import check
from tests.e2e.world import World


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
