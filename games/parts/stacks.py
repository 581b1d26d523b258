"""Two face-down stacks turned up card by card (war family): rounds, disputes, and what a run of them is told as."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Self, TypeVar

from games.actions import Action, Arg
from games.cards import Card, Rank, pack, text
from games.deal import Deal, Options, Result
from games.game import Game, Standing
from games.hidden import Hidden
from games.parts.digest import digest
from games.parts.presses import ALL, SEATS, PressDeal
from games.view import Place, Zone

O = TypeVar("O", bound=Options)  # noqa: E741 - as in games.game

PACK36 = pack(Rank.SIX)


def duel(one: Card, other: Card, *, six_over_ace: bool = False) -> int | None:
    """Return which card wins, 0 or 1, by rank alone; None: a tie. By option a six beats an ace, and nothing else."""
    if one.rank == other.rank:
        return None
    upset = six_over_ace and {one.rank, other.rank} == {Rank.SIX, Rank.ACE}
    return int((one.rank < other.rank) != upset)


@dataclass(slots=True, kw_only=True)
class StackDeal(PressDeal):
    """One game of two stacks."""

    stacks: list[list[Card]]
    """Face down, the top first."""
    laid: list[list[Card]] = field(default_factory=lambda: [[], []])
    """On the table, by seat, in the order of laying."""
    rounds: int = 0
    seen: set[str] = field(default_factory=set)
    """The ordered stacks at the start of each round so far."""
    last: list[Card] = field(default_factory=list)
    """The cards that decided the last round, the winner's first, until cards are turned up again."""
    counts: list[int] = field(default_factory=lambda: [0, 0])
    """The sizes of the stacks before the last run, or before the round it began in."""
    began: int = 0
    """The rounds before the last run."""
    ending: str = ""
    best: int | None = None
    """Who has won; None: a draw."""

    CAP: ClassVar[int]
    """Rounds after which the game is a draw."""
    LOSER: ClassVar[str] = ""
    """The title of who loses, if there is one."""

    @property
    def stage(self) -> int:
        """How many cards each seat lays before the next are compared."""
        return 1

    @property
    def six_over_ace(self) -> bool:
        """Whether a six beats an ace."""
        return False

    @property
    def position(self) -> str:
        """Both ordered stacks as a text."""
        return "/".join(map(text, self.stacks))

    @property
    def order(self) -> Sequence[int]:
        """The seats in the order in which their cards are shown."""
        return SEATS

    def open(self, dealer: int) -> None:
        """Make the cards dealt the start of the first round."""
        self.note()

    def note(self) -> None:
        """Note the position, which is the first of those that may be met again."""
        self.seen = {self.position} if self.phase == "flip" else set()

    def play(self, seat: int, action: Action) -> None:
        self.press(seat, action)
        self.narrate(self.run)

    def narrate(self, act: Callable[[], None]) -> None:
        """Turn up cards and tell of it in a few events, however many rounds it was."""
        before, start = self.rounds, len(self.heard or ())
        sizes = [len(stack) for stack in self.stacks]
        fresh, steps = self.phase == "flip", self.steps
        act()
        if fresh and self.steps > steps:
            self.counts, self.began = sizes, before
        if self.heard is not None:
            self.heard[start:] = digest(self.heard[start:], before + 1, sizes[0] - sizes[1])

    # What comes of it.

    def step(self) -> None:
        """Let both seats lay cards, and compare the last ones."""
        self.last = []
        for seat, stack in enumerate(self.stacks):
            self.laid[seat] += stack[: self.stage]
            del stack[: self.stage]
        winner = duel(self.laid[0][-1], self.laid[1][-1], six_over_ace=self.six_over_ace)
        if winner is None:
            self.tie()
        else:
            self.collect(winner)
            self.end_round()

    def shown(self) -> list[Card]:
        """Return the cards just compared, in the order in which they are shown."""
        return [self.laid[seat][-1] for seat in self.order]

    def tie(self) -> None:
        """Open or prolong a dispute; who cannot lay enough for it has lost all."""
        self.tell("tie", None, *self.shown(), number=self.rounds + 1)
        self.phase = "war"
        short = [seat for seat in SEATS if len(self.stacks[seat]) < self.stage]
        if len(short) == len(SEATS):
            self.tell("both_short")
            self.finish("short")
        elif short:
            self.tell("short", short[0])
            self.finish("short", 1 - short[0])

    def collect(self, winner: int) -> None:
        """Put the table under the winner's stack: of each laying in order of time his own card, then the other's."""
        own, other = self.laid[winner], self.laid[1 - winner]
        block = [card for pair in zip(own, other, strict=True) for card in pair]
        self.stacks[winner] += block
        self.last = block[-2:]
        if len(own) > 1:
            self.tell("war", winner, *self.last, number=len(block))
        else:
            self.tell("round", winner, *self.last, number=self.rounds + 1)
        self.laid = [[], []]

    def end_round(self) -> None:
        """Test, in this order: an empty stack, a draw by rounds or time, a position met before."""
        self.rounds += 1
        self.phase = "flip"
        empty = [seat for seat in SEATS if not self.stacks[seat]]
        if empty:
            self.emptied(empty)
        elif draw := self.drawn():
            self.tell(draw)
            self.finish(draw)
        elif self.position in self.seen:
            self.repeated()
        else:
            self.seen.add(self.position)

    def emptied(self, empty: Collection[int]) -> None:
        """End the game: the other seat has all cards, and has won."""
        (loser,) = empty
        self.tell("all", 1 - loser)
        self.finish("all", 1 - loser)

    def drawn(self) -> str:
        """Return why the game is a draw at the end of this round, "" if it is not."""
        return "cap" if self.rounds >= self.CAP else ""

    @abstractmethod
    def repeated(self) -> None:
        """Deal with a position that was met before: nothing new can come of it."""

    def finish(self, ending: str, best: int | None = None) -> None:
        """End the game; without a `best` it is a draw."""
        self.phase = "over"
        self.ending = ending
        self.best = best

    def result(self) -> Result:
        if self.best is None:
            return Result((0, 0), (1, 1), self.ending)
        titles = ((1 - self.best, self.LOSER),) if self.LOSER else ()
        return Result((0, 0), (1, 2) if self.best == 0 else (2, 1), self.ending, titles)

    # What is seen.

    def closed(self, at: int) -> bool:
        """Tell whether the cards that were laid at this place, from 0, lie face down."""
        return False

    def hidden(self, seat: int) -> list[Hidden]:
        """List both stacks, but for the cards of the last round that lie under one, and the closed cards laid."""
        stacks = [Hidden(stack, known=self._bottom(stack)) for stack in self.stacks]
        return stacks + [
            Hidden(laid, known=[at for at in range(len(laid)) if not self.closed(at)]) for laid in self.laid
        ]

    def redeal(self, seat: int, rng: Random) -> Self:
        """Forget the positions met: they would tell the truth."""
        twin = Deal.redeal(self, seat, rng)
        twin.note()
        return twin

    def holding(self) -> list[list[Card]]:
        return [*self.stacks, *self.laid]

    def zones(self, seat: int | None) -> list[Zone]:
        laid = [
            (owner, None if self.closed(at) else card)
            for owner in self.order
            for at, card in enumerate(self.laid[owner])
        ]
        table = Zone("table", "trick", tuple(card for _, card in laid), by=tuple(owner for owner, _ in laid))
        last = Zone("last", "trick", tuple(self.last), by=(None,) * len(self.last))
        return [table, last] if self.last else [table]

    def places(self) -> list[Place]:
        return [Place(seat, len(self.stacks[seat]), roles=self.roles(seat), facts=self._facts(seat)) for seat in SEATS]

    def roles(self, seat: int) -> tuple[str, ...]:
        return ()

    def facts(self) -> dict[str, Arg]:
        """Return the number of the last round begun, after a run its numbers."""
        first, last = self.began + 1, self.rounds + (self.phase == "war")
        if first < last:
            return {"rounds": f"{first}–{last}"}
        return {"round": last} if last else {}

    def _bottom(self, stack: Sequence[Card]) -> Collection[int]:
        size = len(stack)
        return range(size - len(self.last), size) if self.last and list(stack[-2:]) == self.last else ()

    def _facts(self, seat: int) -> dict[str, Arg]:
        facts: dict[str, Arg] = {}
        gain = len(self.stacks[seat]) - self.counts[seat]
        if gain and self.phase == "flip" and self.steps:
            facts["gain"] = gain
        if credit := self.credit[seat]:
            facts["credit"] = "all" if credit == ALL else credit
        return facts


class StackGame(Game[O]):
    """A game of two stacks, played by buttons in the group: nobody sees his own cards either."""

    family = "luck"
    seats = (len(SEATS),)
    open = True
    dealt: ClassVar[type[StackDeal]]
    """The deals of this game."""

    @property
    def pack(self) -> Sequence[Card]:
        return PACK36

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> StackDeal:
        """Deal all cards one by one, the first to the seat that does not deal; each falls on top of its stack."""
        deal = self.dealt(options=self.options, seed=seed, hands=[[], []], phase="flip", turn=0, stacks=[[], []])
        cards = list(deck or deal.shuffled(self.pack))
        deal.stacks = [cards[(seat == standing.dealer) :: 2][::-1] for seat in SEATS]
        deal.open(standing.dealer)
        return deal
