"""War: both seats turn up their top cards, the higher one takes both; equal cards are fought over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from games.actions import Refused
from games.cards import Card, Rank, pack
from games.deal import Options
from games.game import Words
from games.parts.stacks import StackDeal, StackGame

LOW = {52: Rank.TWO, 36: Rank.SIX}
"""The lowest rank of each pack."""
RARE = 3
"""Ties in a row that are worth a word."""


class WarOptions(Options, frozen=True):
    """What is agreed on, by the table of the rules file."""

    deck: Literal[52, 36] = 52
    tie: Literal["closed_open", "open_next"] = "closed_open"
    low_beats_ace: bool = False
    aim: Literal["collect", "shed"] = "collect"
    limit: Literal[0, 5, 10, 15, 30, 60] = 0


@dataclass(slots=True, kw_only=True)
class WarDeal(StackDeal):
    """One game. After the deal nothing is random: somebody wins, or a position is met again."""

    options: WarOptions
    timed: bool = False
    """Whether the time agreed on is up: a dispute is still fought out, then it is a draw."""
    marvelled: bool = False
    """Whether a row of ties was remarked on."""

    CAP: ClassVar[int] = 10_000

    @property
    def stage(self) -> int:
        """How many cards each seat lays: in a dispute, by option, a closed one before the open one."""
        return 2 if self.phase == "war" and self._closes else 1

    @property
    def six_over_ace(self) -> bool:
        return self.options.low_beats_ace

    def closed(self, at: int) -> bool:
        return self._closes and at % 2 == 1

    def tie(self) -> None:
        StackDeal.tie(self)
        ties = sum(not self.closed(at) for at in range(len(self.laid[0])))
        if ties == RARE and not self.marvelled:
            self.marvelled = True
            self.tell("unhurried")

    def drawn(self) -> str:
        return "time" if self.timed else StackDeal.drawn(self)

    def repeated(self) -> None:
        """End in a draw: it would go on like this for ever."""
        self.tell("repeat")
        self.finish("repeat")

    def finish(self, ending: str, best: int | None = None) -> None:
        """End the game; who had to get rid of his cards wins without them."""
        sheds = self.options.aim == "shed" and best is not None
        StackDeal.finish(self, ending, 1 - best if sheds and best is not None else best)

    def time_up(self) -> None:
        """End in a draw, after a dispute that is being fought out; nobody can hold that up."""
        self.timed = True
        if self.phase == "flip":
            self.tell("time")
            self.finish("time")
        else:
            self.narrate(self._fight_out)

    def _fight_out(self) -> None:
        while self.phase == "war":
            self.go_on()

    @property
    def _closes(self) -> bool:
        return self.options.tie == "closed_open"


class War(StackGame[WarOptions]):
    """One game with 52 or 36 cards."""

    key = "war"
    version = 1
    Options = WarOptions
    presets: ClassVar = {"pagat": WarOptions(deck=36, low_beats_ace=True, tie="open_next")}
    dealt = WarDeal
    longest = 2 * WarDeal.CAP * 26
    words = Words(
        verbs=frozenset({"flip", "auto", "stop"}),
        events=frozenset({
            "auto", "stop", "round", "tie", "war", "unhurried", "run", "turned", "all", "short", "both_short",
            "repeat", "cap", "time",
        }),
        reasons=frozenset({"already", "nothing", "over", "not_seated", "unknown", "deck_six"}),
        zones=frozenset({"table", "last"}),
        facts=frozenset({"round", "rounds"}),
        standing=frozenset({"gain", "credit"}),
        endings=frozenset({"all", "short", "repeat", "cap", "time", "forfeit"}),
        texts=frozenset({"ask-flip", "call-flip"}),
    )  # fmt: skip

    def __init__(self, seats: int, options: WarOptions) -> None:
        super().__init__(seats, options)
        if options.low_beats_ace and LOW[options.deck] != Rank.SIX:
            raise Refused("deck_six")

    @property
    def pack(self) -> Sequence[Card]:
        return pack(LOW[self.options.deck])

    def minutes(self) -> int | None:
        return self.options.limit or None
