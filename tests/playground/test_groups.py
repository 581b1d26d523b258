"""What the bot is told of groups: privacy mode, who comes and goes, topics, anonymous administrators."""

from typing import Any

import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.playground.conftest import Call, keyboard
from tests.playground.test_messages import refusal, sent


async def told(call: Call) -> list[Any]:
    """What the bot was told since it asked last: texts, or the fields of other updates."""
    updates = (await call("getUpdates"))["result"]
    if updates:
        await call("getUpdates", offset=updates[-1]["update_id"] + 1)
    return [update.get("message", {}).get("text") or list(update)[1] for update in updates]


async def test_in_privacy_mode_only_what_is_meant_for_the_bot(
    call: Call, server: Server, group: Chat, anna: User
) -> None:
    mine = group.messages[await sent(call, group)]
    theirs = server.telegram.write(anna, group, "привет")
    for text in ("/play", "/play@Playground_bot durak", "/play@other_bot", "не /play", "/", "/play!"):
        server.telegram.write(anna, group, text)
    server.telegram.write(anna, group, "ответ боту", reply_to=mine)
    server.telegram.write(anna, group, "ответ Анне", reply_to=theirs)
    assert await told(call) == ["/play", "/play@Playground_bot durak", "ответ боту"]


async def test_an_administrator_hears_all(call: Call, server: Server, group: Chat, anna: User) -> None:
    server.telegram.promote(server.telegram.bot, group)
    server.telegram.write(anna, group, "привет")
    assert await told(call) == ["my_chat_member", "привет"]


async def test_privacy_mode_can_be_off(call: Call, server: Server, group: Chat, anna: User) -> None:
    server.telegram.privacy = False
    server.telegram.write(anna, group, "привет")
    assert await told(call) == ["привет"]


async def test_among_several_bots_a_bare_command_is_for_the_last_that_wrote(
    call: Call,
    server: Server,
    group: Chat,
    anna: User,
) -> None:
    other = server.telegram.add_user("Другой", username="other_bot", is_bot=True)
    await sent(call, group)
    server.telegram.join(other, group, by=anna)
    server.telegram.write(anna, group, "/one")
    server.telegram.post(group, other, text="я тут")
    server.telegram.write(anna, group, "/two")
    server.telegram.write(anna, group, "/three@playground_bot")
    assert await told(call) == ["message", "/one", "/three@playground_bot"]


async def test_a_command_is_marked(call: Call, server: Server, group: Chat, anna: User) -> None:
    server.telegram.write(anna, group, "/play durak")
    [update] = (await call("getUpdates"))["result"]
    assert update["message"]["entities"] == [{"type": "bot_command", "offset": 0, "length": 5}]


async def test_who_comes_and_goes_shows_by_service_messages(call: Call, server: Server, group: Chat) -> None:
    mei = server.telegram.add_user("Mei")
    server.telegram.join(mei, group)
    server.telegram.leave(mei, group)
    joined, left = [update["message"] for update in (await call("getUpdates"))["result"]]
    assert [user["first_name"] for user in joined["new_chat_members"]] == ["Mei"]
    assert left["left_chat_member"]["first_name"] == "Mei"


async def test_a_quiet_group_shows_none(call: Call, server: Server, anna: User, boris: User) -> None:
    chat = server.telegram.add_group("Площадь", [anna, boris], quiet=True)
    server.telegram.leave(boris, chat)
    assert await told(call) == ["my_chat_member"]
    assert (await call("getChatMember", chat_id=chat.id, user_id=boris.id))["result"]["status"] == "left"


@pytest.mark.parametrize(
    ("wanted", "administrator", "expected"),
    [
        ([], True, ["message"]),
        (["message", "chat_member"], True, ["chat_member", "message"]),
        (["message", "chat_member"], False, ["message"]),
    ],
)
async def test_chat_member_reaches_an_administrator_who_asked(
    call: Call,
    server: Server,
    group: Chat,
    boris: User,
    wanted: list[str],
    administrator: bool,
    expected: list[str],
) -> None:
    if administrator:
        server.telegram.promote(server.telegram.bot, group)
    await told(call)
    await call("getUpdates", allowed_updates=wanted)
    server.telegram.leave(boris, group)
    assert await told(call) == expected


