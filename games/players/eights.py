"""A player of crazy eights: keep a suit going that one can go on with, keep the eights for when nothing else fits.

Of an imagined deal it reads only what all have seen: the suits that a seat has shown not to have.
"""

from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card, Suit
from games.deal import Deal
from games.parts.seats import others
from games.rules.eights import EIGHT, EightsDeal, penalty
from games.view import View

_VOID = 1.5
"""What it is worth that a seat cannot follow, in cards of one's own that could."""
_POINTS = 0.1
"""What a point less in hand is worth, in the same."""


class Computer:
    """Plays what leaves the most cards that fit upon it; an eight only when nothing else does."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the play of the highest worth; a pass only when there is nothing to play."""
        deal = imagine()
        assert isinstance(deal, EightsDeal)  # noqa: S101 - for mypy: a player of eights sits at a table of eights
        plays = [action for action in view.actions if action.cards]
        usual = [action for action in plays if action.cards[0].rank != EIGHT]
        if not plays:
            return view.actions[0]
        return max(usual or plays, key=lambda action: _worth(action, view.hand, deal, seat))


def _worth(action: Action, hand: Sequence[Card], deal: EightsDeal, seat: int) -> float:
    (card,) = action.cards
    suit = card.suit if action.suit is None else action.suit
    follow = sum(one != card and one.rank != EIGHT and (one.suit == suit or one.rank == card.rank) for one in hand)
    return follow + _VOID * _voids(suit, deal, seat) + _POINTS * penalty(card)


def _voids(suit: Suit, deal: EightsDeal, seat: int) -> float:
    """Return how many of the others cannot follow, those who are soon in turn counted more."""
    rest = others(seat, len(deal.hands))
    return sum((suit in deal.voids[one]) / (place + 1) for place, one in enumerate(rest))
