"""A running match: moves, ticks, leaving, coming back, ending by consent. Commands raise Refused with a reason."""

from dataclasses import replace

from bot.storage.rows import Person
from bot.tables.table import Table, Ticks, running
from games.actions import Action, Refused


def act(table: Table, who: Person, number: int, code: str, now: float) -> None:
    """Play a person's action, drawn for the seat's decision `number`."""
    seat = present(table, who, now)
    if number != running(table).number(seat):
        raise Refused("table_changed")
    table.move(seat, code, "person", now)


def act_open(table: Table, who: Person, number: int, code: str, now: float) -> None:
    """Play an action of a group button, for the seat of whoever presses; `stop` alone is never old (etiquette)."""
    seat = present(table, who, now)
    if number != running(table).number(None) and code != "stop":
        raise Refused("table_changed")
    table.move(seat, code, "person", now)


def tick(table: Table, who: Person, number: int, code: str, now: float) -> None:
    """Tick or untick a card of the hand; begin, or give up, the choice of cards for a free verb.

    Ticks are forgotten with the decision they were made for.
    """
    seat = present(table, who, now)
    match = running(table)
    if number != match.number(seat):
        raise Refused("table_changed")
    view, kept = match.view(seat), table.ticked(seat, number)
    if any(code == free.verb for free in view.free):
        table.ticks[seat] = Ticks(number, verb="" if kept.verb == code else code)
    elif code.isdecimal() and int(code) < len(view.hand):
        table.ticks[seat] = kept._replace(cards=kept.cards ^ {int(code)})
    else:
        raise Refused("no_such_button")


def present(table: Table, who: Person, now: float) -> int:
    """Return the seat of a person who has just shown to be there: a computer that played for them stops.

    Raises Refused for somebody without a seat, and for one who has left otherwise than by silence.
    """
    match = running(table)
    seat = table.seat_of(who.id)
    if seat in match.computer and not match.gone(seat):
        table.host("@back", seat, "person", now)
    elif match.gone(seat):
        raise Refused("left")
    return seat


def glance(table: Table, who: Person, now: float) -> None:
    """Whoever looks at the table is there, too; others than those who play may look."""
    match = running(table)
    if any(row.person == who.id and not match.gone(row.seat) for row in table.seats):
        present(table, who, now)


def come_back(table: Table, who: Person, now: float) -> None:
    """Give a seat back to its owner, also to one who has left (the loss stays)."""
    match = running(table)
    seat = table.seat_of(who.id)
    if seat in match.computer:
        table.host("@back", seat, "person", now)


def leave(table: Table, who: Person, now: float) -> None:
    """Leave for good: a loss. A computer plays on, or the match ends, as the chat has settled."""
    match = running(table)
    seat = present(table, who, now)
    if table.row.leaver == "end" or table.persons() == [who.id]:
        table.host("@end", seat, "person", now)
        return
    table.host("@leave", seat, "person", now)
    if not match.over:
        table.host("@computer", seat, "host", now)
    _forget_vote(table, seat)


def vote_stop(table: Table, who: Person, now: float) -> None:
    """Consent to an end without result; when all have, the match is void."""
    seat = present(table, who, now)
    table.seats[seat] = replace(table.seats[seat], stop=True)
    asked = [row for row in table.seats if row.person in table.persons() and not table.by_computer(row.seat)]
    if all(row.stop for row in asked):
        void(table, "stop", now)


def void(table: Table, why: str, now: float) -> None:
    """End the match without result; `why` names the text `void-<why>`."""
    table.why_void = f"void-{why}"
    table.host("@void", None, "host", now)


def refuse_stop(table: Table, who: Person, now: float) -> None:
    """Play on: all consents are forgotten."""
    present(table, who, now)
    for row in table.seats:
        _forget_vote(table, row.seat)


def decline(table: Table, who: Person, number: int, now: float) -> None:
    """Pass now and whenever asked again in this bout."""
    seat = present(table, who, now)
    match = running(table)
    window = match.window()
    if number != match.number(seat) or window is None:
        raise Refused("table_changed")
    table.seats[seat] = replace(table.seats[seat], declines=f"{match.dealings}.{window.bout}")
    table.move(seat, "pass", "person", now)


def follow(table: Table, now: float) -> None:
    """Make the moves that follow from what has been decided: declines in advance, seats that left by silence."""
    match = table.match
    while match and not match.over and (seat := _declining(table)) is not None:
        table.move(seat, "pass", "person", now)
    if match and not match.over:
        _leavers(table, now)


def _declining(table: Table) -> int | None:
    match = running(table)
    window = match.window()
    if window is None:
        return None
    bout = f"{match.dealings}.{window.bout}"
    for row in table.seats:
        if row.declines == bout and row.seat in match.actors and Action("pass") in match.view(row.seat).actions:
            return row.seat
    return None


def _leavers(table: Table, now: float) -> None:
    match = running(table)
    if not table.persons():
        void(table, "empty", now)
    elif table.row.leaver == "end" and match.left:
        table.host("@end", match.left[-1], "host", now)


def _forget_vote(table: Table, seat: int) -> None:
    table.seats[seat] = replace(table.seats[seat], stop=False)
