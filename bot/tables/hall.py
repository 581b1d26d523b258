"""What handlers may ask of the tables: open, press, command, arrive; each answers with what there is to say."""

from collections.abc import Mapping
from html import escape

from bot.clock import Clock
from bot.nursery import Nursery
from bot.outbox import Outbox
from bot.screens import lines
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Chat, ChatKind, Language, Person
from bot.tables import states
from bot.tables.commands import COMMANDS
from bot.tables.door import Door, IsAdmin, Reaches, ended
from bot.tables.floor import Floor
from bot.tables.openings import Openings
from bot.tables.people import USUAL, Defaults, People
from bot.tables.said import SILENT, Said
from bot.tables.surroundings import Surroundings
from bot.tables.table import Table, running
from bot.texts import Voice
from bot.where import Where
from games.actions import Refused


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
        self._door = Door(self._floor, is_admin, reaches)
        self._store = store
        self.openings = Openings(self._floor, self._door)
        """How tables come to be."""
        self.surroundings = Surroundings(self._floor, reaches)
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
        """Return a chat under its present name; of a group that became a supergroup, that one."""
        met = await self.people.meet_chat(chat, title, kind, username, language)
        self.surroundings.refresh(met)
        if met.state != "open":
            await self.surroundings.look_again(met.id)
        return met

    def saw_message(self, where: Where, message: int) -> None:
        """Note how far a chat or a topic has run on."""
        latest = self._floor.painter.latest
        latest[where] = max(latest.get(where, 0), message)

    async def command(self, who: Person, verb: Verb, table: int, chat: int) -> Said:
        """Serve a typed command as its button would be; `chat` is where it was typed."""
        return await self.press(who, Press(verb, table), chat, None)

    async def press(self, who: Person, press: Press, chat: int, message: int | None) -> Said:
        """Serve a press of a button; `chat` and `message` are those it belongs to.

        Data can be forged: a table is reached from its own chat and, by those who sit there, from the DM.
        """
        table = self._floor.get(press.table)
        if table is None:
            return self._floor.refusal(who, None, Refused(ended(await self._store.tables.get(press.table))))
        if press.verb not in COMMANDS or not (chat == table.row.chat or (chat == who.id and table.knows(who.id))):
            return self._floor.refusal(who, None, Refused("no_such_button"))
        said, refused = await self._door.serve(table, who, press)
        if message is not None:
            await self._strip_twin(table, chat, message)
        if refused is not None and refused.reason == "table_changed":
            self._show_again(press.table, who)
        return said

    async def arrive(self, who: Person, token: str) -> Said:
        """Seat whoever opens the DM by a table's deep link, and tell what has come of it."""
        row = await self._store.tables.by_token(token)
        table = self._floor.get(row.id) if row else None
        if table is None:
            return self._floor.refusal(who, None, Refused(ended(row)))
        said = await self._door.sit(table, who)
        if any(seat.person == who.id for seat in table.seats):
            self._floor.painter.tell(table, who.id, lambda say: lines.seated(states.desk(table, say, None), say))
            return SILENT
        return said

    async def opened_dm(self, who: Person) -> Person:
        """Seat a person whose DM is open now wherever they wait, send the hands that could not be sent.

        Returns the person as known now.
        """
        if not await self.people.dm(who.id, "open"):
            return who
        who = self.people.known[who.id]
        for table in self._floor:
            if who.id in table.waiting:
                await self.arrive(who, table.row.token)
            elif (seat := _seat_of_hand(table, who.id)) is not None:
                self._floor.painter.hand(table, running(table), seat)
        return who

    async def hand(self, who: Person, table: int) -> Said:
        """Send a hand anew to its owner (/hand), also out of turn; say it where nothing is hidden."""
        found = self._floor.get(table)
        if found is None:
            return self._floor.refusal(who, None, Refused(ended(await self._store.tables.get(table))))
        said, _ = await self._door.serve(found, who, Press(Verb.CARDS, table))
        if (seat := _seat_of_hand(found, who.id)) is None:
            return said
        self._floor.painter.hand(found, running(found), seat, fresh=True)
        return SILENT

    def cards(self, who: Person, table: int, chat: int) -> Screen | None:
        """Return a person's hand as it is shown in the table's own group, with its buttons; None if there is none."""
        found = self._floor.get(table)
        if found is None or found.row.chat != chat or (seat := _seat_of_hand(found, who.id)) is None:
            return None
        return self._floor.painter.hand_screen(found, running(found), seat)

    def sheet(self, who: Person, table: int, chat: int) -> Screen | None:
        """Return the score sheet of a match as it is shown in its own group; None if there is none."""
        found = self._floor.get(table)
        if found is None or found.row.chat != chat or found.row.status != "running":
            return None
        return self._floor.painter.sheet_screen(found, running(found), self._floor.texts[who.speaks])

    async def late(self, who: Person, press: Press, said: Said) -> None:
        """Put a refusal that came too late for a popup into the hand."""
        table = self._floor.get(press.table)
        if table is None or said.text is None or (seat := _seat_of_hand(table, who.id)) is None:
            return
        table.lines[seat] = escape(said.text, quote=False)
        self._floor.painter.hand(table, running(table), seat)

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

    def _show_again(self, table: int, who: Person) -> None:
        """Want what was pressed too late as it is now: it may look older than it should."""
        found = self._floor.get(table)
        if found is None or found.match is None:
            return
        if (seat := _seat_of_hand(found, who.id)) is not None:
            self._floor.painter.hand(found, found.match, seat)
        elif found.kind.open:
            self._floor.painter.board(found, found.match)

    async def _strip_twin(self, table: Table, chat: int, message: int) -> None:
        """Take the buttons off a message that is none of the table's slots: a twin left by a crash."""
        sent = await self._store.sent.of_message(chat, message)
        if sent is None or sent.slot.table != table.id:
            self._floor.outbox.strip(chat, message)


def _fits(table: Table, person: int, verb: Verb, *, anywhere: bool) -> bool:
    """Tell whether a command for one of several tables can mean this one."""
    sits = table.knows(person)
    if verb is Verb.JOIN:
        return _comes_back(table, person) or (table.row.status == "lobby" and not sits and not anywhere)
    if verb is Verb.TABLE:
        return table.row.status == "running" and (sits or not anywhere)
    return sits or (verb is Verb.STOP and not anywhere)


def _comes_back(table: Table, person: int) -> bool:
    """Tell whether a computer plays somebody's seat."""
    return table.row.status == "running" and any(
        row.person == person and table.by_computer(row.seat) for row in table.seats
    )


def _seat_of_hand(table: Table, person: int) -> int | None:
    """Return the seat whose hand a person may see, None: there is none, or nothing is hidden."""
    if table.row.status != "running" or table.kind.open:
        return None
    gone = running(table).gone
    return next((row.seat for row in table.seats if row.person == person and not gone(row.seat)), None)
