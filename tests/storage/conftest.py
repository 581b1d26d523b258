from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Store
from bot.storage.rows import TableRow
from tests.clock import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "kozyr.sqlite3", clock)
    yield store
    await store.close()


@pytest.fixture
def lobby(clock: FakeClock) -> TableRow:
    return TableRow(
        id=0,
        chat=-100,
        topic=7,
        number=1,
        key="durak",
        version=1,
        options="{}",
        token="t1",
        secret=b"S",
        status="lobby",
        owner=1,
        turn=180,
        leaver="computer",
        window=30,
        opened=clock.now(),
        touched=clock.now(),
    )
