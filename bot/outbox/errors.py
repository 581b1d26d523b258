"""What Telegram's refusals mean for a message. Their words are those of its Bot API server; there are no codes."""

from enum import Enum, auto

from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    TelegramAPIError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramNetworkError,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from pydantic import ValidationError


class Meaning(Enum):
    """What to do about it."""

    SAME = auto()
    """The message already looks like that."""
    LOST = auto()
    """There is no such message any more, or it cannot be edited."""
    FIXED = auto()
    """The message cannot be deleted."""
    NO_TOPIC = auto()
    """The topic is closed, deleted, or the group has no topics any more."""
    MUTED = auto()
    """The bot may not write here."""
    CLOSED = auto()
    """There is no way into this chat: blocked, never started, kicked, deleted."""
    LATER = auto()
    """Telegram is out of reach or out of order."""
    FAULT = auto()
    """The call was wrong, and will be the next time."""


_WORDS = {
    "message is not modified": Meaning.SAME,
    "message to edit not found": Meaning.LOST,
    "message can't be edited": Meaning.LOST,
    "no text in the message to edit": Meaning.LOST,
    "message to delete not found": Meaning.LOST,
    "message_id_invalid": Meaning.LOST,
    "message can't be deleted": Meaning.FIXED,
    "message thread not found": Meaning.NO_TOPIC,
    "topic_closed": Meaning.NO_TOPIC,
    "topic_deleted": Meaning.NO_TOPIC,
    "not enough rights": Meaning.MUTED,
    "have no rights": Meaning.MUTED,
    "need administrator rights": Meaning.MUTED,
    "chat_write_forbidden": Meaning.MUTED,
    "chat_restricted": Meaning.MUTED,
    "plain_forbidden": Meaning.MUTED,
    "chat not found": Meaning.CLOSED,
    "user not found": Meaning.CLOSED,
    "peer_id_invalid": Meaning.CLOSED,
    "deactivated": Meaning.CLOSED,
    "bot was blocked": Meaning.CLOSED,
    "bot was kicked": Meaning.CLOSED,
    "can't initiate conversation": Meaning.CLOSED,
    "not a member": Meaning.CLOSED,
    "chat was deleted": Meaning.CLOSED,
}


def meaning(error: AiogramError, chat: int) -> Meaning:
    """Tell what a refusal means in a chat; 429 and migration, which carry a number, are exceptions of their own."""
    match error:
        case TelegramEntityTooLarge():
            return Meaning.FAULT
        case TelegramNetworkError() | TelegramServerError() | TelegramUnauthorizedError():
            return Meaning.LATER
        case ClientDecodeError():
            # No JSON: some proxy answered. JSON of another shape: Telegram has done it, once is enough.
            return Meaning.FAULT if isinstance(error.original, ValidationError) else Meaning.LATER
        case TelegramAPIError():
            words = error.message.lower()
            unknown = Meaning.FAULT
            if isinstance(error, TelegramForbiddenError):
                unknown = Meaning.CLOSED if chat > 0 else Meaning.MUTED
            return next((found for part, found in _WORDS.items() if part in words), unknown)
    return Meaning.FAULT
