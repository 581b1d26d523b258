"""Faults on demand."""

import asyncio

import aiohttp
import pytest

from playground.server import Server
from playground.server.model import Chat
from tests.clock import FakeClock
from tests.playground.conftest import Call
from tests.playground.test_messages import refusal


async def test_a_call_fails_as_told_so_many_times(call: Call, server: Server, group: Chat, dm: Chat) -> None:
    server.faults.fail(
        "sendMessage",
        error_code=429,
        description="Too Many Requests: retry after 7",
        parameters={"retry_after": 7},
        times=2,
        chat_id=group.id,
    )
    assert (await call("sendMessage", chat_id=dm.id, text="ход"))["ok"]
    for _ in range(2):
        answer = await call("sendMessage", chat_id=group.id, text="ход")
        assert refusal(answer) == "429 Too Many Requests: retry after 7"
        assert answer["parameters"] == {"retry_after": 7}
    assert (await call("sendMessage", chat_id=group.id, text="ход"))["ok"]
    assert server.violations == []


@pytest.mark.parametrize(("when", "texts"), [("before", []), ("after", ["ход"])])
async def test_the_connection_drops(call: Call, server: Server, group: Chat, when: str, texts: list[str]) -> None:
    server.faults.drop("sendMessage", when=when)  # type: ignore[arg-type]
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await call("sendMessage", chat_id=group.id, text="ход")
    assert [message.text for message in group.messages.values() if message.text] == texts
    assert [done.params["text"] for done in server.called("sendMessage")] == texts


async def test_a_call_hangs_until_released(call: Call, server: Server, group: Chat) -> None:
    hang = server.faults.hang("sendMessage", when="after")
    async with asyncio.TaskGroup() as tasks:
        send = tasks.create_task(call("sendMessage", chat_id=group.id, text="ход"))
        await hang.reached.wait()
        assert [message.text for message in group.messages.values() if message.text] == ["ход"]
        assert not send.done()
        hang.release()
    assert send.result()["ok"]


async def test_a_hanging_call_does_not_keep_the_world_from_being_idle(call: Call, server: Server, group: Chat) -> None:
    hang = server.faults.hang("sendMessage")
    async with asyncio.TaskGroup() as tasks:
        poll = tasks.create_task(call("getUpdates", timeout=30))
        tasks.create_task(call("sendMessage", chat_id=group.id, text="ход"))
        await hang.reached.wait()
        await server.until_idle()
        hang.release()
        poll.cancel()


async def test_an_answer_comes_late(call: Call, server: Server, clock: FakeClock, group: Chat) -> None:
    server.faults.delay("sendMessage", 3)
    async with asyncio.TaskGroup() as tasks:
        send = tasks.create_task(call("sendMessage", chat_id=group.id, text="ход"))
        await server.telegram.changes.until(lambda: server.faults.parked > 0)
        await clock.advance(2.9)
        assert not send.done()
        await clock.advance(0.1)
    assert send.result()["ok"]


@pytest.mark.parametrize(("when", "expected"), [("before", 1), ("after", 2)])
async def test_a_hook_runs_at_the_nth_call(call: Call, server: Server, group: Chat, when: str, expected: int) -> None:
    seen: list[int] = []
    texts = group.messages.values()
    server.faults.on_call(
        "sendMessage",
        2,
        lambda: seen.append(sum(message.text is not None for message in texts)),
        when=when,  # type: ignore[arg-type]
    )
    for _ in range(3):
        await call("sendMessage", chat_id=group.id, text="ход")
    assert seen == [expected]


async def test_a_hook_may_be_a_coroutine_function(call: Call, server: Server, group: Chat) -> None:
    called = asyncio.Event()

    async def hook() -> None:
        called.set()

    server.faults.on_call("sendMessage", 1, hook)
    await call("sendMessage", chat_id=group.id, text="ход")
    assert called.is_set()


async def test_a_poll_can_fail_too(call: Call, server: Server) -> None:
    server.faults.fail("getUpdates", error_code=502, description="Bad Gateway")
    assert refusal(await call("getUpdates")) == "502 Bad Gateway"
    assert (await call("getUpdates"))["ok"]


async def test_faults_can_be_taken_back(call: Call, server: Server, group: Chat) -> None:
    server.faults.fail("sendMessage", error_code=500, description="Internal Server Error")
    server.faults.clear()
    assert (await call("sendMessage", chat_id=group.id, text="ход"))["ok"]
