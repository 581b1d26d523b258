"""The tables that the suite plays: for each game, sets of options that meet every pair of values at least once."""

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from games.actions import Refused
from games.catalog import catalog
from games.game import Game

SEATS = "seats"
CANDIDATES = 40
"""Random completions compared for each pair; the one that meets most new pairs is taken."""
LONG = 8
"""Values of an option up to which all are played."""

Pair = tuple[tuple[str, Any], ...]


class Table(NamedTuple):
    """A game with its seats and options."""

    kind: type[Game[Any]]
    seats: int
    options: Mapping[str, Any]

    @property
    def game(self) -> Game[Any]:
        return self.kind(self.seats, self.kind.Options(**self.options))

    @property
    def name(self) -> str:
        """For people: key, seats, and the options that are not the default."""
        usual = self.kind.Options().model_dump()
        changed = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        return "-".join([self.kind.key, str(self.seats), *changed])


def tables(kind: type[Game[Any]]) -> list[Table]:
    """Return tables that meet every pair of (seats or option, value) the game admits; the same list every time."""
    wanted = _pairs_of_values(_factors(kind))
    rng = Random(kind.key)
    found = []
    while wanted:
        pair = next(iter(wanted))
        candidates = list(_completions(kind, dict(pair), rng))
        wanted.pop(pair)  # refused in every company: it cannot be met
        if candidates:
            best = max(candidates, key=lambda row: sum(one in wanted for one in _pairs(row)))
            for one in _pairs(best):
                wanted.pop(one, None)
            found.append(_table(kind, best))
    return found


def choices(kind: type[Game[Any]]) -> dict[str, tuple[Any, ...]]:
    """Return the values that are played of each option: of a long range (1 to 20 deals) two and the last."""
    found = kind.choices()
    return {name: values if len(values) <= LONG else (*values[:2], values[-1]) for name, values in found.items()}


def refusal(kind: type[Game[Any]], row: Mapping[str, Any]) -> str | None:
    """Return why the game cannot be played so; None: it can."""
    try:
        _ = _table(kind, row).game
    except Refused as refused:
        return refused.reason
    return None


def admitted(kind: type[Game[Any]], row: Mapping[str, Any]) -> bool:
    """Tell whether the game can be played so."""
    return refusal(kind, row) is None


def _factors(kind: type[Game[Any]]) -> dict[str, tuple[Any, ...]]:
    return {SEATS: tuple(sorted(kind.seats)), **choices(kind)}


def _table(kind: type[Game[Any]], row: Mapping[str, Any]) -> Table:
    return Table(kind, row[SEATS], {name: value for name, value in row.items() if name != SEATS})


def _pairs_of_values(factors: Mapping[str, tuple[Any, ...]]) -> dict[Pair, None]:
    if len(factors) == 1:
        return {((SEATS, seats),): None for seats in factors[SEATS]}
    return {
        ((one, here), (other, there)): None
        for one, other in combinations(factors, 2)
        for here in factors[one]
        for there in factors[other]
    }


def _pairs(row: Mapping[str, Any]):
    return combinations(row.items(), 2) if len(row) > 1 else (tuple(row.items()),)


def _completions(kind: type[Game[Any]], fixed: dict[str, Any], rng: Random):
    """Yield admitted rows: the usual options, each with one changed, then random ones."""
    factors = _factors(kind)
    usual = {SEATS: factors[SEATS][0], **kind.Options().model_dump()}
    rows = [usual | {name: value} | fixed for name, values in factors.items() for value in values]
    rows += [{name: rng.choice(values) for name, values in factors.items()} | fixed for _ in range(CANDIDATES)]
    yield from (row for row in rows if admitted(kind, row))


ALL = [table for kind in catalog().values() for table in tables(kind)]
