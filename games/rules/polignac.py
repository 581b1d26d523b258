"""Polignac: two seats, seventeen tricks with a trump; a trick brings two points, less the penalties of its jacks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from games.actions import Arg, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Options, Result, ranked
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.hands import arranged
from games.parts.sheets import SheetGame
from games.parts.tricks import Power, power
from games.parts.tricktaking import TrickDeal

SEATS = 2
ASIDE = 2
"""Cards that are not dealt."""
PACK = pack(Rank.SIX)
TARGET = 21
"""The total that ends the match at once."""
TRICK_POINTS = 2
PENALTIES = {
    Card(Rank.JACK, Suit.HEARTS): 4,
    Card(Rank.JACK, Suit.DIAMONDS): 3,
    Card(Rank.JACK, Suit.CLUBS): 2,
    Card(Rank.JACK, Suit.SPADES): 1,
}
_NATURAL = tuple(Rank)
_ORDERS = {"ace": _NATURAL, "french": (*_NATURAL[:-4], Rank.ACE, *_NATURAL[-4:-1])}
"""Ranks from low to high; in the French order the ace stands between ten and jack."""
_UP = 1
"""The place among the cards set aside of the one that lies face up; the other one nobody sees."""


class PolignacOptions(Options, frozen=True):
    """What is agreed on: whether the ace or the king is the highest card."""

    order: Literal["ace", "french"] = "ace"


@cache
def powers(order: str, trump: Suit) -> Power:
    """Return how high each card is."""
    return power(_ORDERS[order], trump)


@dataclass(slots=True, kw_only=True)
class PolignacDeal(TrickDeal):
    """One deal; it is over after seventeen tricks, or as soon as a total reaches the target."""

    options: PolignacOptions
    aside: list[Card]
    """The two cards that are not dealt: one that nobody sees and the trump under the pack, face up."""
    jacks: list[list[Card]]
    """Those that each seat has taken."""

    plays = each("play", PACK)
    UNKNOWN: ClassVar[str] = "bad_action"
    MUST_FOLLOW: ClassVar[str] = "must_follow"

    @property
    def trump_card(self) -> Card:
        return self.aside[_UP]

    @property
    def trump(self) -> Suit:
        return self.trump_card.suit

    @property
    def power(self) -> Power:
        return powers(self.options.order, self.trump)

    def begin(self) -> None:
        self.tell("trump", None, self.trump_card, suit=self.trump)
        self.tell("first", self.turn)

    def value(self, trick: Sequence[Card]) -> int:
        return TRICK_POINTS - sum(PENALTIES.get(card, 0) for card in trick)

    def total(self, seat: int) -> int:
        """Return the points of all deals, this one included."""
        return self.totals[seat] + self.points[seat]

    def lay(self, seat: int, card: Card) -> None:
        TrickDeal.lay(self, seat, card)
        if not self.over:
            self.phase = "reply" if self.trick else "lead"

    def take(self) -> None:
        jacks = [card for card in self.trick if card in PENALTIES]
        TrickDeal.take(self)
        self.jacks[self.leader] += jacks

    def exhausted(self) -> bool:
        return self.total(self.leader) >= TARGET or TrickDeal.exhausted(self)

    def result(self) -> Result:
        """Rank by the totals if the target is reached, else by the points of the deal, then by who took the last trick.

        So a deal always has a winner, who leads in the next one.
        """
        totals = [self.total(seat) for seat in range(SEATS)]
        if max(totals) >= TARGET:
            return Result(tuple(self.points), ranked(totals), "target")
        order = [(points, seat == self.leader) for seat, points in enumerate(self.points)]
        return Result(tuple(self.points), ranked(order), "played")

    def hidden(self, seat: int) -> list[Hidden]:
        return [*TrickDeal.hidden(self, seat), Hidden(self.aside, known=(_UP,))]

    def holding(self) -> list[list[Card]]:
        return [*TrickDeal.holding(self), self.aside]

    def facts(self) -> dict[str, Arg]:
        return {"trump": self.trump_card, "trick": self.number}

    def standing(self, seat: int) -> dict[str, Arg]:
        """Return tricks and jacks taken, the total and, where it differs from it, what this deal has brought."""
        taken: dict[str, Arg] = {"tricks": self.tricks[seat], "jacks": tuple(self.jacks[seat])}
        found = {**taken, "total": self.total(seat)}
        return {**found, "points": self.points[seat]} if any(self.totals) else found


class Polignac(SheetGame[PolignacOptions]):
    """A match to 21, of two deals at most: both bring at least 24 points together, and two below 21 make 40."""

    key = "polignac"
    version = 1
    family = "tricks"
    seats = (SEATS,)
    Options = PolignacOptions
    longest = len(PACK)
    words = Words(
        verbs=frozenset({"play"}),
        events=frozenset({"trump", "first", "played", "trick", "scored"}),
        reasons=frozenset({"over", "not_seated", "not_your_turn", "bad_action", "not_in_hand", "must_follow"}),
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"trump", "trick"}),
        standing=frozenset({"tricks", "jacks", "points", "total"}),
        endings=frozenset({"target", "played", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-follow", "ask-discard", "sheet-deal", "sheet-total"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> PolignacDeal:
        """Deal seventeen cards each, one at a time from the first leader; turn up the last card as trump."""
        first = standing.first
        deal = PolignacDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="lead",
            turn=first,
            leader=first,
            totals=list(standing.totals),
            points=[0] * SEATS,
            tricks=[0] * SEATS,
            voids=[set() for _ in range(SEATS)],
            aside=[],
            jacks=[[] for _ in range(SEATS)],
        )
        cards = list(deck or deal.shuffled(PACK))
        deal.aside = cards[-ASIDE:]
        hands = (cards[(seat - first) % SEATS : -ASIDE : SEATS] for seat in range(SEATS))
        deal.hands = [arranged(hand, deal.trump) for hand in hands]
        return deal

    def dealer_after(self, standing: Standing, result: Result) -> int:
        """Return who has lost, so that the winner leads; also in a rematch."""
        return result.ranking.index(max(result.ranking))

    def over(self, standing: Standing) -> bool:
        return max(standing.totals) >= TARGET

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals)
