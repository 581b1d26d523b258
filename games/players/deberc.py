"""A deberc player of simple habits: order with strong trumps, show what scores, play for points.

Of an imagined deal it reads what all have seen, and guesses at the other hand.
"""

from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card, Rank, Suit
from games.deal import Deal
from games.parts.melds import marriages, runs
from games.parts.runs import LEAST
from games.players import duels
from games.rules.deberc import PASS, DebercDeal
from games.view import View

_ENOUGH = 45
"""The strength of six cards with which trumps are ordered."""
_TRUMP = 6
"""What each trump adds to its points."""
_RUN = 10
_BELLA = 20


class Computer:
    """Orders the suit that makes its hand strongest, if that is strong enough."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return a call, else a show, else a card."""
        deal = imagine()
        assert isinstance(deal, DebercDeal)  # noqa: S101 - for mypy: a deberc player sits at a deberc table
        if deal.bidding:
            return _call(view, deal)
        if show := duels.rising_show(view, deal.options):
            return show
        return duels.lay(seat, view, imagine, lambda card: 2 if card.suit == deal.trumps else 0)


def _call(view: View, deal: DebercDeal) -> Action:
    turned = deal.turned[0].suit

    def strength(action: Action) -> float:
        return _strength(view.hand, turned if action.suit is None else action.suit, deal)

    best = max((action for action in view.actions if action != PASS), key=strength)
    return best if strength(best) >= _ENOUGH else PASS


def _strength(hand: Sequence[Card], trump: Suit, deal: DebercDeal) -> float:
    """Return what six cards are worth with these trumps: trumps and aces count, and what may be shown."""
    points = sum(deal.worths[trump][card] + _TRUMP for card in hand if card.suit == trump)
    aces = sum(deal.worths[trump][card] for card in hand if card.rank == Rank.ACE and card.suit != trump)
    bella = any(pair[0].suit == trump for pair in marriages(hand))
    return points + aces + _BELLA * bella + _RUN * len(runs(hand, LEAST))
