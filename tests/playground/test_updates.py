"""Long polling on a clock that stands still."""

import asyncio
from typing import Any

import pytest

from playground.server import Server
from playground.server.model import User
from tests.clock import FakeClock
from tests.playground.conftest import Call
from tests.playground.test_messages import refusal


def texts(answer: dict[str, Any]) -> list[str]:
    return [update["message"]["text"] for update in answer["result"]]


def say(server: Server, user: User, *words: str) -> None:
    for word in words:
        server.telegram.write(user, server.telegram.dm(user), word)


async def test_updates_come_again_until_they_are_confirmed(call: Call, server: Server, anna: User) -> None:
    say(server, anna, "раз", "два", "три")
    first = await call("getUpdates", limit=2)
    assert texts(first) == ["раз", "два"]
    assert texts(await call("getUpdates")) == ["раз", "два", "три"]
    assert texts(await call("getUpdates", offset=first["result"][-1]["update_id"] + 1)) == ["три"]
    assert texts(await call("getUpdates", offset=0)) == ["три"]


async def test_a_negative_offset_forgets_all_but_the_last(call: Call, server: Server, anna: User) -> None:
    say(server, anna, "раз", "два", "три")
    assert texts(await call("getUpdates", offset=-1)) == ["три"]
    assert texts(await call("getUpdates")) == ["три"]


async def test_a_poll_hangs_until_something_comes(call: Call, server: Server, anna: User) -> None:
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30))
        await server.until_idle()
        say(server, anna, "раз")
    assert texts(poll.result()) == ["раз"]


async def test_a_poll_ends_empty_when_its_time_is_over(call: Call, server: Server, clock: FakeClock) -> None:
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30))
        await server.until_idle()
        await clock.advance(29.9)
        assert not poll.done()
        await clock.advance(0.1)
    assert poll.result() == {"ok": True, "result": []}
    assert clock.sleepers == 0


async def test_a_second_poller_ends_the_first(call: Call, server: Server, anna: User) -> None:
    async with asyncio.TaskGroup() as tasks:
        first = tasks.create_task(call("getUpdates", timeout=30))
        await server.until_idle()
        second = tasks.create_task(call("getUpdates", timeout=30))
        assert refusal(await first) == (
            "409 Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
        )
        say(server, anna, "раз")
    assert texts(second.result()) == ["раз"]


async def test_a_poller_that_went_away_is_forgotten(call: Call, server: Server) -> None:
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30))
        await server.until_idle()
        poll.cancel()
        await server.telegram.changes.until(lambda: not server.idle())
    assert not server.idle()


async def test_the_selection_of_kinds_is_remembered(call: Call, server: Server, anna: User) -> None:
    await call("getUpdates", allowed_updates=["my_chat_member"])
    say(server, anna, "раз")
    server.telegram.block(anna)
    await call("getUpdates", allowed_updates=[])
    say(server, anna, "два")
    kinds = [list(update)[1] for update in (await call("getUpdates"))["result"]]
    assert kinds == ["my_chat_member", "my_chat_member", "message"]


async def test_a_webhook_forbids_polling(call: Call, server: Server, anna: User) -> None:
    say(server, anna, "раз")
    assert (await call("setWebhook", url="https://kozyr.example/hook", allowed_updates=["message"]))["ok"]
    assert refusal(await call("getUpdates")) == (
        "409 Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first"
    )
    assert (await call("getWebhookInfo"))["result"] == {
        "url": "https://kozyr.example/hook",
        "has_custom_certificate": False,
        "pending_update_count": 1,
        "max_connections": 40,
        "allowed_updates": ["message"],
    }
    assert (await call("deleteWebhook"))["ok"]
    assert texts(await call("getUpdates")) == ["раз"]


async def test_a_webhook_ends_a_poll(call: Call, server: Server) -> None:
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30))
        await server.until_idle()
        await call("setWebhook", url="https://kozyr.example/hook")
    assert refusal(poll.result()) == "409 Conflict: terminated by setWebhook request"


async def test_pending_updates_can_be_dropped(call: Call, server: Server, anna: User) -> None:
    say(server, anna, "раз")
    assert (await call("deleteWebhook", drop_pending_updates=True))["ok"]
    assert texts(await call("getUpdates")) == []


async def test_a_webhook_is_https(call: Call) -> None:
    answer = await call("setWebhook", url="http://kozyr.example")
    assert refusal(answer) == "400 Bad Request: bad webhook: An HTTPS URL must be provided for webhook"


@pytest.mark.parametrize("seconds", [0, 5])
async def test_idle_is_a_poll_that_hangs_with_nothing_left(
    call: Call,
    server: Server,
    anna: User,
    seconds: int,
) -> None:
    assert not server.idle()
    say(server, anna, "раз")
    [update] = (await call("getUpdates", timeout=seconds))["result"]
    assert not server.idle()
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30, offset=update["update_id"] + 1))
        await server.until_idle()
        say(server, anna, "два")
        assert not server.idle()
        await poll
