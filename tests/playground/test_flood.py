"""The documented flood limits, on a clock that stands still."""

from typing import Any

from playground.server import Server
from playground.server.model import Chat, User
from tests.clock import FakeClock
from tests.playground.conftest import Call
from tests.playground.test_messages import sent


def flooded(seconds: int) -> dict[str, Any]:
    return {
        "ok": False,
        "error_code": 429,
        "description": f"Too Many Requests: retry after {seconds}",
        "parameters": {"retry_after": seconds},
    }


async def say(call: Call, chat: Chat) -> dict[str, Any]:
    return await call("sendMessage", chat_id=chat.id, text="ход")


async def test_a_chat_takes_one_a_second_after_a_burst_of_six(call: Call, clock: FakeClock, dm: Chat) -> None:
    for _ in range(6):
        assert (await say(call, dm))["ok"]
        await clock.advance(0.5)
    assert await say(call, dm) == flooded(2)
    await clock.advance(1.9)
    assert await say(call, dm) == flooded(1)
    await clock.advance(0.1)
    assert (await say(call, dm))["ok"]


async def test_a_group_takes_20_sends_and_edits_a_minute(call: Call, clock: FakeClock, group: Chat) -> None:
    number = await sent(call, group, "0")
    for turn in range(1, 20):
        await clock.advance(2)
        assert (await call("editMessageText", chat_id=group.id, message_id=number, text=str(turn)))["ok"]
    await clock.advance(2)
    assert await say(call, group) == flooded(20)
    assert await call("editMessageText", chat_id=group.id, message_id=number, text="x") == flooded(20)
    await clock.advance(20)
    assert (await say(call, group))["ok"]
    assert await say(call, group) == flooded(2)


async def test_a_private_chat_has_no_such_minute(call: Call, clock: FakeClock, dm: Chat) -> None:
    for _ in range(30):
        assert (await say(call, dm))["ok"]
        await clock.advance(0.99)


async def test_all_chats_take_30_a_second(call: Call, server: Server, clock: FakeClock) -> None:
    people = [server.telegram.add_user(f"Гость {number}") for number in range(31)]
    for person in people:
        server.telegram.write(person, server.telegram.dm(person), "/start")
    chats = [server.telegram.dm(person) for person in people]
    for chat in chats[:30]:
        assert (await say(call, chat))["ok"]
    assert await say(call, chats[30]) == flooded(1)
    await clock.advance(1)
    assert (await say(call, chats[30]))["ok"]


async def test_a_refused_call_is_counted_as_a_violation(call: Call, server: Server, dm: Chat) -> None:
    for _ in range(8):
        await say(call, dm)
    assert [violation.method for violation in server.violations] == ["sendMessage", "sendMessage"]
    assert server.refusals() == {"Too Many Requests: retry after 5": 2}
    assert len(server.called("sendMessage")) == 6


async def test_other_methods_are_free(call: Call, server: Server, group: Chat, anna: User) -> None:
    numbers = [await sent(call, group) for _ in range(5)]
    for number in numbers:
        assert (await call("deleteMessage", chat_id=group.id, message_id=number))["ok"]
    message = server.telegram.write(anna, group, "/play")
    for _ in range(40):
        query = server.telegram.press(anna, message, "x")
        assert (await call("answerCallbackQuery", callback_query_id=query.id))["ok"]
        assert (await call("sendChatAction", chat_id=group.id, action="typing"))["ok"]


async def test_the_limits_can_be_off(call: Call, server: Server, group: Chat) -> None:
    server.flood.on = False
    for _ in range(40):
        assert (await say(call, group))["ok"]
