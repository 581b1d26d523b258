"""A player of throw-in durak: the cheapest cards first, trumps last; it sees what its owner sees."""

from collections.abc import Callable, Iterable, Mapping
from random import Random

from games.actions import Action
from games.cards import Card, Rank, Suit
from games.deal import Deal
from games.parts.prices import covering, price
from games.view import View

_DEAR = int(Rank.QUEEN)
"""Up to this price a card is given away while cards can still be drawn."""
_LATE = 4
"""With this many cards in the stock or fewer, trumps are no longer saved."""


class Computer:
    """Leads low, covers cheaply, throws in what it would not miss, and moves the attack on when that costs less."""

    def choose(self, seat: int, view: View, imagine: Callable[[], Deal], rng: Random) -> Action:
        """Return the action of the best verb that is worth its price; "take" or "pass" when none is."""
        seen = _Seen(view)
        by_verb: dict[str, list[Action]] = {}
        for action in view.actions:
            by_verb.setdefault(action.verb, []).append(action)
        if leads := by_verb.get("lead"):
            return seen.lead(leads)
        return seen.defence(by_verb) if "take" in by_verb else seen.throw_in(by_verb)


class _Seen:
    """What the player reads off its view."""

    def __init__(self, view: View) -> None:
        trump, stock = view.facts["trump"], view.facts["stock"]
        if not isinstance(trump, Card) or not isinstance(stock, int):
            raise TypeError("trump and stock of durak's facts")
        self.trump: Suit = trump.suit
        self.late = stock <= _LATE
        self.hand = view.hand
        table = next(zone for zone in view.zones if zone.id == "table").cards
        self.bare = [card for card, cover in zip(table[::2], table[1::2], strict=True) if card and not cover]
        self.taking = "pile_room" in view.facts

    def price(self, card: Card) -> int:
        return price(card, self.trump)

    def total(self, cards: Iterable[Card]) -> int:
        return sum(map(self.price, cards))

    def lead(self, leads: list[Action]) -> Action:
        """Return the cheapest rank, with all its plain cards at once."""
        return min(leads, key=lambda lead: (max(map(self.price, lead.cards)) - 2 * len(lead.cards), lead.code))

    def defence(self, by_verb: Mapping[str, list[Action]]) -> Action:
        """Show a trump for nothing; else what costs least of moving the attack on, covering all, and taking."""
        if shows := by_verb.get("show"):
            return shows[0]
        plan = self.plan()
        moves = by_verb.get("transfer", [])
        if moves:
            cheapest = min(moves, key=lambda move: self.price(move.cards[0]))
            if plan is None or self.price(cheapest.cards[0]) <= self.total(plan.values()):
                return cheapest
        if plan is None or self._too_dear(plan.values()):
            return by_verb["take"][0]
        return min((Action("beat", pair) for pair in plan.items()), key=lambda beat: -self.price(beat.cards[0]))

    def plan(self) -> dict[Card, Card] | None:
        """Return the cover of each bare card; None if not all can be covered."""
        covers = covering(self.hand, self.bare, self.trump)
        return covers if len(covers) == len(self.bare) else None

    def _too_dear(self, covers: Iterable[Card]) -> bool:
        """Tell whether high trumps would go for cards of little weight while there is much to draw."""
        spent = [card for card in covers if card.suit == self.trump and card.rank >= Rank.KING]
        return bool(spent) and not self.late and len(self.hand) <= 2 * len(self.bare) + 4

    def throw_in(self, by_verb: Mapping[str, list[Action]]) -> Action:
        """Throw in as many cards as possible that are not missed; to one who takes only low ones."""
        cheap = [action for action in by_verb.get("throw", []) if all(map(self._spare, action.cards))]
        if not cheap:
            return by_verb["pass"][0]
        return min(cheap, key=lambda action: (-len(action.cards), self.total(action.cards), action.code))

    def _spare(self, card: Card) -> bool:
        if self.late:
            return card.suit != self.trump or not self.taking
        return self.price(card) <= (Rank.TEN if self.taking else _DEAR)
