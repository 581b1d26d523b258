"""Who may decide for a chat. Asked of Telegram each time: rights come and go."""

from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError

ANONYMOUS = 1087968824
"""The id under which an administrator writes in the name of the group; buttons are pressed by the real one."""
RANKS = frozenset({"creator", "administrator"})


class Admins:
    """Asks whether a person administers a chat."""

    def __init__(self, api: Bot) -> None:
        self._api = api

    async def __call__(self, chat: int, person: int) -> bool:
        """Ask Telegram; whom it does not find there does not."""
        if person == ANONYMOUS:
            return True
        try:
            member = await self._api.get_chat_member(chat, person)
        except (TelegramBadRequest, TelegramForbiddenError):
            return False
        return member.status in RANKS
