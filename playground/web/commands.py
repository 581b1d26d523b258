"""Which of the bot's command lists a person is shown in a chat (core.telegram.org/bots/api#determining-list-of-commands)."""

from collections.abc import Iterator
from typing import Any

from playground.server.model import MASTERS, Chat, User
from playground.server.telegram import Telegram


def commands(telegram: Telegram, user: User, chat: Chat) -> list[dict[str, Any]]:
    """The list of the narrowest scope that has one, in the person's language before the one for all."""
    for scope in scopes(user, chat):
        for language in (user.language_code or "", ""):
            if found := telegram.profile.commands.get((*scope, language)):
                return found
    return []


def scopes(user: User, chat: Chat) -> Iterator[tuple[str, ...]]:
    """The scopes that hold for a person in a chat, the narrowest first."""
    here = str(chat.id)
    if chat.user:
        yield from (("chat", here), ("all_private_chats",), ("default",))
        return
    master = chat.member(user).status in MASTERS
    yield ("chat_member", here, str(user.id))
    if master:
        yield ("chat_administrators", here)
    yield ("chat", here)
    if master:
        yield ("all_chat_administrators",)
    yield from (("all_group_chats",), ("default",))
