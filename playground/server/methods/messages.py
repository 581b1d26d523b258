"""Deleting messages, and showing that the bot is at work on one."""

from playground.server.access import check_rights, find_message, find_topic, reachable
from playground.server.errors import bad_request, malformed
from playground.server.model import MASTERS, Chat, Message
from playground.server.params import Params
from playground.server.telegram import Telegram

DELETABLE = 48 * 3600
DELETED_AT_ONCE = 100
CHAT_ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    },
)


def may_delete(telegram: Telegram, chat: Chat, message: Message) -> bool:
    """Anything for 48 hours: its own everywhere, all in a private chat, all as an administrator."""
    mine = message.sender is telegram.bot or bool(chat.user) or chat.member(telegram.bot).status in MASTERS
    return mine and telegram.clock.now() - message.date < DELETABLE


def delete_message(telegram: Telegram, params: Params) -> bool:
    """Delete one message."""
    chat = reachable(telegram, params)
    message = find_message(chat, params.integer("message_id"), "message to delete")
    if not may_delete(telegram, chat, message):
        raise bad_request("message can't be deleted for everyone")
    telegram.delete(message)
    return True


def delete_messages(telegram: Telegram, params: Params) -> bool:
    """Delete several; those that are gone or cannot be deleted are passed over."""
    chat, numbers = reachable(telegram, params), params.get("message_ids")
    if not isinstance(numbers, list) or not numbers:
        raise malformed("message identifiers are not specified")
    if len(numbers) > DELETED_AT_ONCE:
        raise malformed("too many message identifiers specified")
    for message in filter(None, map(chat.messages.get, map(int, numbers))):
        if may_delete(telegram, chat, message):
            telegram.delete(message)
    return True


def send_chat_action(telegram: Telegram, params: Params) -> bool:
    """Show for a few seconds that the bot is at work."""
    if params.text("action") not in CHAT_ACTIONS:
        raise malformed("wrong parameter action in request")
    chat = reachable(telegram, params)
    find_topic(telegram, chat, params.integer("message_thread_id"))
    check_rights(telegram, chat, "text messages")
    telegram.actions.append((chat, params.text("action")))
    return True


METHODS = {
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "sendChatAction": send_chat_action,
}
