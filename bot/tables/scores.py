"""What is kept of a match that is over: a line of the boards for each seat, and its people's new ratings."""

import json

from bot.ratings import rated, shown, winners
from bot.storage import Store
from bot.storage.database import Transaction
from bot.storage.rows import Rating, ResultRow
from bot.tables.table import Table
from games.match import Match


async def keep(store: Store, tx: Transaction, table: Table, at: float) -> None:
    """Store how the match ended and what that does to ratings; the table remembers how they change."""
    match, key = table.match, table.row.key
    ranking = match.ranking() if match else None
    if match is None or ranking is None:
        return
    people = [row.person for row in table.seats]
    before = await store.ratings.of(tx, key, [person for person in people if person is not None])
    after = rated(ranking, match.game.sides(), people, before)
    table.changes = tuple(_change(person, before, after) for person in people)
    await store.ratings.put(tx, key, after)
    await store.results.add(tx, _lines(table, match, ranking, at))


def _change(person: int | None, before: dict[int, Rating], after: dict[int, Rating]) -> int | None:
    """Return by how much the number that people read changes; None: unrated."""
    if person is None or person not in after:
        return None
    return shown(after[person]) - shown(before.get(person, Rating()))


def _lines(table: Table, match: Match, ranking: tuple[int, ...], at: float) -> list[ResultRow]:
    titles: dict[int, list[str]] = {row.seat: [] for row in table.seats}
    for seat, title in match.titles():
        titles[seat].append(title)
    won = winners(ranking, _lost(match) if table.kind.losers else None)
    return [
        ResultRow(
            table=table.id,
            seat=row.seat,
            person=row.person,
            rank=ranking[row.seat],
            points=match.standing.totals[row.seat],
            titles=json.dumps(titles[row.seat]),
            left=row.seat in match.left,
            at=at,
            won=won[row.seat],
            change=table.changes[row.seat],
        )
        for row in table.seats
    ]


def _lost(match: Match) -> list[int]:
    """Return how often each seat has lost; leaving is losing (etiquette)."""
    return [max(total, int(seat in match.left)) for seat, total in enumerate(match.standing.totals)]
