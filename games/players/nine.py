"""A player of nine: open the way to one's own far cards, hold back what only others wait for."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from games.actions import Action
from games.cards import Card, Rank
from games.deal import Deal
from games.view import View

_OTHERS = 0.5
"""What a card of others that is let in costs, in cards of one's own."""


class Computer:
    """Plays the card behind which the most of its own cards wait, and the fewest of others."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the play that opens most; a pass is never a choice."""
        if len(view.actions) == 1:
            return view.actions[0]
        return max(view.actions, key=lambda action: _worth(action.cards[0], view.hand))


def _worth(card: Card, hand: Sequence[Card]) -> float:
    return sum(1 if one in hand else -_OTHERS for one in _behind(card))


def _behind(card: Card) -> Iterator[Card]:
    """Yield the cards that can be laid only after this one: behind a nine all of its suit."""
    for rank in Rank:
        if rank >= Rank.SIX and (rank < card.rank <= Rank.NINE or rank > card.rank >= Rank.NINE):
            yield Card(rank, card.suit)
