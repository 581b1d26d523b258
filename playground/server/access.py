"""Whether the bot may reach a chat or a message, asked in the order of Telegram's own server."""

from playground.server.errors import ApiError, bad_request, forbidden, malformed
from playground.server.model import MASTERS, Chat, Message, Query, Topic, User
from playground.server.params import Params
from playground.server.telegram import Telegram

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def find_chat(telegram: Telegram, params: Params, name: str = "chat_id") -> Chat:
    """The chat that is meant, by id or @username."""
    address = params.text(name)
    if not address:
        raise malformed(f"{name} is empty")
    if address.startswith("@"):
        chats = telegram.chats.values()
        found = next((chat for chat in chats if chat.title and f"@{chat.username}" == address), None)
    else:
        found = telegram.chats.get(params.integer(name))
    if not found:
        raise bad_request("chat not found")
    return found


def readable(telegram: Telegram, params: Params) -> Chat:
    """A chat of which the bot may know something."""
    chat = find_chat(telegram, params)
    check_group(telegram, chat)
    if chat.user and not (chat.user.started or chat.user.blocked):
        raise bad_request("chat not found")
    return chat


def reachable(telegram: Telegram, params: Params) -> Chat:
    """A chat in which the bot may do something."""
    chat = find_chat(telegram, params)
    if chat.user:
        check_person(chat.user)
    else:
        check_group(telegram, chat)
    return chat


def check_person(user: User) -> None:
    """A person must have an account, must not have stopped the bot, and must have started it."""
    if user.deactivated:
        raise forbidden("user is deactivated")
    if user.blocked:
        raise forbidden("bot was blocked by the user")
    if not user.started:
        raise forbidden("bot can't initiate conversation with a user")


def check_group(telegram: Telegram, chat: Chat) -> None:
    """A group must still be one, with the bot in it."""
    if chat.user:
        return
    if chat.upgraded:
        text = "Bad Request: group chat was upgraded to a supergroup chat"
        raise ApiError(400, text, {"migrate_to_chat_id": chat.upgraded.id})
    status = chat.member(telegram.bot).status
    if status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    if status == "left":
        raise forbidden(f"bot is not a member of the {chat.type} chat")


def check_rights(telegram: Telegram, chat: Chat, what: str) -> None:
    """The rights in the chat must let the bot send `what`."""
    if not chat.user and not telegram.may_write(telegram.bot, chat):
        raise bad_request(f"not enough rights to send {what} to the chat")


def find_topic(telegram: Telegram, chat: Chat, thread: int) -> Topic | None:
    """The topic to write into; the General one is never named."""
    if not thread:
        return None
    topic = chat.topics.get(thread)
    if not topic:
        raise bad_request("message thread not found")
    if topic.closed and chat.member(telegram.bot).status not in MASTERS:
        raise bad_request("TOPIC_CLOSED")
    return topic


def find_message(chat: Chat, number: int, role: str) -> Message:
    """A message that is still there."""
    message = chat.messages.get(number)
    if not message or message.deleted:
        raise bad_request(f"{role} not found")
    return message


def find_query(telegram: Telegram, number: str, patience: float) -> Query:
    """A press that was not longer ago than so many seconds."""
    query = telegram.queries.get(number)
    if query is None or telegram.clock.now() - query.at > patience:
        raise bad_request(TOO_OLD)
    return query


def find_reply(chat: Chat, params: Params) -> Message | None:
    """The message to reply to, by either generation of parameters."""
    reply = params.get("reply_parameters") or {}
    number = int(reply.get("message_id") or params.integer("reply_to_message_id"))
    if not number:
        return None
    found = chat.messages.get(number)
    if found and not found.deleted:
        return found
    if reply.get("allow_sending_without_reply") or params.flag("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")
