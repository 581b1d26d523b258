"""Whom the bot may reach, in Telegram's words."""

import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.clock import FakeClock
from tests.playground.conftest import Call, Upload
from tests.playground.test_files import png
from tests.playground.test_messages import refusal, sent


async def test_a_chat_that_is_not_there(call: Call) -> None:
    for address in (123, -100123, "@nobody"):
        answer = await call("sendMessage", chat_id=address, text="ход")
        assert refusal(answer) == "400 Bad Request: chat not found"
    assert refusal(await call("sendMessage", text="ход")) == "400 Bad Request: chat_id is empty"


@pytest.mark.parametrize("method", ["sendMessage", "sendChatAction"])
async def test_a_person_who_has_not_started_the_bot(call: Call, anna: User, method: str) -> None:
    answer = await call(method, chat_id=anna.id, text="ход", action="typing")
    assert refusal(answer) == "403 Forbidden: bot can't initiate conversation with a user"


async def test_a_person_who_blocked_the_bot(call: Call, server: Server, anna: User, dm: Chat) -> None:
    number = await sent(call, dm)
    server.telegram.block(anna)
    answers = [
        await call("sendMessage", chat_id=dm.id, text="ход"),
        await call("editMessageText", chat_id=dm.id, message_id=number, text="пас"),
        await call("sendChatAction", chat_id=dm.id, action="typing"),
    ]
    assert {refusal(answer) for answer in answers} == {"403 Forbidden: bot was blocked by the user"}
    server.telegram.unblock(anna)
    assert (await call("sendMessage", chat_id=dm.id, text="ход"))["ok"]


async def test_writing_to_the_bot_ends_a_block(call: Call, server: Server, anna: User, dm: Chat) -> None:
    server.telegram.block(anna)
    server.telegram.write(anna, dm, "/start")
    assert (await call("sendMessage", chat_id=dm.id, text="ход"))["ok"]
    kinds = [list(update)[1] for update in (await call("getUpdates"))["result"]]
    assert kinds == ["my_chat_member", "my_chat_member", "message"]


async def test_a_person_without_an_account(call: Call, server: Server, anna: User, dm: Chat) -> None:
    server.telegram.deactivate(anna)
    assert refusal(await call("sendMessage", chat_id=dm.id, text="ход")) == "403 Forbidden: user is deactivated"


@pytest.mark.parametrize(("supergroup", "kind"), [(True, "supergroup"), (False, "group")])
async def test_a_group_without_the_bot(call: Call, server: Server, anna: User, supergroup: bool, kind: str) -> None:
    chat = server.telegram.add_group("Двор", [anna], supergroup=supergroup)
    server.telegram.kick_bot(chat)
    answer = await call("sendMessage", chat_id=chat.id, text="ход")
    assert refusal(answer) == f"403 Forbidden: bot was kicked from the {kind} chat"
    server.telegram.add_bot(chat, by=anna)
    assert (await call("leaveChat", chat_id=chat.id))["ok"]
    answer = await call("sendMessage", chat_id=chat.id, text="ход")
    assert refusal(answer) == f"403 Forbidden: bot is not a member of the {kind} chat"


async def test_a_group_in_which_only_administrators_write(
    call: Call,
    upload: Upload,
    server: Server,
    clock: FakeClock,
    group: Chat,
) -> None:
    number = await sent(call, group)
    server.telegram.allow_sending(group, allowed=False)
    for answer, what in [
        (await call("sendMessage", chat_id=group.id, text="ход"), "text messages"),
        (await upload("sendDocument", {"document": b"x"}, chat_id=group.id), "documents"),
        (await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id), "photos"),
    ]:
        assert refusal(answer) == f"400 Bad Request: not enough rights to send {what} to the chat"
    assert (await call("editMessageText", chat_id=group.id, message_id=number, text="пас"))["ok"]
    await clock.advance(5)
    server.telegram.promote(server.telegram.bot, group)
    assert (await call("sendMessage", chat_id=group.id, text="ход"))["ok"]


async def test_a_restricted_bot(call: Call, server: Server, group: Chat) -> None:
    server.telegram.demote(server.telegram.bot, group, "restricted")
    answer = await call("sendMessage", chat_id=group.id, text="ход")
    assert refusal(answer) == "400 Bad Request: not enough rights to send text messages to the chat"


async def test_a_group_that_became_a_supergroup(call: Call, server: Server, anna: User) -> None:
    chat = server.telegram.add_group("Двор", [anna], supergroup=False)
    server.telegram.updates.queue.clear()
    new = server.telegram.migrate(chat)
    answer = await call("sendMessage", chat_id=chat.id, text="ход")
    assert answer == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": -1002000000001},
    }
    told = [update["message"] for update in (await call("getUpdates"))["result"]]
    assert [message["chat"]["id"] for message in told] == [-4000000001, -1002000000001]
    assert told[0]["migrate_to_chat_id"] == -1002000000001
    assert told[1]["migrate_from_chat_id"] == -4000000001
    assert await sent(call, new) == 2


async def test_members_are_told(call: Call, server: Server, group: Chat, anna: User, boris: User) -> None:
    mei = server.telegram.add_user("Mei")
    server.telegram.promote(boris, group, anonymous=True)

    async def status(user: int) -> str:
        answer = await call("getChatMember", chat_id=group.id, user_id=user)
        return answer["result"]["status"] if answer["ok"] else refusal(answer)

    users = [anna.id, boris.id, mei.id, server.telegram.bot.id, 17]
    assert [await status(user) for user in users] == [
        "creator",
        "administrator",
        "left",
        "member",
        "400 Bad Request: PARTICIPANT_ID_INVALID",
    ]
    administrators = (await call("getChatAdministrators", chat_id=group.id))["result"]
    assert [(member["user"]["first_name"], member["is_anonymous"]) for member in administrators] == [
        ("Анна", False),
        ("Борис", True),
    ]
    assert (await call("getChatMemberCount", chat_id=group.id))["result"] == 3


async def test_a_chat_is_told(call: Call, group: Chat, dm: Chat, boris: User) -> None:
    answer = await call("getChat", chat_id=group.id)
    assert answer["result"]["title"] == "Дача"
    assert answer["result"]["permissions"]["can_send_messages"] is True
    assert (await call("getChat", chat_id=dm.id))["result"]["first_name"] == "Анна"
    assert refusal(await call("getChat", chat_id=boris.id)) == "400 Bad Request: chat not found"
    answer = await call("getChatAdministrators", chat_id=dm.id)
    assert refusal(answer) == "400 Bad Request: there are no administrators in the private chat"


async def test_a_public_group_has_a_name(call: Call, server: Server, anna: User) -> None:
    server.telegram.add_group("Клуб", [anna], username="club")
    assert (await call("sendMessage", chat_id="@club", text="ход"))["result"]["chat"]["username"] == "club"
