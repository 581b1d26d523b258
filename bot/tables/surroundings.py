"""What becomes of tables when chats and people around them change; told by updates, and by answers to the outbox."""

from bot.screens.screen import Screen
from bot.storage.rows import Chat
from bot.tables import clockwork, lobby, play
from bot.tables.commands import Call, leave
from bot.tables.door import Reaches
from bot.tables.floor import Floor
from bot.tables.said import SILENT, Said
from bot.tables.table import Table
from bot.throttle import Throttle

LOOKS = (1, 60.0)
"""How often, in how many seconds, a shut chat is tried."""


class Surroundings:
    """Implements what the outbox tells (bot.outbox.OutboxEvents), and what handlers see of chats."""

    def __init__(self, floor: Floor, reaches: Reaches) -> None:
        self._floor = floor
        self._reaches = reaches
        self._looks = Throttle(floor.clock, *LOOKS)

    def refresh(self, chat: Chat) -> None:
        """Show a chat's new name or language at its tables; settings hold from the next lobby on."""
        for table in self._floor.at(chat.id):
            table.chat = chat

    async def unreachable(self, person: int) -> None:
        """Let who cannot be written to wait, in lobbies; tell the tables where they play, once."""
        if not await self._floor.people.dm(person, "closed"):
            return
        for table in self._floor:
            if any(row.person == person for row in table.seats):
                await self._floor.serve_host(table, lambda found, _: _lose_dm(found, person))

    async def reachable(self, person: int) -> None:
        """Note that a message came through."""
        await self._floor.people.dm(person, "open")

    async def migrated(self, old: int, new: int) -> None:
        """Follow a group that became a supergroup; told twice, it is no error."""
        chat = await self._floor.people.move(old, new)
        for table in self._floor.at(old):
            async with table.lock:
                table.update(chat=new)
                table.chat = chat or table.chat
            if table.match is not None and table.row.status == "running":
                self._floor.painter.match(table, table.match, self._floor.clock.now())
            elif table.row.status == "lobby":
                self._floor.painter.lobby(table)

    async def muted(self, chat: int) -> None:
        """Let time stand still where the bot may not write, and tell the players by DM once."""
        if await self._turn(chat, "muted"):
            for table in self._floor.at(chat):
                await self._floor.serve_host(table, _hold)
                for person in table.persons() if table.match else ():
                    self._floor.painter.tell(table, person, lambda say: Screen(say("table-muted")))

    async def back(self, chat: int) -> None:
        """Go on where the bot may write again, and show what could not be shown."""
        if await self._turn(chat, "open"):
            for table in self._floor.at(chat):
                await self._floor.serve_host(table, _unhold)
                if table.row.status == "lobby":
                    self._floor.painter.lobby(table)
            await self._floor.tell_results(chat)

    async def look_again(self, chat: int) -> None:
        """Ask whether a shut chat is open again, in which somebody turns to the bot: Telegram does not always tell."""
        if self._looks.admits(chat) and await self._reaches(chat):
            await self.back(chat)

    async def gone(self, chat: int) -> None:
        """Close all tables of a chat that the bot is no longer in, as void; nothing more is sent there."""
        if await self._turn(chat, "gone"):
            for table in self._floor.at(chat):
                await self._floor.serve_host(table, _close)

    async def departed(self, person: int, chat: int) -> None:
        """Take somebody who is no longer in the chat from its lobbies; in a match the seat stays theirs."""
        who = self._floor.people.known.get(person)
        for table in self._floor.at(chat):
            if who and table.knows(person) and table.row.status == "lobby":
                await self._floor.serve_host(table, leave, who)

    async def _turn(self, chat: int, state: str) -> bool:
        """Note the state of a chat; return whether it is another one."""
        known = await self._floor.people.chat(chat)
        if known is None or known.state == state:
            return False
        self.refresh(await self._floor.people.change_chat(chat, state=state))
        return True


def _lose_dm(table: Table, person: int) -> Said:
    if not table.kind.open:
        lobby.unreachable(table, person)
        table.invited = person
    return SILENT


def _hold(table: Table, call: Call) -> Said:
    clockwork.hold(table, call.now)
    return SILENT


def _unhold(table: Table, call: Call) -> Said:
    clockwork.unhold(table, call.now)
    return SILENT


def _close(table: Table, call: Call) -> Said:
    if table.row.status == "lobby":
        lobby.close(table)
    else:
        play.void(table, "gone", call.now)
    return SILENT
