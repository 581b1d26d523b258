"""A finished match as the file that proves it: what the database has of it, nothing played again."""

import json

from bot.storage import Store
from bot.storage.rows import SeatRow, TableRow
from bot.tables import rematch
from games.match import Entry
from games.proof import MatchFile
from games.shuffle import match_seed, seal, seat_id

ENDED = frozenset({"over", "void", "broken"})
"""In these the secret is one no longer."""


async def match_file(store: Store, row: TableRow, seed: bytes) -> MatchFile:
    """Return the file of a match that has ended; `seed` is the one it was dealt from."""
    seats = [seat for seat in await store.tables.seats(row.id) if not seat.waiting]
    results = await store.results.of_table(row.id)
    return MatchFile(
        game=row.key,
        version=row.version,
        options=json.loads(row.options),
        table=row.id,
        seats=_ids(row, seed, seats),
        seal=seal(row.secret),
        secret=row.secret.hex(),
        seed=seed.hex(),
        before=rematch.loaded(row.before),
        log=tuple(Entry(entry.seat, entry.code) for entry in await store.tables.log(row.id)),
        ranking=tuple(result.rank for result in results if result.rank is not None) or None,
        totals=tuple(result.points for result in results) or None,
    )


def _ids(row: TableRow, seed: bytes, seats: list[SeatRow]) -> tuple[str | None, ...]:
    """Return the ids that made the seed. Where somebody was erased, an empty seat need not be a computer's."""
    ids = tuple(seat_id(seat.seat, seat.person) for seat in seats)
    if match_seed(row.secret, row.id, ids) == seed:
        return ids
    return tuple(None if seat.person is None else str(seat.person) for seat in seats)
