"""Golden transcripts: deals between computers as text, so that a change of what happens is read as a diff."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from games.actions import Event
from games.game import Game
from games.match import Match
from games.players import player
from games.terminal import event_line
from tests.conformance.tables import SEATS, admitted

HERE = Path(__file__).parent
SEEDS = (1, 2)


def transcript(kind: type[Game]) -> str:
    """Return the transcripts of a game, each of the first deal of a match with the usual options."""
    return "\n".join(line for seed in SEEDS for line in _lines(kind, seed))


def path(key: str) -> Path:
    """Return where a game's transcripts are kept."""
    return HERE / f"{key}.txt"


def _lines(kind: type[Game], seed: int) -> Iterator[str]:
    rng = Random(seed)
    computer = player(kind.key)
    usual = kind.Options().model_dump()
    seats = rng.choice([count for count in sorted(kind.seats) if admitted(kind, {SEATS: count, **usual})])
    match = Match(kind(seats, kind.Options()), rng.randbytes(32))
    yield f"# {kind.key}, {seats} seats, seed {seed}"
    yield from _told(match.told[0])
    while not match.over and match.dealings == 1:
        seat = rng.choice(match.awaited)
        action = computer.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        told = match.apply(seat, action.code)
        yield f"{seat} {match.log[-1].code}"
        yield from _told(told)
    yield f"totals {' '.join(map(str, match.standing.totals))}"
    yield f"ranking {match.ranking()}\n" if match.over else "goes on\n"


def _told(events: list[Event]) -> Iterator[str]:
    return (f"  {event_line(event)}" for event in events)
