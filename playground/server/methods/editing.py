"""Editing messages: those that all can read, and ephemeral ones by methods of their own, which return True alone."""

from collections.abc import Callable

from playground.server.access import find_message, reachable
from playground.server.as_json import message_json
from playground.server.entities import utf16
from playground.server.errors import bad_request, malformed
from playground.server.limits import only_inline_keyboard
from playground.server.methods import content
from playground.server.model import Message
from playground.server.params import Params
from playground.server.telegram import Telegram

Find = Callable[[Telegram, Params], Message]
Method = Callable[[Telegram, Params], object]
Read = Callable[[Telegram, Params], content.Content]

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
EPHEMERAL_TEXT = 1024
PARTS = {"text": ("text", "rich"), "caption": ("media",), "content": ("text", "rich", "media")}
"""Which fields a part of a message is in."""


def own(telegram: Telegram, params: Params) -> Message:
    """The message to edit, which must be the bot's."""
    message = find_message(reachable(telegram, params), params.integer("message_id"), "message to edit")
    if message.sender is not telegram.bot or message.service:
        raise bad_request("message can't be edited")
    return message


def own_ephemeral(telegram: Telegram, params: Params, role: str = "message to edit") -> Message:
    """The ephemeral message of the bot, which chat, receiver and number name together."""
    message = reachable(telegram, params).ephemerals.get(params.integer("ephemeral_message_id"))
    named = message and message.receiver and message.receiver.id == params.integer("receiver_user_id")
    if not message or not named or message.deleted or message.sender is not telegram.bot:
        raise bad_request(f"{role} not found")
    return message


def text(telegram: Telegram, params: Params) -> content.Content:
    """A text or blocks."""
    blocks = params.get("rich_message")
    return content.blocks(telegram, params) if blocks else content.text(telegram, params, edit=True)


def ephemeral_text(telegram: Telegram, params: Params) -> content.Content:
    """The same, but Telegram takes a text for a caption here (tdlib/telegram-bot-api#881)."""
    fields = text(telegram, params)
    if utf16(fields["text"] or "") > EPHEMERAL_TEXT:
        raise malformed("MEDIA_CAPTION_TOO_LONG")
    return fields


def nothing(_telegram: Telegram, _params: Params) -> content.Content:
    """The keyboard alone."""
    return {}


def editing(find: Find, read: Read, part: str, answer: Callable[[Message], object]) -> Method:
    """A method that replaces a part, and the keyboard with it: an edit without one drops it."""

    def method(telegram: Telegram, params: Params) -> object:
        fields = read(telegram, params) | {"keyboard": only_inline_keyboard(params.get("reply_markup"))}
        message = find(telegram, params)
        if not any(getattr(message, name) for name in PARTS[part]):
            raise bad_request(f"there is no {part} in the message to edit")
        if all(getattr(message, name) == value for name, value in fields.items()):
            raise bad_request(NOT_MODIFIED)
        telegram.edit(message, **fields)
        return answer(message)

    return method


def done(_message: Message) -> bool:
    """Of an ephemeral message nothing is told."""
    return True


def delete_ephemeral_message(telegram: Telegram, params: Params) -> bool:
    """Take an ephemeral message away. This is free of the flood limits as every deletion is."""
    telegram.delete(own_ephemeral(telegram, params, "message to delete"))
    return True


METHODS: dict[str, Method] = {
    "editMessageText": editing(own, text, "text", message_json),
    "editMessageCaption": editing(own, content.caption, "caption", message_json),
    "editMessageMedia": editing(own, content.media, "content", message_json),
    "editMessageReplyMarkup": editing(own, nothing, "content", message_json),
    "editEphemeralMessageText": editing(own_ephemeral, ephemeral_text, "text", done),
    "editEphemeralMessageCaption": editing(own_ephemeral, content.caption, "caption", done),
    "editEphemeralMessageMedia": editing(own_ephemeral, content.media, "content", done),
    "editEphemeralMessageReplyMarkup": editing(own_ephemeral, nothing, "content", done),
    "deleteEphemeralMessage": delete_ephemeral_message,
}
