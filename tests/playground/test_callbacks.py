"""A press is answered once and within 15 seconds."""

from typing import Any

import pytest

from playground.server import Server
from playground.server.model import Answer, Chat, Query, User
from tests.clock import FakeClock
from tests.playground.conftest import Call, keyboard
from tests.playground.test_messages import refusal, sent

TOO_OLD = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"


@pytest.fixture
async def query(call: Call, server: Server, group: Chat, anna: User) -> Query:
    message = group.messages[await sent(call, group, reply_markup=keyboard(["7♠"]))]
    return server.telegram.press(anna, message, "7♠")


async def test_the_bot_is_asked(call: Call, query: Query) -> None:
    [update] = (await call("getUpdates"))["result"]
    asked: dict[str, Any] = update["callback_query"]
    assert asked["id"] == query.id
    assert asked["from"]["id"] == 5000000001
    assert asked["data"] == "7♠"
    assert asked["message"]["text"] == "ход"
    assert asked["message"]["reply_markup"] == keyboard(["7♠"])


async def test_a_press_on_a_deleted_message_comes_without_its_content(
    call: Call,
    server: Server,
    group: Chat,
    anna: User,
) -> None:
    number = await sent(call, group)
    await call("deleteMessage", chat_id=group.id, message_id=number)
    server.telegram.press(anna, group.messages[number], "7♠")
    [update] = (await call("getUpdates"))["result"]
    assert update["callback_query"]["message"] == {
        "chat": {"id": -1002000000001, "type": "supergroup", "title": "Дача"},
        "message_id": 2,
        "date": 0,
    }


async def test_an_answer_pops_up(call: Call, server: Server, query: Query) -> None:
    assert server.unanswered() == [query]
    answer = await call("answerCallbackQuery", callback_query_id=query.id, text="Не ваш ход", show_alert=True)
    assert answer == {"ok": True, "result": True}
    assert server.unanswered() == []
    assert query.answer == Answer("Не ваш ход", show_alert=True)


async def test_a_second_answer_is_refused_and_counted(call: Call, server: Server, query: Query) -> None:
    assert (await call("answerCallbackQuery", callback_query_id=query.id))["ok"]
    assert refusal(await call("answerCallbackQuery", callback_query_id=query.id)) == TOO_OLD
    assert [violation.method for violation in server.violations] == ["answerCallbackQuery"]


async def test_an_answer_has_15_seconds(call: Call, server: Server, clock: FakeClock, query: Query) -> None:
    other = server.telegram.press(query.user, query.message, "7♠")
    await clock.advance(15)
    assert (await call("answerCallbackQuery", callback_query_id=query.id))["ok"]
    await clock.advance(0.1)
    assert refusal(await call("answerCallbackQuery", callback_query_id=other.id)) == TOO_OLD
    assert server.violations == []


async def test_an_unknown_query_is_as_good_as_old(call: Call) -> None:
    assert refusal(await call("answerCallbackQuery", callback_query_id="7")) == TOO_OLD


async def test_a_popup_has_200_characters(call: Call, query: Query) -> None:
    answer = await call("answerCallbackQuery", callback_query_id=query.id, text="ы" * 201)
    assert refusal(answer) == "400 Bad Request: MESSAGE_TOO_LONG"
    assert (await call("answerCallbackQuery", callback_query_id=query.id, text="ы" * 200))["ok"]
