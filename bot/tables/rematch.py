"""A lobby that goes on from a finished match: the same options, the seats of its people held for two minutes."""

from collections.abc import Iterable

from pydantic import BaseModel, TypeAdapter

from bot.storage.rows import SeatRow
from bot.tables.table import Table
from games.game import Standing
from games.match import Match

HOLD = 120.0
"""Seconds for which the seats are held for those who had them."""

_STANDINGS = TypeAdapter(Standing)


class Again(BaseModel, frozen=True):
    """What a lobby knows of the match it goes on from."""

    table: int
    seats: tuple[int | None, ...]
    """Who sat there, by seat; None: a computer."""
    left: tuple[int, ...]
    """People who have left it or stood up since: nothing is held for them."""
    until: float
    """Unix seconds to which seats are held; 0: no longer."""


def after(table: Table, match: Match, now: float) -> Again:
    """Return what a rematch of this table holds."""
    seats = tuple(row.person for row in table.seats)
    left = tuple(person for row in table.seats if row.seat in match.left and (person := row.person) is not None)
    return Again(table=table.id, seats=seats, left=left, until=now + HOLD)


def again(table: Table) -> Again | None:
    """Return what this lobby goes on from."""
    return None if table.row.again is None else Again.model_validate_json(table.row.again)


def held(table: Table) -> list[int]:
    """Return the people whose seats are held and who have not confirmed yet."""
    before = again(table)
    if before is None or not before.until:
        return []
    return [one for one in before.seats if one is not None and one not in before.left and not table.knows(one)]


def release(table: Table) -> None:
    """Hold no seats any longer."""
    if (before := again(table)) is not None:
        table.update(again=before.model_copy(update={"until": 0.0}).model_dump_json())


def give_up(table: Table, person: int) -> None:
    """Hold no seat any longer for somebody who does not want it."""
    if (before := again(table)) is not None and person not in before.left:
        table.update(again=before.model_copy(update={"left": (*before.left, person)}).model_dump_json())


def arrange(table: Table) -> None:
    """Put the same people on their old seats: the match is a later deal. Others make a new match."""
    before = again(table)
    if before is not None and _sorted(before.seats) == _sorted(row.person for row in table.seats):
        table.seats = [SeatRow(seat, person) for seat, person in enumerate(before.seats)]
    else:
        table.update(before=None)


def dumped(standing: Standing) -> str:
    """Write a standing as the database keeps it."""
    return _STANDINGS.dump_json(standing).decode()


def loaded(before: str | None) -> Standing | None:
    """Read a standing that a match goes on from."""
    return None if before is None else _STANDINGS.validate_json(before)


def _sorted(persons: Iterable[int | None]) -> list[int]:
    return sorted(person or 0 for person in persons)
