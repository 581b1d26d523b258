"""Sending, editing and deleting, and what Telegram says to a call that cannot be done."""

from typing import Any

import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.clock import FakeClock
from tests.playground.conftest import Call, keyboard

HOUR = 3600
NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)


def refusal(answer: dict[str, Any]) -> str:
    """The status and Telegram's sentence."""
    return f"{answer['error_code']} {answer['description']}"


async def sent(call: Call, chat: Chat, text: str = "ход", **more: object) -> int:
    """The id of a new message of the bot."""
    answer = await call("sendMessage", chat_id=chat.id, text=text, **more)
    number: int = answer["result"]["message_id"]
    return number


async def test_a_message_comes_back_as_it_was_sent(call: Call, group: Chat) -> None:
    markup = keyboard(["Взять"])
    answer = await call(
        "sendMessage", chat_id=group.id, text=" <b>Стол</b> 1\n", parse_mode="HTML", reply_markup=markup
    )
    assert answer == {
        "ok": True,
        "result": {
            "message_id": 2,
            "from": {"id": 4200000042, "is_bot": True, "first_name": "Playground", "username": "playground_bot"},
            "chat": {"id": -1002000000001, "type": "supergroup", "title": "Дача"},
            "date": 1767614400,
            "text": "Стол 1",
            "entities": [{"type": "bold", "offset": 0, "length": 4}],
            "reply_markup": {"inline_keyboard": [[{"text": "Взять", "callback_data": "Взять"}]]},
        },
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "400 Bad Request: message text is empty"),
        (" \n ", "400 Bad Request: text must be non-empty"),
        ("x" * 4097, "400 Bad Request: message is too long"),
        ("🂡" * 2049, "400 Bad Request: message is too long"),
    ],
)
async def test_a_text_has_1_to_4096_utf16_units(call: Call, group: Chat, text: str, expected: str) -> None:
    assert refusal(await call("sendMessage", chat_id=group.id, text=text)) == expected


async def test_a_text_of_exactly_4096_units_is_sent(call: Call, group: Chat) -> None:
    assert (await call("sendMessage", chat_id=group.id, text="🂡" * 2048))["ok"]


async def test_the_limit_counts_after_parsing(call: Call, group: Chat) -> None:
    text = "<b>x</b>" * 4096
    assert (await call("sendMessage", chat_id=group.id, text=text, parse_mode="HTML"))["ok"]


async def test_an_edit_that_is_too_long_is_worded_otherwise(call: Call, group: Chat) -> None:
    number = await sent(call, group)
    answer = await call("editMessageText", chat_id=group.id, message_id=number, text="x" * 4097)
    assert refusal(answer) == "400 Bad Request: MESSAGE_TOO_LONG"


@pytest.mark.parametrize("more", [{}, {"reply_markup": keyboard(["Пас"])}])
async def test_an_equal_edit_is_not_modified(call: Call, group: Chat, more: dict[str, Any]) -> None:
    number = await sent(call, group, "<i>ход</i>", parse_mode="HTML", **more)
    same = {"chat_id": group.id, "message_id": number, "text": "<em>ход</em>", "parse_mode": "HTML", **more}
    assert refusal(await call("editMessageText", **same)) == f"400 {NOT_MODIFIED}"


@pytest.mark.parametrize(
    "other",
    [
        {"text": "пас"},
        {"text": "ход", "reply_markup": keyboard(["Взять"])},
        {"text": "<i>ход</i>", "parse_mode": "HTML"},
    ],
)
async def test_another_text_entity_or_markup_is_an_edit(call: Call, group: Chat, other: dict[str, Any]) -> None:
    number = await sent(call, group, reply_markup=keyboard(["Пас"]))
    answer = await call("editMessageText", chat_id=group.id, message_id=number, **other)
    assert answer["result"]["edit_date"] == 1767614400


async def test_an_edit_without_markup_drops_the_keyboard(call: Call, server: Server, group: Chat) -> None:
    number = await sent(call, group, reply_markup=keyboard(["Пас"]))
    answer = await call("editMessageText", chat_id=group.id, message_id=number, text="ход")
    assert "reply_markup" not in answer["result"]
    assert group.messages[number].keyboard is None


async def test_a_markup_alone_is_edited_and_then_not_modified(call: Call, group: Chat) -> None:
    number = await sent(call, group)
    edit = {"chat_id": group.id, "message_id": number, "reply_markup": keyboard(["Пас"])}
    assert (await call("editMessageReplyMarkup", **edit))["result"]["text"] == "ход"
    assert refusal(await call("editMessageReplyMarkup", **edit)) == f"400 {NOT_MODIFIED}"


