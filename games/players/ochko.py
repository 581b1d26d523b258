"""An ochko player that goes by its total: below 16 nobody wins by comparison, against many 16 is seldom enough."""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.deal import Deal
from games.rules.ochko import HIT, LEAST, STAND, OchkoDeal
from games.view import View

_MANY = 3
"""Rivals against whom one point more is wanted."""


class Computer:
    """Takes a card up to 15, against three or more rivals up to 16."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return a card more, or enough; of the imagined deal only the own total and who is still in is read."""
        deal = imagine()
        assert isinstance(deal, OchkoDeal)  # noqa: S101 - for mypy: an ochko player sits at an ochko table
        enough = LEAST + (len(deal.alive) > _MANY)
        return HIT if HIT in view.actions and deal.total(seat) < enough else STAND
