"""A poker player that weighs its hand against a random one for each rival, and the price against the pot.

Of an imagined deal it reads only what all may know: who is in, who has bet, the pot, the prices.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from games.actions import Action
from games.cards import Card, Rank, Suit
from games.deal import Deal
from games.parts.betting import BET, CALL, CHECK, FOLD, RAISE
from games.parts.poker_hands import Category, value
from games.rules.poker import KEEP, MOST_SWAPPED, PokerDeal
from games.view import View

_BEATEN: Mapping[str, Sequence[float]] = {
    "bet1": (0, 0.50, 0.92, 0.97, 0.992, 0.996, 0.998, 0.9995, 0.9999, 1, 1),
    "bet2": (0, 0.30, 0.71, 0.86, 0.94, 0.96, 0.98, 0.995, 0.9999, 1, 1),
}
"""The share of hands, dealt or after the exchange, that are of a lower category; the end of one begins the next."""
_RESPECT = 0.4
"""By how much of a rival each bet of the round makes the others stronger."""
_OPEN, _RAISE, _BLUFF = 0.5, 0.65, 0.05
"""The chance to win from which to bet and to raise; how often to bet without."""
_ALMOST = 4
"""Cards of a suit or a run that are worth drawing one to."""
_RUN = 5
"""Ranks in a row of a straight."""


class Computer:
    """Exchanges what does not help, bets on the better hands, calls where the price is right."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the exchange or the bet."""
        deal = imagine()
        assert isinstance(deal, PokerDeal)  # noqa: S101 - for mypy: a poker player sits at a poker table
        if deal.phase == "draw":
            return _exchange(view.hand)
        return _bet(view.actions, _chance(view.hand, deal), deal, seat, rng)


def _bet(actions: Sequence[Action], chance: float, deal: PokerDeal, seat: int, rng: Random) -> Action:
    if CHECK in actions:
        return BET if BET in actions and (chance > _OPEN or rng.random() < _BLUFF) else CHECK
    if RAISE in actions and chance > _RAISE:
        return RAISE
    price = deal.call_price(seat)
    return CALL if chance * (deal.pot + price) > price else FOLD


def _chance(hand: Sequence[Card], deal: PokerDeal) -> float:
    """Estimate how likely the hand is the best: the share of hands below it, once for each rival."""
    category, ranks = value(hand)
    low, high = _BEATEN[deal.phase][category : category + 2]
    below = low + (high - low) * (ranks[0] - Rank.TWO) / len(Rank)
    return float(below ** ((len(deal.live) - 1) * (1 + _RESPECT * deal.bets)))


def _exchange(hand: Sequence[Card]) -> Action:
    """Keep groups, a made hand, four of a suit or of a run; else give away the lowest, three at most."""
    if value(hand)[0] in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL):
        return KEEP
    counts = Counter(card.rank for card in hand)
    odd = [card for card in hand if counts[card.rank] == 1]
    if len(odd) == len(hand):
        odd = _beside_four(hand) or odd
    away = sorted(odd)[:MOST_SWAPPED]
    return Action("swap", tuple(away)) if away else KEEP


def _beside_four(hand: Sequence[Card]) -> list[Card]:
    """Return the card beside four of a suit, or beside four of a run of five; none if there are no such four."""
    for suit in Suit:
        if sum(card.suit == suit for card in hand) == _ALMOST:
            return [card for card in hand if card.suit != suit]
    for low in Rank:
        run = range(low, low + _RUN)
        if sum(card.rank in run for card in hand) == _ALMOST:
            return [card for card in hand if card.rank not in run]
    return []
