"""The computer of games without choices: it lets people set the pace."""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.deal import Deal
from games.view import View


class Computer:
    """Presses once, to the end, so that nobody waits for it."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        return next(action for action in view.actions if action.verb == "auto")
