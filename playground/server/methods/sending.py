"""Sending messages, to all who read a chat or to one of them."""

from typing import Any

from playground.server import ephemeral
from playground.server.access import check_rights, find_reply, find_topic, reachable
from playground.server.as_json import message_json
from playground.server.errors import malformed
from playground.server.limits import inline_keyboard
from playground.server.methods import content
from playground.server.params import Params
from playground.server.telegram import Telegram, topic_of


def post(telegram: Telegram, params: Params, what: str, fields: content.Content) -> dict[str, Any]:
    """Put a message of the bot where it belongs."""
    keyboard = inline_keyboard(params.get("reply_markup"))
    if params.get("receiver_user_id"):
        raise malformed("receiver_user_id is spoken by this server in ephemeral_message_parameters only")
    chat = reachable(telegram, params)
    address = ephemeral.address(telegram, chat, params)
    reply = ephemeral.answered(chat, params) or find_reply(chat, params)
    topic = find_topic(telegram, chat, params.integer("message_thread_id")) or topic_of(reply)
    check_rights(telegram, chat, what)
    fields = fields | {
        "keyboard": keyboard,
        "reply_to": reply,
        "thread": topic.id if topic else None,
        "in_topic": topic is not None,
        "silent": params.flag("disable_notification"),
    }
    if address is None:
        return message_json(telegram.post(chat, telegram.bot, **fields))
    return message_json(
        telegram.whisper(chat, telegram.bot, address.receiver, replaces=address.replaces, **fields),
    )


def send_message(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a text."""
    return post(telegram, params, "text messages", content.text(telegram, params))


def send_rich_message(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send blocks."""
    return post(telegram, params, "text messages", content.blocks(telegram, params))


def send_photo(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a picture."""
    return post(telegram, params, "photos", content.attachment(telegram, params, "photo"))


def send_document(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a file."""
    return post(telegram, params, "documents", content.attachment(telegram, params, "document"))


METHODS = {
    "sendMessage": send_message,
    "sendRichMessage": send_rich_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
}
