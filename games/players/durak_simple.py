"""A player of simple durak: many low cards at once, trumps last; it takes rather than spend high trumps early."""

from collections.abc import Callable, Mapping
from random import Random

from games.actions import Action
from games.cards import Card, Rank, Suit
from games.deal import Deal
from games.parts.prices import covering, price
from games.rules.durak_simple import TAKE, DurakSimpleDeal
from games.view import View

_EARLY = int(Rank.JACK)
"""While cards can still be drawn, what is cheaper than this is better led than held."""
_LATE = int(Rank.ACE) + 2
"""The same price when the stock is empty and every card led is one fewer."""
_DEAR = int(Rank.QUEEN)
"""Up to this price a card is spent where the rest is taken all the same."""


class Computer:
    """Weighs the cards it sees; of an imagined deal it reads only the variant."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the lead that rids it of most, or the next cover of its plan, or "take"."""
        trump, stock = view.facts["trump"], view.facts["stock"]
        if not isinstance(trump, Card) or not isinstance(stock, int):
            raise TypeError("trump and stock of durak's facts")
        if view.actions[0].verb == "lead":
            return _lead(view.actions, trump.suit, _EARLY if stock else _LATE)
        bare = _bare(view)
        plan = covering(view.hand, bare, trump.suit)
        if len(plan) < len(bare):
            plan = _cheap(plan, trump.suit) if _partial(imagine()) else {}
        elif stock and _too_dear(plan, trump.suit, len(view.hand)):
            plan = {}
        return _next(plan, trump.suit)


def _lead(leads: tuple[Action, ...], trump: Suit, worth: int) -> Action:
    """Return the lead of most cards below a price, and least above it."""
    return max(leads, key=lambda lead: sum(worth - price(card, trump) for card in lead.cards))


def _bare(view: View) -> list[Card]:
    table = next(zone for zone in view.zones if zone.id == "table").cards
    return [card for card, cover in zip(table[::2], table[1::2], strict=True) if card and not cover]


def _partial(deal: Deal) -> bool:
    """Tell whether what is covered goes to the discard even if the rest is taken."""
    return isinstance(deal, DurakSimpleDeal) and deal.options.variant == "b"


def _cheap(plan: Mapping[Card, Card], trump: Suit) -> dict[Card, Card]:
    return {under: card for under, card in plan.items() if price(card, trump) <= _DEAR}


def _too_dear(plan: Mapping[Card, Card], trump: Suit, held: int) -> bool:
    """Tell whether a short hand would give a high trump for a single card."""
    spent = [card for card in plan.values() if card.suit == trump and card.rank >= Rank.KING]
    return bool(spent) and len(plan) == 1 and held <= len(plan) + 4


def _next(plan: Mapping[Card, Card], trump: Suit) -> Action:
    """Return the cover of the dearest card of the plan; "take" if there is none."""
    if not plan:
        return TAKE
    return Action("beat", max(plan.items(), key=lambda pair: price(pair[0], trump)))
