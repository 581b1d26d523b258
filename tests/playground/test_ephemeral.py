"""Ephemeral messages: who may send them to whom, who sees them, how they are edited, deleted and lost."""

import asyncio
from typing import Any

import pytest

from playground.person import Person
from playground.server import Server
from playground.server.model import Chat, Message, Query, User
from tests.clock import FakeClock
from tests.playground.conftest import Call, Upload, keyboard
from tests.playground.test_files import png
from tests.playground.test_messages import refusal, sent

TOO_OLD = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"
NOT_COMMAND = "400 Bad Request: MESSAGE_NOT_COMMAND"
EDITS: dict[str, dict[str, Any]] = {
    "editEphemeralMessageText": {"text": "пас"},
    "editEphemeralMessageReplyMarkup": {"reply_markup": keyboard(["Пас"])},
    "editEphemeralMessageMedia": {"media": {"type": "photo", "media": "x"}},
    "editEphemeralMessageCaption": {"caption": "пас"},
    "deleteEphemeralMessage": {},
}


@pytest.fixture
async def table(call: Call, group: Chat) -> Message:
    """An ordinary message with a button."""
    return group.messages[await sent(call, group, "Стол", reply_markup=keyboard(["Мои карты"]))]


@pytest.fixture
def query(server: Server, table: Message, anna: User) -> Query:
    """Anna pressed it."""
    return server.telegram.press(anna, table, "Мои карты")


async def hand(call: Call, query: Query, text: str = "7♠", *, replace: bool = False, **more: Any) -> dict[str, Any]:
    """Answer a press by an ephemeral message."""
    to = {
        "receiver_user_id": query.user.id,
        "callback_query_id": query.id,
        "replace_callback_query_message": replace,
    }
    return await call("sendMessage", chat_id=query.message.chat.id, text=text, ephemeral_message_parameters=to, **more)


async def whispered(call: Call, query: Query, text: str = "7♠", **more: Any) -> Message:
    """The same, as it is stored."""
    answer = await hand(call, query, text, **more)
    return query.message.chat.ephemerals[answer["result"]["ephemeral_message_id"]]


def named(message: Message) -> dict[str, int | None]:
    """How an ephemeral message is addressed."""
    assert message.receiver
    return {
        "chat_id": message.chat.id,
        "receiver_user_id": message.receiver.id,
        "ephemeral_message_id": message.ephemeral_id,
    }


async def test_it_comes_back_with_its_receiver(call: Call, query: Query) -> None:
    assert await hand(call, query, reply_markup=keyboard(["7♠"])) == {
        "ok": True,
        "result": {
            "message_id": 0,
            "from": {"id": 4200000042, "is_bot": True, "first_name": "Playground", "username": "playground_bot"},
            "chat": {"id": -1002000000001, "type": "supergroup", "title": "Дача"},
            "date": 1767614400,
            "text": "7♠",
            "receiver_user": {"id": 5000000001, "is_bot": False, "first_name": "Анна", "language_code": "ru"},
            "ephemeral_message_id": 30000001,
            "reply_markup": keyboard(["7♠"]),
        },
    }


async def test_only_the_receiver_sees_it(
    call: Call, server: Server, query: Query, anna: User, boris: User, group: Chat
) -> None:
    message = await whispered(call, query, reply_markup=keyboard(["7♠"]))
    hers, his = Person(server, anna, group), Person(server, boris, group)
    assert hers.sees("7♠") is message
    assert hers.buttons() == ["Мои карты", "7♠"]
    his.sees_not("7♠")
    assert his.buttons() == ["Мои карты"]
    with pytest.raises(PermissionError):
        server.telegram.press(boris, message, "7♠")


async def test_a_press_upon_it_carries_all_of_it(call: Call, server: Server, query: Query, anna: User) -> None:
    message = await whispered(call, query, reply_markup=keyboard(["7♠"]))
    server.telegram.updates.queue.clear()
    server.telegram.press(anna, message, "7♠")
    [update] = (await call("getUpdates"))["result"]
    carried = update["callback_query"]["message"]
    assert carried["message_id"] == 0
    assert carried["ephemeral_message_id"] == 30000001
    assert carried["receiver_user"]["id"] == 5000000001
    assert carried["text"] == "7♠"
    assert carried["reply_markup"] == keyboard(["7♠"])


async def test_nothing_remains_of_a_deleted_one(call: Call, server: Server, query: Query, anna: User) -> None:
    message = await whispered(call, query)
    await call("deleteEphemeralMessage", **named(message))
    server.telegram.updates.queue.clear()
    server.telegram.press(anna, message, "7♠")
    [update] = (await call("getUpdates"))["result"]
    assert update["callback_query"]["message"] == {
        "chat": {"id": -1002000000001, "type": "supergroup", "title": "Дача"},
        "message_id": 0,
        "date": 0,
    }


