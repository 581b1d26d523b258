"""How tables are opened: in a group, in a DM against computers, as the rematch of a finished match."""

import asyncio
import secrets
from dataclasses import replace

import structlog

from bot.screens.screen import Screen
from bot.storage.rows import Person, SeatRow, TableRow
from bot.tables import ledger, rematch
from bot.tables.door import Door, ended
from bot.tables.floor import Floor
from bot.tables.said import SILENT, Said
from bot.tables.table import Table
from bot.where import Where
from games.actions import Refused
from games.catalog import catalog

log = structlog.get_logger()


class Openings:
    """Opens lobbies; at one place there is at most one of each game."""

    def __init__(self, floor: Floor, door: Door) -> None:
        self._floor = floor
        self._door = door
        self._opening = asyncio.Lock()

    async def open(self, who: Person, where: Where, key: str) -> Said:
        """Open a lobby and sit down, or at the one that is open for this game at this place."""
        if (lobby := self._lobby(where, key)) is not None:
            return await self._point_to(lobby)
        kind = catalog()[key]
        return await self._open(who, await self._row(who, where, key, kind.Options().model_dump_json()))

    async def open_alone(self, who: Person, key: str) -> Said:
        """Open a lobby in a person's DM, with as many computers as the game needs."""
        await self._floor.people.meet_chat(who.id, who.name, "private", None, who.speaks)
        if (lobby := self._lobby(Where(who.id), key)) is not None:
            return await self._point_to(lobby)
        kind = catalog()[key]
        row = await self._row(who, Where(who.id), key, kind.Options().model_dump_json())
        return await self._open(who, row, computers=min(kind.seats) - 1)

    async def rematch(self, who: Person, table: int, chat: int) -> Said:
        """Open a lobby that goes on from a finished match, or sit down at the one that is open."""
        old = await self._floor.store.tables.get(table)
        if old is None or old.status not in {"over", "void"} or old.chat != chat:
            return self._floor.refusal(who, None, Refused(ended(old)))
        where = Where(old.chat, old.topic)
        if (lobby := self._lobby(where, old.key)) is not None:
            return await self._come_to(lobby, who, table)
        finished = await self._floor.load(old)
        if finished is None or finished.match is None:
            return self._floor.refusal(who, None, Refused("match_over"))
        if not finished.knows(who.id):
            return self._floor.refusal(who, finished, Refused("not_at_table"))
        row = await self._row(who, where, old.key, old.options)
        again = rematch.after(finished, finished.match, self._floor.clock.now())
        before = None if finished.match.void else rematch.dumped(finished.match.standing)
        row = replace(row, again=again.model_dump_json(), before=before)
        computers = sum(seat.person is None for seat in finished.seats)
        return await self._open(who, row, computers, after=table)

    async def _row(self, who: Person, where: Where, key: str, options: str) -> TableRow:
        """Return a lobby that is not stored yet: the settings of the chat are copied, they hold to the end."""
        chat, now = await self._floor.people.chat(where.chat), self._floor.clock.now()
        if chat is None:
            raise LookupError("a table in a chat never met")
        return TableRow(
            id=0,
            chat=chat.id,
            topic=where.topic,
            number=0,
            key=key,
            version=catalog()[key].version,
            options=options,
            token=secrets.token_urlsafe(12),
            secret=secrets.token_bytes(32),
            status="lobby",
            owner=who.id,
            turn=chat.turn,
            leaver=chat.leaver,
            window=chat.window,
            opened=now,
            touched=now,
        )

    async def _open(self, who: Person, row: TableRow, computers: int = 0, after: int | None = None) -> Said:
        """Store a lobby, seat its computers and its owner, unless somebody else was faster."""
        async with self._opening:
            if (faster := self._lobby(Where(row.chat, row.topic), row.key)) is None:
                opened = await self._stored(row, computers)
        if faster is not None:
            return await self._come_to(faster, who, after)
        log.info("opened", table=opened.id, game=row.key, person=who.id)
        return await self._door.sit(opened, who)

    async def _stored(self, row: TableRow, computers: int) -> Table:
        async with self._floor.store.transaction() as tx:
            row = replace(row, chat=self._floor.people.current(row.chat))
            row = replace(row, number=await self._floor.store.chats.next_number(tx, row.chat))
            row = replace(row, id=await self._floor.store.tables.add(tx, row))
            await self._floor.store.tables.seat(tx, row.id, [SeatRow(seat, None) for seat in range(computers)])
        if (opened := await self._floor.take(row)) is None:
            raise LookupError("a new table that cannot be loaded")
        return opened

    async def _come_to(self, lobby: Table, who: Person, after: int | None) -> Said:
        """Sit down at an open lobby if it goes on from the match that is meant, else point to it."""
        before = rematch.again(lobby)
        if before is not None and before.table == after:
            return await self._door.sit(lobby, who)
        return await self._point_to(lobby)

    def _lobby(self, where: Where, key: str) -> Table | None:
        """Return the open lobby of a game at a place."""
        wanted = (where.topic, key, "lobby")
        at = self._floor.at(where.chat)
        return next((table for table in at if (table.row.topic, table.row.key, table.row.status) == wanted), None)

    async def _point_to(self, table: Table) -> Said:
        """Answer a second /play of the same game by a reply to the open lobby."""
        painter = self._floor.painter
        screen = Screen(painter.voice(table)("lobby-already-open", number=str(table.row.number)))
        await ledger.look(self._floor.store, table)
        lobby = painter.message(table, "lobby")
        self._floor.outbox.say(Where(table.row.chat, table.row.topic), screen, reply_to=lobby, key=f"open {table.id}")
        return SILENT
