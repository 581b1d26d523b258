"""[Fairness] and /verify: the seal, after the match its secret, and the match as a file."""

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.addresses import replied_to
from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.visit import House, Visit
from bot.screens import fairness as screens
from bot.screens.press import Press, Verb
from bot.storage.rows import TableRow
from bot.tables.proofs import ENDED, match_file
from bot.tables.said import Said
from games.proof import written
from games.shuffle import seal

DIGITS = 9
"""More than the number of any table has."""


async def pressed(_: CallbackQuery, press: Press, visit: Visit, house: House) -> Said:
    """Show the whole seal, and the secret once it may be known."""
    row = await house.store.tables.get(press.table)
    if row is None or row.chat != visit.where.chat:
        return visit.refused("no_such_button")
    if row.status in ENDED:
        return Said(screens.after(row.secret.hex(), seal(row.secret), visit.own), alert=True)
    return Said(screens.before(seal(row.secret), visit.own), alert=True)


async def verify(message: Message, command: CommandObject, visit: Visit, house: House) -> Said | None:
    """Send the match that is meant as a file, if it has ended."""
    row = await _meant(message, command.args or "", visit, house)
    if row is None:
        return visit.refused("no_match")
    if row.seed is None:
        return visit.refused("not_started" if row.status == "lobby" else "lobby_closed")
    if row.status not in ENDED:
        return visit.refused("not_over")
    content = written(await match_file(house.store, row, row.seed))
    name = f"{row.key}-{row.number}.json"
    caption = screens.caption(row.key, row.number, name, visit.say)
    house.outbox.document(visit.where, name, content.encode(), caption)
    return None


async def _meant(message: Message, words: str, visit: Visit, house: House) -> TableRow | None:
    """Return the table replied to, else the numbered one, else that of the last match to end here."""
    tables, chat = house.store.tables, visit.where.chat
    if (replied := await replied_to(house, message)) is not None:
        return await tables.get(replied)
    number = words.strip().lstrip("#№")
    if number:
        return await tables.numbered(chat, int(number)) if number.isdecimal() and len(number) <= DIGITS else None
    return await (tables.last_of(visit.who.id) if visit.chat is None else tables.last_at(chat))


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="fairness")
    router.message.register(verify, Asked("verify"), GROUP | PRIVATE)
    router.callback_query.register(pressed, Pressed(Verb.FAIR))
    return router
