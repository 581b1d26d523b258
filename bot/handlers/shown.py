"""Messages of no table (menu, rules, settings): one of each kind lives in a place and is edited by presses."""

from bot.handlers.visit import House, Visit
from bot.outbox import Wanted
from bot.screens.screen import Screen
from bot.storage.rows import Slot

NO_TABLE = 0


async def show(house: House, visit: Visit, kind: str, screen: Screen) -> None:
    """Show a screen in the very message that was pressed, else anew in place of the last one."""
    slot = _slot(visit, kind)
    sent = await house.store.sent.of_message(visit.where.chat, visit.message)
    fresh = sent is None or sent.slot != slot
    house.outbox.want(Wanted(slot, lambda _: screen, fresh=fresh))


def put_away(house: House, visit: Visit, kind: str) -> None:
    """Take such a message away."""
    house.outbox.end(_slot(visit, kind), "delete")


def _slot(visit: Visit, kind: str) -> Slot:
    return Slot(NO_TABLE, kind, visit.where.chat, visit.where.topic)
