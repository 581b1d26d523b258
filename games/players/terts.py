"""A terts player of simple habits: show what scores, the lowest first, keep trumps and what is nearly a run.

Of an imagined deal it reads what all have seen, and guesses at the other hand.
"""

from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card
from games.deal import Deal
from games.players import duels
from games.rules.terts import TertsDeal
from games.view import View

_NEIGHBOUR = 3
"""What a card beside another one of its suit may yet bring in runs, in points."""
_TRUMP = 4


class Computer:
    """Always swaps, shows runs from the lowest up so that none is lost, and plays for points."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return a swap, else a show, else a card."""
        deal = imagine()
        assert isinstance(deal, TertsDeal)  # noqa: S101 - for mypy: a terts player sits at a terts table
        if swap := duels.swap(view, deal):
            return swap
        if show := duels.rising_show(view, deal.options):
            return show
        return duels.lay(seat, view, imagine, lambda card: _keep(card, view.hand, deal))


def _keep(card: Card, hand: Sequence[Card], deal: TertsDeal) -> float:
    trump = _TRUMP if card.suit == deal.trumps else 0
    beside = sum(one.suit == card.suit and abs(one.rank - card.rank) == 1 for one in hand)
    return trump + _NEIGHBOUR * beside if deal.stock else trump
