"""How the bot presents itself: its commands by scope and language, its descriptions by language."""

import re
from typing import Any

from playground.server.access import readable
from playground.server.entities import utf16
from playground.server.errors import malformed
from playground.server.params import Params
from playground.server.telegram import Telegram

COMMANDS = 100
COMMAND = re.compile(r"[a-z0-9_]{1,32}")
LANGUAGE = re.compile(r"([a-z]{2})?")
DESCRIBED = 256
DESCRIPTIONS = {"description": 512, "short_description": 120}
PLAIN_SCOPES = frozenset({"default", "all_private_chats", "all_group_chats", "all_chat_administrators"})
CHAT_SCOPES = frozenset({"chat", "chat_administrators", "chat_member"})


def language(params: Params) -> str:
    """A two-letter code, or nothing."""
    code = params.text("language_code")
    if not LANGUAGE.fullmatch(code):
        raise malformed("invalid language code specified")
    return code


def scope(telegram: Telegram, params: Params) -> tuple[str, ...]:
    """Who sees the commands."""
    given = params.get("scope") or {"type": "default"}
    kind = given.get("type")
    if kind in PLAIN_SCOPES:
        return (kind,)
    if kind not in CHAT_SCOPES:
        raise malformed("can't parse BotCommandScope: Unsupported type specified")
    chat = readable(telegram, Params(given))
    return (kind, str(chat.id), *([str(given.get("user_id"))] if kind == "chat_member" else []))


def check_command(command: object) -> None:
    """1 to 32 small letters, digits, underscores; a description of 1 to 256 characters."""
    if not isinstance(command, dict):
        raise malformed("can't parse BotCommand: expected an Object")
    for name in ("command", "description"):
        if not isinstance(command.get(name), str):
            raise malformed(f"can't parse BotCommand: Can't find field \"{name}\"")
    if not isinstance(command.get("is_ephemeral", False), bool):
        raise malformed('can\'t parse BotCommand: Field "is_ephemeral" must be of type Boolean')
    if not COMMAND.fullmatch(command["command"].removeprefix("/")):
        raise malformed("BOT_COMMAND_INVALID")
    if not 0 < utf16(command["description"].strip()) <= DESCRIBED:
        raise malformed("BOT_COMMAND_DESCRIPTION_INVALID")


def set_my_commands(telegram: Telegram, params: Params) -> bool:
    """Set the commands of a scope and language; none deletes them."""
    commands = params.get("commands")
    if not isinstance(commands, list):
        raise malformed("expected an Array of BotCommand")
    if len(commands) > COMMANDS:
        raise malformed("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        check_command(command)
    telegram.profile.commands[*scope(telegram, params), language(params)] = commands
    return True


def get_my_commands(telegram: Telegram, params: Params) -> list[dict[str, Any]]:
    """The commands of exactly this scope and language."""
    return telegram.profile.commands.get((*scope(telegram, params), language(params)), [])


def delete_my_commands(telegram: Telegram, params: Params) -> bool:
    """Back to what the wider scope says."""
    telegram.profile.commands.pop((*scope(telegram, params), language(params)), None)
    return True


def set_text(telegram: Telegram, params: Params, name: str) -> bool:
    """Set a description in a language. How Telegram words a too long one is a guess."""
    text = params.text(name)
    if utf16(text) > DESCRIPTIONS[name]:
        raise malformed(f"{name.replace('_', ' ')} is too long")
    telegram.profile.texts[name, language(params)] = text
    return True


def get_text(telegram: Telegram, params: Params, name: str) -> dict[str, str]:
    """A description in a language, else the one for all."""
    texts = telegram.profile.texts
    return {name: texts.get((name, language(params)), texts.get((name, ""), ""))}


METHODS = {
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
    "setMyDescription": lambda telegram, params: set_text(telegram, params, "description"),
    "getMyDescription": lambda telegram, params: get_text(telegram, params, "description"),
    "setMyShortDescription": lambda telegram, params: set_text(telegram, params, "short_description"),
    "getMyShortDescription": lambda telegram, params: get_text(telegram, params, "short_description"),
}
