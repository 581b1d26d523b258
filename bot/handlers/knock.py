"""Whether the bot may write to a person or in a chat, asked of Telegram without writing."""

import structlog
from aiogram import Bot
from aiogram.enums import ChatAction
from aiogram.exceptions import AiogramError, TelegramBadRequest, TelegramForbiddenError

log = structlog.get_logger()


class Knock:
    """Asks by a chat action, which nobody but Telegram notices."""

    def __init__(self, api: Bot) -> None:
        self._api = api

    async def __call__(self, chat: int) -> bool:
        """Ask Telegram; where it does not answer, the next message will tell."""
        try:
            await self._api.send_chat_action(chat, ChatAction.TYPING)
        except (TelegramForbiddenError, TelegramBadRequest):
            return False
        except AiogramError as error:
            log.warning("knocked in vain", chat=chat, why=type(error).__name__)
        return True
