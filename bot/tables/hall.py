"""What handlers may ask of the tables: open, press, command, arrive; each answers with what there is to say."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from html import escape

import structlog

from bot.clock import Clock
from bot.nursery import Nursery
from bot.outbox import Outbox
from bot.screens import lines
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Chat, ChatKind, Language, Person, SeatRow, TableRow
from bot.tables import rematch, states
from bot.tables.commands import COMMANDS, Call
from bot.tables.floor import Floor
from bot.tables.people import USUAL, Defaults, People
from bot.tables.said import SILENT, Said
from bot.tables.surroundings import Surroundings
from bot.tables.table import Table, running
from bot.texts import Voice
from bot.where import Where
from games.actions import Refused
from games.catalog import catalog

log = structlog.get_logger()

IsAdmin = Callable[[int, int], Awaitable[bool]]
"""Asks Telegram whether a person (second) administers a chat (first)."""
Reaches = Callable[[int], Awaitable[bool]]
"""Asks Telegram whether the bot may write to a person."""


class Hall:
    """The front of the tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        nursery: Nursery,
        texts: Mapping[str, Voice],
        is_admin: IsAdmin,
        reaches: Reaches,
        defaults: Defaults = USUAL,
    ) -> None:
        self._floor = Floor(store, clock, nursery, texts, defaults)
        self._opening = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._is_admin = is_admin
        self._reaches = reaches
        self.surroundings = Surroundings(self._floor)
        """What becomes of the tables when chats and people change; the outbox tells it too."""

    async def wake(self, outbox: Outbox, username: str) -> None:
        """Bring all tables back as they were; `username` is the bot's."""
        await self._floor.wake(outbox, username)

    def idle(self) -> bool:
        """Tell whether no command is in work and nothing is due at this moment."""
        return self._floor.idle()

    @property
    def people(self) -> People:
        """The people and chats the bot has met."""
        return self._floor.people

    async def meet(self, person: int, name: str, username: str | None, hint: str | None) -> Person:
        """Return a person under the present name; tables show it with their next screen."""
        return await self.people.meet(person, name, username, hint)

    async def meet_chat(self, chat: int, title: str, kind: ChatKind, username: str | None, language: Language) -> Chat:
        """Return a chat under its present name."""
        met = await self.people.meet_chat(chat, title, kind, username, language)
        self.surroundings.refresh(met)
        return met

    def saw_message(self, chat: int, message: int) -> None:
        """Note how far a chat has run on."""
        latest = self._floor.painter.latest
        latest[chat] = max(latest.get(chat, 0), message)

    async def open(self, who: Person, where: Where, key: str) -> Said:
        """Open a lobby and sit down, or at the one that is open for this game at this place."""
        if (lobby := self._lobby(where, key)) is not None:
            return self._point_to(lobby)
        kind = catalog()[key]
        return await self._open(who, await self._row(who, where, key, kind.Options().model_dump_json()))

    async def open_alone(self, who: Person, key: str) -> Said:
        """Open a lobby in a person's DM, with as many computers as the game needs."""
        await self.people.meet_chat(who.id, who.name, "private", None, who.speaks)
        if (lobby := self._lobby(Where(who.id), key)) is not None:
            return self._point_to(lobby)
        kind = catalog()[key]
        row = await self._row(who, Where(who.id), key, kind.Options().model_dump_json())
        return await self._open(who, row, computers=min(kind.seats) - 1)

    async def rematch(self, who: Person, table: int, chat: int) -> Said:
        """Open a lobby that goes on from a finished match, or sit down at the one that is open."""
        old = await self._store.tables.get(table)
        if old is None or old.status not in {"over", "void"} or old.chat != chat:
            return self._floor.refusal(who, None, Refused(_ended(old)))
        where = Where(old.chat, old.topic)
        if (lobby := self._lobby(where, old.key)) is not None:
            goes_on = (known := rematch.again(lobby)) is not None and known.table == table
            return await self._sit(lobby, who) if goes_on else self._point_to(lobby)
        finished = await self._floor.load(old)
        if finished is None or finished.match is None:
            return self._floor.refusal(who, None, Refused("match_over"))
        if not finished.knows(who.id):
            return self._floor.refusal(who, finished, Refused("not_at_table"))
        row = await self._row(who, where, old.key, old.options)
        again = rematch.after(finished, finished.match, self._clock.now())
        before = None if finished.match.void else rematch.dumped(finished.match.standing)
        row = replace(row, again=again.model_dump_json(), before=before)
        return await self._open(who, row, computers=sum(seat.person is None for seat in finished.seats))

    async def command(self, who: Person, verb: Verb, table: int, chat: int) -> Said:
        """Serve a typed command as its button would be; `chat` is where it was typed."""
        return await self.press(who, Press(verb, table), chat, None)

    async def press(self, who: Person, press: Press, chat: int, message: int | None) -> Said:
        """Serve a press of a button; `chat` and `message` are those it belongs to.

        Data can be forged: a table is reached from its own chat and, by those who sit there, from the DM.
        """
        table = self._floor.get(press.table)
        if table is None:
            return self._floor.refusal(who, None, Refused(_ended(await self._store.tables.get(press.table))))
        if press.verb not in COMMANDS or not (chat == table.row.chat or (chat == who.id and table.knows(who.id))):
            return self._floor.refusal(who, None, Refused("no_such_button"))
        said, refused = await self._serve(table, who, press)
        if refused is not None and message is not None:
            await self._freshen(table, chat, message)
        return said

    async def arrive(self, who: Person, token: str) -> Said:
        """Seat whoever opens the DM by a table's deep link, and tell what has come of it."""
        row = await self._store.tables.by_token(token)
        table = self._floor.get(row.id) if row else None
        if table is None:
            return self._floor.refusal(who, None, Refused(_ended(row)))
        said = await self._sit(table, who)
        if any(seat.person == who.id for seat in table.seats):
            self._floor.painter.tell(table, who.id, lambda say: lines.seated(states.desk(table, say, None), say))
            return SILENT
        return said

    async def opened_dm(self, who: Person) -> None:
        """Seat a person whose DM is open now wherever they wait, and send the hands that could not be sent."""
        if not await self.people.dm(who.id, "open"):
            return
        for table in self._floor:
            if who.id in table.waiting:
                await self.arrive(who, table.row.token)
            elif table.row.status == "running" and any(row.person == who.id for row in table.seats):
                self._floor.painter.hand(table, running(table), table.seat_of(who.id))

    async def hand(self, who: Person, table: int) -> Said:
        """Send a hand anew to its owner (/hand), also out of turn."""
        found = self._floor.get(table)
        if found is None:
            return self._floor.refusal(who, None, Refused(_ended(await self._store.tables.get(table))))
        try:
            self._floor.painter.hand(found, running(found), found.seat_of(who.id), fresh=True)
        except Refused as refused:
            return self._floor.refusal(who, found, refused)
        return SILENT

    def cards(self, who: Person, table: int, chat: int) -> Screen | None:
        """Return a person's hand as it is shown in the table's own group, with its buttons; None if there is none."""
        found = self._floor.get(table)
        if found is None or found.row.chat != chat or found.row.status != "running":
            return None
        seat = next((row.seat for row in found.seats if row.person == who.id), None)
        return None if seat is None else self._floor.painter.hand_screen(found, running(found), seat)

    async def late(self, who: Person, press: Press, said: Said) -> None:
        """Put a refusal that came too late for a popup into the hand."""
        table = self._floor.get(press.table)
        if table is None or table.row.status != "running" or said.text is None:
            return
        for row in table.seats:
            if row.person == who.id:
                table.lines[row.seat] = escape(said.text, quote=False)
                self._floor.painter.hand(table, running(table), row.seat)

    def fitting(self, who: Person, chat: int | None, verb: Verb) -> list[Table]:
        """Return the tables that a command may mean: in this chat or, None, wherever the person sits."""
        near = self._floor if chat is None else self._floor.at(chat)
        return [table for table in near if _fits(table, who.id, verb, anywhere=chat is None)]

    def numbered(self, chat: int, number: int) -> Table | None:
        """Return the live table of a chat by its number."""
        return next((table for table in self._floor.at(chat) if table.row.number == number), None)

    async def table_of_message(self, chat: int, message: int) -> int | None:
        """Return the id of the table that a message belongs to."""
        sent = await self._store.sent.of_message(chat, message)
        return sent.slot.table if sent else None

    async def _row(self, who: Person, where: Where, key: str, options: str) -> TableRow:
        """Return a lobby that is not stored yet: the settings of the chat are copied, they hold to the end."""
        chat, now = await self.people.chat(where.chat), self._clock.now()
        if chat is None:
            raise LookupError("a table in a chat never met")
        return TableRow(
            id=0,
            chat=where.chat,
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

    async def _open(self, who: Person, row: TableRow, computers: int = 0) -> Said:
        """Store a lobby, seat its computers and its owner, unless somebody else was faster."""
        async with self._opening:
            if (lobby := self._lobby(Where(row.chat, row.topic), row.key)) is not None:
                return self._point_to(lobby)
            async with self._store.transaction() as tx:
                row = replace(row, number=await self._store.chats.next_number(tx, row.chat))
                row = replace(row, id=await self._store.tables.add(tx, row))
                await self._store.tables.seat(tx, row.id, [SeatRow(seat, None) for seat in range(computers)])
            if (opened := await self._floor.take(row)) is None:
                raise LookupError("a new table that cannot be loaded")
        log.info("opened", table=opened.id, game=row.key, person=who.id)
        return await self._sit(opened, who)

    async def _sit(self, table: Table, who: Person) -> Said:
        said, _ = await self._serve(table, who, Press(Verb.JOIN, table.id))
        return said

    def _lobby(self, where: Where, key: str) -> Table | None:
        """Return the open lobby of a game at a place."""
        wanted = (where.topic, key, "lobby")
        at = self._floor.at(where.chat)
        return next((table for table in at if (table.row.topic, table.row.key, table.row.status) == wanted), None)

    def _point_to(self, table: Table) -> Said:
        """Answer a second /play of the same game by a reply to the open lobby."""
        painter = self._floor.painter
        screen = Screen(painter.voice(table)("lobby-already-open", number=str(table.row.number)))
        lobby = painter.message(table, "lobby")
        self._floor.outbox.say(Where(table.row.chat, table.row.topic), screen, reply_to=lobby, key=f"open {table.id}")
        return SILENT

    async def _serve(self, table: Table, who: Person, press: Press) -> tuple[Said, Refused | None]:
        return await self._floor.serve(table, COMMANDS[press.verb], await self._call(table, who, press))

    async def _call(self, table: Table, who: Person, press: Press) -> Call:
        """Ask Telegram, before the table is locked, what the command needs to know."""
        reachable, admin = True, False
        if press.verb is Verb.JOIN and not table.kind.open:
            reachable = await self._reachable(who)
        if press.verb in {Verb.CANCEL, Verb.STOP} and who.id != table.row.owner:
            admin = await self._is_admin(table.row.chat, who.id)
        return Call(who, self._floor.texts[who.speaks], self._clock.now(), press, reachable, admin)

    async def _reachable(self, who: Person) -> bool:
        if who.dm == "unknown":
            await self.people.dm(who.id, "open" if await self._reaches(who.id) else "closed")
        return self.people.known[who.id].dm == "open"

    async def _freshen(self, table: Table, chat: int, message: int) -> None:
        """Take the buttons off a refused message that is none of the table's slots: a twin left by a crash."""
        sent = await self._store.sent.of_message(chat, message)
        if sent is None or sent.slot.table != table.id:
            self._floor.outbox.strip(chat, message)


def _ended(row: TableRow | None) -> str:
    """Return why a table that is not live cannot be pressed."""
    if row is None:
        return "no_such_table"
    return "lobby_closed" if row.seed is None else "match_over"


def _fits(table: Table, person: int, verb: Verb, *, anywhere: bool) -> bool:
    """Tell whether a command for one of several tables can mean this one."""
    sits = table.knows(person)
    if verb is Verb.JOIN:
        return table.row.status == "lobby" and not sits and not anywhere
    if verb is Verb.TABLE:
        return table.row.status == "running" and (sits or not anywhere)
    return sits or (verb is Verb.STOP and not anywhere)
