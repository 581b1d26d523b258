"""A player of old maid: draws are blind and fans shuffled by chance, so there is nothing to weigh."""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.deal import Deal
from games.parts.fans import ANY
from games.view import View


class Computer:
    """Draws at random, and does without a guess at the deal, which is dear where pairs are not shown."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the draw from wherever chance says."""
        return ANY
