"""Stacks that may be shuffled (the bottle): who begins, and what happens instead of a draw by repetition."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused
from games.deal import Options
from games.parts.presses import SEATS
from games.parts.seats import around
from games.parts.stacks import StackDeal

SHUFFLE = Action("shuffle")


class BottleOptions(Options, frozen=True):
    """What is agreed on: after how many rounds without a shuffle a seat may shuffle its own stack."""

    bottle_after: Literal[0, 50, 100, 200] = 100


@dataclass(slots=True, kw_only=True)
class BottleDeal(StackDeal):
    """A game that is never drawn by repetition: the stacks are shuffled then, and at times a seat may do so."""

    options: BottleOptions
    leader: int = 0
    """Whose card is shown first: who has won the last round. It has no other effect."""
    since: int = 0
    """Rounds after the deal or the last shuffle of any kind."""
    bottles: list[int] = field(default_factory=lambda: [0, 0])
    """How often each seat has shuffled its own stack."""

    CAP: ClassVar[int] = 5000

    @property
    def order(self) -> Sequence[int]:
        return around(self.leader, len(SEATS))

    def open(self, dealer: int) -> None:
        """Let the lower top card begin, of equal ones that of the seat that does not deal."""
        StackDeal.open(self, dealer)
        self.leader = min(SEATS, key=lambda seat: (self.stacks[seat][0].rank, seat == dealer))

    def begin(self) -> None:
        self.tell("leader", self.leader)

    def legal(self, seat: int) -> list[Action]:
        return [*StackDeal.legal(self, seat), *([] if self._no_bottle(seat) else [SHUFFLE])]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        return self._no_bottle(seat) if action == SHUFFLE else StackDeal.refusal(self, seat, action)

    def press(self, seat: int, action: Action) -> None:
        if action != SHUFFLE:
            StackDeal.press(self, seat, action)
            return
        self.bottles[seat] += 1
        self._shuffle(seat)
        self.tell("shuffle", seat)

    def collect(self, winner: int) -> None:
        StackDeal.collect(self, winner)
        self.leader = winner

    def end_round(self) -> None:
        self.since += 1
        StackDeal.end_round(self)

    def repeated(self) -> None:
        """Shuffle both stacks, since the game could not end this way."""
        self._shuffle(*SEATS)
        self.tell("repeated")

    def roles(self, seat: int) -> tuple[str, ...]:
        return ("leader",) if seat == self.leader and not self.over else ()

    def facts(self) -> dict[str, Arg]:
        return {**StackDeal.facts(self), "since": self.since}

    def about(self, seat: int | None) -> Hashable:
        """Add the own shuffles: they may leave everything else as it was."""
        return StackDeal.about(self, seat), 0 if seat is None else self.bottles[seat]

    def _no_bottle(self, seat: int) -> Refused | None:
        """Say why the seat may not shuffle its stack."""
        if self.phase == "war":
            return Refused("in_dispute")
        if self.since < self.options.bottle_after:
            return Refused("too_early", number=self.options.bottle_after - self.since)
        return Refused("one_card") if len(self.stacks[seat]) == 1 else None

    def _shuffle(self, *seats: int) -> None:
        """Shuffle these stacks and begin a new list of positions; where the last cards lie, nobody knows now."""
        for seat in seats:
            self.stacks[seat] = self.shuffled(self.stacks[seat])
        self.last = []
        self.since = 0
        self.note()
