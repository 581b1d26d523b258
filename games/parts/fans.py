"""Fans: closed hands from which others draw blind, by places counted from 1 as on the buttons."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from random import Random
from typing import ClassVar

from games.actions import Action, Refused
from games.cards import Card
from games.deal import OPTIONAL, Deal
from games.view import Zone

ANY = Action("any")
MIX = Action("mix")
AUTO = Action("auto")
STOP = Action("stop")

TOLD = 2
"""How many draws of a run by autopilot are told one by one; the rest are counted."""


@cache
def picks(verb: str, count: int) -> tuple[Action, ...]:
    """Return the ways to draw from a fan of so many cards: `verb:1` to `verb:<count>`, then `any`."""
    return (*(Action(verb, numbers=(place,)) for place in range(1, count + 1)), ANY)


@cache
def moves(count: int) -> tuple[Action, ...]:
    """Return the ways to put one card of a fan elsewhere: `fan:i,j`, the card at i is to stand at j."""
    places = range(1, count + 1)
    return tuple(Action("fan", numbers=(here, there)) for here in places for there in places if here != there)


def moved(fan: Sequence[Card], here: int, there: int) -> list[Card]:
    """Return the fan with the card at `here` taken out and put back so that it stands at `there`."""
    cards = list(fan)
    cards.insert(there - 1, cards.pop(here - 1))
    return cards


def paired(cards: Iterable[Card], single: Card | None = None) -> list[Card]:
    """Return the pairs among the cards, rank by rank: two by two of spades, hearts, diamonds, clubs.

    `single` is no partner of any card.
    """
    ordered = sorted((card for card in cards if card != single), key=lambda card: (card.rank, -card.suit))
    groups = [list(group) for _, group in groupby(ordered, key=lambda card: card.rank)]
    return [card for group in groups for card in group[: len(group) // 2 * 2]]


def unpaired(cards: Iterable[Card]) -> int:
    """Count the cards that are left over when the others pair; a search asks this often, hence the bits."""
    odd = 0
    for card in cards:
        odd ^= 1 << card.rank
    return odd.bit_count()


def backs(fan: Sequence[Card], owner: int) -> Zone:
    """Return a fan as those who draw from it see it."""
    return Zone("fan", "fan", (None,) * len(fan), owner=owner)


@dataclass(slots=True, kw_only=True)
class FanDeal(Deal):
    """A deal of blind draws, in which a seat may leave its draws to chance until it says stop."""

    auto: set[int] = field(default_factory=set)
    """Seats whose draws are made at random at once."""

    ENDED: ClassVar[str] = "over"
    UNKNOWN: ClassVar[str] = "unknown"

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """List the draws: all else changes nothing, and could go on for ever."""
        return [action for action in self.legal(seat) if action.verb not in OPTIONAL]

    def switch(self, seat: int) -> Action:
        """Return what turns the seat's autopilot on or off."""
        return STOP if seat in self.auto else AUTO

    def switch_refusal(self, seat: int, action: Action) -> Refused | None:
        """Say why a seat may not turn its autopilot so, or that this is no such action."""
        if action not in (AUTO, STOP):
            return Refused(self.UNKNOWN)
        return None if action == self.switch(seat) else Refused(f"auto_{'on' if action == AUTO else 'off'}")

    def turn_autopilot(self, seat: int, action: Action) -> None:
        """Turn the autopilot on or off, told."""
        if action == AUTO:
            self.auto.add(seat)
        else:
            self.auto.discard(seat)
        self.tell(action.verb, seat)

    def at_random(self, fan: Sequence[Card]) -> int:
        """Return a place of the fan, each equally likely."""
        return self.chance(len(fan)) + 1
