"""What handlers may ask of the tables: open, press, command, arrive; each answers with what there is to say."""

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
from bot.storage.rows import Chat, ChatKind, Language, Person, TableRow
from bot.tables import states
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
        for table in self._floor.at(where.chat):
            if (table.row.topic, table.row.key, table.row.status) == (where.topic, key, "lobby"):
                return self._point_to(table)
        row = await self._new_row(who, where, key)
        if (opened := await self._floor.take(row)) is None:
            raise LookupError("a new table that cannot be loaded")
        log.info("opened", table=opened.id, game=key, person=who.id)
        said, _ = await self._serve(opened, who, Press(Verb.JOIN, opened.id))
        return said

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
        said, _ = await self._serve(table, who, Press(Verb.JOIN, table.id))
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

    async def _new_row(self, who: Person, where: Where, key: str) -> TableRow:
        chat, kind, now = await self.people.chat(where.chat), catalog()[key], self._clock.now()
        if chat is None:
            raise LookupError("a table in a chat never met")
        async with self._store.transaction() as tx:
            row = TableRow(
                id=0,
                chat=where.chat,
                topic=where.topic,
                number=await self._store.chats.next_number(tx, where.chat),
                key=key,
                version=kind.version,
                options=kind.Options().model_dump_json(),
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
            table = await self._store.tables.add(tx, row)
        return replace(row, id=table)

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
