"""What games of tricks share: each seat lays one card clockwise, whoever takes the trick leads to the next one."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.actions import Action, Arg, Refused
from games.cards import Card, Suit
from games.deal import Deal
from games.hidden import Hidden
from games.parts.seats import others
from games.parts.tricks import Power, best, follow
from games.view import Place, Text, Zone


@dataclass(slots=True, kw_only=True)
class TrickDeal(Deal):
    """A deal of tricks that score at once for who takes them.

    Tells `played`, `trick` with its points and, when the deal ends, what each seat has `scored`.
    """

    totals: list[int]
    """Of the deals before this one."""
    points: list[int]
    """Of the tricks of this deal, by seat."""
    tricks: list[int]
    """How many each seat has taken."""
    voids: list[set[Suit]]
    """Suits that a seat has shown not to have."""
    leader: int = 0
    """Who led, or leads, to the present trick."""
    last_leader: int = 0
    """Who led to the last completed trick."""
    trick: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    """The cards of the completed tricks, in the order of play."""

    plays: ClassVar[Mapping[Card, Action]]
    """The game's actions `play`, by card."""
    MUST_FOLLOW: ClassVar[str] = "follow_suit"
    """The rules file's reason for a card of another suit while the led one is held."""

    @property
    @abstractmethod
    def power(self) -> Power:
        """How high each card is."""

    @property
    def trump(self) -> Suit | None:
        return None

    @abstractmethod
    def value(self, trick: Sequence[Card]) -> int:
        """Return what a completed trick is worth to who takes it."""

    @property
    def number(self) -> int:
        """The number of the present trick; when the deal is over, that of the last one."""
        return len(self.gone) // len(self.hands) + (not self.over)

    def playable(self, seat: int) -> list[Card]:
        """Return the cards that a seat in turn may lay."""
        return follow(self.hands[seat], self.trick, self.power)

    def reproach(self, seat: int, card: Card) -> Refused:
        """Say why a card that is held may not be laid now."""
        return Refused(self.MUST_FOLLOW, suit=self.trick[0].suit)

    def legal(self, seat: int) -> list[Action]:
        return [self.plays[card] for card in self.playable(seat)]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action not in self.plays.values():
            return Refused(self.UNKNOWN)
        card = action.cards[0]
        if card not in self.hands[seat]:
            return Refused("not_in_hand")
        return None if card in self.playable(seat) else self.reproach(seat, card)

    def play(self, seat: int, action: Action) -> None:
        self.lay(seat, action.cards[0])

    def lay(self, seat: int, card: Card) -> None:
        """Lay a card to the trick; the last one completes it."""
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.tell("played", seat, card)
        self.notice(seat, card)
        if len(self.trick) == len(self.hands):
            self.take()
        else:
            self.turn = (seat + 1) % len(self.hands)

    def notice(self, seat: int, card: Card) -> None:
        """Note what the card just laid shows all: a suit not followed."""
        led = self.trick[0].suit
        if card.suit != led:
            self.voids[seat].add(led)

    def take(self) -> None:
        """Give the trick and its points to the seat that takes it; it leads, unless that was the end."""
        winner = (self.leader + best(self.trick, self.power, self.trump)) % len(self.hands)
        points = self.value(self.trick)
        self.points[winner] += points
        self.tricks[winner] += 1
        self.tell("trick", winner, *self.trick, number=points)
        self.gone += self.trick
        self.trick = []
        self.last_leader = self.leader
        self.leader = self.turn = winner
        if self.exhausted():
            self.phase = "over"
            self.finish()

    def exhausted(self) -> bool:
        """Tell, after a trick, whether the deal is over: no cards are left, unless the game says otherwise."""
        return not self.hands[self.leader]

    def finish(self) -> None:
        """Tell what the deal, just over, brings each seat."""
        for seat, points in enumerate(self.result().points):
            self.tell("scored", seat, number=points)

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, without the suits they have shown not to have."""
        return [Hidden(self.hands[one], barred=self.barred(one)) for one in others(seat, len(self.hands))]

    def barred(self, seat: int) -> Callable[[Card], bool]:
        """Return what tells the cards that a seat has shown not to have."""
        voids = self.voids[seat]
        return lambda card: card.suit in voids

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.trick, self.gone]

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the present and the last trick."""
        shown = [self._laid("trick", self.trick, self.leader)]
        last = self.gone[-len(self.hands) :]
        return [*shown, self._laid("last", last, self.last_leader)] if last else shown

    def places(self) -> list[Place]:
        return [Place(seat, len(hand), facts=self.standing(seat)) for seat, hand in enumerate(self.hands)]

    def standing(self, seat: int) -> dict[str, Arg]:
        """Return what all may know of a seat: points of this deal, total of those before."""
        return {"points": self.points[seat], "total": self.totals[seat]}

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if not self.trick:
            return Text("ask-lead", {})
        led = self.trick[0].suit
        follows = any(card.suit == led for card in self.hands[seat])
        return Text("ask-follow" if follows else "ask-discard", {"suit": led})

    def _laid(self, zone: str, cards: Sequence[Card], leader: int) -> Zone:
        by = tuple((leader + place) % len(self.hands) for place in range(len(cards)))
        return Zone(zone, "trick", tuple(cards), by=by)
