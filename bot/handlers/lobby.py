"""/play: the menu of games, and the opening of a lobby."""

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.games_named import game_named
from bot.handlers.shown import put_away, show
from bot.handlers.visit import House, Visit
from bot.screens import menu
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.tables.said import Said
from games.catalog import catalog


async def play(_: Message, command: CommandObject, visit: Visit, house: House) -> Said | None:
    """Open a lobby of the named game, or show what can be played."""
    if visit.anonymous:
        return visit.refused("anonymous")
    key = game_named(command.args or "", house.texts)
    if key is None:
        await show(house, visit, "menu", menu.games(catalog(), visit.say))
        return None
    return await _open(visit, house, key)


async def games(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said | None:
    """Turn the page of the menu."""
    if press.code and press.code not in {game.family for game in catalog().values()}:
        return visit.refused("no_such_button")
    await show(house, visit, "menu", _page(press.code, visit))
    return None


async def chosen(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Open a lobby of the chosen game; the menu goes."""
    if press.code not in catalog():
        return visit.refused("no_such_button")
    put_away(house, visit, "menu")
    return await _open(visit, house, press.code)


async def again(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Open a lobby with the same options and the same people."""
    return await house.hall.openings.rematch(visit.who, press.table, visit.where.chat)


async def _open(visit: Visit, house: House, key: str) -> Said:
    """Open a lobby in the group, or in the DM for one person against computers."""
    if visit.chat is None:
        return await house.hall.openings.open_alone(visit.who, key)
    return await house.hall.openings.open(visit.who, visit.where, key)


def _page(family: str, visit: Visit) -> Screen:
    return menu.family(catalog(), family, visit.say) if family else menu.games(catalog(), visit.say)


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="lobby")
    router.message.register(play, Asked("play"), GROUP | PRIVATE)
    router.callback_query.register(games, Pressed(Verb.GAMES))
    router.callback_query.register(chosen, Pressed(Verb.PLAY))
    router.callback_query.register(again, Pressed(Verb.AGAIN))
    return router
