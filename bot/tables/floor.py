"""The tables in memory. One command at a time a table: judged, committed, and then the screens are wanted."""

from collections.abc import Iterator, Mapping

import structlog

from bot.clock import Clock
from bot.logs import code_of
from bot.names import plain
from bot.nursery import Nursery
from bot.outbox import Outbox
from bot.screens import lines
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Person, TableRow
from bot.tables import clockwork, ledger, play, states
from bot.tables.alarms import Alarms
from bot.tables.announce import announce, asides
from bot.tables.commands import Call, Command
from bot.tables.painter import Painter
from bot.tables.people import Defaults, People
from bot.tables.said import SILENT, Said
from bot.tables.table import Table
from bot.texts import Voice
from bot.where import Where
from games.actions import Refused

log = structlog.get_logger()

NOBODY = Person(0, "")
"""In whose name the clock and the chat act."""
LIVE = frozenset({"lobby", "running"})
AGAIN = 30.0
"""Seconds after which a table whose alarm has failed is looked at again."""
SLOW = 3.0
"""Seconds a hand may have to wait for the flood budget before the presser is told that the move counts."""


class Floor:
    """Serves commands to tables, and keeps the tables as the database has them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        nursery: Nursery,
        texts: Mapping[str, Voice],
        defaults: Defaults,
    ) -> None:
        self.store = store
        self.clock = clock
        self.texts = texts
        self.people = People(store, clock, defaults)
        self.outbox: Outbox
        self.painter: Painter
        self._tables: dict[int, Table] = {}
        self._alarms = Alarms(clock, nursery, self._strike)
        self._busy = 0
        self._failing: set[int] = set()
        """Tables whose last alarm has failed."""

    async def wake(self, outbox: Outbox, username: str) -> None:
        """Bring all tables back as they were, and want their screens; tell the result of what ended unheard."""
        self.outbox = outbox
        self.painter = Painter(outbox, self.texts, username)
        for row in await self.store.tables.live():
            if (table := await self.take(row)) is not None:
                await self._revive(table)
        await self.tell_results()

    async def tell_results(self, chat: int | None = None) -> None:
        """Tell how matches have ended that nobody was told of, in a chat or in all."""
        for row in await self.store.tables.unannounced():
            if chat in {None, row.chat} and (table := await self.load(row)) and table.match:
                self.painter.result(table, table.match)

    def idle(self) -> bool:
        """Tell whether no command is in work and nothing is due at this moment."""
        return not self._busy and self._alarms.idle()

    def __iter__(self) -> Iterator[Table]:
        """Go through the live tables, the oldest first."""
        return iter(list(self._tables.values()))

    def get(self, table: int) -> Table | None:
        """Return a live table."""
        return self._tables.get(table)

    def at(self, chat: int) -> list[Table]:
        """Return the live tables of a chat."""
        return [table for table in self if table.row.chat == chat]

    async def take(self, row: TableRow) -> Table | None:
        """Load a live table; None if it cannot be restored."""
        if (table := await self.load(row)) is not None:
            self._tables[row.id] = table
        return table

    async def serve(self, table: Table, command: Command, call: Call) -> tuple[Said, Refused | None]:
        """Judge, commit, then want screens; no network call is made under the lock.

        A refused command may still have changed something (who presses is back at the table): that is kept.
        """
        self._busy += 1
        try:
            async with table.lock:
                if (fresh := self._tables.get(table.id, table)) is table:
                    said, refused = await self._serve(table, command, call)
                    return self._patience(table, call, said), refused
            return await self.serve(fresh, command, call)
        finally:
            self._busy -= 1

    async def serve_host(self, table: Table, command: Command, who: Person = NOBODY) -> None:
        """Serve what the clock or the chat has decided."""
        await self.serve(table, command, Call(who, self.texts[who.speaks], self.clock.now(), Press(Verb.COMMAND)))

    def refusal(self, who: Person, table: Table | None, refused: Refused) -> Said:
        """Say why something was not done, in the person's language."""
        say = self.texts[who.speaks]
        key, names = (table.row.key, states.names(table, say)) if table else ("", [])
        return Said(plain(say.game(key, names).refusal(refused)), alert=True)

    def _judge(self, table: Table, command: Command, call: Call) -> tuple[Said, Refused | None]:
        line = log.bind(table=table.id, person=call.who.id, verb=call.press.verb.name.lower())
        try:
            said = command(table, call)
        except Refused as refused:
            line.info("refused", reason=refused.reason)
            return self.refusal(call.who, table, refused), refused
        line.info("served", entries=len(table.log))
        return said, None

    async def _serve(self, table: Table, command: Command, call: Call) -> tuple[Said, Refused | None]:
        was = ledger.saved(table)
        try:
            said, refused = self._judge(table, command, call)
            committed = await self._commit(table, was, call, refused)
        except BaseException:
            await self._forget(table)
            raise
        if committed:
            self._set_alarm(table)
            announce(self.painter, table, was, call.now)
        asides(self.painter, table)
        return said, refused

    async def _commit(self, table: Table, was: ledger.Saved, call: Call, refused: Refused | None) -> bool:
        """Store what the command has changed, and what follows from it; return whether there was anything."""
        pressed = None
        if refused is None and table.knows(call.who.id):
            pressed = self.people.pressed(call.who)
            table.update(touched=call.now)
        elif ledger.saved(table) == was:
            return False
        follow(table, call.now)
        await ledger.save(self.store, table, was, pressed)
        await ledger.look(self.store, table)
        return True

    async def _forget(self, table: Table) -> None:
        """Throw away a table that could not be saved or whose rules failed; the database has it as it was."""
        self._tables.pop(table.id, None)
        row = await self.store.tables.get(table.id)
        fresh = await self.take(row) if row is not None and row.status in LIVE else None
        if fresh is None:
            table.update(status="broken")  # for who still waits for its lock
        else:
            fresh.posted = table.posted

    def _set_alarm(self, table: Table) -> None:
        at = clockwork.next_alarm(table)
        self._alarms.set(table.id, at)
        if at is None:
            self._tables.pop(table.id, None)

    def _patience(self, table: Table, call: Call, said: Said) -> Said:
        """Tell a presser whose screen has to wait for the flood budget that the move counts."""
        if said is SILENT and call.press.verb is Verb.ACT:
            delay = self.outbox.delay(table.row.chat if table.kind.open else call.who.id)
            if delay > SLOW:
                return Said(call.say("popup-move-counts", seconds=round(delay)))
        return said

    async def _strike(self, table: int) -> None:
        if (found := self._tables.get(table)) is None:
            return
        try:
            await self.serve_host(found, _strike)
        except Exception as error:
            code = code_of(error)
            log.exception("alarm failed", table=table, code=code)
            self._alarms.set(table, self.clock.now() + AGAIN)
            self._tell_failure(found, code)
        else:
            self._failing.discard(table)
            self._set_alarm(found)  # also where a clock that rings a moment early found nothing due

    def _tell_failure(self, table: Table, code: str) -> None:
        """Tell the chat that its table could not go on, once until it does."""
        if table.id not in self._failing:
            self._failing.add(table.id)
            self.painter.notice(table, lambda say: lines.failed(states.desk(table, say, None), code, say))

    async def _revive(self, table: Table) -> None:
        was, now = ledger.saved(table), self.clock.now()
        if table.match is None:
            self.painter.lobby(table)
        else:
            clockwork.resume(table, now)
            table.posted = table.match.dealings
            await ledger.save(self.store, table, was, None)
            self.painter.restarted(table, table.match)
            self.painter.match(table, table.match, now)
        self._set_alarm(table)

    async def load(self, row: TableRow) -> Table | None:
        """Load a table; one that cannot be restored is closed with a word (etiquette)."""
        chat = await self.people.chat(row.chat)
        if chat is None:
            raise LookupError(f"table {row.id} in a chat never met")
        try:
            table = await ledger.load(self.store, row, chat, self.people.known)
        except ledger.Broken:
            log.exception("table broken", table=row.id)
            async with self.store.transaction() as tx:
                await self.store.tables.change(tx, row.id, status="broken", deadline=None)
            screen = Screen(self.texts[chat.language]("table-broken", number=str(row.number)))
            self.outbox.say(Where(row.chat, row.topic), screen)
            return None
        if ledger.in_part(table):
            await ledger.deal_again(self.store, table, self.clock.now())
            self.painter.notice(table, lambda say: Screen(say("table-dealt-again", n=row.number)))
        return table


def follow(table: Table, now: float) -> None:
    """Do what follows from a command: automatic moves, the end of the match, the clock."""
    if table.match is None or table.row.status != "running":
        return
    play.follow(table, now)
    if table.match.over:
        table.update(status="void" if table.match.void else "over", deadline=None, held=None)
    else:
        clockwork.wind(table, now)


def _strike(table: Table, call: Call) -> Said:
    clockwork.strike(table, call.now)
    return SILENT
