"""A deal of the durak family: the table of attacks and covers, drawing up, going out, and what all have seen."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank
from games.deal import Deal
from games.hidden import Hidden
from games.parts.beating import beats, pairs
from games.parts.hands import arranged
from games.parts.seats import around, others
from games.parts.stock import refill
from games.view import Zone


@dataclass(slots=True, kw_only=True)
class BoutDeal(Deal):
    """What throw-in and simple durak have in common; a bout is a lead and its defence."""

    dealer: int
    trump: Card
    """The card turned up under the stock, or the dealer's last card."""
    stock: list[Card] = field(default_factory=list)
    """Drawn from the end; the trump lies at position 0."""
    discard: list[Card] = field(default_factory=list)
    seen: list[list[Card]]
    """Cards that all know to be in a hand: taken, shown, or the drawn trump."""
    out: list[int] = field(default_factory=list)
    """In the order of going out."""
    leader: int = 0
    defender: int = 0
    attacks: list[Card] = field(default_factory=list)
    covers: list[Card | None] = field(default_factory=list)
    """Of each attack card its cover."""
    laid: list[int] = field(default_factory=list)
    """Of each attack card who laid it."""
    emptied: list[int] = field(default_factory=list)
    """Seats in the order in which their hands emptied in this bout."""

    VERBS: ClassVar[Mapping[str, tuple[str, ...]]]
    """Of each verb the phases to which it belongs."""
    COUNTS: ClassVar[Mapping[str, int]]
    """How many cards a verb has, if not any number from one on."""

    @property
    def count(self) -> int:
        return len(self.hands)

    @property
    def inside(self) -> list[int]:
        """The seats that are in."""
        return [seat for seat in range(self.count) if seat not in self.out]

    @property
    def bare(self) -> list[Card]:
        """The attack cards that lie uncovered."""
        return [card for card, cover in zip(self.attacks, self.covers, strict=True) if cover is None]

    def left_of(self, seat: int) -> int:
        """Return the next seat to the left that is in."""
        return next(other for other in others(seat, self.count) if other not in self.out)

    def deal_out(self, cards: Sequence[Card], size: int) -> None:
        """Deal from the dealer's left and turn up the trump; without a card left over it is the dealer's last one."""
        dealt = self.count * size
        for place, card in enumerate(cards[:dealt]):
            self.hands[(self.dealer + 1 + place) % self.count].append(card)
        if len(cards) > dealt:
            self.trump = cards[dealt]
            self.stock = [self.trump, *reversed(cards[dealt + 1 :])]
        else:
            self.trump = cards[-1]
            self.know(self.dealer, self.trump)

    def _judged(self, seat: int, action: Action) -> Refused | None:
        """Judge the action before the seat, as the rules files have it: a verb of another phase is that for all."""
        if self.over:
            return Refused(self.ENDED)
        return self.refusal(seat, action) if seat in range(self.count) else Refused("not_seated")

    def well_formed(self, action: Action, low: Rank) -> bool:
        """Tell whether there is such an action at all, with cards of the pack from `low` on, each once."""
        verb, cards, suit, numbers = action
        if verb not in self.VERBS or suit is not None or numbers:
            return False
        if len(cards) != self.COUNTS.get(verb, len(cards) or 1):
            return False
        return len(set(cards)) == len(cards) and all(card.rank >= low for card in cards)

    def play_off(self, seat: int, card: Card) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        if card in self.seen[seat]:
            self.seen[seat].remove(card)
        if not self.hands[seat]:
            self.emptied.append(seat)

    def lay(self, seat: int, cards: Sequence[Card]) -> None:
        """Put cards of a hand uncovered on the table."""
        for card in cards:
            self.play_off(seat, card)
            self.attacks.append(card)
            self.covers.append(None)
            self.laid.append(seat)

    def cover(self, seat: int, under: Card, card: Card) -> None:
        """Put a card of a hand on an attack card."""
        self.play_off(seat, card)
        self.covers[self.attacks.index(under)] = card

    def know(self, seat: int, card: Card) -> None:
        """Remember that all have seen a card which lies in a hand."""
        if card not in self.seen[seat]:
            self.seen[seat].append(card)

    def pick_up(self, seat: int, cards: Sequence[Card]) -> None:
        """Put cards of the table, where all have seen them, into a hand."""
        self.hands[seat].extend(cards)
        self.seen[seat].extend(cards)

    def take_up(self, seat: int, cards: Sequence[Card]) -> None:
        """Let a defender who has not covered all take these cards, told."""
        self.pick_up(seat, cards)
        self.tell("taken", seat, number=len(cards))

    def put_away(self, cards: Sequence[Card]) -> None:
        """Discard cards that are beaten, for good, told."""
        self.discard.extend(cards)
        self.tell("beaten", number=len(cards))

    def clear(self) -> list[Card]:
        """Return the cards of the table, attacks first, and leave it empty."""
        cards = [*self.attacks, *(card for card in self.covers if card is not None)]
        self.attacks, self.covers, self.laid = [], [], []
        return cards

    def draw_up(self, first: int, last: int, size: int) -> int:
        """Let the seats in draw clockwise from the first, the defender last; return how many cards were drawn.

        Who draws the trump is seen to.
        """
        if not self.stock:
            return 0
        order = [*(seat for seat in around(first, self.count) if seat not in (*self.out, last)), last]
        drawn = refill(self, self.stock, order, size)
        if not self.stock:
            taker = next(seat for seat in order if self.trump in self.hands[seat])
            self.know(taker, self.trump)
            self.tell("trump_drawn", taker, self.trump)
        return drawn

    def go_out(self) -> list[int]:
        """Let the seats whose hands are empty go out, and return them in the order in which they emptied."""
        gone = [seat for seat in self.emptied if not self.hands[seat]]
        self.out.extend(gone)
        self.emptied = []
        return gone

    def next_leader(self, *, lost: bool) -> int:
        """Return who leads next: who has beaten all, or else the next seat to his left that is in."""
        return self.left_of(self.defender) if lost or self.defender in self.out else self.defender

    def cannot_cover(self, under: Card, card: Card) -> Refused | None:
        """Say why a card may not be put on an attack card."""
        if under not in self.attacks:
            return Refused("no_attack")
        if under not in self.bare:
            return Refused("covered")
        trump = self.trump.suit
        if beats(card, under, trump):
            return None
        kind = "trump" if under.suit == trump else "plain"
        return Refused("cannot_beat", card=card, under=under, suit=under.suit, trump=trump, kind=kind)

    def beating(self, hand: Sequence[Card]) -> list[Action]:
        """List every way to cover an attack card."""
        trump = self.trump.suit
        return [Action("beat", (under, card)) for under in self.bare for card in hand if beats(card, under, trump)]

    def trumps(self, seat: int) -> list[Card]:
        return [card for card in self.hands[seat] if card.suit == self.trump.suit]

    def tell_trump(self) -> None:
        self.tell("dealt", self.dealer)
        self.tell("trump" if self.stock else "trump_held", self.dealer, self.trump, suit=self.trump.suit)

    def hidden(self, seat: int) -> list[Hidden]:
        hands = [self.hidden_hand(other) for other in others(seat, self.count)]
        return [*hands, Hidden(self.stock, known=(0,) if self.stock else ())]

    def hidden_hand(self, seat: int) -> Hidden:
        """Return what all know of a hand: the cards seen to be in it."""
        return Hidden(self.hands[seat], holds=self.seen[seat])

    def holding(self) -> list[list[Card]]:
        covers = [card for card in self.covers if card is not None]
        return [*self.hands, self.stock, self.attacks, covers, self.discard]

    def hand(self, seat: int) -> Sequence[Card]:
        return arranged(self.hands[seat], self.trump.suit)

    @property
    @abstractmethod
    def defending(self) -> int:
        """The seat that covers or takes."""

    def zones(self, seat: int | None) -> list[Zone]:
        """Return the pairs on the table, and the discard as a count."""
        table = pairs(self.attacks, self.covers, self.laid, self.defending)
        return [table, Zone("discard", "pile", (None,) * len(self.discard))]

    def facts(self) -> dict[str, Arg]:
        return {"trump": self.trump, "stock": len(self.stock)}
