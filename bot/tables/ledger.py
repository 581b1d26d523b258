"""Tables in the database: loading one whole, and saving just what a command has changed, in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields

from bot.storage import Store
from bot.storage.rows import Chat, Person, SeatRow, TableRow
from bot.tables import rematch, scores
from bot.tables.table import Table, running
from games.match import Entry, Match


@dataclass(slots=True)
class Saved:
    """What the database has of a table."""

    row: TableRow
    seats: list[SeatRow]
    log: int


class Broken(Exception):
    """A table that cannot be restored: of another version of the game, or from a damaged file."""


async def load(store: Store, row: TableRow, chat: Chat, people: dict[int, Person]) -> Table:
    """Bring a table back as it was; raises Broken if what was stored cannot be read or does not fit together.

    Of a running match that replays in part only, the deal it stops in is to be dealt again (see `deal_again`).
    """
    rows = await store.tables.seats(row.id)
    table = Table(
        row,
        chat,
        seats=[one for one in rows if not one.waiting],
        waiting=[one.person for one in rows if one.waiting and one.person is not None],
        people=people,
        log=await store.tables.log(row.id),
    )
    with _readable():
        concerned, _ = _concerned(table), table.options
        table.match = None if row.seed is None else _replayed(table, row.seed)
    people |= await store.people.many(concerned)
    await look(store, table)
    if row.status == "over":
        table.changes = tuple(result.change for result in await store.results.of_table(row.id))
    return table


@contextmanager
def _readable() -> Iterator[None]:
    """Whatever fails in reading one table concerns this table alone."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        raise Broken from error


def _concerned(table: Table) -> set[int]:
    """Return the people a table may name: who sits, waits, owns it, or whose seat is held."""
    before = rematch.again(table)
    persons = {row.person for row in table.seats} | {table.row.owner} | set(before.seats if before else ())
    return {person for person in persons if person is not None} | set(table.waiting)


async def look(store: Store, table: Table) -> None:
    """Learn which messages the table has."""
    table.sent = {sent.slot: sent for sent in await store.sent.of_table(table.id)}


def in_part(table: Table) -> bool:
    """Tell whether the log of a running match does not replay to its end."""
    return table.match is not None and len(table.match.log) < len(table.log)


async def deal_again(store: Store, table: Table, now: float) -> None:
    """Throw the deal in that could not be restored: no result of it for anyone, the same dealer deals (etiquette)."""
    kept = len(running(table).log)
    del table.log[kept:]
    table.host("@again", None, "host", now)
    async with store.transaction() as tx:
        await store.tables.cut(tx, table.id, kept)
        await store.tables.append(tx, table.id, table.log[kept:])


def _replayed(table: Table, seed: bytes) -> Match:
    if table.row.version != table.kind.version:
        raise Broken(f"version {table.row.version} of {table.row.key}, not {table.kind.version}")
    entries = (Entry(row.seat, row.code) for row in table.log)
    match, stopped = Match.replay(table.game(), seed, rematch.loaded(table.row.before), entries)
    if stopped is not None and (match.over or table.row.status != "running"):
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
