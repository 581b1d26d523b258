"""Pyanitsa (drunkard): war with 36 cards, in which a six beats an ace and a stack may be shuffled."""

from dataclasses import dataclass
from typing import ClassVar

from games.game import Words
from games.parts.bottles import BottleDeal, BottleOptions
from games.parts.stacks import StackGame


@dataclass(slots=True, kw_only=True)
class PyanitsaDeal(BottleDeal):
    """One game. In a dispute each seat lays one more open card; who has none left has lost all."""

    LOSER: ClassVar[str] = "drunkard"

    @property
    def six_over_ace(self) -> bool:
        return True


class Pyanitsa(StackGame[BottleOptions]):
    """One game with 36 cards."""

    key = "pyanitsa"
    version = 1
    Options = BottleOptions
    dealt = PyanitsaDeal
    longest = 2 * PyanitsaDeal.CAP * 18
    words = Words(
        verbs=frozenset({"flip", "auto", "stop", "shuffle"}),
        events=frozenset({
            "leader", "auto", "stop", "shuffle", "repeated", "round", "tie", "war", "run", "turned", "all",
            "short", "both_short", "cap",
        }),
        reasons=frozenset({
            "already", "nothing", "too_early", "in_dispute", "one_card", "over", "not_seated", "unknown",
        }),
        zones=frozenset({"table", "last"}),
        facts=frozenset({"round", "rounds", "since"}),
        standing=frozenset({"gain", "credit"}),
        roles=frozenset({"leader"}),
        endings=frozenset({"all", "short", "cap", "forfeit"}),
        titles=frozenset({"drunkard"}),
        texts=frozenset({"ask-flip", "call-flip"}),
    )  # fmt: skip
