"""Which table a command means: the one replied to, else a typed number, else the only one that fits (design 3)."""

from aiogram.types import Message

from bot.handlers.visit import House, Visit
from bot.screens.press import Verb
from bot.tables.table import Table


async def replied_to(house: House, message: Message) -> int | None:
    """Return the id of the table whose message was replied to, be it over or not."""
    if message.reply_to_message is None:
        return None
    return await house.hall.table_of_message(message.chat.id, message.reply_to_message.message_id) or None


def fitting(house: House, visit: Visit, verb: Verb, words: str) -> list[Table]:
    """Return the tables that the words after a command may mean: the numbered one, or all that fit the command.

    A table lives in its topic: where one there fits, those of other topics are not meant.
    """
    number = words.strip().lstrip("#№")
    if visit.chat and number.isdecimal():
        numbered = house.hall.numbered(visit.chat.id, int(number))
        return [numbered] if numbered else []
    tables = house.hall.fitting(visit.who, visit.chat.id if visit.chat else None, verb)
    found = [table for table in tables if not number or str(table.row.number) == number]
    here = [table for table in found if visit.chat and table.row.topic == visit.where.topic]
    return here or found
