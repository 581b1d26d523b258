"""Propuschenka: pyanitsa turned round; pairs leave the game, and whoever has no cards wins."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from games.cards import Card
from games.game import Words
from games.parts.bottles import BottleDeal, BottleOptions
from games.parts.presses import SEATS
from games.parts.stacks import StackDeal, StackGame


class PropuschenkaOptions(BottleOptions, frozen=True):
    """What is agreed on; the game is half as long as pyanitsa, and so is the wait for the bottle."""

    bottle_after: Literal[0, 50, 100, 200] = 50


@dataclass(slots=True, kw_only=True)
class PropuschenkaDeal(BottleDeal):
    """One game. Each time two cards are turned up is a round."""

    options: PropuschenkaOptions
    gone: list[Card] = field(default_factory=list)
    """The pairs that have left the game; all have seen them."""

    def tie(self) -> None:
        """Let the pair leave; who leads stays the same."""
        pair = self.shown()
        self.gone += pair
        self.last = pair
        self.laid = [[], []]
        self.tell("pair", None, *pair, number=self.rounds + 1)
        self.end_round()

    def emptied(self, empty: Collection[int]) -> None:
        """End the game: without cards one has won; both have, and it is a draw."""
        if len(empty) == len(SEATS):
            self.tell("both_out")
            self.finish("both_out")
            return
        (winner,) = empty
        self.tell("out", winner)
        self.finish("out", winner)

    def holding(self) -> list[list[Card]]:
        return [*StackDeal.holding(self), self.gone]


class Propuschenka(StackGame[PropuschenkaOptions]):
    """One game with 36 cards."""

    key = "propuschenka"
    version = 1
    Options = PropuschenkaOptions
    dealt = PropuschenkaDeal
    longest = 2 * PropuschenkaDeal.CAP
    words = Words(
        verbs=frozenset({"flip", "auto", "stop", "shuffle"}),
        events=frozenset({
            "leader", "auto", "stop", "shuffle", "repeated", "round", "pair", "run", "pairs", "turned", "out",
            "both_out", "cap",
        }),
        reasons=frozenset({"already", "nothing", "too_early", "one_card", "over", "not_seated", "unknown"}),
        zones=frozenset({"table", "last"}),
        facts=frozenset({"round", "rounds", "since"}),
        standing=frozenset({"gain", "credit"}),
        roles=frozenset({"leader"}),
        endings=frozenset({"out", "both_out", "cap", "forfeit"}),
        texts=frozenset({"ask-flip", "call-flip"}),
    )  # fmt: skip
