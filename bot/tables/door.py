"""Where a person comes in: what Telegram knows is asked before a table is locked, then the table is served."""

from collections.abc import Awaitable, Callable

from bot.screens.press import Press, Verb
from bot.storage.rows import Person, TableRow
from bot.tables.commands import COMMANDS, Call
from bot.tables.floor import Floor
from bot.tables.said import Said
from bot.tables.table import Table
from games.actions import Refused

IsAdmin = Callable[[int, int], Awaitable[bool]]
"""Asks Telegram whether a person (second) administers a chat (first)."""
Reaches = Callable[[int], Awaitable[bool]]
"""Asks Telegram whether the bot may write to a person, or in a chat."""


class Door:
    """Serves the presses and commands of people."""

    def __init__(self, floor: Floor, is_admin: IsAdmin, reaches: Reaches) -> None:
        self._floor = floor
        self._is_admin = is_admin
        self._reaches = reaches

    async def sit(self, table: Table, who: Person) -> Said:
        """Let somebody join a table."""
        said, _ = await self.serve(table, who, Press(Verb.JOIN, table.id))
        return said

    async def serve(self, table: Table, who: Person, press: Press) -> tuple[Said, Refused | None]:
        """Serve a press at a table; also return why it was refused, None if it was not."""
        return await self._floor.serve(table, COMMANDS[press.verb], await self._call(table, who, press))

    async def _call(self, table: Table, who: Person, press: Press) -> Call:
        """Ask Telegram, before the table is locked, what the command needs to know."""
        reachable, admin = True, False
        if press.verb is Verb.JOIN and not table.kind.open:
            reachable = await self._reachable(who)
        if press.verb in {Verb.CANCEL, Verb.STOP} and who.id != table.row.owner:
            admin = await self._is_admin(table.row.chat, who.id)
        return Call(who, self._floor.texts[who.speaks], self._floor.clock.now(), press, reachable, admin)

    async def _reachable(self, who: Person) -> bool:
        if who.dm == "unknown":
            await self._floor.people.dm(who.id, "open" if await self._reaches(who.id) else "closed")
        return self._floor.people.known[who.id].dm == "open"


def ended(row: TableRow | None) -> str:
    """Return why a table that is not live cannot be pressed."""
    if row is None:
        return "no_such_table"
    return "lobby_closed" if row.seed is None else "match_over"
