"""A player that takes any sensible action, each equally likely; for games without a player of their own, and tests."""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.deal import Deal
from games.view import View


class Computer:
    """Chooses among the `ideas` of an imagined deal."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return an idea at random (of the listed actions, should there be none)."""
        return rng.choice(imagine().ideas(seat, rng) or view.actions)
