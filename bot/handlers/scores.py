"""/top and its pages: who leads, in the chat or everywhere, in one game or all, this week, this month or ever."""

from dataclasses import replace

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot import names
from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.games_named import game_named
from bot.handlers.shown import show
from bot.handlers.visit import House, Visit
from bot.periods import since
from bot.ratings import shown, uncertain
from bot.screens import board as screens
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.storage import boards
from bot.storage.rows import MOSCOW, BoardRow
from bot.tables.said import Said
from bot.texts import Voice
from games.catalog import catalog

SLOT = "top"


async def top(_: Message, command: CommandObject, visit: Visit, house: House) -> None:
    """Show the leaders of this month: in the named game, or in all."""
    asked = screens.Asked(game_named(command.args or "", house.texts), everywhere=visit.chat is None)
    await show(house, visit, SLOT, await _board(house, visit, asked))


async def turned(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said | None:
    """Show another board, or the games to choose from."""
    try:
        asked = screens.Asked.parse(press.code)
    except ValueError:
        return visit.refused("no_such_button")
    asked = replace(asked, everywhere=asked.everywhere or visit.chat is None)
    if asked.key == screens.WHICH:
        await show(house, visit, SLOT, screens.games(asked, catalog(), visit.say))
    elif asked.key is None or asked.key in catalog():
        await show(house, visit, SLOT, await _board(house, visit, asked))
    else:
        return visit.refused("no_such_button")
    return None


async def _board(house: House, visit: Visit, asked: screens.Asked) -> Screen:
    zone = visit.chat.zone if visit.chat else MOSCOW
    wanted = boards.Asked(
        since=since(asked.period, house.clock.now(), zone),
        chat=None if asked.everywhere or visit.chat is None else visit.chat.id,
        key=asked.key,
        by_rating=asked.key is not None and asked.period == "all",
    )
    found = await house.store.boards.page(wanted, visit.who.id, asked.page)
    rows = sorted({*found.rows, *([found.own] if found.own else [])}, key=lambda row: (row.place, row.person))
    state = screens.State(
        asked=replace(asked, page=found.page),
        lines=_lines(rows, visit.say),
        own=found.own.place if found.own else None,
        people=found.people,
        pages=-(-found.people // boards.PAGE),
        losers=asked.key is not None and catalog()[asked.key].losers,
        chat=visit.chat is not None,
    )
    return screens.board(state, visit.say)


def _lines(rows: list[BoardRow], say: Voice) -> tuple[screens.Line, ...]:
    shown_names = names.shown([row.name or say("board-gone") for row in rows], say("nameless"))
    return tuple(
        screens.Line(
            place=row.place,
            name=name,
            matches=row.matches,
            wins=row.wins,
            losses=row.losses,
            rating=shown(row.rating) if row.rating else None,
            uncertain=row.rating is not None and uncertain(row.rating),
        )
        for row, name in zip(rows, shown_names, strict=True)
    )


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="scores")
    router.message.register(top, Asked("top"), GROUP | PRIVATE)
    router.callback_query.register(turned, Pressed(Verb.BOARD))
    return router