async def test_a_press_is_answered_within_15_seconds(call: Call, clock: FakeClock, query: Query) -> None:
    await clock.advance(15)
    assert (await hand(call, query))["ok"]
    await clock.advance(0.1)
    assert refusal(await hand(call, query)) == TOO_OLD


async def test_it_may_come_after_the_popup(call: Call, query: Query) -> None:
    await call("answerCallbackQuery", callback_query_id=query.id)
    assert (await hand(call, query))["ok"]


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ({"receiver_user_id": 5000000001}, NOT_COMMAND),
        ({"receiver_user_id": 7}, "400 Bad Request: user not found"),
        ({"receiver_user_id": 5000000003}, "400 Bad Request: USER_NOT_PARTICIPANT"),
        ({"receiver_user_id": 4200000042}, "400 Bad Request: USER_NOT_PARTICIPANT"),
        ({"receiver_user_id": "x"}, "400 Bad Request: receiver_user_id must be an Integer"),
        ({"receiver_user_id": 5000000001, "callback_query_id": "7"}, TOO_OLD),
        (
            {"receiver_user_id": 5000000002, "callback_query_id": "4000000000000000001"},
            "400 Bad Request: callback query was sent by another user or from another chat",
        ),
        (
            {"receiver_user_id": 5000000001, "replace_callback_query_message": True},
            "400 Bad Request: callback query identifier must be non-empty to replace its message",
        ),
        ([], "400 Bad Request: can't parse EphemeralMessageParameters: expected an Object"),
        ("{", "400 Bad Request: can't parse EphemeralMessageParameters JSON object"),
    ],
)
async def test_who_cannot_be_addressed(
    call: Call,
    server: Server,
    group: Chat,
    query: Query,
    parameters: object,
    expected: str,
) -> None:
    server.telegram.add_user("Вера")
    answer = await call("sendMessage", chat_id=group.id, text="7♠", ephemeral_message_parameters=parameters)
    assert refusal(answer) == expected


async def test_a_private_chat_has_none(call: Call, dm: Chat, anna: User) -> None:
    to = {"receiver_user_id": anna.id}
    answer = await call("sendMessage", chat_id=dm.id, text="7♠", ephemeral_message_parameters=to)
    assert refusal(answer) == "400 Bad Request: ephemeral messages can be sent only to groups and supergroups"


async def test_a_basic_group_has_them(call: Call, server: Server, anna: User) -> None:
    yard = server.telegram.add_group("Двор", [anna], supergroup=False)
    message = yard.messages[await sent(call, yard, reply_markup=keyboard(["Мои карты"]))]
    assert (await hand(call, server.telegram.press(anna, message, "Мои карты")))["ok"]


async def test_an_administrator_may_write_to_any_member_at_any_time(
    call: Call, server: Server, group: Chat, boris: User
) -> None:
    server.telegram.promote(server.telegram.bot, group)
    to = {"receiver_user_id": boris.id}
    answer = await call("sendMessage", chat_id=group.id, text="7♠", ephemeral_message_parameters=to)
    assert answer["result"]["receiver_user"]["id"] == 5000000002


async def test_the_rights_of_the_chat_hold(call: Call, server: Server, group: Chat, query: Query) -> None:
    server.telegram.allow_sending(group, allowed=False)
    answer = await hand(call, query)
    assert refusal(answer) == "400 Bad Request: not enough rights to send text messages to the chat"


async def test_an_ephemeral_command_is_seen_by_the_bot_alone(
    call: Call, server: Server, group: Chat, anna: User, boris: User
) -> None:
    commands = [{"command": "hand", "description": "Мои карты", "is_ephemeral": True}]
    await call("setMyCommands", commands=commands, scope={"type": "all_group_chats"})
    said = server.telegram.write(anna, group, "/hand")
    [update] = (await call("getUpdates"))["result"]
    assert update["message"]["message_id"] == 0
    assert update["message"]["ephemeral_message_id"] == 30000001
    assert update["message"]["receiver_user"]["id"] == 4200000042
    assert said in list(server.telegram.visible(anna))
    assert said not in list(server.telegram.visible(boris))
    assert server.telegram.write(anna, group, "/play").id == 2
    assert server.telegram.write(anna, server.telegram.dm(anna), "/hand").receiver is None


