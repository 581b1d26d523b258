"""A king player that weighs each card: what the trick will count, how likely the card takes it, what it is to keep.

Of an imagined deal it reads only what all have seen: the game, the trick, the cards gone.
"""

from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card
from games.deal import Deal
from games.parts.odds import above, strength, unseen
from games.parts.tricks import best
from games.rules.king import PACK, POWER, SEATS, KingDeal, sign, worth
from games.view import View


class Computer:
    """Avoids or seeks points by the game that is played; remembers the cards gone, not who was void."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the card with the best balance; of equals the first."""
        deal = imagine()
        assert isinstance(deal, KingDeal)  # noqa: S101 - for mypy: a king player sits at a king table
        rest = unseen(PACK, deal.gone, deal.trick, view.hand)
        return max(view.actions, key=lambda action: _balance(action.cards[0], deal, rest))


def _balance(card: Card, deal: KingDeal, rest: Sequence[Card]) -> float:
    """Return what a card is worth laying: its share of the trick, less what it gives away and its use for later.

    All of it changes its sign where points are to be avoided: then a high card is to be got rid of.
    """
    taking = sign(deal.game) > 0
    chance = _chance(card, deal, rest, taking=taking)
    own = worth(deal.kind, [card], 0) - worth(deal.kind, [], 0)
    gain = chance * _prize(card, deal, rest) - (1 - chance) * own - strength(card, rest, POWER)
    return gain if taking else -gain


def _prize(card: Card, deal: KingDeal, rest: Sequence[Card]) -> float:
    """Return what the trick counts with this card, and on average with those still to come."""
    sure = worth(deal.kind, [*deal.trick, card], deal.number)
    if not rest:
        return sure
    missing = SEATS - 1 - len(deal.trick)
    return sure + missing * (worth(deal.kind, rest, 0) - worth(deal.kind, [], 0)) / len(rest)


def _chance(card: Card, deal: KingDeal, rest: Sequence[Card], *, taking: bool) -> float:
    """Estimate how likely a card takes the trick: others go over it if they can, or only if they must."""
    trick = [*deal.trick, card]
    if best(trick, POWER, None) < len(deal.trick):
        return 0
    missing = (SEATS - len(trick)) / (SEATS - 1)
    if taking:
        return float((1 - missing) ** above(card, rest, POWER))
    return float(strength(card, rest, POWER) ** missing)
