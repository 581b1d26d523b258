"""Whether the bot may write to a person, asked of Telegram without writing."""

from aiogram import Bot
from aiogram.enums import ChatAction
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError


class Knock:
    """Asks by a chat action, which nobody but Telegram notices."""

    def __init__(self, api: Bot) -> None:
        self._api = api

    async def __call__(self, person: int) -> bool:
        """Ask Telegram."""
        try:
            await self._api.send_chat_action(person, ChatAction.TYPING)
        except (TelegramForbiddenError, TelegramBadRequest):
            return False
        return True