async def test_an_ephemeral_command_is_answered_within_15_seconds(
    call: Call, clock: FakeClock, server: Server, group: Chat, anna: User, boris: User
) -> None:
    await call("setMyCommands", commands=[{"command": "hand", "description": "Мои карты", "is_ephemeral": True}])
    said = server.telegram.write(anna, group, "/hand")
    answer = {"chat_id": group.id, "text": "7♠", "reply_parameters": {"ephemeral_message_id": said.ephemeral_id}}
    to = {"receiver_user_id": anna.id}
    await clock.advance(15)
    sent = await call("sendMessage", **answer, ephemeral_message_parameters=to)
    assert sent["result"]["reply_to_message"]["ephemeral_message_id"] == 30000001
    other = {"receiver_user_id": boris.id}
    assert refusal(await call("sendMessage", **answer, ephemeral_message_parameters=other)) == NOT_COMMAND
    await clock.advance(0.1)
    assert refusal(await call("sendMessage", **answer, ephemeral_message_parameters=to)) == NOT_COMMAND
    assert refusal(await call("sendMessage", **answer)) == (
        "400 Bad Request: a reply to an ephemeral message must be ephemeral"
    )


async def test_a_reply_to_an_ordinary_message_is_no_answer(call: Call, server: Server, group: Chat, anna: User) -> None:
    said = server.telegram.write(anna, group, "/hand")
    reply, to = {"message_id": said.id}, {"receiver_user_id": anna.id}
    answer = await call(
        "sendMessage", chat_id=group.id, text="7♠", reply_parameters=reply, ephemeral_message_parameters=to
    )
    assert refusal(answer) == NOT_COMMAND


async def test_a_reply_to_an_ephemeral_message_is_ephemeral(
    call: Call, server: Server, query: Query, anna: User, group: Chat
) -> None:
    message = await whispered(call, query)
    said = server.telegram.write(anna, group, "что это?", reply_to=message)
    assert said.receiver is server.telegram.bot
    reply, to = {"ephemeral_message_id": 7}, {"receiver_user_id": anna.id}
    answer = await call(
        "sendMessage", chat_id=group.id, text="7♠", reply_parameters=reply, ephemeral_message_parameters=to
    )
    assert refusal(answer) == "400 Bad Request: message to be replied not found"


async def test_it_may_take_the_place_of_the_message(
    call: Call, server: Server, query: Query, anna: User, boris: User, group: Chat
) -> None:
    await sent(call, group, "дальше")
    message = await whispered(call, query, replace=True)
    hers, his = Person(server, anna, group), Person(server, boris, group)
    assert [each.words for each in hers.messages()] == ["", "7♠", "дальше"]
    assert [each.words for each in his.messages()] == ["", "Стол", "дальше"]
    await call("deleteEphemeralMessage", **named(message))
    assert [each.words for each in hers.messages()] == ["", "Стол", "дальше"]


async def test_an_ephemeral_message_is_not_replaced_but_edited(
    call: Call, server: Server, query: Query, anna: User
) -> None:
    message = await whispered(call, query)
    upon = server.telegram.press(anna, message, "7♠")
    answer = await hand(call, upon, replace=True)
    assert refusal(answer) == "400 Bad Request: ephemeral messages must be edited instead of being replaced"
    assert (await hand(call, upon))["ok"]


async def test_it_is_edited_and_deleted_by_methods_of_its_own(call: Call, query: Query) -> None:
    message = await whispered(call, query, reply_markup=keyboard(["7♠"]))
    yes = {"ok": True, "result": True}
    assert await call("editEphemeralMessageText", **named(message), text="8♠") == yes
    assert (message.text, message.keyboard) == ("8♠", None)
    assert await call("editEphemeralMessageReplyMarkup", **named(message), reply_markup=keyboard(["8♠"])) == yes
    assert [button["text"] for button in message.buttons] == ["8♠"]
    assert await call("deleteEphemeralMessage", **named(message)) == yes
    assert message.deleted


async def test_pictures_are_ephemeral_too(call: Call, upload: Upload, query: Query, group: Chat) -> None:
    to = f'{{"receiver_user_id": 5000000001, "callback_query_id": "{query.id}"}}'
    answer = await upload("sendPhoto", {"photo": png(5, 5)}, chat_id=group.id, ephemeral_message_parameters=to)
    message = group.ephemerals[answer["result"]["ephemeral_message_id"]]
    assert (await call("editEphemeralMessageCaption", **named(message), caption="Рука"))["ok"]
    assert message.caption == "Рука"
    media = '{"type": "photo", "media": "attach://new"}'
    assert (await upload("editEphemeralMessageMedia", {"new": png(6, 6)}, **named(message), media=media))["ok"]
    assert message.media["photo"][0]["width"] == 6


@pytest.mark.parametrize("length", [1024, 1025, 4097])
async def test_an_edit_fails_above_1024_characters(call: Call, query: Query, length: int) -> None:
    message = await whispered(call, query, "x" * 4096)
    answer = await call("editEphemeralMessageText", **named(message), text="ы" * length)
    assert (
        answer.get("description", "ok")
        == {
            1024: "ok",
            1025: "Bad Request: MEDIA_CAPTION_TOO_LONG",
            4097: "Bad Request: MESSAGE_TOO_LONG",
        }[length]
    )


