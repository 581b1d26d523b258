"""Presses that pace a game without choices: each seat presses once, ten times or to the end, and may stop again."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from games.actions import Action, Refused
from games.deal import Deal
from games.view import Text

SEATS = (0, 1)

FLIP = Action("flip")
FLIP_TEN = Action("flip", numbers=(10,))
AUTO = Action("auto")
STOP = Action("stop")

ALL = -1
"""The credit of a seat that wants to go on to the end."""
_CREDIT = {FLIP: 1, FLIP_TEN: 10, AUTO: ALL, STOP: 0}
_ONWARDS = (FLIP, FLIP_TEN, AUTO)
"""What a seat without credit may press."""


@dataclass(slots=True, kw_only=True)
class PressDeal(Deal):
    """A game of two seats that goes on while both have credit. How it is pressed changes nothing of its course."""

    credit: list[int] = field(default_factory=lambda: [0, 0])
    """How often each seat has pressed ahead of the other; ALL: to the end."""
    steps: int = 0
    """How often cards were turned up."""

    UNKNOWN: ClassVar[str] = "unknown"

    @property
    def actors(self) -> Sequence[int]:
        """Both seats at any time, who is waited for first, so that buttons for both keep their order."""
        return () if self.over else tuple(sorted(SEATS, key=lambda seat: self.credit[seat] != 0))

    @property
    def awaited(self) -> Sequence[int]:
        """Who has no credit left."""
        return tuple(seat for seat in self.actors if not self.credit[seat])

    def legal(self, seat: int) -> list[Action]:
        if not self.credit[seat]:
            return list(_ONWARDS)
        return [STOP] if self.credit[seat] == ALL else [AUTO, STOP]

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """List what makes the game go on."""
        return [action for action in self.legal(seat) if action in _ONWARDS]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action in self.legal(seat):
            return None
        if action in _ONWARDS:
            return Refused("already")
        return Refused("nothing" if action == STOP else self.UNKNOWN)

    def press(self, seat: int, action: Action) -> None:
        """Change the credit of a seat; only what stands for long, and changes nothing else yet, is worth a word."""
        self.credit[seat] = _CREDIT[action]
        if action in (AUTO, STOP) and not all(self.credit):
            self.tell(action.verb, seat)

    def run(self) -> None:
        """Go on while both seats have credit, each time using up one press of both."""
        while not self.over and all(self.credit):
            self.credit = [credit if credit == ALL else credit - 1 for credit in self.credit]
            self.go_on()

    def go_on(self) -> None:
        """Turn up cards once."""
        self.steps += 1
        self.step()

    @abstractmethod
    def step(self) -> None:
        """Turn up the next cards, and do all that comes of it."""

    def ask(self, seat: int | None) -> Text | None:
        if self.over or (seat is not None and self.credit[seat]):
            return None
        return Text("call-flip" if seat is None else "ask-flip", {})

    def about(self, seat: int | None) -> Hashable:
        """Return the cards turned up; while credit is left it is only about stopping, whatever falls meanwhile."""
        if seat is None:
            return self.steps, self.shuffles
        return "busy" if self.credit[seat] else self.steps
