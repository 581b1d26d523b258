"""Ephemeral messages: answers in a group that one person sees. No slots: never the only copy, never waited for."""

import structlog
from aiogram import Bot
from aiogram.enums import ParseMode
from aiogram.exceptions import AiogramError
from aiogram.types import EphemeralMessageParameters

from bot.outbox.calls import markup
from bot.screens.screen import Screen
from bot.where import Where

log = structlog.get_logger()


class Whisper:
    """Tries once; whoever asks has another way to say it."""

    def __init__(self, api: Bot) -> None:
        self._api = api

    async def send(self, where: Where, person: int, query: str, screen: Screen) -> bool:
        """Answer a press with a message that only the presser sees; return whether Telegram took it."""
        try:
            await self._api.send_message(
                where.chat,
                screen.text,
                message_thread_id=where.topic or None,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(screen),
                ephemeral_message_parameters=EphemeralMessageParameters(
                    receiver_user_id=person, callback_query_id=query
                ),
            )
        except AiogramError as error:
            log.info("whisper refused", chat=where.chat, why=type(error).__name__)
            return False
        return True

    async def edit(self, chat: int, person: int, message: int, screen: Screen) -> bool:
        """Renew such a message after a press upon it; return whether Telegram took it."""
        try:
            await self._api.edit_ephemeral_message_text(
                chat_id=chat,
                receiver_user_id=person,
                ephemeral_message_id=message,
                text=screen.text,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(screen),
            )
        except AiogramError as error:
            log.info("whisper not renewed", chat=chat, why=type(error).__name__)
            return False
        return True
