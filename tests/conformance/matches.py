"""Random matches with their host's decisions, what all of one looks like, and a program that replays them elsewhere."""

import hashlib
import json
import sys
from random import Random

from games.catalog import catalog
from games.game import Game
from games.match import Entry, Match
from tests.conformance.tables import Table
from tests.conformance.walk import WILD, move


def played(table: Table, seed: int, length: int) -> Match:
    """Play a match at random, until it is over or so many entries long."""
    rng = Random(seed)
    match = Match(table.game, rng.randbytes(32))
    while not match.over and len(match.log) < length:
        if rng.random() < 0.05:
            host(match, rng)
        else:
            step(match, rng)
    return match


def step(match: Match, rng: Random) -> int:
    """Play one move at random and return whose it was."""
    seat, action, _ = move(match.deal, rng, WILD)
    match.apply(seat, action.code)
    return seat


def host(match: Match, rng: Random) -> None:
    """Enter one of the decisions after which a match goes on."""
    code = rng.choice(("@computer", "@back", "@leave", "@again"))
    match.host(code, None if code == "@again" else rng.randrange(match.game.n))


def looks(match: Match) -> str:
    """Return a digest of everything a match is, shows and has told."""
    seats = (*range(match.game.n), None)
    parts = [
        *(json.dumps(match.deal.dump()), repr(match.standing), repr(match.told), repr(match.log)),
        *(repr(match.view(seat)) for seat in seats),
        *(repr(match.number(seat)) for seat in seats),
        repr((match.over, match.void, match.left, sorted(match.computer), match.silence())),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def written(table: Table, match: Match) -> str:
    """Return a match as a line of text: what is stored of it."""
    return json.dumps([table.kind.key, table.seats, table.options, match.seed.hex(), match.log])


def replayed(line: str) -> Match:
    """Play a written match again."""
    key, seats, options, seed, log = json.loads(line)
    kind = catalog()[key]
    game: Game = kind(seats, kind.Options(**options))
    match, stopped = Match.replay(game, bytes.fromhex(seed), None, [Entry(*entry) for entry in log])
    assert stopped is None, stopped
    return match


if __name__ == "__main__":
    for row in sys.stdin:
        print(looks(replayed(row)))
