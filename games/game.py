"""The contract of a game: its seats, options and words, and how its deals make a match."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, TypeVar, get_args

from games.actions import Refused
from games.cards import Card
from games.deal import Deal, Options, Result
from games.shuffle import Stream
from games.view import Sheet

O = TypeVar("O", bound=Options)  # noqa: E741 - the type of a game's options


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands when deal `number` is dealt; after the last deal `number` has gone on by one."""

    number: int
    totals: tuple[int, ...]
    dealer: int
    first: int
    last: Result | None = None
    carry: Mapping[str, int] = field(default_factory=dict)
    """What a game takes over to the next deal: king's contracts, hanging points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Every id a game can ask a text for; the texts are checked against these, random play against both."""

    verbs: frozenset[str]
    """Of its actions: `verb-<verb>`."""
    events: frozenset[str]
    """Kinds it tells: `event-<kind>`."""
    reasons: frozenset[str]
    """Why it refuses: `refused-<reason>`."""
    zones: frozenset[str]
    """Ids of its zones: `zone-<id>`."""
    facts: frozenset[str] = frozenset()
    """Names in `facts()`: `fact-<name>`."""
    standing: frozenset[str] = frozenset()
    """Names in the facts of places: `place-<name>`."""
    roles: frozenset[str] = frozenset()
    """Roles of places: `role-<role>`."""
    endings: frozenset[str] = frozenset()
    """Reasons of results: `ending-<reason>`."""
    titles: frozenset[str] = frozenset()
    """Titles of results: `title-<title>`."""
    texts: frozenset[str] = frozenset()
    """Ids given in full by `ask`, `notes` and `sheet`: `ask-throw`, `note-received`."""


class Game(ABC, Generic[O]):
    """A game at a table of `n` seats with its options. Holds no state: a match is values that it makes.

    Construction raises Refused for a set of options that contradicts itself or the number of seats.
    """

    key: ClassVar[str]
    version: ClassVar[int]
    """Raised when a log of the old rules would no longer replay."""
    family: ClassVar[str]
    seats: ClassVar[Collection[int]]
    Options: ClassVar[type[Any]]
    presets: ClassVar[Mapping[str, Any]] = {}
    open: ClassVar[bool] = False
    """Nothing is hidden from its owner or others: played by group buttons, no DM needed."""
    words: ClassVar[Words]
    longest: ClassVar[int]
    """No deal played by the awaited and their `ideas` has more actions."""
    zero_sum: ClassVar[bool] = False
    """Whether the points of every deal sum to 0."""
    losers: ClassVar[bool] = False
    """Nobody wins, somebody loses: the totals are the times each seat has lost, one a deal at most (durak)."""

    def __init__(self, seats: int, options: O) -> None:
        if seats not in self.seats:
            raise Refused("seats")
        self.n = seats
        self.options = options

    @classmethod
    def choices(cls) -> dict[str, tuple[Any, ...]]:
        """Return the values of each option, in the order of the options keyboard."""
        return {name: _values(info.annotation) for name, info in cls.Options.model_fields.items()}

    @property
    def deals(self) -> int | None:
        """How many deals the match has, None where that is not agreed; default: the option `deals`."""
        return getattr(self.options, "deals", None)

    @abstractmethod
    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> Deal:
        """Deal the cards; `deck` (top first) stands for the shuffled pack in vectors."""

    def opening(self, seed: bytes, before: Standing | None) -> Standing:
        """Return the standing of deal 1: the dealer by lot, or a later deal after what a rematch goes on from."""
        totals = (0,) * self.n
        if before is not None:
            return replace(before, number=1, totals=totals, carry={})
        dealer = Stream(seed, "lot").below(self.n)
        return Standing(1, totals, dealer, (dealer + 1) % self.n)

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Return the standing after a deal: number + 1, totals + points, next dealer and first, also when none follows.

        `result` is the deal's own, or that of a forfeit.
        """
        dealer = self.dealer_after(standing, result)
        totals = tuple(total + points for total, points in zip(standing.totals, result.points, strict=True))
        first = (dealer + 1) % self.n
        return replace(standing, number=standing.number + 1, totals=totals, dealer=dealer, first=first, last=result)

    def dealer_after(self, standing: Standing, result: Result) -> int:
        """Return who deals after this result; default: the next seat clockwise."""
        return (standing.dealer + 1) % self.n

    def over(self, standing: Standing) -> bool:
        """Tell whether the match ends here; default: after one deal."""
        return standing.number > 1

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        """Return the competition ranking of a match that is over; default: that of its last deal."""
        return standing.last.ranking if standing.last else (1,) * self.n

    def sides(self) -> list[list[int]]:
        """Return the seats that win and lose together; default: each is for itself."""
        return [[seat] for seat in range(self.n)]

    def sheet(self, standing: Standing) -> Sheet:
        """Return the score sheet of the match."""
        return ()

    def minutes(self) -> int | None:
        """Return the match's time limit in minutes (war): the host enters `@time` at a safe point."""
        return None


def _values(annotation: object) -> tuple[Any, ...]:
    return (False, True) if annotation is bool else get_args(annotation)
