"""Time at a table: turn limits, silence, autopilot, computer players, idle tables. Changes nothing but the table."""

from random import Random

from bot.storage.rows import Person
from bot.tables import lobby, play, rematch
from bot.tables.table import Table, running
from games.actions import Refused
from games.players import player

DAY = 24 * 60 * 60
FORGOTTEN = 7 * DAY
"""Seconds without a press after which a running table is closed as void (design 8)."""
THINKING = 1.0
"""Seconds between a move and a computer's answer."""
PRESENT = 60.0
"""Seconds for which a press tells that a person sees the hand change."""
SILENT_MOVES = 3
"""Moves in a row made by the time limit, after which the computer plays the seat."""


def limit(table: Table) -> float | None:
    """Return the seconds the awaited have for their decision, None: no limit, or no move that answers for them."""
    turn, window = table.row.turn, running(table).window()
    if not turn or not running(table).silence():
        return None
    if window is None:
        return float(turn)
    if turn >= DAY:
        return 3600.0
    return table.row.window / (2.0 if window.declined else 1.0)


def wind(table: Table, now: float) -> None:
    """Start the clock anew where another decision is awaited from people; others deciding meanwhile do not.

    Must be called after every command of a running table.
    """
    awaited = awaited_people(table)
    if not awaited or table.row.held is not None:
        table.update(deadline=None, rung=False)
    elif (table.row.deadline is None or not awaited <= table.clocked) and not _secret_step(table, awaited):
        seconds = limit(table)
        table.update(deadline=None if seconds is None else now + seconds, rung=False)
    table.clocked = awaited


def _secret_step(table: Table, awaited: frozenset[tuple[int, int]]) -> bool:
    """Tell whether the same people decide on, and nobody was told of a move: a new time would tell of it."""
    if table.row.deadline is None or not table.log or table.log[-1].code.startswith("@"):
        return False
    told = running(table).told[-1]
    same = {seat for seat, _ in awaited} == {seat for seat, _ in table.clocked}
    return same and all(event.to is not None for event in told)


def resume(table: Table, now: float) -> None:
    """Go on after a restart: what was left of the limit, but at least half of it (etiquette)."""
    table.clocked = table.called = awaited_people(table)
    seconds = limit(table)
    if table.row.deadline is not None and seconds is not None:
        table.update(deadline=max(table.row.deadline, now + seconds / 2))
    wind(table, now)


def hold(table: Table, now: float) -> None:
    """Stop the clock and remember what is left of it."""
    if table.row.status == "running" and table.row.held is None:
        left = 0.0 if table.row.deadline is None else max(table.row.deadline - now, 0.0)
        table.update(held=left, deadline=None)


def unhold(table: Table, now: float) -> None:
    """Let the clock go on with what was left, but at least half of the limit."""
    if table.row.held is None:
        return
    held, seconds = table.row.held, limit(table)
    table.update(held=None, deadline=None if seconds is None else now + max(held, seconds / 2))
    wind(table, now)


def next_alarm(table: Table) -> float | None:
    """Return when this table must be looked at again, unix seconds."""
    if table.row.status == "lobby":
        before = rematch.again(table)
        closes = table.row.touched + lobby.IDLE
        return min(closes, before.until) if before and before.until else closes
    if table.row.status != "running":
        return None
    times = [_forgotten_at(table)]
    if (ends := _match_ends(table)) is not None:
        times.append(ends)
    if table.row.held is None:
        if table.row.deadline is not None:
            times.append(table.row.deadline)
            if (ring := _ring_at(table)) is not None:
                times.append(ring)
        if thinker(table) is not None:
            times.append(_last_move(table) + THINKING)
    return min(times)


def strike(table: Table, now: float) -> None:
    """Do all that is due at a table: close, ring, answer for the silent, move a computer."""
    if table.row.status == "lobby":
        if now >= table.row.touched + lobby.IDLE:
            lobby.close(table)
        elif (before := rematch.again(table)) and before.until and now >= before.until:
            rematch.release(table)
        return
    if now >= _forgotten_at(table):
        play.void(table, "silent", now)
    elif (ends := _match_ends(table)) is not None and now >= ends:
        table.host("@time", None, "host", now)
    elif table.row.held is None:
        _strike_match(table, now)


def _strike_match(table: Table, now: float) -> None:
    if table.row.deadline is not None and now >= table.row.deadline:
        _answer_for_the_silent(table, now)
    elif (ring := _ring_at(table)) is not None and now >= ring:
        table.update(rung=True)
    elif (seat := thinker(table)) is not None and now >= _last_move(table) + THINKING:
        table.move(seat, _computer_move(table, seat), "computer", now)


def thinker(table: Table) -> int | None:
    """Return the seat whose move a computer makes next, None: people are awaited."""
    return next((seat for seat in running(table).awaited if table.by_computer(seat)), None)


def away(person: Person, now: float, *, half_time: bool = False) -> bool:
    """Tell whether a person's hand is sent anew, with sound, when they are called to move (design 4)."""
    return person.ring == "always" or (person.ring == "away" and (half_time or now - person.seen > PRESENT))


def awaited_people(table: Table) -> frozenset[tuple[int, int]]:
    """Return the seats, with their decision numbers, whose people the table waits for."""
    match = running(table)
    return frozenset((seat, match.number(seat)) for seat in match.awaited if not table.by_computer(seat))


def _forgotten_at(table: Table) -> float:
    """Return when a table that nobody presses is void: after 7 days, after one where no move answers for the silent."""
    asleep = not running(table).silence() and thinker(table) is None
    return table.row.touched + (DAY if asleep else FORGOTTEN)


def _match_ends(table: Table) -> float | None:
    """Return when the game's own time limit of a match is up (war)."""
    minutes = running(table).game.minutes()
    return None if minutes is None or table.row.started is None else table.row.started + 60 * minutes


def _ring_at(table: Table) -> float | None:
    seconds = limit(table)
    if table.row.rung or table.row.deadline is None or seconds is None or running(table).window() is not None:
        return None
    return table.row.deadline - seconds / 2


def _answer_for_the_silent(table: Table, now: float) -> None:
    match = running(table)
    for seat, code, counts in match.silence():
        if table.by_computer(seat):
            continue
        try:
            table.move(seat, code, "silence" if counts else "host", now)
        except Refused:
            return  # the move before it has ended what this one answered
        if match.over:
            return
        if table.silent_in_a_row(seat) >= SILENT_MOVES:
            table.host("@computer", seat, "host", now)


def _computer_move(table: Table, seat: int) -> str:
    match = running(table)
    rng = Random(f"{table.id}.{len(table.log)}")
    chosen = player(table.row.key).choose(seat, match.view(seat), lambda: match.imagine(seat, rng), rng)
    return chosen.code


def _last_move(table: Table) -> float:
    """Return when everybody was last told of a move: over a secret step, too, a computer must not be seen to think."""
    told = running(table).told
    for row, events in zip(reversed(table.log), reversed(told), strict=False):
        if row.code.startswith("@") or any(event.to is None for event in events):
            return row.at
    return table.row.touched