async def test_the_bot_hears_of_its_own_standing(call: Call, server: Server, anna: User) -> None:
    chat = server.telegram.add_group("Двор", [anna], supergroup=False)
    server.telegram.kick_bot(chat)
    updates = (await call("getUpdates"))["result"]
    added, welcome, kicked = updates
    assert added["my_chat_member"]["from"]["first_name"] == "Анна"
    assert added["my_chat_member"]["old_chat_member"]["status"] == "left"
    assert added["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert welcome["message"]["new_chat_members"][0]["username"] == "playground_bot"
    assert kicked["my_chat_member"]["new_chat_member"]["status"] == "kicked"


async def test_an_anonymous_administrator_writes_as_the_group(
    call: Call, server: Server, group: Chat, boris: User
) -> None:
    server.telegram.promote(boris, group, anonymous=True)
    server.telegram.write(boris, group, "/settings")
    message = group.messages[await sent(call, group, reply_markup=keyboard(["x"]))]
    server.telegram.press(boris, message, "x")
    written, pressed = (await call("getUpdates"))["result"]
    assert written["message"]["from"]["id"] == 1087968824
    assert written["message"]["sender_chat"]["id"] == group.id
    assert pressed["callback_query"]["from"]["id"] == boris.id


@pytest.fixture
def forum(server: Server, anna: User, boris: User) -> Chat:
    chat = server.telegram.add_group("Клуб", [anna, boris], forum=True)
    server.telegram.updates.queue.clear()
    return chat


async def test_a_topic_carries_its_id(call: Call, server: Server, forum: Chat, anna: User) -> None:
    topic = server.telegram.add_topic(forum, "Карты")
    server.telegram.write(anna, forum, "/play", topic=topic)
    opened, written = (update["message"] for update in (await call("getUpdates"))["result"])
    assert opened["forum_topic_created"]["name"] == "Карты"
    assert (opened["message_thread_id"], opened["message_id"]) == (2, 2)
    assert (written["message_thread_id"], written["is_topic_message"]) == (2, True)
    assert written["chat"]["is_forum"] is True
    answer = await call("sendMessage", chat_id=forum.id, text="Стол", message_thread_id=2)
    assert (answer["result"]["message_thread_id"], answer["result"]["is_topic_message"]) == (2, True)


async def test_a_reply_in_the_general_topic_carries_a_thread_that_is_no_topic(
    call: Call,
    server: Server,
    forum: Chat,
    anna: User,
) -> None:
    mine = forum.messages[await sent(call, forum)]
    server.telegram.write(anna, forum, "/hand", reply_to=mine)
    [update] = (await call("getUpdates"))["result"]
    assert update["message"]["message_thread_id"] == mine.id
    assert "is_topic_message" not in update["message"]
    answer = await call("sendMessage", chat_id=forum.id, text="Стол", message_thread_id=mine.id)
    assert refusal(answer) == "400 Bad Request: message thread not found"


async def test_a_topic_can_be_closed_or_gone(call: Call, server: Server, forum: Chat) -> None:
    topic = server.telegram.add_topic(forum, "Карты")
    send = {"chat_id": forum.id, "text": "Стол", "message_thread_id": topic.id}
    server.telegram.close_topic(forum, topic)
    assert refusal(await call("sendMessage", **send)) == "400 Bad Request: TOPIC_CLOSED"
    server.telegram.reopen_topic(forum, topic)
    assert (await call("sendMessage", **send))["ok"]
    server.telegram.delete_topic(forum, topic)
    assert refusal(await call("sendMessage", **send)) == "400 Bad Request: message thread not found"


async def test_who_may_not_write_cannot(server: Server, group: Chat, boris: User) -> None:
    server.telegram.allow_sending(group, allowed=False)
    with pytest.raises(PermissionError, match="Борис may not write in Дача"):
        server.telegram.write(boris, group, "/play")
