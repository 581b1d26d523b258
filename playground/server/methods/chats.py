"""Asking about chats and members, and going away."""

from typing import Any

from playground.server.access import readable
from playground.server.as_json import full_chat_json, member_json, user_json
from playground.server.errors import bad_request
from playground.server.model import MASTERS
from playground.server.params import Params
from playground.server.telegram import Telegram


def get_me(telegram: Telegram, _params: Params) -> dict[str, Any]:
    """The bot itself."""
    return user_json(telegram.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not telegram.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def get_chat(telegram: Telegram, params: Params) -> dict[str, Any]:
    """All about a chat."""
    return full_chat_json(readable(telegram, params))


def get_chat_member(telegram: Telegram, params: Params) -> dict[str, Any]:
    """How a user stands in a chat."""
    chat = readable(telegram, params)
    user = telegram.users.get(params.integer("user_id"))
    if not user:
        raise bad_request("PARTICIPANT_ID_INVALID")
    return member_json(chat.member(user))


def get_chat_administrators(telegram: Telegram, params: Params) -> list[dict[str, Any]]:
    """The administrators of a group, other bots left out."""
    chat = readable(telegram, params)
    if chat.user:
        raise bad_request("there are no administrators in the private chat")
    members = [member for member in chat.members.values() if member.status in MASTERS]
    return [member_json(member) for member in members if not member.user.is_bot or member.user is telegram.bot]


def get_chat_member_count(telegram: Telegram, params: Params) -> int:
    """How many are in a chat."""
    chat = readable(telegram, params)
    return 2 if chat.user else sum(member.inside for member in chat.members.values())


def leave_chat(telegram: Telegram, params: Params) -> bool:
    """The bot goes."""
    chat = readable(telegram, params)
    if chat.user:
        raise bad_request("chat member status can't be changed in private chats")
    telegram.leave(telegram.bot, chat)
    return True


METHODS = {
    "getMe": get_me,
    "getChat": get_chat,
    "getChatMember": get_chat_member,
    "getChatAdministrators": get_chat_administrators,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
}
