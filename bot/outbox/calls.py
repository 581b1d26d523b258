"""Screens as calls of the Bot API."""

from aiogram import Bot
from aiogram.enums import ParseMode
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    BufferedInputFile,
    DisabledButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    ReplyParameters,
)

from bot.outbox.errors import Meaning, meaning
from bot.screens.screen import Button, Screen
from bot.where import Where

_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class Calls:
    """Each method is one call; all raise what aiogram raises."""

    def __init__(self, api: Bot) -> None:
        self._api = api

    async def send(self, where: Where, screen: Screen, *, loud: bool, reply_to: int | None) -> int:
        """Send a message and return its id."""
        message = await self._api.send_message(
            where.chat,
            screen.text,
            message_thread_id=where.topic or None,
            parse_mode=ParseMode.HTML,
            link_preview_options=_NO_PREVIEW,
            disable_notification=not loud,
            reply_parameters=_answer(reply_to),
            reply_markup=markup(screen),
        )
        return message.message_id

    async def send_document(self, where: Where, name: str, content: bytes, caption: Screen, *, loud: bool) -> None:
        """Send a file."""
        await self._api.send_document(
            where.chat,
            BufferedInputFile(content, name),
            message_thread_id=where.topic or None,
            caption=caption.text,
            parse_mode=ParseMode.HTML,
            disable_notification=not loud,
            reply_markup=markup(caption),
        )

    async def edit(self, chat: int, message: int, screen: Screen) -> None:
        """Make a message look like the screen, keyboard included; that it already does is no error."""
        try:
            await self._api.edit_message_text(
                screen.text,
                chat_id=chat,
                message_id=message,
                parse_mode=ParseMode.HTML,
                link_preview_options=_NO_PREVIEW,
                reply_markup=markup(screen),
            )
        except TelegramBadRequest as error:
            _unless_same(error, chat)

    async def strip(self, chat: int, message: int) -> None:
        """Remove the keyboard of a message; that it has none is no error."""
        try:
            await self._api.edit_message_reply_markup(chat_id=chat, message_id=message)
        except TelegramBadRequest as error:
            _unless_same(error, chat)

    async def delete(self, chat: int, message: int) -> None:
        """Delete a message."""
        await self._api.delete_message(chat, message)


def markup(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the keyboard of a screen."""
    if not screen.rows:
        return None
    return InlineKeyboardMarkup(inline_keyboard=[[_button(button) for button in row] for row in screen.rows])


def _button(button: Button) -> InlineKeyboardButton:
    if button.disabled:
        return InlineKeyboardButton(text=button.label, style=button.style, disabled=DisabledButton())
    return InlineKeyboardButton(text=button.label, style=button.style, callback_data=button.data, url=button.url)


def _answer(message: int | None) -> ReplyParameters | None:
    return None if message is None else ReplyParameters(message_id=message, allow_sending_without_reply=True)


def _unless_same(error: TelegramBadRequest, chat: int) -> None:
    if meaning(error, chat) is not Meaning.SAME:
        raise error
