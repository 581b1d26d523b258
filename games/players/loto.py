"""A player of card loto: there is nothing to choose, so it agrees to run to the end and lets people set the pace."""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.deal import Deal
from games.rules.loto import AUTO, FLIP
from games.view import View


class Computer:
    """Agrees once, and is not waited for any more."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return "auto"; if that is on already, turn up a card."""
        return AUTO if AUTO in view.actions else FLIP
