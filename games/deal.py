"""The contract of one deal. Every game in `games/rules/` is a subclass; the conformance suite checks these sentences.

A deal is mutable plain data: cloned where a copy is wanted, judged before it is played.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple, Self, get_type_hints

from pydantic import BaseModel

from games import plain, shuffle
from games.actions import Action, Arg, Event, Refused, Seat
from games.cards import Card, Suit
from games.hidden import Hidden, spread
from games.view import Free, Place, Text, View, Zone

OPTIONAL = frozenset({"auto", "stop", "fan", "mix", "show", "announce"})
"""Verbs that a silent player never presses (etiquette, "Where a rules file is silent")."""


class Options(BaseModel, frozen=True):
    """What is agreed before the first deal: fields are bool or Literal[...], the options keyboard is read off them."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended."""

    points: tuple[int, ...]
    """What the deal adds to each total."""
    ranking: tuple[int, ...]
    """Competition ranking: 1, 1, 3."""
    reason: str
    """"out", "blocked", "moon": a message id."""
    titles: tuple[tuple[int, str], ...] = ()
    """(seat, "fool"), (seat, "pogony")."""


class Window(NamedTuple):
    """A round in which several are asked and most decline by `pass`: each has a short time of its own (design, 8)."""

    declined: int
    """How many have declined in this round so far."""
    bout: int
    """The number of the bout within the deal: to its end a seat may decline in advance."""


def ranked(values: Sequence[Any], *, low: bool = False) -> tuple[int, ...]:
    """Return the competition ranking of the values, the highest first (`low`: the lowest)."""
    ordered = sorted(values, reverse=not low)
    return tuple(ordered.index(value) + 1 for value in values)


