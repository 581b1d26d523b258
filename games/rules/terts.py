"""Terts: nine cards and a stock, runs that must be stronger than the opponent's, and strong trumps nine and jack."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.cards import Card, Rank, Suit, pack
from games.game import Words
from games.parts.announcing import SEATS, Verdict, fine
from games.parts.counting import worth
from games.parts.drawing import DrawingDeal, DrawingGame
from games.parts.melds import Meld, marriages, runs, sets
from games.parts.runs import LEAST, RUN, RunOptions, bound, marriage, outranks, run_fine, run_of, run_verdict
from games.parts.tricks import power

PACK = pack(Rank.SEVEN)
PLAIN = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
TRUMPS = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Ranks from low to high."""
COUNT = {Rank.JACK: 1, Rank.QUEEN: 2, Rank.KING: 3, Rank.TEN: 10, Rank.ACE: 11}
TRUMP_COUNT = {**COUNT, Rank.NINE: 13, Rank.JACK: 20}

_FOURS = {Rank.ACE: ("four_aces", 100), Rank.KING: ("four_kings", 100)} | {
    Rank.QUEEN: ("four_queens", 100),
    Rank.JACK: ("four_jacks", 200),
}
_FOUR = 4
_RUNS = {3: 20, 4: 50}
_LONG_RUN = 100
_SHOWS = 4 * 21 + len(_FOURS) + 1
"""Combinations that there are: 21 runs a suit, the fours, the marriage."""


@dataclass(slots=True, kw_only=True)
class TertsDeal(DrawingDeal):
    """One deal: 7 tricks with a stock, then 9 by the strict rule."""

    options: RunOptions
    passed: list[bool] = field(default_factory=lambda: [False] * SEATS)
    """Whether a run of the seat has stood: its further ones score without comparison."""

    powers: ClassVar = {trump: power(PLAIN, trump, trumps=TRUMPS) for trump in Suit}
    worths: ClassVar = {trump: worth(COUNT, trump, TRUMP_COUNT) for trump in Suit}

    def playable(self, seat: int) -> list[Card]:
        """Return what suit, beating and trumping leave; whose only trump is the jack need not give it to a ruff."""
        allowed = DrawingDeal.playable(self, seat)
        lone = allowed == [Card(Rank.JACK, self.trumps)]
        return list(self.hands[seat]) if lone and self.trick and self.trick[0].suit != self.trumps else allowed

    def melds(self, seat: int) -> list[Meld]:
        hand = self.hands[seat]
        royal = [pair for pair in marriages(hand) if pair[0].suit == self.trumps]
        return [*royal, *runs(hand, LEAST), *sets(hand, _FOUR, _FOURS)]

    def judge(self, seat: int, shown: Sequence[Card]) -> Verdict:
        """Let the marriage score; fine an empty stock, no combination, a repeated or a lower one; compare runs."""
        if royal := marriage(shown, self.trumps, self.shown[seat], "marriage", "mar"):
            return royal
        if not self.stock:
            return fine("no_deck")
        if (run := run_of(shown)) is None:
            return self._judge_four(seat, shown)
        points = _RUNS.get(len(run), _LONG_RUN)
        if fined := run_fine(run, points, self.shown[seat]):
            return fined
        rivals = runs(self.hands[1 - seat], LEAST)
        stands = self.passed[seat] or outranks(run, rivals, self.trumps, first=seat == self.first)
        return run_verdict(run, points, stands=stands)

    def _judge_four(self, seat: int, shown: Sequence[Card]) -> Verdict:
        if tuple(sorted(shown)) not in sets(shown, _FOUR, _FOURS):
            return fine("none")
        rank = shown[0].rank
        kind, points = _FOURS[rank]
        key = f"four:{rank.code}"
        return fine("repeat", points) if key in self.shown[seat] else Verdict(kind, points, key)

    def limited(self, shown: Sequence[Card]) -> bool:
        return bound(self.options, shown, self.trumps, said=self.said)

    def announce(self, seat: int, shown: Sequence[Card]) -> Verdict:
        verdict = DrawingDeal.announce(self, seat, shown)
        self.passed[seat] = self.passed[seat] or verdict.kind == RUN
        return verdict


class Terts(DrawingGame[RunOptions]):
    """A match to 501; the loser of a deal leads to the next one."""

    key = "terts"
    version = 1
    family = "melds"
    Options = RunOptions
    kind = TertsDeal
    pack = PACK
    size = 9
    longest = len(PACK) + 1 + SEATS * _SHOWS
    words = Words(
        verbs=frozenset({"play", "show", "swap"}),
        events=frozenset({"dealt", "played", "trick", "drew", "trump_drawn", "swapped", "shows", "scored", "run"})
        | {"blocked", "marriage", "four_jacks", "four_queens", "four_kings", "four_aces", "fine_no_deck"}
        | {"fine_none", "fine_repeat", "fine_junior"},
        reasons=frozenset({"over", "not_seated", "not_your_turn", "bad_action", "not_in_hand", "must_follow"})
        | {"must_beat", "must_trump", "no_seven", "swap_late", "show_closed", "one_per_turn", "show_no_deck"}
        | {"show_none", "show_repeat", "show_junior"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"turned", "stock", "trump"}),
        standing=frozenset({"score", "points"}),
        endings=frozenset({"target", "played", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-reply", "ask-follow", "ask-ruff", "sheet-deal", "sheet-total"}),
    )
