"""A player of four widows: drop whatever can be dropped, lay aside what is least likely to find a partner.

Of an imagined deal it reads only what all have seen: the cards dropped.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from games.actions import Action
from games.cards import Card, Rank
from games.deal import Deal
from games.rules.four_widows import FourWidowsDeal
from games.view import View

_SUITS = 4


class Computer:
    """Keeps pairs, and of single cards those whose rank is still about."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return "drop" or "queen" where it may be; else the card to lay aside."""
        if view.actions[0].verb != "lay":
            return view.actions[0]
        deal = imagine()
        assert isinstance(deal, FourWidowsDeal)  # noqa: S101 - for mypy: a player of this game sits at its table
        held = Counter(card.rank for card in view.hand)
        gone = Counter(card.rank for card in deal.discard)

        def use(action: Action) -> tuple[int, int]:
            """Return how much a card is worth keeping: its chance to be dropped, then what would go with it."""
            (card,) = action.cards
            return _chance(card, held, gone), held[card.rank]

        return min(view.actions, key=use)


def _chance(card: Card, held: Counter[Rank], gone: Counter[Rank]) -> int:
    """Return how many cards could be taken that would let this one go: none for a queen."""
    if card.rank == Rank.QUEEN:
        return 0
    return (_SUITS - held[card.rank] - gone[card.rank]) * held[card.rank]
