"""What the shedding games share: one card a move that must fit, passes, and the first empty hand that ends the deal."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.actions import Action
from games.cards import Card
from games.deal import Deal, Result, ranked
from games.parts.hands import arranged
from games.view import Place, Zone

PASS = Action("pass")


@dataclass(slots=True, kw_only=True)
class SheddingDeal(Deal):
    """A deal in which cards are laid one by one; whose hand is empty first has won, the rest is ranked by what is left.

    Tells `pass` and, when it ends, the hands that are `left`.
    """

    laid: list[Card] = field(default_factory=list)
    """The cards on the table in the order in which they came."""
    passes: int = 0
    """In a row."""

    ENDED: ClassVar[str] = "game_over"
    UNKNOWN: ClassVar[str] = "bad_action"

    def block(self) -> None:
        """Do what follows when all have passed in a row."""
        raise AssertionError("a game in which all can pass says what follows")

    @abstractmethod
    def table(self) -> list[Zone]:
        """Return the zones of the cards on the table."""

    def worth(self, hand: Sequence[Card]) -> int:
        """Return what a hand costs its owner at the end: its cards, unless the game counts otherwise."""
        return len(hand)

    def lay(self, seat: int, card: Card) -> None:
        """Move a card from the hand to the table; what is told of it, and who goes on, is the game's business."""
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.passes = 0

    def pass_on(self, seat: int) -> None:
        """Let the left neighbour go on; when all have passed in a row, do what the game says."""
        self.passes += 1
        self.tell("pass", seat)
        self.turn = self.left_of(seat)
        if self.passes == len(self.hands):
            self.block()

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)

    def finish(self) -> None:
        """End the deal and show the cards that are left."""
        self.phase = "over"
        for seat, hand in enumerate(self.hands):
            if hand:
                self.tell("left", seat, *arranged(hand))

    def result(self) -> Result:
        """Rank by what is left, the least first; the points are that number."""
        left = tuple(map(self.worth, self.hands))
        return Result(left, ranked(left, low=True), "blocked" if all(self.hands) else "out")

    def zones(self, seat: int | None) -> list[Zone]:
        if not self.over:
            return self.table()
        hands = [Zone("hand", "row", tuple(arranged(hand)), owner=owner) for owner, hand in enumerate(self.hands)]
        return [*self.table(), *(zone for zone in hands if zone.cards)]

    def places(self) -> list[Place]:
        passed = {(self.turn - step) % len(self.hands) for step in range(1, self.passes + 1)}
        return [Place(seat, len(hand), "passed" if seat in passed else "in") for seat, hand in enumerate(self.hands)]


@dataclass(slots=True, kw_only=True)
class PileDeal(SheddingDeal):
    """A shedding deal with one pile, whose top card alone counts; in phase "lead" any card may be laid upon it.

    Tells also `leads`: all have passed, and who laid the last card leads anew.
    """

    last: int | None = None
    """Who laid the last card; None: nobody has laid one yet."""

    @property
    @abstractmethod
    def counts_when_blocked(self) -> bool:
        """Whether the deal ends when all have passed."""

    @property
    def top(self) -> Card:
        return self.laid[-1]

    def lay(self, seat: int, card: Card) -> None:
        SheddingDeal.lay(self, seat, card)
        self.last = seat

    def block(self) -> None:
        """End the deal, or let the seat of the last card (if there is none: the next one) lead any card."""
        if self.counts_when_blocked:
            self.finish()
            return
        self.passes = 0
        self.phase = "lead"
        if self.last is not None:
            self.turn = self.last
        self.tell("leads", self.turn)

    def table(self) -> list[Zone]:
        """Show the top card of the pile; what lies below it is a count."""
        backs = (None,) * (len(self.laid) - 1)
        return [Zone("pile", "pile", (*backs, *self.laid[-1:]))]