async def test_what_cannot_be_edited(call: Call, server: Server, group: Chat, anna: User) -> None:
    told = server.telegram.write(anna, group, "привет")
    gone = await sent(call, group)
    await call("deleteMessage", chat_id=group.id, message_id=gone)
    for number, expected in [
        (told.id, "message can't be edited"),
        (gone, "message to edit not found"),
        (99, "message to edit not found"),
    ]:
        answer = await call("editMessageText", chat_id=group.id, message_id=number, text="ход")
        assert refusal(answer) == f"400 Bad Request: {expected}"


async def test_only_an_inline_keyboard_can_be_edited_in(call: Call, group: Chat) -> None:
    number = await sent(call, group)
    markup = {"keyboard": [[{"text": "Пас"}]]}
    answer = await call("editMessageText", chat_id=group.id, message_id=number, text="пас", reply_markup=markup)
    assert refusal(answer) == "400 Bad Request: inline keyboard expected"


async def test_own_messages_can_be_deleted_for_48_hours(call: Call, clock: FakeClock, group: Chat) -> None:
    early, late = await sent(call, group), await sent(call, group)
    await clock.advance(48 * HOUR - 1)
    assert await call("deleteMessage", chat_id=group.id, message_id=early) == {"ok": True, "result": True}
    await clock.advance(1)
    answer = await call("deleteMessage", chat_id=group.id, message_id=late)
    assert refusal(answer) == "400 Bad Request: message can't be deleted for everyone"


async def test_what_cannot_be_deleted(call: Call, server: Server, group: Chat, anna: User) -> None:
    told = server.telegram.write(anna, group, "привет")
    for number, expected in [(told.id, "message can't be deleted for everyone"), (99, "message to delete not found")]:
        answer = await call("deleteMessage", chat_id=group.id, message_id=number)
        assert refusal(answer) == f"400 Bad Request: {expected}"


async def test_an_administrator_deletes_what_others_wrote(call: Call, server: Server, group: Chat, anna: User) -> None:
    told = server.telegram.write(anna, group, "привет")
    server.telegram.promote(server.telegram.bot, group)
    assert (await call("deleteMessage", chat_id=group.id, message_id=told.id))["ok"]


async def test_several_are_deleted_and_missing_ones_passed_over(call: Call, group: Chat) -> None:
    first, second = await sent(call, group), await sent(call, group)
    assert (await call("deleteMessages", chat_id=group.id, message_ids=[first, 99, second]))["ok"]
    assert group.messages[first].deleted
    assert group.messages[second].deleted
    answer = await call("deleteMessages", chat_id=group.id, message_ids=list(range(1, 102)))
    assert refusal(answer) == "400 Bad Request: too many message identifiers specified"


async def test_a_reply_needs_its_message(call: Call, server: Server, group: Chat, anna: User) -> None:
    told = server.telegram.write(anna, group, "/play")
    reply = {"message_id": told.id}
    answer = await call("sendMessage", chat_id=group.id, text="Стол", reply_parameters=reply)
    assert answer["result"]["reply_to_message"]["text"] == "/play"
    server.telegram.delete(told)
    answer = await call("sendMessage", chat_id=group.id, text="Стол", reply_parameters=reply)
    assert refusal(answer) == "400 Bad Request: message to be replied not found"
    lenient = reply | {"allow_sending_without_reply": True}
    answer = await call("sendMessage", chat_id=group.id, text="Стол", reply_parameters=lenient)
    assert "reply_to_message" not in answer["result"]


async def test_ids_run_by_supergroup_and_together_elsewhere(call: Call, server: Server, anna: User, dm: Chat) -> None:
    town, village = (server.telegram.add_group(title, [anna]) for title in ("Город", "Село"))
    yard = server.telegram.add_group("Двор", [anna], supergroup=False)
    chats = [town, village, yard, dm, yard, town]
    assert [await sent(call, chat) for chat in chats] == [2, 2, 3, 4, 5, 3]


async def test_a_chat_action_is_shown(call: Call, server: Server, group: Chat) -> None:
    assert (await call("sendChatAction", chat_id=group.id, action="typing"))["ok"]
    assert server.telegram.actions == [(group, "typing")]
    answer = await call("sendChatAction", chat_id=group.id, action="dancing")
    assert refusal(answer) == "400 Bad Request: wrong parameter action in request"


async def test_half_a_surrogate_pair_is_no_text(call: Call, group: Chat) -> None:
    answer = await call("sendMessage", chat_id=group.id, text="\ud83c")
    assert refusal(answer) == "400 Bad Request: strings must be encoded in UTF-8"
