"""Says which messages a table should have now: the lobby, the table message, one hand a person, the result.

What is wanted is fixed here, from the committed state; it is rendered when its turn to be sent comes.
"""

from collections.abc import Callable, Mapping

from bot.outbox import Outbox, Wanted
from bot.screens import hand, leave, lines, lobby, result, sheet
from bot.screens import table as table_screen
from bot.screens.screen import Screen
from bot.storage.rows import Person, Slot
from bot.tables import clockwork, states
from bot.tables.table import Table
from bot.texts import Voice
from bot.where import Where
from games.match import Match

FIRST, THEN, LAST = range(3)
"""Priorities: the player on turn, the table, the rest (design 3)."""
LEISURE = 4.0
"""Seconds between two changes of a table whose game needs no thought: it is watched more than played."""
FAR = 30
"""Message ids by which a supergroup may run ahead before the table message is posted anew (design 4)."""


class Painter:
    """Turns tables into wanted screens."""

    def __init__(self, outbox: Outbox, texts: Mapping[str, Voice], username: str) -> None:
        self._outbox = outbox
        self._texts = texts
        self._username = username
        self.latest: dict[Where, int] = {}
        """The newest message id seen in a place."""

    def lobby(self, table: Table) -> None:
        """Want the lobby as it is."""
        say = self.voice(table)
        state = states.lobby_state(table, say, self.invitation(table))
        self._want(_slot(table, "lobby"), lambda _: lobby.lobby(state, say))

    def lobby_over(self, table: Table, reason: str) -> None:
        """Want what stays of a lobby: `reason` is "started", "cancelled" or "idle"."""
        say = self.voice(table)
        state = states.lobby_state(table, say, self.invitation(table))
        self._want(_slot(table, "lobby"), lambda _: lobby.closed(state, say, reason))

    def match(self, table: Table, match: Match, now: float, *, fresh: bool = False, rings: bool = False) -> None:
        """Want the table message and all hands; `fresh`: the table anew; `rings`: half of the time is gone."""
        if table.kind.open or not table.alone:
            self.board(table, match, fresh=fresh)
        awaited = clockwork.awaited_people(table)
        called = {seat for seat, _ in (awaited if rings else awaited - table.called)}
        table.called = awaited
        for row in table.seats:
            if row.person is not None and not table.kind.open and not match.gone(row.seat):
                loud = row.seat in called and clockwork.away(table.people[row.person], now, half_time=rings)
                self.hand(table, match, row.seat, fresh=loud)

    def board(self, table: Table, match: Match, *, fresh: bool = False) -> None:
        """Want the table message; it is posted anew where the chat has run away from it."""
        say, slot, upto = self.voice(table), _slot(table, "table"), states.upto(match, None)
        head = states.desk(table, say, None)
        state = states.table_state(table, head, match)

        def render(since: int) -> Screen:
            return table_screen.table(states.telling(state, match, since, upto), say)

        pause = LEISURE if table.kind.open else 0.0
        self._want(slot, render, upto, THEN, fresh=fresh or self._far(table, slot), pause=pause)

    def hand(self, table: Table, match: Match, seat: int, *, fresh: bool = False) -> None:
        """Want a person's hand; `fresh`: sent anew, with sound."""
        person = self._person(table, seat)
        say, upto = self._texts[person.speaks], states.upto(match, seat)
        state = states.hand_state(table, states.desk(table, say, self._link(table)), seat, match)

        def render(since: int) -> Screen:
            return hand.hand(states.telling_seat(state, match, since, upto), say)

        priority = FIRST if seat in match.awaited else LAST
        self._want(Slot(table.id, "hand", person.id), render, upto, priority, fresh=fresh, loud=fresh)

    def hand_screen(self, table: Table, match: Match, seat: int) -> Screen:
        """Return a hand for the group, where only its owner sees it: what the DM shows, without the way back."""
        say = self._texts[self._person(table, seat).speaks]
        state = states.hand_state(table, states.desk(table, say, None), seat, match)
        return hand.hand(states.telling_seat(state, match, len(match.told) - 1, len(match.told)), say)

    def sheet_screen(self, table: Table, match: Match, say: Voice) -> Screen | None:
        """Return the score sheet in the language of who asks; None before there is one."""
        state = states.table_state(table, states.desk(table, say, None), match)
        return sheet.sheet(state, say)

    def result(self, table: Table, match: Match, why_void: str | None = None) -> None:
        """Want the result as a new message; the table message goes, the hands lose their buttons."""
        say, upto = self.voice(table), len(match.told)
        state = states.result_state(table, states.desk(table, say, None), match, why_void)

        def render(since: int) -> Screen:
            return result.result(states.telling(state, match, since, upto), say)

        posted = table.sent.get(_slot(table, "table"))
        since = posted.upto if posted else 0
        self._want(_slot(table, "result"), lambda _: render(since), upto, THEN)
        for kind in ("table", "stop"):
            self._outbox.end(_slot(table, kind), "delete")
        for row in table.seats:
            if row.person is not None and not table.kind.open and not match.gone(row.seat):
                self.hand(table, match, row.seat)

    def stop_question(self, table: Table) -> None:
        """Want the question whether all consent to an end without result; gone when nobody asks any more."""
        say, slot = self.voice(table), _slot(table, "stop")
        agreed = [row for row in table.seats if row.stop]
        if not agreed:
            self._outbox.end(slot, "delete")
            return
        needed = sum(not table.by_computer(row.seat) for row in table.seats)
        screen = leave.stop(states.desk(table, say, None), len(agreed), needed, say)
        self._want(slot, lambda _: screen)

    def leave_question(self, table: Table, person: int) -> None:
        """Ask a person whether to leave for good, in the DM or, where that is not open, in the group."""
        known = table.people[person]
        if known.dm == "open":
            slot, say, whom = Slot(table.id, "leave", person), self._texts[known.speaks], None
        else:
            slot, say = _slot(table, f"leave {person}"), self.voice(table)
            (whom,) = states.sitters([known], say)
        screen = leave.question(states.desk(table, say, None), say, whom)
        self._want(slot, lambda _: screen, priority=FIRST, fresh=True)

    def leave_answered(self, table: Table, person: int, *, left: bool) -> None:
        """Take the question away, and the hand of who has left."""
        for slot in (Slot(table.id, "leave", person), _slot(table, f"leave {person}")):
            self._outbox.end(slot, "delete")
        if left:
            self._outbox.end(Slot(table.id, "hand", person), "strip")

    def notice(self, table: Table, line: Callable[[Voice], Screen], *, reply_to: int | None = None) -> None:
        """Say a line in the table's chat."""
        self._outbox.say(Where(table.row.chat, table.row.topic), line(self.voice(table)), reply_to=reply_to)

    def restarted(self, table: Table, match: Match) -> None:
        """Tell the chat that the table has outlived a restart."""
        deadline = table.row.deadline
        self.notice(table, lambda say: lines.restarted(states.desk(table, say, None), match.awaited, deadline, say))

    def tell(self, table: Table, person: int, line: Callable[[Voice], Screen]) -> None:
        """Say a line to a person by DM."""
        self._outbox.say(Where(person), line(self._texts[table.people[person].speaks]))

    def invite(self, table: Table, person: int) -> None:
        """Show somebody in the group how to open the DM and be seated."""
        say = self.voice(table)
        (who,) = states.sitters([table.people[person]], say)
        line = lines.open_dm if table.match is None else lines.reopen_dm
        self.notice(table, lambda say: line(states.desk(table, say, None), who, self.invitation(table), say))

    def message(self, table: Table, kind: str) -> int | None:
        """Return the id of a message of the table in its chat."""
        sent = table.sent.get(_slot(table, kind))
        return sent.message or None if sent else None

    def invitation(self, table: Table) -> str:
        """Return the deep link that seats whoever opens it."""
        return f"https://t.me/{self._username}?start={table.row.token}"

    def voice(self, table: Table) -> Voice:
        """Return the language of the table's chat; in a DM, of its owner."""
        alone = table.people.get(table.row.chat)
        return self._texts[alone.speaks if alone else table.chat.language]

    def own(self, language: str) -> Voice:
        """Return a language."""
        return self._texts[language]

    def _person(self, table: Table, seat: int) -> Person:
        return table.people[table.seats[seat].person or 0]

    def _want(
        self,
        slot: Slot,
        render: Callable[[int], Screen],
        upto: int = 0,
        priority: int = THEN,
        *,
        fresh: bool = False,
        loud: bool = False,
        pause: float = 0.0,
    ) -> None:
        self._outbox.want(Wanted(slot, render, upto, priority, fresh=fresh, loud=loud, pause=pause))

    def _far(self, table: Table, slot: Slot) -> bool:
        message = self.message(table, slot.kind)
        newest = self.latest.get(Where(slot.chat, slot.topic), 0)
        return table.chat.kind == "supergroup" and message is not None and newest - message >= FAR

    def _link(self, table: Table) -> str | None:
        """Return a link to the table message; only supergroups have such links."""
        message = self.message(table, "table") or self.message(table, "lobby")
        if table.chat.kind != "supergroup" or message is None:
            return None
        if table.chat.username:
            return f"https://t.me/{table.chat.username}/{message}"
        return f"https://t.me/c/{str(table.row.chat).removeprefix('-100')}/{message}"


def _slot(table: Table, kind: str) -> Slot:
    return Slot(table.id, kind, table.row.chat, table.row.topic)
