"""A player of card domino: lay the longest series, and end it where the others can hardly go on.

Of an imagined deal it reads only what all have seen: the cards laid, the ranks that a seat has shown not to hold.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from games.actions import Action
from games.cards import Rank
from games.deal import Deal
from games.parts.seats import others
from games.rules.domino import DominoDeal, neighbour
from games.view import View

_WAYS = ("up", "down")
_AHEAD = 8
"""Cards of a series looked ahead where it may turn."""
_OPEN = 1.0
"""What a card that may let the next seats go on costs, in cards laid."""
_OWN = 0.25
"""What an own card to go on with next time is worth."""
_SUITS = 4


class Computer:
    """Weighs how many cards go now against who can go on from where the series ends."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the play of the highest worth; drawing and passing are never a choice."""
        if len(view.actions) == 1:
            return view.actions[0]
        deal = imagine()
        assert isinstance(deal, DominoDeal)  # noqa: S101 - for mypy: a player of domino sits at a table of domino
        thought = _Thought(deal, seat, view)
        return max(view.actions, key=lambda action: thought.worth(action.cards[0].rank))


class _Thought:
    """What the player knows: its own ranks, those not seen yet, those that the next seat lacks."""

    def __init__(self, deal: DominoDeal, seat: int, view: View) -> None:
        self.deal = deal
        self.held = Counter(card.rank for card in view.hand)
        laid = Counter(card.rank for card in deal.laid)
        self.unseen = {rank: _SUITS - laid[rank] - self.held[rank] for rank in Rank}
        self.lacking = deal.gaps[others(seat, len(deal.hands))[0]]

    def worth(self, rank: Rank) -> float:
        """Return the worth of the best series that begins with this rank."""
        if self.deal.options.series == "free":
            return self._series(rank, "", _AHEAD)
        begun = [way for way in _WAYS if neighbour(self.deal.top.rank, way) == rank and self.deal.phase != "lead"]
        return max(self._series(rank, way, len(Rank) * _SUITS) for way in begun or _WAYS)

    def _series(self, rank: Rank, way: str, ahead: int) -> float:
        """Lay a card and go on, one way or (`way` is "") either; return what the best series is worth."""
        self.held[rank] -= 1
        onward = [next_ for one in _WAYS if way in ("", one) and self.held[next_ := neighbour(rank, one)]]
        goes_on = ahead > 1 and onward
        rest = max(self._series(one, way, ahead - 1) for one in onward) if goes_on else self._end(rank)
        self.held[rank] += 1
        return 1 + rest

    def _end(self, rank: Rank) -> float:
        """Return what it is worth to leave this rank on top."""
        if not self.held.total():
            return float(_SUITS * len(Rank))
        beside = [neighbour(rank, way) for way in _WAYS]
        open_ = sum(self.unseen[one] for one in beside if one not in self.lacking)
        return _OWN * sum(self.held[one] for one in beside) - _OPEN * open_
