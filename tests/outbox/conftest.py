from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.clock import FakeClock
from tests.outbox.world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "kozyr.sqlite3", FakeClock())
    yield world
    await world.close()
