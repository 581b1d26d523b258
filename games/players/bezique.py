"""A bezique player of simple habits: keep what makes combinations while there is a stock, then play for points.

Of an imagined deal it reads what all have seen, and guesses at the other hand.
"""

from collections.abc import Callable
from random import Random

from games.actions import Action
from games.cards import Card, Rank, cards
from games.deal import Deal
from games.players import duels
from games.rules.bezique import BeziqueDeal
from games.view import View

_KEPT = {Rank.JACK: 2, Rank.QUEEN: 5, Rank.KING: 6, Rank.ACE: 6}
"""What a card may yet bring in combinations, in points."""
_BEZIQUE = frozenset(cards("QS JD"))
_TRUMP_QUINT = {Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE}


class Computer:
    """Swaps and shows whatever scores most."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return a swap that is worth it, else the dearest show, else a card."""
        deal = imagine()
        assert isinstance(deal, BeziqueDeal)  # noqa: S101 - for mypy: a bezique player sits at a bezique table
        if swap := duels.swap(view, deal):
            return swap
        if shows := duels.shows(view):
            return max(shows, key=lambda action: deal.judge(seat, action.cards).points)
        return duels.lay(seat, view, imagine, lambda card: _keep(card, deal))


def _keep(card: Card, deal: BeziqueDeal) -> float:
    trump = card.suit == deal.trumps
    if not deal.stock:
        return 3 if trump else 0
    kept = float(_KEPT.get(card.rank, 0))
    kept += 10 * (card in _BEZIQUE)
    return kept + 4 + 8 * (card.rank in _TRUMP_QUINT) if trump else kept
