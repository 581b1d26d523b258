"""/healthz: 200 while the database and Telegram answer, else 503 and which of them does not."""

from types import SimpleNamespace

import pytest
from aiohttp import ClientSession

from bot import health
from bot.health import Health
from bot.storage import Store
from bot.web import Site
from tests.clock import FakeClock


@pytest.fixture
async def served(tmp_path, unused_tcp_port):
    """A site with its health check, and how to ask it."""
    clock = FakeClock()
    store = await Store.open(tmp_path / "kozyr.sqlite3", clock)
    source = SimpleNamespace(heard=clock.now())
    site = Site(Health(store, source, clock), None)
    await site.listen("127.0.0.1", unused_tcp_port)
    async with ClientSession(f"http://127.0.0.1:{unused_tcp_port}") as client:

        async def ask(path="/healthz", method="GET"):
            async with client.request(method, path) as response:
                json = response.content_type == "application/json"
                return response.status, await response.json() if json else None

        yield SimpleNamespace(ask=ask, store=store, clock=clock, source=source)
    await site.close()
    await store.close()


async def test_all_is_well(served):
    assert await served.ask() == (200, {"ok": True, "database": True, "telegram": True})
    assert await served.ask(method="HEAD") == (200, None)


async def test_telegram_may_be_silent_for_two_and_a_half_minutes(served):
    await served.clock.advance(150)
    assert (await served.ask())[0] == 200
    await served.clock.advance(1)
    assert await served.ask() == (503, {"ok": False, "database": True, "telegram": False})
    served.source.heard = served.clock.now()
    assert (await served.ask())[0] == 200


async def test_a_transaction_that_hangs(served, monkeypatch):
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    async with served.store.transaction():
        assert await served.ask() == (503, {"ok": False, "database": False, "telegram": True})
    assert (await served.ask())[0] == 200


async def test_a_database_that_is_gone(served):
    await served.store._database.close()
    assert await served.ask() == (503, {"ok": False, "database": False, "telegram": True})


@pytest.mark.parametrize(
    ("path", "method", "status"), [("/", "GET", 404), ("/telegram", "POST", 404), ("/healthz", "POST", 405)]
)
async def test_there_is_nothing_else(served, path, method, status):
    assert (await served.ask(path, method))[0] == status
