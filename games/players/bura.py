"""A bura player that weighs what each set of cards wins or loses at once, and what its cards are worth to keep.

A lead is weighed against the best answers of a few imagined hands.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card
from games.deal import Deal
from games.rules.bura import ENOUGH, ORDER, WORTH, BuraDeal, takes
from games.view import View

GUESSES = 6
"""Imagined hands that a lead is weighed against."""
_TRUMP = 5.0
"""What a trump is worth to keep, in points."""
_RANK = 0.4
"""What each step of rank is."""
_END = 100.0
"""What it counts to win, or lose, the deal by a trick."""


class Computer:
    """Takes what is worth its trumps, gives away what counts nothing."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the set of cards with the best balance; of equals the first."""
        if len(view.actions) == 1:
            return view.actions[0]
        deal = _imagined(imagine)
        if deal.phase == "reply":
            return max(view.actions, key=lambda action: _answer(deal, deal.led, action.cards, seat))
        guesses = [deal, *(_imagined(imagine) for _ in range(GUESSES - 1))]
        return max(view.actions, key=lambda action: _lead(guesses, action.cards, seat))


def _imagined(imagine: Callable[[], Deal]) -> BuraDeal:
    deal = imagine()
    assert isinstance(deal, BuraDeal)  # noqa: S101 - for mypy: a bura player sits at a bura table
    return deal


def _lead(guesses: Sequence[BuraDeal], led: tuple[Card, ...], seat: int) -> float:
    """Return what leading these cards brings on average, if the other seat gives the answer that is best for it."""
    worst = (max(_answers(guess, led, 1 - seat)) for guess in guesses)
    return -sum(worst) / len(guesses) - _keep(guesses[0], led)


def _answers(guess: BuraDeal, led: tuple[Card, ...], seat: int) -> Iterable[float]:
    guess.phase, guess.led = "reply", list(led)
    return [_answer(guess, led, action.cards, seat) for action in guess.legal(seat)]


def _answer(deal: BuraDeal, led: Sequence[Card], reply: Sequence[Card], seat: int) -> float:
    """Return what a reply brings: the points of the trick, won or lost, less what its cards are worth to keep."""
    points = sum(WORTH[card] for card in (*led, *reply))
    won = takes(reply, led, deal.trump)
    winner = seat if won else 1 - seat
    gain = points + _END * (deal.points[winner] + points >= ENOUGH)
    return (gain if won else -gain) - _keep(deal, reply)


def _keep(deal: BuraDeal, cards: Iterable[Card]) -> float:
    return sum(_TRUMP * (card.suit == deal.trump) + _RANK * ORDER.index(card.rank) for card in cards)
