"""The tables played meet every value at every number of seats, unless the game refuses it there."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.catalog import catalog
from tests.conformance.tables import SEATS, admitted, choices, refusal, tables
from tests.games.toy import Toy

KINDS: list[Any] = [Toy, *catalog().values()]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=[kind.key for kind in KINDS])


def test_every_pair_of_values_of_the_toy_is_met_or_refused():
    values = [
        (SEATS, 2),
        (SEATS, 3),
        ("size", 2),
        ("size", 3),
        ("deals", 1),
        ("deals", 2),
        ("dry", False),
        ("dry", True),
    ]
    met = {pair for table in tables(Toy) for pair in combinations([(SEATS, table.seats), *table.options.items()], 2)}
    missing = {pair for pair in combinations(values, 2) if pair[0][0] != pair[1][0]} - met
    assert missing == {((SEATS, 3), ("size", 3))}
    assert len(tables(Toy)) < 12


@each_kind
def test_every_value_that_goes_with_the_usual_ones_is_played_at_each_number_of_seats(kind):
    usual = kind.Options().model_dump()
    met = {(table.seats, item) for table in tables(kind) for item in table.options.items()}
    for seats in kind.seats:
        for name, values in choices(kind).items():
            possible = {value for value in values if admitted(kind, {SEATS: seats, **usual, name: value})}
            assert possible <= {value for value in values if (seats, (name, value)) in met}
    assert {table.seats for table in tables(kind)} == set(kind.seats)


@each_kind
def test_the_usual_options_are_admitted_at_the_smallest_tables(kind):
    """Larger ones may need others: at loto fewer cards each."""
    admits = [admitted(kind, {SEATS: seats, **kind.Options().model_dump()}) for seats in sorted(kind.seats)]
    assert admits[0]
    assert admits == sorted(admits, reverse=True)


@each_kind
def test_the_tables_are_the_same_every_time(kind):
    assert tables(kind) == tables(kind)


@each_kind
def test_why_options_are_refused_is_declared(kind):
    rng = Random(1)
    rows = [
        {SEATS: rng.choice(sorted(kind.seats)), **{name: rng.choice(values) for name, values in kind.choices().items()}}
        for _ in range(500)
    ]
    assert {refusal(kind, row) for row in rows} <= {None, *kind.words.reasons}


@each_kind
def test_other_numbers_of_seats_are_refused(kind):
    usual = kind.Options().model_dump()
    assert {refusal(kind, {SEATS: seats, **usual}) for seats in range(-1, 12) if seats not in kind.seats} == {"seats"}