@dataclass(slots=True, kw_only=True)
class Deal(ABC):
    """One deal. Fields are plain: numbers, text, Card, Suit, and lists, dicts or sets of those, lists of one kind.

    A subclass is `@dataclass(slots=True, kw_only=True)` too, narrows `options`, and calls `Deal.refusal(self, ...)`
    rather than `super()` (slotted dataclasses break zero-argument super on Python 3.11).
    """

    options: Options
    seed: bytes
    """Source of all chance within the deal."""
    hands: list[list[Card]]
    phase: str
    """"over" when the deal is over."""
    turn: int
    shuffles: int = 0
    """How often chance was asked so far."""
    heard: list[Event] | None = field(default=None, compare=False, repr=False)
    """Where `tell` writes while somebody listens; neither cloned nor dumped."""

    ENDED: ClassVar[str] = "over"
    """The rules file's reason for an action after the end."""
    UNKNOWN: ClassVar[str] = "bad_code"
    """The rules file's reason for an action that does not exist."""

    # A game writes these.

    @property
    def actors(self) -> Sequence[int]:
        """Who may act now; () when over. Exactly the seats for which `legal` lists something."""
        return () if self.over else (self.turn,)

    @property
    def awaited(self) -> Sequence[int]:
        """Whom the table waits for (mention, clock, silence, search): some or all of `actors`."""
        return self.actors

    def begin(self) -> None:  # noqa: B027 - most games have nothing between dealing and the first decision
        """Do what happens between dealing and the first decision, told: antes, first discards. May end the deal."""

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """List an actor's actions: unique canonical codes, stable order, at most 2000."""

    @abstractmethod
    def play(self, seat: int, action: Action) -> None:
        """Do an admitted action, trusting it; tell at most 20 events."""

    @abstractmethod
    def result(self) -> Result:
        """Return how the deal ended; asked only when it is over."""

    @abstractmethod
    def hidden(self, seat: int) -> list[Hidden]:
        """List what a perfect memory at this seat cannot know; for `redeal` only."""

    @abstractmethod
    def holding(self) -> list[list[Card]]:
        """Return every list in which a card lies: together always the pack.

        Other fields may name only cards that all have seen, or are made good in `redeal`.
        """

    @abstractmethod
    def zones(self, seat: int | None) -> list[Zone]:
        """Return the table as the rules file's "Who sees what" shows it to a seat (None: a spectator)."""

    @abstractmethod
    def places(self) -> list[Place]:
        """Return what all may know of each seat, by seat."""

    # A game may refine these.

    def hand(self, seat: int) -> Sequence[Card]:
        """Return the hand as its owner sees it, in the order of the buttons."""
        return self.hands[seat]

    def facts(self) -> dict[str, Arg]:
        """Return public facts in the order of the table message: trump, contract, stock."""
        return {}

    def notes(self, seat: int) -> list[Text]:
        """Return private facts: the packet given, what was received."""
        return []

    def ask(self, seat: int | None) -> Text | None:
        """Return what a seat is asked (None: how the table calls those it waits for); None: the usual words."""
        return None

    def details(self, seat: int, action: Action) -> Mapping[str, Arg]:
        """Return arguments for the label of a listed action beside those in its code: what a call costs."""
        return {}

    def free(self, seat: int) -> list[Free]:
        """Return verbs by which any cards may be announced."""
        return []

    def canonical(self, action: Action) -> Action:
        """Return the one spelling of an action whose cards are a set; it is judged and logged so."""
        return action

    def unreadable(self, code: str) -> Action:
        """Return the action as which a malformed code is judged: one without a verb, that no game has."""
        return Action("")

    def refusal(self, seat: int, action: Action) -> Refused | None:
        """Say why an actor may not do this, the rules file's first matching row; None: it is admitted.

        Must stand any Action: no cards, cards of another pack, twice the same, an empty verb.
        """
        return None if action in self.legal(seat) else Refused(self.UNKNOWN)

    def waiting(self, seat: int) -> str:
        """Return the reason why a seat that is no actor may not act; its text is told who is waited for (`seat`)."""
        return "not_your_turn"

    def time_up(self) -> None:
        """Play to the safe point and end, told: the match's time limit has come (war)."""
        raise Refused(self.UNKNOWN)

    def forfeit(self, seat: int) -> Result:
        """Return the result when a seat leaves and the deal ends by it: it is last, the others are first."""
        count = len(self.hands)
        return Result((0,) * count, tuple(count if one == seat else 1 for one in range(count)), "forfeit")

    def window(self) -> Window | None:
        """Return the round of asking in which most decline (durak's throw-in); None: the turn limit holds."""
        return None

    def silence(self) -> list[tuple[int, Action, bool]]:
        """Return the moves at the time limit: (seat, its move, whether it counts as silence)."""
        return [move for seat in self.awaited if (move := self._silent_move(seat))]

    def about(self, seat: int | None) -> Hashable:
        """Return what a seat's decision is about: its hand, the face-up cards, the facts.

        A game leaves out what others may change meanwhile without making the seat's buttons old (etiquette).
        """
        shown = tuple(tuple(card for card in zone.cards if card) for zone in self.zones(seat))
        return (self.phase, () if seat is None else tuple(self.hand(seat)), shown, tuple(self.facts().items()))

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """List what a computer weighs: all or a sample of `legal`, nothing that could go on for ever."""
        return self.legal(seat)

    def payoffs(self) -> list[float]:
        """Return 0..1 a seat for search, when over: the share of the others it has left behind."""
        ranking = self.result().ranking
        return [_beaten(rank, ranking) for rank in ranking]

    # All share these.

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.phase == "over"

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Judge, then play, and return what was told; Refused, and nothing has changed, if it is not allowed."""
        if refused := self._judged(seat, action):
            raise refused
        return self.listen(lambda: self.play(seat, action))

    def _judged(self, seat: int, action: Action) -> Refused | None:
        if self.over:
            return Refused(self.ENDED)
        if not 0 <= seat < len(self.hands):
            return Refused("not_seated")
        if seat not in self.actors:
            return Refused(self.waiting(seat), seat=Seat(self.awaited[0]))
        return self.refusal(seat, action)

    def listen(self, act: Callable[[], None]) -> list[Event]:
        """Run `play`, `begin` or `time_up` with an audience and return what it told."""
        heard: list[Event] = []
        self.heard = heard
        try:
            act()
        finally:
            self.heard = None
        return heard

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *cards: Card,
        suit: Suit | None = None,
        number: int | None = None,
        other: int | None = None,
        to: int | None = None,
    ) -> None:
        """Tell an event if anybody listens; search has no audience and pays nothing."""
        if self.heard is not None:
            self.heard.append(Event(kind, seat, cards, suit, number, other, to))

    def shuffled(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the deal's next random order."""
        self.shuffles += 1
        return shuffle.shuffled(cards, self.seed, f"shuffle {self.shuffles}")

    def chance(self, below: int) -> int:
        """Return the deal's next random number from 0 to below - 1."""
        self.shuffles += 1
        return shuffle.Stream(self.seed, f"chance {self.shuffles}").below(below)

    def view(self, seat: int | None) -> View:
        """Return all that a seat (None: a spectator) may see."""
        acting = seat is not None and seat in self.actors
        actions = tuple(self.legal(seat)) if seat is not None and acting else ()
        told = {} if seat is None else {action.code: self.details(seat, action) for action in actions}
        return View(
            zones=tuple(self.zones(seat)),
            places=tuple(self.places()),
            facts=self.facts(),
            hand=() if seat is None else tuple(self.hand(seat)),
            notes=() if seat is None else tuple(self.notes(seat)),
            ask=self.ask(seat),
            actions=actions,
            free=tuple(self.free(seat)) if seat is not None and acting else (),
            awaited=tuple(self.awaited),
            details={code: details for code, details in told.items() if details},
        )

    def clone(self) -> Self:
        """Return an independent copy that nobody listens to."""
        twin = object.__new__(type(self))
        for name in _names(type(self)):
            setattr(twin, name, plain.copied(getattr(self, name)))
        twin.heard = None
        return twin

    def redeal(self, seat: int, rng: Random) -> Self:
        """Return a deal that looks the same to the seat, all it cannot know dealt anew, chance included."""
        twin = self.clone()
        twin.seed = rng.randbytes(32)
        spread(twin.hidden(seat), rng)
        return twin

    def dump(self) -> dict[str, object]:
        """Return the whole state as JSON has it; equal states give equal dumps."""
        return {name: plain.dumped(getattr(self, name)) for name in _names(type(self))}

    @classmethod
    def load(cls, dumped: Mapping[str, object]) -> Self:
        """Return the deal that `dump` wrote."""
        hints = _hints(cls)
        return cls(**{name: plain.loaded(hints[name], value) for name, value in dumped.items()})

    def _silent_move(self, seat: int) -> tuple[int, Action, bool] | None:
        usual = [action for action in self.legal(seat) if action.verb not in OPTIONAL]
        if not usual:
            return None
        move = min(usual, key=lambda action: (action.verb != "pass", action.code))
        return seat, move, len(usual) > 1


def _beaten(rank: int, ranking: Sequence[int]) -> float:
    if len(ranking) == 1:
        return 1.0
    worse = sum(other > rank for other in ranking)
    same = sum(other == rank for other in ranking) - 1
    return (worse + same / 2) / (len(ranking) - 1)


@cache
def _names(kind: type[Deal]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind) if each.name != "heard")


@cache
def _hints(kind: type[Deal]) -> dict[str, Any]:
    return get_type_hints(kind)
