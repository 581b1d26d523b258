"""What aiogram makes of pictures, blocks and ephemeral messages is what the server reads, and back."""

from collections.abc import AsyncIterator

import pytest
from aiogram import Bot
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import (
    BufferedInputFile,
    CallbackQuery,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    InputRichBlockPhoto,
    InputRichBlockTable,
    InputRichMessage,
    Message,
    RichBlockPhoto,
    RichBlockTable,
    RichBlockTableCell,
    RichTextBold,
)

from playground.server import Server
from playground.server.model import Chat, User
from tests.playground.test_files import jpeg, png

MARKUP = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="Мои карты", callback_data="hand")]])


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(server.url))
    async with Bot(server.token, session=session, default=DefaultBotProperties(parse_mode="HTML")).context() as bot:
        yield bot


async def test_a_picture_is_sent_and_changed(bot: Bot, group: Chat) -> None:
    message = await bot.send_photo(group.id, BufferedInputFile(png(30, 20), "table.png"), caption="<b>Стол</b>")
    assert message.photo
    assert (message.photo[0].width, message.caption) == (30, "Стол")
    media = InputMediaPhoto(media=BufferedInputFile(jpeg(60, 20), "table.jpg"), caption="<i>Ход</i>")
    edited = await message.edit_media(media, reply_markup=MARKUP)
    assert isinstance(edited, Message)
    assert edited.photo
    assert (edited.photo[0].width, edited.caption) == (60, "Ход")


async def test_blocks_are_sent_with_a_picture(bot: Bot, group: Chat) -> None:
    cell = RichBlockTableCell(align="left", valign="top", text=RichTextBold(text="Анна"))
    photo = InputMediaPhoto(media=BufferedInputFile(png(30, 20), "table.png"))
    rich = InputRichMessage(
        blocks=[InputRichBlockTable(cells=[[cell]], is_striped=True), InputRichBlockPhoto(photo=photo)]
    )
    message = await bot.send_rich_message(group.id, rich)
    assert message.rich_message
    table, picture = message.rich_message.blocks
    assert isinstance(table, RichBlockTable)
    text = table.cells[0][0].text
    assert isinstance(text, RichTextBold)
    assert (text.text, table.is_striped) == ("Анна", True)
    assert isinstance(picture, RichBlockPhoto)
    assert picture.photo[0].width == 30


async def test_a_press_is_answered_by_an_ephemeral_message(bot: Bot, server: Server, group: Chat, anna: User) -> None:
    table = await bot.send_message(group.id, "Стол", reply_markup=MARKUP)
    pressed = server.telegram.press(anna, group.messages[table.message_id], "hand")
    to = EphemeralMessageParameters(receiver_user_id=anna.id, callback_query_id=pressed.id)
    hand = await bot.send_message(group.id, "7♠", ephemeral_message_parameters=to, reply_markup=MARKUP)
    assert hand.message_id == 0
    assert hand.ephemeral_message_id
    assert hand.receiver_user
    assert hand.receiver_user.id == anna.id
    server.telegram.press(anna, group.ephemerals[hand.ephemeral_message_id], "hand")
    query = (await bot.get_updates())[-1].callback_query
    assert isinstance(query, CallbackQuery)
    assert isinstance(query.message, Message)
    assert query.message.ephemeral_message_id == hand.ephemeral_message_id
    assert await bot.edit_ephemeral_message_text(group.id, anna.id, hand.ephemeral_message_id, text="<b>8♠</b>")
    assert await bot.delete_ephemeral_message(group.id, anna.id, hand.ephemeral_message_id)
    assert server.violations == []
