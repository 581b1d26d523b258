"""Random play: whole deals one after the other, and the positions of them that a test looks at."""

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.actions import Action, Event
from games.deal import Deal
from games.game import Game, Standing
from tests.conformance.tables import ALL, Table

SOAK = int(os.environ.get("KOZYR_SOAK", "0"))
"""How many times longer `make soak` plays, with fresh seeds; 0: as in CI, always the same."""
LENGTH = 60
"""Positions looked at in one example, where the budget allows as many."""
WILD = 0.1
"""How often a move is of a random verb instead of an idea: one fan has 150 codes, uniform play would never end."""


class Position(NamedTuple):
    deal: Deal
    told: list[Event]
    """What led here from `before`."""
    before: Deal | None
    """The position before; None: the cards have just been dealt."""
    move: tuple[int, Action] | None
    """The seat and action that led here."""


class Budget(NamedTuple):
    """A number of positions for all tables together, so that the suite takes no longer with more games."""

    examples: int
    length: int

    @classmethod
    def of(cls, positions: int) -> "Budget":
        share = max(1, positions // max(1, len(ALL)))
        examples = max(1, share // LENGTH)
        return cls(examples * max(1, SOAK), max(1, min(share, LENGTH)))


def every_table(positions: int) -> Callable:
    """Run a test of (table, seed) on every table, on as many seeds as the budget of positions allows."""
    examples = Budget.of(positions).examples

    def decorate(test: Callable) -> Callable:
        seeded = given(seed=st.integers(0, 2**32 - 1))(test)
        calm = settings(
            max_examples=examples,
            derandomize=not SOAK,
            database=None,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),  # a smaller seed is no simpler game
            suppress_health_check=list(HealthCheck),
        )(seeded)
        return pytest.mark.parametrize("table", ALL, ids=[table.name for table in ALL])(calm)

    return decorate


def positions(table: Table, seed: int, budget: int) -> Iterator[Position]:
    """Yield positions of random deals of a match, and of its rematch, in order, as many as the budget allows."""
    rng = Random(seed)
    game = table.game
    left = Budget.of(budget).length
    standing = game.opening(rng.randbytes(32), None)
    for _ in range(rng.randrange(3)):
        standing = _settled(game, standing, played(game, standing, rng)[-1].deal, rng)
    while left > 0:
        met = played(game, standing, rng)
        standing = _settled(game, standing, met[-1].deal, rng)
        chosen = sorted(rng.sample(range(len(met)), min(left, len(met))))
        left -= len(chosen)
        yield from (met[at] for at in chosen)


def deals(table: Table, seed: int, budget: int) -> Iterator[Deal]:
    """Yield the deals of `positions`, for tests that do not ask how they came about."""
    return (position.deal for position in positions(table, seed, budget))


def played(game: Game, standing: Standing, rng: Random, wild: float = WILD) -> list[Position]:
    """Play a deal to its end and return all its positions."""
    deal = game.deal(standing, rng.randbytes(32))
    told = deal.listen(deal.begin)
    met = [Position(deal.clone(), told, None, None)]
    ideas = 0
    while not deal.over:
        assert ideas < game.longest, "the deal does not end within `longest`"
        seat, action, idea = move(deal, rng, wild)
        ideas += idea
        told = deal.apply(seat, action)
        met.append(Position(deal.clone(), told, met[-1].deal, (seat, action)))
    return met


def move(deal: Deal, rng: Random, wild: float = 0) -> tuple[int, Action, bool]:
    """Return a seat, its move, and whether it is an idea of one who is awaited."""
    if rng.random() >= wild:
        seat = rng.choice(deal.awaited)
        return seat, rng.choice(deal.ideas(seat, rng)), True
    seat = rng.choice(deal.actors)
    legal = deal.legal(seat)
    verb = rng.choice(sorted({action.verb for action in legal}))
    return seat, rng.choice([action for action in legal if action.verb == verb]), False


def play_out(deal: Deal, rng: Random) -> None:
    """Play a deal, of one's own, to its end as search does: trusting, with nobody listening."""
    while not deal.over:
        seat, action, _ = move(deal, rng)
        deal.play(seat, action)


def _settled(game: Game, standing: Standing, deal: Deal, rng: Random) -> Standing:
    after = game.settle(standing, deal, deal.result())
    return game.opening(rng.randbytes(32), after) if game.over(after) else after
