"""`python -m benchmarks [KEY...]`: what a decision costs in each game, in microseconds and against a fixed loop.

A loop of plain Python is timed before each game; the ratio to it can be compared between machines and days.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from games.actions import Refused
from games.catalog import catalog
from games.deal import Deal
from games.game import Game
from games.match import Match
from games.players import player

DEALS = 20
LIMIT = 5000
"""Microseconds that a computer's move may take on average."""


def main(keys: list[str]) -> int:
    """Print a row for each game; return 1 if a computer player thinks for too long."""
    print(f"{'':14}{'play':>10}{'apply':>10}{'redeal':>10}{'move':>10}   us (times the fixed loop)")
    slow = [key for key in keys or catalog() if _row(key) > LIMIT]
    if slow:
        print(f"too slow to think in the event loop: {', '.join(slow)}")
    return bool(slow)


def _row(key: str) -> float:
    kind = catalog()[key]
    game = _largest(kind)
    loop = _timed(_fixed)
    found = [measure(game) for measure in (_play, _apply, _redeal, _move)]
    print(f"{key:14}" + "".join(f"{each:10.1f}" for each in found) + "   " + _ratios(found, loop))
    return found[-1]


def _largest(kind: type[Game[Any]]) -> Game[Any]:
    """Return the game at the largest table that the usual options admit."""
    for seats in sorted(kind.seats, reverse=True):
        with suppress(Refused):
            return kind(seats, kind.Options())
    raise AssertionError(kind)


def _ratios(found: list[float], loop: float) -> str:
    return " ".join(f"{each / loop:.2f}" for each in found)


def _fixed() -> int:
    """Do a fixed amount of work, of the kind that rules do; the unit is a hundred steps of it."""
    held = list(range(36))
    for number in range(10_000):
        held.remove(number % 36)
        held.append(number % 36)
    return 100


def _timed(work: Callable[[], int]) -> float:
    """Return the microseconds of one of the things done, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        start = perf_counter()
        done = work()
        best = min(best, (perf_counter() - start) / max(done, 1) * 1e6)
    return best


def _begun(game: Game[Any]) -> Iterator[tuple[Deal, Random]]:
    for number in range(DEALS):
        rng = Random(number)
        deal = game.deal(game.opening(rng.randbytes(32), None), rng.randbytes(32))
        deal.begin()
        yield deal, rng


def _play(game: Game[Any]) -> float:
    """Time a decision of a playout: ideas and `play`, as search does."""
    return _timed(lambda: sum(_played_out(deal, rng) for deal, rng in _begun(game)))


def _played_out(deal: Deal, rng: Random) -> int:
    count = 0
    while not deal.over:
        seat = deal.awaited[0]
        deal.play(seat, rng.choice(deal.ideas(seat, rng)))
        count += 1
    return count


def _apply(game: Game[Any]) -> float:
    """Time a move in a match: judged, told, entered in the log, decision numbers counted."""
    return _timed(lambda: sum(_played_match(game, number) for number in range(DEALS // 4)))


def _played_match(game: Game[Any], number: int) -> int:
    rng = Random(number)
    match = Match(game, rng.randbytes(32))
    while not match.over and match.dealings == 1:
        seat = match.awaited[0]
        match.apply(seat, rng.choice(match.deal.ideas(seat, rng)).code)
    return len(match.log)


def _redeal(game: Game[Any]) -> float:
    """Time a redeal, at positions all through a deal."""
    return _timed(lambda: sum(_redealt(deal, rng) for deal, rng in _begun(game)))


def _redealt(deal: Deal, rng: Random) -> int:
    count = 0
    while not deal.over:
        seat = deal.awaited[0]
        deal.redeal(seat, rng)
        deal.play(seat, rng.choice(deal.ideas(seat, rng)))
        count += 1
    return count


def _move(game: Game[Any]) -> float:
    """Time a move of the game's own computer player, thinking and applying."""
    return _timed(lambda: sum(_computed(game, number) for number in range(DEALS // 4)))


def _computed(game: Game[Any], number: int) -> int:
    rng = Random(number)
    match = Match(game, rng.randbytes(32))
    computer = player(game.key)
    while not match.over and match.dealings == 1:
        seat = match.awaited[0]
        action = computer.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        match.apply(seat, action.code)
    return len(match.log)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
