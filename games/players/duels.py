"""What players of two-handed games with announcements share: swap, show, lay what wins most and costs least."""

from collections.abc import Callable, Sequence

from games.actions import Action
from games.cards import Card, Rank
from games.deal import Deal
from games.parts.announcing import AnnouncingDeal
from games.parts.drawing import SWAP, DrawingDeal
from games.parts.runs import RunOptions
from games.parts.tricks import best
from games.view import View

GUESSES = 5
"""Imagined hands of the opponent that a lead is weighed against."""

Keep = Callable[[Card], float]
"""How many points a card is worth where it is: in the hand."""


def shows(view: View) -> list[Action]:
    """Return the shows that score."""
    return [action for action in view.actions if action.verb == "show"]


def rising_show(view: View, options: RunOptions) -> Action | None:
    """Return the shortest and lowest of the shows that score: what it is part of may still follow, not the other way.

    Where a turn has but one show, the longest and highest.
    """
    choose = max if options.shows == "one" else min
    return choose(shows(view), key=lambda action: (len(action.cards), max(action.cards)), default=None)


def swap(view: View, deal: DrawingDeal) -> Action | None:
    """Return the exchange of the seven where the card turned up is higher, or good for a meld."""
    if SWAP not in view.actions:
        return None
    turned = deal.stock[0]
    better = deal.power[turned] > deal.power[deal.seven] or turned.rank > Rank.NINE
    return SWAP if better else None


def lay(seat: int, view: View, imagine: Callable[[], Deal], keep: Keep) -> Action:
    """Return the card with the best balance of the points of the trick and the worth of keeping it."""
    plays = [action for action in view.actions if action.verb == "play"]
    if len(plays) == 1:
        return plays[0]
    guesses = [guess for _ in range(GUESSES) if isinstance(guess := imagine(), AnnouncingDeal)]
    if guesses[0].trick:
        led = guesses[0].trick[0]
        return max(plays, key=lambda action: _answer(guesses[0], led, action.cards[0]) - keep(action.cards[0]))
    return max(plays, key=lambda action: _lead(guesses, 1 - seat, action.cards[0]) - keep(action.cards[0]))


def _answer(deal: AnnouncingDeal, led: Card, card: Card) -> float:
    """Return the points that answering a card with another one wins, less than 0 if it loses them."""
    points = deal.worths[deal.trumps][led] + deal.worths[deal.trumps][card]
    return points if best([led, card], deal.power, deal.trumps) else -points


def _lead(guesses: Sequence[AnnouncingDeal], other: int, card: Card) -> float:
    """Return the points that leading a card wins on average, against the answers that win the other seat most."""
    return sum(_led(guess, other, card) for guess in guesses) / len(guesses)


def _led(guess: AnnouncingDeal, other: int, card: Card) -> float:
    guess.trick = [card]
    answers = guess.playable(other)
    guess.trick = []
    return -max((_answer(guess, card, answer) - _spent(guess, answer) for answer in answers), default=0)


def _spent(deal: AnnouncingDeal, card: Card) -> float:
    """Return what a trump is thought to cost the other seat beside its points."""
    return 4 if card.suit == deal.trumps else 0
