"""A table before its start: who sits, which options hold, when it begins. Commands raise Refused with a reason."""

import json
from typing import Any

from bot.names import line
from bot.storage.rows import Person, SeatRow
from bot.tables import rematch
from bot.tables.table import Table
from games.actions import Refused
from games.match import Match
from games.shuffle import match_seed, seat_id

IDLE = 60 * 60
"""Seconds without a press after which a lobby closes (design 8)."""
OWNER_AWAY = 10 * 60
"""Seconds without a press after which the owner's rights pass to the next seat."""


def possible(table: Table) -> tuple[int, ...]:
    """Return the numbers of seats with which the game can start under these options."""
    return tuple(count for count in sorted(table.kind.seats) if problem(table, count) is None)


def problem(table: Table, seats: int) -> Refused | None:
    """Return why the options contradict each other or this number of seats."""
    try:
        table.game(seats)
    except Refused as refused:
        return refused
    return None


def contradiction(table: Table) -> Refused | None:
    """Return why no number of seats can play under these options, None: some can."""
    counts = sorted(table.kind.seats)
    problems = [problem(table, count) for count in counts]
    return problems[-1] if all(problems) else None


def most(table: Table) -> int:
    """Return how many seats there are to take."""
    return max(possible(table), default=max(table.kind.seats))


def join(table: Table, who: Person, *, reachable: bool) -> bool:
    """Seat a person, or let one without a DM wait; return whether the person has a seat now."""
    in_lobby(table)
    if any(row.person == who.id for row in table.seats):
        raise Refused("already_seated")
    table.people.setdefault(who.id, who)
    if not reachable and not table.kind.open:
        if who.id not in table.waiting:
            table.waiting.append(who.id)
        return False
    if len(table.seats) + len(rematch.held(table)) - (who.id in rematch.held(table)) >= most(table):
        _give_up_a_computer(table)
    table.seats.append(SeatRow(len(table.seats), who.id))
    if who.id in table.waiting:
        table.waiting.remove(who.id)
    return True


def leave(table: Table, who: Person) -> None:
    """Let a person go, also one whose seat is held; the owner's rights pass on; nobody left: the table closes."""
    in_lobby(table)
    held = who.id in rematch.held(table)
    rematch.give_up(table, who.id)
    if held:
        return
    if who.id in table.waiting:
        table.waiting.remove(who.id)
    else:
        gone = table.seat_of(who.id)
        _seat(table, [row.person for row in table.seats if row.seat != gone])
    people = table.persons() or table.waiting
    if not people:
        close(table)
    elif table.row.owner == who.id:
        table.update(owner=people[0])


def unreachable(table: Table, person: int) -> None:
    """Move a seated person whose DM has closed to those who wait."""
    if table.row.status == "lobby" and any(row.person == person for row in table.seats):
        _seat(table, [row.person for row in table.seats if row.person != person])
        table.waiting.append(person)


def add_computer(table: Table, who: Person, now: float) -> None:
    """Seat a computer."""
    by_owner(table, who, now, "only_owner_sets")
    if len(table.seats) + len(rematch.held(table)) >= most(table):
        raise Refused("table_full")
    table.seats.append(SeatRow(len(table.seats), None))


def choose(table: Table, who: Person, code: str, now: float) -> None:
    """Set an option by "<index of option>.<index of value>"; contradictions are shown, not refused."""
    by_owner(table, who, now, "only_owner_sets")
    choices = list(table.kind.choices().items())
    try:
        option, value = (int(word) for word in code.split("."))
        name, values = choices[option]
        chosen = values[value]
    except (ValueError, IndexError):
        raise Refused("no_such_button") from None
    options: dict[str, Any] = {**json.loads(table.row.options), name: chosen}
    table.update(options=table.kind.Options.model_validate(options).model_dump_json())


def choose_preset(table: Table, who: Person, name: str, now: float) -> None:
    """Set all options as a preset has them."""
    by_owner(table, who, now, "only_owner_sets")
    if name not in table.kind.presets:
        raise Refused("no_such_button")
    table.update(options=table.kind.presets[name].model_dump_json())


def start(table: Table, who: Person, now: float) -> None:
    """Deal: the seats and the secret of the lobby make the seed of the match (design 5)."""
    by_owner(table, who, now)
    seats = len(table.seats)
    if refused := contradiction(table) or problem(table, seats):
        counts = possible(table)
        if refused.reason == "seats" and counts:
            least = counts[0] if counts[0] != counts[-1] else 0
            raise Refused("seats_needed", seated=seats, least=least, most=counts[-1])
        raise refused
    if not table.persons():
        raise Refused("nobody_seated")
    rematch.arrange(table)
    seed = match_seed(table.row.secret, table.id, (seat_id(row.seat, row.person) for row in table.seats))
    table.waiting.clear()
    table.options_open = False
    table.update(status="running", seed=seed, started=now)
    table.match = Match(table.game(), seed, rematch.loaded(table.row.before))


def close(table: Table) -> None:
    """End the lobby without a match."""
    table.update(status="closed")


def in_lobby(table: Table) -> None:
    """Raise Refused if the table is no lobby any more."""
    if table.row.status == "running":
        raise Refused("already_started")
    if table.row.status != "lobby":
        raise Refused("lobby_closed")


def by_owner(table: Table, who: Person, now: float, reason: str = "only_owner") -> None:
    """Raise Refused unless the person has the owner's rights; those of an absent owner pass to the next seat."""
    in_lobby(table)
    owner = table.row.owner
    if who.id == owner:
        return
    away = owner is None or now - table.people[owner].seen > OWNER_AWAY
    if away and who.id in table.persons():
        table.update(owner=who.id)
        return
    if who.id not in table.persons():
        raise Refused("not_at_table")
    raise Refused(reason, owner=line(table.people[owner].name, "?") if owner else "?")


def _give_up_a_computer(table: Table) -> None:
    """Make room for a person: a computer stands up, the last one first."""
    computers = [row.seat for row in table.seats if row.person is None]
    if not computers:
        raise Refused("table_full")
    _seat(table, [row.person for row in table.seats if row.seat != computers[-1]])


def _seat(table: Table, persons: list[int | None]) -> None:
    table.seats = [SeatRow(seat, person) for seat, person in enumerate(persons)]
