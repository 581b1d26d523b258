"""A polignac player that weighs each card by the trick it leads to and by what the card is to keep.

Leading, it reckons with the worst answer from all cards it has not seen: all but one of them are the opponent's.
Of an imagined deal it reads only what both have seen: the trick, the cards gone, the trump, the suits not followed.
"""

from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card
from games.deal import Deal
from games.parts.odds import unseen
from games.parts.tricks import best, follow
from games.rules.polignac import PACK, PolignacDeal
from games.view import View

_RANK = 0.1
"""What a rank is to keep, in points."""
_TRUMP = 1.0
"""What a trump is more."""


class Computer:
    """Takes what brings points, leaves tricks with jacks, spends no more than it must."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the card with the best balance; of equals the first."""
        deal = imagine()
        assert isinstance(deal, PolignacDeal)  # noqa: S101 - for mypy: a polignac player sits at a polignac table
        rest = unseen(PACK, deal.gone, deal.trick, view.hand, [deal.trump_card])
        theirs = [card for card in rest if card.suit not in deal.voids[1 - seat]]
        return max(view.actions, key=lambda action: _balance(action.cards[0], deal, theirs))


def _balance(card: Card, deal: PolignacDeal, theirs: Sequence[Card]) -> float:
    """Return what a card gains in the trick, less what it is to keep."""
    if deal.trick:
        return -_gain([*deal.trick, card], deal) - _keep(card, deal)
    answers = follow(theirs, [card], deal.power)
    worst = min((_gain([card, answer], deal) + _keep(answer, deal) for answer in answers), default=0)
    return worst - _keep(card, deal)


def _gain(trick: Sequence[Card], deal: PolignacDeal) -> int:
    """Return what a completed trick is worth to who led it; the other's loss is a gain."""
    value = deal.value(trick)
    return -value if best(trick, deal.power, deal.trump) else value


def _keep(card: Card, deal: PolignacDeal) -> float:
    return _RANK * card.rank + _TRUMP * (card.suit == deal.trump)
