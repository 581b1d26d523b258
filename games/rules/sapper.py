"""Sapper: cards are turned up one after another, and the queen of spades is a mine unless she is the very last."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, Suit, pack
from games.deal import Deal, Options, Result
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.view import Place, Zone

MINE = Card(Rank.QUEEN, Suit.SPADES)
PACKS = {36: pack(Rank.SIX), 52: pack()}
ANY = Action("any")


class SapperOptions(Options, frozen=True):
    """What is agreed on, by the table of the rules file."""

    deck: Literal[36, 52] = 36


@dataclass(slots=True, kw_only=True)
class SapperDeal(Deal):
    """One game; places are counted from 1. Alone or in turns: who opens the mine too early loses."""

    options: SapperOptions
    layout: list[Card]
    """The card at each place, fixed at the deal."""
    opened: set[int] = field(default_factory=set)
    """Places whose card lies face up."""
    safe: list[int]
    """How many cards other than the mine each seat has opened."""
    ending: str = ""
    """"loss" or "win" of the seat at turn, who opened the mine."""

    UNKNOWN: ClassVar[str] = "unknown"

    @property
    def closed(self) -> list[int]:
        """The places whose card is not yet turned up."""
        return [place for place in range(1, len(self.layout) + 1) if place not in self.opened]

    def begin(self) -> None:
        self.tell("laid", number=len(self.layout))

    def legal(self, seat: int) -> list[Action]:
        return [*(Action("open", numbers=(place,)) for place in self.closed), ANY]

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """Leave the place to chance: places tell nothing."""
        return [ANY]

    def waiting(self, seat: int) -> str:
        return "not_turn"

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action == ANY:
            return None
        place = action.numbers[0] if action.numbers else 0
        if action != Action("open", numbers=(place,)):
            return Refused(self.UNKNOWN)
        if not 1 <= place <= len(self.layout):
            return Refused("no_place")
        return Refused("opened") if place in self.opened else None

    def silence(self) -> list[tuple[int, Action, bool]]:
        """Open any card for a silent seat; alone nobody is played for, the table sleeps."""
        return [] if self.over or len(self.safe) == 1 else [(self.turn, ANY, True)]

    def play(self, seat: int, action: Action) -> None:
        closed = self.closed
        place = action.numbers[0] if action.verb == "open" else closed[self.chance(len(closed))]
        card = self.layout[place - 1]
        self.opened.add(place)
        if card == MINE:
            self.ending = "loss" if self.closed else "win"
            self.phase = "over"
            self.tell(self.ending, seat, card, number=place)
        else:
            self.safe[seat] += 1
            self.turn = (seat + 1) % len(self.safe)
            self.tell("opened", seat, card, number=place)

    def result(self) -> Result:
        """Rank who opened the mine behind or before all others; alone a loss is rank 2. Safe cards are counted."""
        opener = self.turn
        if self.ending == "win":
            return Result(tuple(self.safe), self._ranking(opener, 1, 2), "win")
        return Result(tuple(self.safe), self._ranking(opener, self._last, 1), "loss", ((opener, "mine"),))

    def forfeit(self, seat: int) -> Result:
        return Result(tuple(self.safe), self._ranking(seat, self._last, 1), "forfeit")

    @property
    def _last(self) -> int:
        """The rank of a lone loser."""
        return max(len(self.safe), 2)

    def _ranking(self, one: int, rank: int, others: int) -> tuple[int, ...]:
        return tuple(rank if seat == one else others for seat in range(len(self.safe)))

    def hidden(self, seat: int) -> list[Hidden]:
        return [Hidden(self.layout, known=[place - 1 for place in self.opened])]

    def holding(self) -> list[list[Card]]:
        return [self.layout]

    def zones(self, seat: int | None) -> list[Zone]:
        """Return the cards at their places; after the end all of them lie open."""
        shown = (card if self.over or place in self.opened else None for place, card in enumerate(self.layout, start=1))
        return [Zone("field", "grid", tuple(shown))]

    def places(self) -> list[Place]:
        """Return each seat with the safe cards it has opened."""
        return [Place(seat, safe) for seat, safe in enumerate(self.safe)]

    def facts(self) -> dict[str, Arg]:
        return {"closed": len(self.closed)}


class Sapper(Game[SapperOptions]):
    """Sapper with 36 or 52 cards, alone or up to six in turns."""

    key = "sapper"
    version = 1
    family = "luck"
    seats = range(1, 7)
    Options = SapperOptions
    open = True
    longest = 52
    words = Words(
        verbs=frozenset({"open", "any"}),
        events=frozenset({"laid", "opened", "loss", "win"}),
        reasons=frozenset({"not_turn", "no_place", "opened", "over", "unknown", "not_seated"}),
        zones=frozenset({"field"}),
        facts=frozenset({"closed"}),
        endings=frozenset({"loss", "win", "forfeit"}),
        titles=frozenset({"mine"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> SapperDeal:
        """Lay the cards face down; the first seat is drawn by lot, in a rematch it is the next clockwise."""
        deal = SapperDeal(
            options=self.options, seed=seed, hands=[[] for _ in range(self.n)], phase="open", turn=standing.first,
            layout=[], safe=[0] * self.n,
        )  # fmt: skip
        deal.layout = list(deck or deal.shuffled(PACKS[self.options.deck]))
        return deal
