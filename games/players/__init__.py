"""Computer players. They get a View and a way to imagine the deal, never the truth."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol

from games.actions import Action
from games.deal import Deal
from games.view import View


class Player(Protocol):
    """Somebody who chooses moves."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return one of the actions of the view's owner.

        Each call of `imagine` is a fresh guess at the deal that looks the same to this seat.
        """
        ...


def player(key: str) -> Player:
    """Return the game's own computer player, or one that plays at random where it has none."""
    name = f"{__name__}.{key}"
    module = import_module(name if find_spec(name) else f"{__name__}.at_random")
    chosen: Player = module.Computer()
    return chosen
