"""The lists of commands that Telegram shows, by scope and language. Only commands that work stand here."""

from collections.abc import Mapping

from aiogram import Bot
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeUnion,
)

from bot.texts import Voice

LISTS: list[tuple[BotCommandScopeUnion, tuple[str, ...]]] = [
    (BotCommandScopeAllPrivateChats(), ("play", "hand", "leave", "rules", "top", "verify", "settings", "lang", "help")),
    (
        BotCommandScopeAllGroupChats(),
        ("play", "join", "leave", "hand", "table", "stop", "rules", "top", "verify", "help"),
    ),
    (
        BotCommandScopeAllChatAdministrators(),
        ("play", "join", "leave", "hand", "table", "stop", "rules", "top", "verify", "settings", "help"),
    ),
]
LANGUAGES: Mapping[str, str | None] = {"ru": None, "en": "en"}
"""Of our languages: the code under which Telegram keeps the list; None: for all people without a list of their own."""


async def publish(bot: Bot, texts: Mapping[str, Voice]) -> None:
    """Make Telegram's lists equal to ours; asks first, since it is allowed to ask more often than to set."""
    for scope, names in LISTS:
        for language, code in LANGUAGES.items():
            wanted = [BotCommand(command=name, description=texts[language](f"command-{name}")) for name in names]
            present = await bot.get_my_commands(scope=scope, language_code=code)
            if _plain(present) != _plain(wanted):
                await bot.set_my_commands(wanted, scope=scope, language_code=code)


def _plain(commands: list[BotCommand]) -> list[tuple[str, str]]:
    return [(each.command, each.description) for each in commands]
