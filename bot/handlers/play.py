"""Presses on the messages of a table, from its lobby to its result."""

from aiogram import Router
from aiogram.types import CallbackQuery, Message

from bot.handlers.filters import Pressed
from bot.handlers.visit import HELLO, House, Link, Visit
from bot.screens.press import Press, Verb
from bot.tables.said import SILENT, Said


async def pressed(query: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Hand the press to its table; an ephemeral hand that was pressed is renewed."""
    whisper = query.message.ephemeral_message_id if isinstance(query.message, Message) else None
    said = await house.hall.press(visit.who, press, visit.where.chat, None if whisper else visit.message)
    if whisper and (screen := house.hall.cards(visit.who, press.table, visit.where.chat)):
        await house.outbox.renew_whisper(visit.where.chat, visit.who.id, whisper, screen)
    return said


async def my_cards(query: CallbackQuery, press: Press, visit: Visit, house: House) -> Said | Link:
    """Show the cards in the group to their owner alone, with buttons; else in a window, else point to the DM."""
    said = await house.hall.press(visit.who, press, visit.where.chat, visit.message)
    screen = house.hall.cards(visit.who, press.table, visit.where.chat)
    if screen and visit.chat and await house.outbox.whisper(visit.where, visit.who.id, query.id, screen):
        return SILENT
    return said if said.text else Link(f"https://t.me/{house.username}?start={HELLO}")


async def score(query: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Show the score sheet to whoever presses, alone; else the totals in a window."""
    said = await house.hall.press(visit.who, press, visit.where.chat, visit.message)
    screen = house.hall.sheet(visit.who, press.table, visit.where.chat)
    if screen and visit.chat and await house.outbox.whisper(visit.where, visit.who.id, query.id, screen):
        return SILENT
    return said


async def unknown(_: CallbackQuery, visit: Visit) -> Said:
    """Answer a press that no button of ours can have made."""
    return visit.refused("no_such_button")


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="play")
    router.callback_query.register(my_cards, Pressed(Verb.CARDS))
    router.callback_query.register(score, Pressed(Verb.SCORE))
    router.callback_query.register(pressed, Pressed())
    router.callback_query.register(unknown)
    return router
