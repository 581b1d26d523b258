"""After a command is committed: which messages the table needs now, and which lines are told of themselves."""

from collections.abc import Callable

from bot.screens import lines
from bot.screens.screen import Screen
from bot.screens.state import Desk
from bot.tables import states
from bot.tables.ledger import Saved
from bot.tables.lobby import IDLE
from bot.tables.painter import Painter
from bot.tables.table import Table
from bot.texts import Voice


def announce(painter: Painter, table: Table, was: Saved, now: float) -> None:
    """Want all screens that follow from what changed since `was`."""
    status = table.row.status
    if was.row.status == "lobby":
        _from_lobby(painter, table, now)
    elif was.row.status == "running" and table.match is not None:
        _lines(painter, table, was)
        if status == "running":
            fresh, table.fresh = table.fresh or table.posted != table.match.dealings, False
            painter.match(table, table.match, now, fresh=fresh, rings=table.row.rung and not was.row.rung)
            if [row.stop for row in table.seats] != [row.stop for row in was.seats]:
                painter.stop_question(table)
        elif status in {"over", "void"}:
            painter.result(table, table.match, table.why_void)
    if table.match is not None:
        table.posted = table.match.dealings


def _from_lobby(painter: Painter, table: Table, now: float) -> None:
    if table.row.status == "lobby":
        painter.lobby(table)
    elif table.row.status == "closed":
        painter.lobby_over(table, "idle" if now >= table.row.touched + IDLE else "cancelled")
    elif table.match is not None:
        painter.lobby_over(table, "started")
        if table.row.status == "running":
            painter.match(table, table.match, now)
        else:
            painter.result(table, table.match, table.why_void)


def _lines(painter: Painter, table: Table, was: Saved) -> None:
    """Tell the chat who has fallen silent, come back, left."""
    for row in table.log[was.log :]:
        gone = table.match is not None and table.match.gone(row.seat)
        if row.code == "@back":
            painter.notice(table, _line(lines.back, table, row.seat))
        elif row.code == "@computer" and not gone:
            painter.notice(table, _line(lines.asleep, table, row.seat))
        elif row.code in {"@leave", "@end"}:
            _left(painter, table, row.seat, ends=row.code == "@end")


def _line(line: Callable[[Desk, int, Voice], Screen], table: Table, seat: int) -> Callable[[Voice], Screen]:
    return lambda say: line(states.desk(table, say, None), seat, say)


def _left(painter: Painter, table: Table, seat: int, *, ends: bool) -> None:
    if not table.alone:  # there the result alone says it
        painter.notice(table, lambda say: lines.left(states.desk(table, say, None), seat, say, ends=ends))
    person = table.seats[seat].person
    if person is not None:
        painter.leave_answered(table, person, left=True)


def asides(painter: Painter, table: Table) -> None:
    """Show the way to the DM, ask whether to leave, take the question away: once each time somebody presses for it."""
    if table.invited is not None:
        painter.invite(table, table.invited)
        table.invited = None
    if table.asked is not None:
        painter.leave_question(table, table.asked)
        table.asked = None
    if table.stays is not None:
        painter.leave_answered(table, table.stays, left=False)
        table.stays = None
