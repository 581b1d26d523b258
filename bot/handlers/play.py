"""Presses on the messages of a table, from its lobby to its result."""

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.filters import Pressed
from bot.handlers.visit import House, Visit
from bot.screens.press import Press
from bot.tables.said import Said


async def pressed(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Hand the press to its table."""
    return await house.hall.press(visit.who, press, visit.where.chat, visit.message)


async def unknown(_: CallbackQuery, visit: Visit) -> Said:
    """Answer a press that no button of ours can have made."""
    return visit.refused("no_such_button")


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="play")
    router.callback_query.register(pressed, Pressed())
    router.callback_query.register(unknown)
    return router
