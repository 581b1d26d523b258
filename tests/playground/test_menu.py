"""Which commands people are offered."""

from typing import Any

import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.playground.conftest import Call


@pytest.mark.parametrize(
    ("language", "scope", "expected"),
    [
        ("ru", {"type": "default"}, "everyone"),
        ("ru", {"type": "all_private_chats"}, "default"),
        ("ru", {"type": "all_group_chats"}, "everyone"),
        ("ru", {"type": "all_chat_administrators"}, "everyone"),
        ("ru", {"type": "chat", "chat_id": -1002000000001}, "everyone"),
        ("ru", {"type": "chat_administrators", "chat_id": -1002000000001}, "everyone"),
        ("ru", {"type": "chat_member", "chat_id": -1002000000001, "user_id": 5000000001}, "everyone"),
        ("ru", {"type": "chat_member", "chat_id": -1002000000001, "user_id": 5000000002}, "default"),
        ("en", {"type": "chat", "chat_id": -1002000000001}, "default"),
    ],
)
async def test_a_menu_is_the_narrowest_list_in_the_language(
    call: Call, server: Server, group: Chat, anna: User, language: str, scope: dict[str, Any], expected: str
) -> None:
    await call("setMyCommands", commands=[{"command": "default", "description": "x"}])
    commands = [{"command": "everyone", "description": "x"}]
    await call("setMyCommands", commands=commands, scope=scope, language_code=language)
    assert [command["command"] for command in server.telegram.menu(anna, group)] == [expected]


async def test_the_administrators_menu_is_not_for_all(call: Call, server: Server, group: Chat, boris: User) -> None:
    scope = {"type": "all_chat_administrators"}
    await call("setMyCommands", commands=[{"command": "stop", "description": "x"}], scope=scope)
    assert server.telegram.menu(boris, group) == []
