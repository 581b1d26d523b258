"""Sending, editing and deleting messages."""

from typing import Any

from playground.server.access import check_rights, find_message, find_reply, find_topic, reachable
from playground.server.as_json import message_json, user_json
from playground.server.entities import Entity, parse, trimmed
from playground.server.errors import bad_request, malformed
from playground.server.limits import check_caption, check_text, inline_keyboard, only_inline_keyboard
from playground.server.model import MASTERS, Chat, Message
from playground.server.params import Params
from playground.server.telegram import Telegram, topic_of

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
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)


def formatted(telegram: Telegram, params: Params, name: str) -> tuple[str, list[Entity]]:
    """The text under `name` with its entities, given or parsed."""
    source, given = params.text(name), params.get("entities" if name == "text" else "caption_entities")
    text, entities = trimmed(source, given) if given else parse(source, params.text("parse_mode"))
    return text, [shown for shown in (mention(telegram, entity) for entity in entities) if shown]


def mention(telegram: Telegram, entity: Entity) -> Entity | None:
    """A mention by id shows the person; of somebody unknown only the text stays."""
    if entity["type"] != "text_mention":
        return entity
    user = telegram.users.get(entity["user"]["id"])
    return entity | {"user": user_json(user)} if user else None


def post(telegram: Telegram, params: Params, what: str, **content: Any) -> dict[str, Any]:
    """Put a message of the bot where it belongs."""
    keyboard = inline_keyboard(params.get("reply_markup"))
    chat = reachable(telegram, params)
    reply = find_reply(chat, params)
    topic = find_topic(telegram, chat, params.integer("message_thread_id")) or topic_of(reply)
    check_rights(telegram, chat, what)
    message = telegram.post(
        chat,
        telegram.bot,
        keyboard=keyboard,
        reply_to=reply,
        thread=topic.id if topic else None,
        in_topic=topic is not None,
        silent=params.flag("disable_notification"),
        **content,
    )
    return message_json(message)


def send_message(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a text."""
    text, entities = formatted(telegram, params, "text")
    check_text(params.text("text"), text)
    return post(telegram, params, "text messages", text=text, entities=entities)


def own(telegram: Telegram, params: Params) -> Message:
    """The message to edit, which must be the bot's."""
    message = find_message(reachable(telegram, params), params.integer("message_id"), "message to edit")
    if message.sender is not telegram.bot or message.service:
        raise bad_request("message can't be edited")
    return message


def change(telegram: Telegram, message: Message, **fields: Any) -> dict[str, Any]:
    """Edit a message, unless nothing would change."""
    if all(getattr(message, name) == value for name, value in fields.items()):
        raise bad_request(NOT_MODIFIED)
    telegram.edit(message, **fields)
    return message_json(message)


def edit_message_text(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Replace the text, and the keyboard with it: an edit without one drops it."""
    text, entities = formatted(telegram, params, "text")
    check_text(params.text("text"), text, edit=True)
    keyboard = only_inline_keyboard(params.get("reply_markup"))
    message = own(telegram, params)
    if message.text is None:
        raise bad_request("there is no text in the message to edit")
    return change(telegram, message, text=text, entities=entities, keyboard=keyboard)


def edit_message_caption(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Replace the caption of a file, and the keyboard with it."""
    caption, entities = formatted(telegram, params, "caption")
    check_caption(caption)
    keyboard = only_inline_keyboard(params.get("reply_markup"))
    message = own(telegram, params)
    if not message.media:
        raise bad_request("there is no caption in the message to edit")
    return change(telegram, message, caption=caption or None, entities=entities, keyboard=keyboard)


def edit_message_reply_markup(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Replace the keyboard alone."""
    keyboard = only_inline_keyboard(params.get("reply_markup"))
    return change(telegram, own(telegram, params), keyboard=keyboard)


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
    "sendMessage": send_message,
    "editMessageText": edit_message_text,
    "editMessageCaption": edit_message_caption,
    "editMessageReplyMarkup": edit_message_reply_markup,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "sendChatAction": send_chat_action,
}