async def test_an_equal_edit_is_not_modified(call: Call, query: Query) -> None:
    message = await whispered(call, query)
    answer = await call("editEphemeralMessageText", **named(message), text="7♠")
    assert answer["description"].startswith("Bad Request: message is not modified: ")


@pytest.mark.parametrize("method", EDITS)
@pytest.mark.parametrize("wrong", [{"receiver_user_id": 5000000002}, {"ephemeral_message_id": 7}])
async def test_chat_receiver_and_number_name_it_together(
    call: Call, upload: Upload, group: Chat, query: Query, method: str, wrong: dict[str, int]
) -> None:
    photo = await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id)
    message = await whispered(call, query)
    params = EDITS[method] | {"media": {"type": "photo", "media": photo["result"]["photo"][0]["file_id"]}}
    answer = await call(method, **(named(message) | wrong), **params)
    verb = "delete" if method.startswith("delete") else "edit"
    assert refusal(answer) == f"400 Bad Request: message to {verb} not found"


async def test_ordinary_methods_do_not_touch_it(call: Call, query: Query, group: Chat) -> None:
    message = await whispered(call, query)
    for number in (0, message.ephemeral_id):
        answer = await call("deleteMessage", chat_id=group.id, message_id=number)
        assert refusal(answer) == "400 Bad Request: message to delete not found"
        answer = await call("editMessageText", chat_id=group.id, message_id=number, text="пас")
        assert refusal(answer) == "400 Bad Request: message to edit not found"
    assert not message.deleted


async def test_what_a_person_whispered_is_not_the_bots_to_edit(
    call: Call, server: Server, query: Query, anna: User, group: Chat
) -> None:
    said = server.telegram.write(anna, group, "что?", reply_to=await whispered(call, query))
    answer = await call("editEphemeralMessageText", **named(said), text="пас")
    assert refusal(answer) == "400 Bad Request: message to edit not found"


async def test_they_count_for_the_flood_budget(call: Call, query: Query) -> None:
    message = await whispered(call, query)
    for number in range(4):
        await call("editEphemeralMessageText", **named(message), text=str(number))
    assert refusal(await hand(call, query)) == "429 Too Many Requests: retry after 5"
    answer = await call("editEphemeralMessageText", **named(message), text="x")
    assert refusal(answer) == "429 Too Many Requests: retry after 5"
    assert (await call("deleteEphemeralMessage", **named(message)))["ok"]


async def test_nothing_reaches_who_is_offline_and_nothing_tells_of_it(
    call: Call, server: Server, query: Query, anna: User, group: Chat
) -> None:
    server.flood.on = False
    person = Person(server, anna, group)
    shown = await whispered(call, query, "7♠")
    person.goes_offline()
    lost = await whispered(call, query, "8♠")
    assert (await call("editEphemeralMessageText", **named(shown), text="9♠"))["ok"]
    assert (await call("deleteEphemeralMessage", **named(shown)))["ok"]
    assert (await call("editEphemeralMessageText", **named(lost), text="10♠"))["ok"]
    person.comes_online()
    assert [message.words for message in person.messages()] == ["", "Стол", "7♠"]
    assert (await call("editEphemeralMessageText", **named(lost), text="В♠"))["ok"]
    person.sees_not("В♠")


async def test_it_can_fail_as_all_can(call: Call, server: Server, query: Query, group: Chat) -> None:
    server.faults.fail(
        "editEphemeralMessageText", error_code=400, description="Bad Request: EPHEMERAL_FAILED", chat_id=group.id
    )
    message = await whispered(call, query)
    answer = await call("editEphemeralMessageText", **named(message), text="пас")
    assert refusal(answer) == "400 Bad Request: EPHEMERAL_FAILED"


async def test_it_is_taken_by_a_tap_as_any_other(call: Call, server: Server, query: Query, group: Chat) -> None:
    await whispered(call, query, reply_markup=keyboard(["7♠"]))
    person = Person(server, query.user, group)
    async with asyncio.TaskGroup() as tasks:
        tap = tasks.create_task(person.taps("7♠"))
        await server.telegram.changes.until(lambda: len(server.telegram.queries) == 2)
        await call("answerCallbackQuery", callback_query_id="4000000000000000002", text="Не ваш ход")
    popup = tap.result()
    assert popup
    assert popup.text == "Не ваш ход"


async def test_ephemeral_is_a_flag(call: Call) -> None:
    commands = [{"command": "hand", "description": "x", "is_ephemeral": "yes"}]
    answer = await call("setMyCommands", commands=commands)
    assert refusal(answer) == '400 Bad Request: can\'t parse BotCommand: Field "is_ephemeral" must be of type Boolean'
