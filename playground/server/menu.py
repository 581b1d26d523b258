"""Which commands a person is offered in a chat (core.telegram.org/bots/api#determining-list-of-commands)."""

from collections.abc import Iterator
from typing import Any

from playground.server.model import MASTERS, Chat, Profile, User

Command = dict[str, Any]


def commands(profile: Profile, user: User, chat: Chat) -> list[Command]:
    """The first list that was set, from the narrowest scope to the widest, in the language of the user before all."""
    languages = dict.fromkeys([(user.language_code or "")[:2], ""])
    keys = ((*scope, language) for scope in scopes(user, chat) for language in languages)
    return next((found for key in keys if (found := profile.commands.get(key))), [])


def scopes(user: User, chat: Chat) -> Iterator[tuple[str, ...]]:
    """The scopes that hold for the user here, the narrowest first."""
    here, master = str(chat.id), chat.member(user).status in MASTERS
    if chat.user:
        yield from [("chat", here), ("all_private_chats",)]
    else:
        yield ("chat_member", here, str(user.id))
        yield from [("chat_administrators", here)] * master
        yield ("chat", here)
        yield from [("all_chat_administrators",)] * master
        yield ("all_group_chats",)
    yield ("default",)
