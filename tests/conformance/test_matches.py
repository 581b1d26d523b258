"""Point 4 of the contract, and decision numbers: a match is its log, in whatever process."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from games.actions import Refused
from games.match import Match
from tests.conformance import matches
from tests.conformance.tables import ALL
from tests.conformance.walk import Budget, every_table

BUDGET = 8_000
ROOT = Path(__file__).parents[2]


@every_table(BUDGET)
def test_a_log_replays_to_the_same_match(table, seed):
    match = matches.played(table, seed, Budget.of(BUDGET).length)
    again = matches.replayed(matches.written(table, match))
    assert matches.looks(again) == matches.looks(match)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_log_replays_to_the_same_match_in_another_process(hash_seed):
    played = {table.name: (table, matches.played(table, 7, Budget.of(BUDGET).length)) for table in ALL}
    lines = [matches.written(*one) for one in played.values()]
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.matches"],
        input="\n".join(lines),
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=True,
    )
    looks = dict(zip(played, done.stdout.split(), strict=True))
    assert [name for name, (_, match) in played.items() if looks[name] != matches.looks(match)] == []


@every_table(BUDGET)
def test_an_accepted_action_makes_its_own_seats_buttons_old(table, seed):
    """So a double press is one move."""
    rng = Random(seed)
    match = Match(table.game, rng.randbytes(32))
    for _ in range(Budget.of(BUDGET).length):
        if match.over:
            break
        before = [match.number(seat) for seat in range(table.seats)]
        seat = matches.step(match, rng)
        after = [match.number(seat) for seat in range(table.seats)]
        assert after[seat] > before[seat]
        assert all(0 <= new - old <= 1 for old, new in zip(before, after, strict=True))


@every_table(BUDGET)
def test_a_refused_action_makes_no_button_old(table, seed):
    match = matches.played(table, seed, Budget.of(BUDGET).length // 2)
    before = matches.looks(match)
    for seat in range(-1, table.seats + 1):
        with pytest.raises(Refused):
            match.apply(seat, "no_such_verb")
    assert matches.looks(match) == before
