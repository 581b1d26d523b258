"""Bezique: two packs, a stock, and combinations that the winner of a trick may show one of; a match to 1000."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from games.cards import Card, Rank, Suit, cards, pack
from games.game import Words
from games.parts.announcing import ShowOptions, Verdict, fine
from games.parts.counting import worth
from games.parts.drawing import DrawingDeal, DrawingGame
from games.parts.melds import Meld, marriages, married, runs, sets
from games.parts.tricks import power

PACK = pack(Rank.SEVEN, copies=2)
PLAIN = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
TRUMPS = (Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.SEVEN, Rank.TEN, Rank.ACE)
"""Ranks from low to high."""
COUNT = {Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.TEN: 10, Rank.ACE: 11}
TRUMP_COUNT = {**COUNT, Rank.SEVEN: 10}

_FOURS = {Rank.JACK: ("four_jacks", 40), Rank.QUEEN: ("four_queens", 60)} | {
    Rank.KING: ("four_kings", 80),
    Rank.ACE: ("four_aces", 100),
}
_FOUR = 4
_QUINT = 5
_BEZIQUE = cards("JD QS")
_DOUBLE = cards("JD JD QS QS")
_EARLY = 10
"""The fine for a show to which the seat is not entitled."""


class Combination(NamedTuple):
    """A combination; its kind is the event that tells it."""

    kind: str
    key: str
    points: int


def combination(shown: Sequence[Card], trump: Suit) -> Combination | None:
    """Return which combination the cards are, all of them and nothing else."""
    held = sorted(shown)
    if (suit := married(held)) is not None:
        kind, points = ("trump_marriage", 40) if suit == trump else ("marriage", 20)
        return Combination(kind, f"mar:{suit.code}", points)
    if held == _BEZIQUE:
        return Combination("bezique", "bez", 40)
    if held == _DOUBLE:
        return Combination("double_bezique", "dbez", 500)
    if len(held) == _QUINT and tuple(held) in _quints(held):
        suit = held[0].suit
        kind, points = ("trump_quint", 250) if suit == trump else ("quint", 100)
        return Combination(kind, f"quint:{suit.code}", points)
    if held and [tuple(held)] == sets(held, _FOUR, [held[0].rank]) and held[0].rank in _FOURS:
        kind, points = _FOURS[held[0].rank]
        return Combination(kind, f"four:{held[0].rank.code}", points)
    return None


def _quints(held: Sequence[Card]) -> list[Meld]:
    """Return the runs from ten to ace."""
    return [run for run in runs(held, _QUINT, _QUINT) if run[-1].rank == Rank.ACE]


class BeziqueOptions(ShowOptions, frozen=True):
    """What is agreed on: the match score that wins, and whether wrong shows are fined."""

    target: Literal[500, 1000, 1500] = 1000


@dataclass(slots=True, kw_only=True)
class BeziqueDeal(DrawingDeal):
    """One deal: 24 tricks with a stock, then 8 by the strict rule."""

    options: BeziqueOptions

    powers: ClassVar = {trump: power(PLAIN, trump, trumps=TRUMPS) for trump in Suit}
    worths: ClassVar = {trump: worth(COUNT, trump, TRUMP_COUNT) for trump in Suit}

    def melds(self, seat: int) -> list[Meld]:
        hand = self.hands[seat]
        beziques = [tuple(meld) for meld in (_BEZIQUE, _DOUBLE) if not Counter(meld) - Counter(hand)]
        return [*marriages(hand), *sets(hand, _FOUR, _FOURS), *_quints(hand), *beziques]

    def judge(self, seat: int, shown: Sequence[Card]) -> Verdict:
        """Fine a show with an empty stock, of who is not entitled, of no combination, of one shown before."""
        if not self.stock:
            return fine("no_deck")
        if self.trick or not self.gone or self.said:
            return fine("early", _EARLY)
        found = combination(shown, self.trumps)
        if found is None:
            return fine("none")
        if found.key in self.shown[seat]:
            return fine("repeat", found.points)
        return Verdict(found.kind, found.points, found.key)


class Bezique(DrawingGame[BeziqueOptions]):
    """A match to 1000; the loser of a deal leads to the next one."""

    key = "bezique"
    version = 1
    family = "melds"
    Options = BeziqueOptions
    kind = BeziqueDeal
    pack = PACK
    size = 8
    longest = 2 * len(PACK) + 1
    words = Words(
        verbs=frozenset({"play", "show", "swap"}),
        events=frozenset({"dealt", "played", "trick", "drew", "trump_drawn", "swapped", "shows", "scored"})
        | {"fine_no_deck", "fine_early", "fine_none", "fine_repeat", "marriage", "trump_marriage", "bezique"}
        | {"double_bezique", "quint", "trump_quint", "four_jacks", "four_queens", "four_kings", "four_aces"},
        reasons=frozenset({"over", "not_seated", "not_your_turn", "bad_action", "not_in_hand", "must_follow"})
        | {"must_beat", "must_trump", "no_seven", "swap_late", "swap_useless", "show_closed", "show_no_deck"}
        | {"show_early", "show_none", "show_repeat"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"turned", "stock", "trump"}),
        standing=frozenset({"score", "points"}),
        endings=frozenset({"target", "played", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-reply", "ask-follow", "ask-ruff", "sheet-deal", "sheet-total"}),
    )
