"""Commands for a table that may have to be found first: /join /leave /hand /table /stop."""

from collections.abc import Mapping

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.addresses import fitting, replied_to
from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.shown import put_away, show
from bot.handlers.visit import House, Visit
from bot.names import line
from bot.screens import choose
from bot.screens.press import Press, Verb
from bot.screens.state import Choice
from bot.tables.said import Said
from bot.tables.table import Table
from bot.texts import Voice

VERBS: Mapping[str, Verb] = {
    "join": Verb.JOIN,
    "leave": Verb.LEAVE,
    "hand": Verb.CARDS,
    "table": Verb.TABLE,
    "stop": Verb.STOP,
}


async def command(message: Message, command: CommandObject, visit: Visit, house: House) -> Said | None:
    """Do it at the table that is meant, or ask which one is."""
    name = command.command.lower()
    if (replied := await replied_to(house, message)) is not None:
        return await _do(house, visit, name, replied)
    match fitting(house, visit, VERBS[name], command.args or ""):
        case []:
            return visit.refused("no_table")
        case [table]:
            return await _do(house, visit, name, table.id)
        case tables:
            choices = [_choice(table, visit.say) for table in tables]
            await show(house, visit, "choose", choose.tables(name, choices, visit.say))
            return None


async def chosen(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Do at this table what was asked when several fitted."""
    if press.code not in VERBS:
        return visit.refused("no_such_button")
    put_away(house, visit, "choose")
    return await _do(house, visit, press.code, press.table)


async def _do(house: House, visit: Visit, name: str, table: int) -> Said:
    """Serve the command; who hides behind the group has no seat and no hand."""
    if visit.anonymous and name not in {"table", "stop"}:
        return visit.refused("anonymous")
    if name == "hand":
        return await house.hall.hand(visit.who, table)
    said = await house.hall.command(visit.who, VERBS[name], table, visit.where.chat)
    return said._replace(alert=True) if name == "table" else said  # where it stands: nothing else will show it


def _choice(table: Table, say: Voice) -> Choice:
    chat = "" if table.alone else line(table.chat.title, say("nameless"))
    return Choice(table.id, table.row.number, table.row.key, chat)


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="commands")
    router.message.register(command, Asked(*VERBS), GROUP | PRIVATE)
    router.callback_query.register(chosen, Pressed(Verb.COMMAND))
    return router
