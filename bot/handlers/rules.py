"""/rules: the rules of a game, in the chat when typed there, by the private chat when a button asks."""

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.games_named import game_named
from bot.handlers.shown import show
from bot.handlers.visit import House, Link, Visit
from bot.screens import rules as pages
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.tables.said import Said
from games.catalog import catalog

DEEP_LINK = "rules_"


async def rules(_: Message, command: CommandObject, visit: Visit, house: House) -> None:
    """Show the rules of the named game, or the list."""
    key = game_named(command.args or "", house.texts) or ""
    await show(house, visit, "rules", _page(key, visit))


async def pressed(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said | Link | None:
    """Turn the page; from a table in a group, open the private chat at the page."""
    key = press.code
    if not key and press.table and (row := await house.store.tables.get(press.table)):
        key = row.key
    if key and key not in catalog():
        return visit.refused("no_such_button")
    if press.table and visit.chat is not None:
        return Link(f"https://t.me/{house.username}?start={DEEP_LINK}{key}")
    await show(house, visit, "rules", _page(key, visit))
    return None


async def by_link(payload: str, visit: Visit, house: House) -> None:
    """Show the page a deep link names, in the private chat."""
    key = payload.removeprefix(DEEP_LINK)
    await show(house, visit, "rules", _page(key if key in catalog() else "", visit))


def _page(key: str, visit: Visit) -> Screen:
    return pages.page(key, visit.say) if key else pages.index(catalog(), visit.say)


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="rules")
    router.message.register(rules, Asked("rules"), GROUP | PRIVATE)
    router.callback_query.register(pressed, Pressed(Verb.RULES))
    return router
