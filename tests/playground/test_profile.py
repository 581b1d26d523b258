"""Commands by scope and language, descriptions by language, the bot itself."""

from typing import Any

import pytest

from playground.server.model import Chat
from tests.playground.conftest import Call
from tests.playground.test_messages import refusal

PLAY = {"command": "play", "description": "Играть"}
GROUPS = {"type": "all_group_chats"}


async def test_the_bot_itself(call: Call) -> None:
    me = (await call("getMe"))["result"]
    assert (me["id"], me["username"], me["can_read_all_group_messages"]) == (4200000042, "playground_bot", False)


async def test_commands_are_kept_by_scope_and_language(call: Call, group: Chat) -> None:
    here = {"type": "chat_member", "chat_id": group.id, "user_id": 5000000001}
    for more in ({}, {"language_code": "ru"}, {"scope": GROUPS}, {"scope": here, "language_code": "ru"}):
        assert (await call("getMyCommands", **more))["result"] == []
        assert (await call("setMyCommands", commands=[PLAY], **more))["ok"]
        assert (await call("getMyCommands", **more))["result"] == [PLAY]
    assert (await call("deleteMyCommands", scope=GROUPS))["ok"]
    assert (await call("getMyCommands", scope=GROUPS))["result"] == []
    assert (await call("getMyCommands"))["result"] == [PLAY]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"commands": [{"command": "Play", "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "x" * 33, "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "play", "description": ""}]}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"commands": [{"command": "play", "description": "x" * 257}]}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"commands": [PLAY] * 101}, "BOT_COMMANDS_TOO_MUCH"),
        ({"commands": [{"command": "play"}]}, "can't parse BotCommand: Can't find field \"description\""),
        ({"commands": ["play"]}, "can't parse BotCommand: expected an Object"),
        ({}, "expected an Array of BotCommand"),
        ({"commands": [PLAY], "scope": {"type": "all"}}, "can't parse BotCommandScope: Unsupported type specified"),
        ({"commands": [PLAY], "scope": {"type": "chat", "chat_id": 7}}, "chat not found"),
        ({"commands": [PLAY], "language_code": "rus"}, "invalid language code specified"),
    ],
)
async def test_commands_that_are_refused(call: Call, given: dict[str, Any], expected: str) -> None:
    assert refusal(await call("setMyCommands", **given)) == f"400 Bad Request: {expected}"


@pytest.mark.parametrize(
    ("name", "field", "limit"),
    [("Description", "description", 512), ("ShortDescription", "short_description", 120)],
)
async def test_descriptions_by_language(call: Call, name: str, field: str, limit: int) -> None:
    assert (await call(f"setMy{name}", **{field: "Cards"}))["ok"]
    assert (await call(f"setMy{name}", **{field: "Карты"}, language_code="ru"))["ok"]
    assert (await call(f"getMy{name}", language_code="ru"))["result"] == {field: "Карты"}
    assert (await call(f"getMy{name}", language_code="de"))["result"] == {field: "Cards"}
    answer = await call(f"setMy{name}", **{field: "x" * (limit + 1)})
    assert refusal(answer) == f"400 Bad Request: {field.replace('_', ' ')} is too long"
