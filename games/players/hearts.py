"""A hearts player of simple habits: duck, get rid of what is dangerous, lead what others will overtake.

Of an imagined deal it reads only what all have seen: the trick, the cards gone, the suits a seat is void in.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from games.actions import Action
from games.cards import Card, Suit
from games.deal import Deal
from games.parts.tricks import best
from games.rules.hearts import PACK, PACKET, POWER, QUEEN, SEATS, HeartsDeal, worth
from games.view import View

_LONG = 5
"""Spades that shelter the queen, king and ace among them."""
_EARLY = 6 * SEATS
"""Cards gone while a trick without points is still a good place for a high card."""


class Computer:
    """Avoids points; neither tries to take all 26 nor hinders it."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the packet that is most dangerous to keep, or the card that is least dangerous to play."""
        deal = imagine()
        assert isinstance(deal, HeartsDeal)  # noqa: S101 - for mypy: a hearts player sits at a hearts table
        if deal.phase == "pass":
            return Action("give", tuple(sorted(_packet(view.hand))))
        cards = [action.cards[0] for action in view.actions]
        return Action("play", (_card(cards, view.hand, deal, seat),))


def _packet(hand: Sequence[Card]) -> list[Card]:
    count = Counter(card.suit for card in hand)
    exposed = count[Suit.SPADES] < _LONG
    return sorted(hand, key=lambda card: _danger(card, count, queen_feared=exposed))[-PACKET:]


def _danger(card: Card, count: Counter[Suit], *, queen_feared: bool) -> float:
    """Return how much one would like to be rid of a card of a hand with so many of each suit."""
    if card.suit == Suit.SPADES and queen_feared:
        return 40.0 + (card == QUEEN) if card.rank >= QUEEN.rank else -10.0
    if card.suit == Suit.HEARTS:
        return 1.5 * card.rank
    return card.rank + 2.0 * max(0, 4 - count[card.suit])


def _card(cards: Sequence[Card], hand: Sequence[Card], deal: HeartsDeal, seat: int) -> Card:
    if len(cards) == 1:
        return cards[0]
    if not deal.trick:
        return _lead(cards, hand, deal, seat)
    if cards[0].suit == deal.trick[0].suit:
        return _follow(cards, deal)
    return _discard(cards, hand, deal)


def _lead(cards: Sequence[Card], hand: Sequence[Card], deal: HeartsDeal, seat: int) -> Card:
    """Lead what is most likely overtaken; a low spade to bring the queen down."""
    seen = {*deal.gone, *hand}
    rest = [card for card in PACK if card not in seen]

    def risk(card: Card) -> float:
        rivals = [other for other in rest if other.suit == card.suit]
        if not rivals:
            return 2.0
        lower = sum(other.rank < card.rank for other in rivals) / len(rivals)
        void = sum(card.suit in deal.voids[other] for other in range(SEATS) if other != seat)
        return lower * (1 + void) + 0.1 * worth(card) + _spade_risk(card, queen_out=QUEEN in rest)

    return min(cards, key=lambda card: (risk(card), -card.rank))


def _spade_risk(card: Card, *, queen_out: bool) -> float:
    if card.suit != Suit.SPADES or not queen_out:
        return 0.0
    return 2.0 if card.rank > QUEEN.rank else -0.3


def _follow(cards: Sequence[Card], deal: HeartsDeal) -> Card:
    """Stay below the best card as high as possible; take where it costs nothing, or must be, and then high if last."""
    top = deal.trick[best(deal.trick, POWER, None)]
    last = len(deal.trick) == SEATS - 1
    harmless = not any(map(worth, deal.trick))
    below = [card for card in cards if card.rank < top.rank]
    if QUEEN in below:
        return QUEEN
    without = [card for card in cards if card != QUEEN] or list(cards)
    if not deal.gone or (last and harmless and len(deal.gone) < _EARLY):
        return max(without)
    if below:
        return max(below)
    return max(without) if last else min(without)


def _discard(cards: Sequence[Card], hand: Sequence[Card], deal: HeartsDeal) -> Card:
    """Throw the queen of spades, the spades above it, then high hearts and short suits."""
    if QUEEN in cards:
        return QUEEN
    count = Counter(card.suit for card in hand)
    return max(cards, key=lambda card: _danger(card, count, queen_feared=QUEEN not in deal.gone))
