"""Who may send an ephemeral message to whom, and when.

An administrator bot at any time (OvyFlash/telegram-bot-api#84); another only in answer to a press, or to a message
that is ephemeral itself, not older than 15 seconds. A reply to an ordinary message gets MESSAGE_NOT_COMMAND
(kurigram-org/kurigram#337); how Telegram words the other refusals is a guess.
"""

from dataclasses import dataclass
from typing import Any

from playground.server.access import find_query
from playground.server.errors import bad_request, malformed
from playground.server.model import MASTERS, Chat, Message, User
from playground.server.params import Params
from playground.server.telegram import Telegram

PATIENCE = 15


@dataclass(frozen=True)
class Address:
    """Whom an ephemeral message is for, and which message it takes the place of."""

    receiver: User
    replaces: Message | None = None


def address(telegram: Telegram, chat: Chat, params: Params) -> Address | None:
    """The address of a message that is to be sent; None if all may see it."""
    given = params.get("ephemeral_message_parameters")
    if given is None:
        if answered(chat, params):
            raise malformed("a reply to an ephemeral message must be ephemeral")
        return None
    if not isinstance(given, dict):
        raise malformed("can't parse EphemeralMessageParameters: expected an Object")
    if chat.user:
        raise malformed("ephemeral messages can be sent only to groups and supergroups")
    values = Params(given)
    receiver = find_receiver(telegram, chat, values)
    if values.text("callback_query_id"):
        return Address(receiver, replaced(pressed(telegram, chat, receiver, values), values))
    if values.flag("replace_callback_query_message"):
        raise malformed("callback query identifier must be non-empty to replace its message")
    if chat.member(telegram.bot).status not in MASTERS:
        check_answer(telegram, receiver, answered(chat, params))
    return Address(receiver)


def find_receiver(telegram: Telegram, chat: Chat, values: Params) -> User:
    """A person in this chat."""
    receiver = telegram.users.get(values.integer("receiver_user_id"))
    if not receiver:
        raise bad_request("user not found")
    if receiver.is_bot or not chat.member(receiver).inside:
        raise bad_request("USER_NOT_PARTICIPANT")
    return receiver


def pressed(telegram: Telegram, chat: Chat, receiver: User, values: Params) -> Message:
    """The message on which the receiver pressed a button a moment ago."""
    query = find_query(telegram, values.text("callback_query_id"), PATIENCE)
    if query.user is not receiver or query.message.chat is not chat:
        raise malformed("callback query was sent by another user or from another chat")
    return query.message


def replaced(message: Message, values: Params) -> Message | None:
    """What the answer takes the place of: an ephemeral message must be edited instead."""
    if not values.flag("replace_callback_query_message"):
        return None
    if message.receiver:
        raise malformed("ephemeral messages must be edited instead of being replaced")
    return message


def answered(chat: Chat, params: Params) -> Message | None:
    """The ephemeral message that is replied to."""
    reply: dict[str, Any] = params.get("reply_parameters") or {}
    number = reply.get("ephemeral_message_id")
    if not number:
        return None
    found = chat.ephemerals.get(int(number))
    if not found or found.deleted:
        raise bad_request("message to be replied not found")
    return found


def check_answer(telegram: Telegram, receiver: User, message: Message | None) -> None:
    """Who is no administrator answers what the receiver told him alone a moment ago."""
    fresh = message and telegram.clock.now() - message.date <= PATIENCE
    if not message or not fresh or message.sender is not receiver:
        raise bad_request("MESSAGE_NOT_COMMAND")
