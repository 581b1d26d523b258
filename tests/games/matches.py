"""Short ways to play a match on, and to ask what came of it."""

import json
from importlib import import_module
from random import Random

import pytest

from games.actions import Refused
from games.game import Game, Standing
from games.match import Match

SEED = bytes(range(32))


def at(key: str, given, options=None) -> Match:
    """Return the match that stands as `given` says in the notation of the game's worked examples."""
    row = {"name": "test", "given": given, "options": options or {}}
    match: Match = import_module(f"tests.notation.{key}").match(row)
    return match


def play(match: Match, *moves: tuple[int, str]) -> Match:
    for seat, code in moves:
        match.apply(seat, code)
    return match


def refused(match: Match, seat: int, code: str) -> str:
    """Return the reason of a refusal, after which nothing has changed."""
    before = state(match)
    with pytest.raises(Refused) as found:
        match.apply(seat, code)
    assert state(match) == before
    return found.value.reason


def state(match: Match) -> str:
    return json.dumps([match.deal.dump(), match.log])


def numbers(match: Match) -> list[int]:
    """Return the decision numbers of the seats, then that of group buttons."""
    return [match.number(seat) for seat in (*range(match.game.n), None)]


def silent(match: Match) -> list[tuple[int, str, bool]]:
    return [(seat, action.code, counts) for seat, action, counts in match.deal.silence()]


def finish(match: Match, rng: Random) -> Match:
    """Play ideas at random to the end of the match."""
    while not match.over:
        seat = rng.choice(match.deal.awaited)
        match.apply(seat, rng.choice(match.deal.ideas(seat, rng)).code)
    return match


def rematch(match: Match) -> Match:
    """Return the next match of the same seats."""
    return Match(match.game, bytes(32), match.standing)


def dealt(game: Game, dealer: int = 0, deck=None) -> Match:
    """Return a match whose first deal, by this dealer, has just begun."""
    standing = Standing(1, (0,) * game.n, dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED, deck)
    deal.begin()
    return Match(game, SEED, standing=standing, deal=deal)
