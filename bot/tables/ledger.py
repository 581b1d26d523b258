"""Tables in the database: loading one whole, and saving just what a command has changed, in one transaction."""

from dataclasses import dataclass, fields

from bot.storage import Store
from bot.storage.rows import Chat, Person, SeatRow, TableRow
from bot.tables import rematch, scores
from bot.tables.table import Table
from games.match import Entry, Match


@dataclass(slots=True)
class Saved:
    """What the database has of a table."""

    row: TableRow
    seats: list[SeatRow]
    log: int


class Broken(Exception):
    """A table whose log does not replay: another version of the game, or a damaged file."""


async def load(store: Store, row: TableRow, chat: Chat, people: dict[int, Person]) -> Table:
    """Bring a table back as it was; raises Broken if its match cannot be replayed whole."""
    rows = await store.tables.seats(row.id)
    table = Table(
        row,
        chat,
        seats=[one for one in rows if not one.waiting],
        waiting=[one.person for one in rows if one.waiting and one.person is not None],
        people=people,
        log=await store.tables.log(row.id),
    )
    people |= await store.people.many(_concerned(table))
    await look(store, table)
    if row.seed is not None:
        table.match = _replayed(table, row.seed)
    if row.status == "over":
        table.changes = tuple(result.change for result in await store.results.of_table(row.id))
    return table


def _concerned(table: Table) -> set[int]:
    """Return the people a table may name: who sits, waits, owns it, or whose seat is held."""
    before = rematch.again(table)
    persons = {row.person for row in table.seats} | {table.row.owner} | set(before.seats if before else ())
    return {person for person in persons if person is not None} | set(table.waiting)


async def look(store: Store, table: Table) -> None:
    """Learn which messages the table has."""
    table.sent = {sent.slot: sent for sent in await store.sent.of_table(table.id)}


def _replayed(table: Table, seed: bytes) -> Match:
    if table.row.version != table.kind.version:
        raise Broken(f"version {table.row.version} of {table.row.key}, not {table.kind.version}")
    entries = (Entry(row.seat, row.code) for row in table.log)
    match, stopped = Match.replay(table.game(), seed, rematch.loaded(table.row.before), entries)
    if stopped is not None:
        raise Broken(stopped)
    return match


def saved(table: Table) -> Saved:
    """Return what the database will have once the table is saved."""
    return Saved(table.row, _seat_rows(table), len(table.log))


async def save(store: Store, table: Table, was: Saved | None, pressed: Person | None) -> None:
    """Store what differs from `was`, and when a person was last seen, in one transaction."""
    now = saved(table)
    async with store.transaction() as tx:
        if was is None or now.row != was.row:
            changes = _differing(was.row, now.row) if was else {}
            if changes:
                await store.tables.change(tx, table.id, **changes)
        if was is None or now.seats != was.seats:
            await store.tables.seat(tx, table.id, now.seats)
        if rows := table.log[was.log if was else 0 :]:
            await store.tables.append(tx, table.id, rows)
        if now.row.status == "over" and was is not None and was.row.status != "over":
            await scores.keep(store, tx, table, rows[-1].at if rows else now.row.touched)
        if pressed is not None:
            await store.people.change(tx, pressed.id, seen=pressed.seen)


def _seat_rows(table: Table) -> list[SeatRow]:
    waiting = [SeatRow(place, person, waiting=True) for place, person in enumerate(table.waiting)]
    return [*table.seats, *waiting]


def _differing(was: TableRow, now: TableRow) -> dict[str, object]:
    return {
        each.name: getattr(now, each.name)
        for each in fields(TableRow)
        if each.name != "id" and getattr(now, each.name) != getattr(was, each.name)
    }
