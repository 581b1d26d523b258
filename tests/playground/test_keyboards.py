"""What an inline keyboard may hold."""

from typing import Any

import pytest

from playground.server.model import Chat
from tests.playground.conftest import Call, keyboard
from tests.playground.test_messages import refusal

PARSE = "400 Bad Request: can't parse inline keyboard button: "


def one(**button: object) -> dict[str, Any]:
    return {"inline_keyboard": [[button]]}


@pytest.mark.parametrize(
    "button",
    [
        {"text": "7♠", "callback_data": "x" * 64},
        {"text": "7♠", "callback_data": "ы" * 32},
        {"text": "Взять", "callback_data": "take", "style": "danger"},
        {"text": "Начать", "callback_data": "start", "style": "success"},
        {"text": "Покрыть", "callback_data": "beat", "style": "primary"},
        {"text": "8♣", "disabled": {}},
        {"text": "Открыть личку", "url": "https://t.me/playground_bot?start=a1"},
        {"text": "Кто это", "url": "tg://user?id=5000000001"},
    ],
)
async def test_a_good_button_comes_back_unchanged(call: Call, group: Chat, button: dict[str, Any]) -> None:
    answer = await call("sendMessage", chat_id=group.id, text="ход", reply_markup=one(**button))
    assert answer["result"]["reply_markup"] == {"inline_keyboard": [[button]]}


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        (one(text="7♠", callback_data="x" * 65), "400 Bad Request: BUTTON_DATA_INVALID"),
        (one(text="7♠", callback_data="ы" * 33), "400 Bad Request: BUTTON_DATA_INVALID"),
        (one(text="7♠", callback_data=""), PARSE + "Text buttons are unallowed in the inline keyboard"),
        (one(text="7♠"), PARSE + "Text buttons are unallowed in the inline keyboard"),
        (one(callback_data="x"), PARSE + 'Can\'t find field "text"'),
        (one(text=" ", callback_data="x"), "400 Bad Request: inline keyboard button text must be non-empty"),
        (one(text="x", callback_data="x", style="red"), PARSE + "invalid button style specified"),
        (one(text="x", callback_data="x", disabled={}), PARSE + "exactly one action must be specified"),
        (
            one(text="x", url="kozyr"),
            "400 Bad Request: inline keyboard button URL 'kozyr' is invalid: Wrong HTTP URL",
        ),
        ({"inline_keyboard": [["x"]]}, PARSE + "InlineKeyboardButton must be an Object"),
        (
            {"inline_keyboard": ["x"]},
            '400 Bad Request: field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
        (["x"], "400 Bad Request: object expected as reply markup"),
        (keyboard(["x"] * 9), "400 Bad Request: reply markup is too long"),
        (keyboard(*[["x"] * 8] * 13), "400 Bad Request: reply markup is too long"),
        (keyboard(*[["ы" * 32]] * 100), "400 Bad Request: reply markup is too long"),
    ],
)
async def test_a_bad_keyboard_is_refused(call: Call, group: Chat, markup: object, expected: str) -> None:
    assert refusal(await call("sendMessage", chat_id=group.id, text="ход", reply_markup=markup)) == expected


async def test_a_hundred_buttons_are_allowed(call: Call, group: Chat) -> None:
    markup = keyboard(*[["x"] * 8] * 12, ["x"] * 4)
    assert (await call("sendMessage", chat_id=group.id, text="ход", reply_markup=markup))["ok"]


async def test_an_empty_keyboard_is_none(call: Call, group: Chat) -> None:
    answer = await call("sendMessage", chat_id=group.id, text="ход", reply_markup={"inline_keyboard": []})
    assert "reply_markup" not in answer["result"]
