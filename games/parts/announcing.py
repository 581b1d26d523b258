"""Tricks of two seats with announcements: cards of the hand are shown, and what is no combination may be fined.

The engine lists the shows that score and, with penalties, accepts every other show and fines it.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple

from games.actions import Action, Arg, Refused, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Deal, Options, Result
from games.parts.counting import Worth
from games.parts.hands import arranged
from games.parts.melds import Meld
from games.parts.tricks import Power
from games.parts.tricktaking import TrickDeal
from games.view import Free, Text

SEATS = 2
PACK = pack(Rank.SEVEN)
LAST_TRICK = 10
FINE = 20
"""For a show that is no combination, or a lower one after a higher."""
_LEAST = 2
"""Cards of a show."""


class Verdict(NamedTuple):
    """What comes of a show."""

    kind: str
    """The event that tells it; of a fine, its reason."""
    points: int
    """Gained, or lost by the fine."""
    key: str = ""
    """Under which a good show is remembered, as in the rules files."""
    fined: bool = False
    unlimited: bool = False
    """It is not counted where a seat may show but once a turn."""


def fine(reason: str, points: int = FINE) -> Verdict:
    return Verdict(reason, points, fined=True)


class ShowOptions(Options, frozen=True):
    """The match score that wins. With penalties any cards may be shown, wrong ones at a cost; without: refused."""

    target: int
    penalties: bool = True


@dataclass(slots=True, kw_only=True)
class AnnouncingDeal(TrickDeal):
    """A deal of two seats; phases "lead" and "reply".

    Tells also what good shows are, by kind, and of a fined one `shows` and `fine_<reason>`.
    """

    options: ShowOptions
    trumps: Suit
    """The trump suit."""
    tricks: list[int] = field(default_factory=lambda: [0] * SEATS)
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    voids: list[set[Suit]] = field(default_factory=lambda: [set() for _ in range(SEATS)])
    fines: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Taken off the match score at once; they are no points of the deal."""
    shown: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """Keys of the good shows of each seat."""
    seen: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """Cards of which all know that they are in a hand, each as often as it was seen at once."""
    said: bool = False
    """The seat in turn has made a show that counts."""
    closed: bool = False
    """The seat in turn has been fined."""

    UNKNOWN: ClassVar[str] = "bad_action"
    plays = each("play", PACK)
    powers: ClassVar[Mapping[Suit, Power]]
    """By trump suit."""
    worths: ClassVar[Mapping[Suit, Worth]]
    """By trump suit."""

    @abstractmethod
    def melds(self, seat: int) -> list[Meld]:
        """Return all that the seat holds and that could score at some time."""

    @abstractmethod
    def judge(self, seat: int, shown: Sequence[Card]) -> Verdict:
        """Say what comes of a show, the rules file's first row that fits."""

    def limited(self, shown: Sequence[Card]) -> bool:
        """Tell whether the one show of this turn is made already and this one is bound by that."""
        return False

    @property
    def power(self) -> Power:
        return self.powers[self.trumps]

    @property
    def trump(self) -> Suit:
        return self.trumps

    @property
    def gains(self) -> tuple[int, ...]:
        """What the match scores have gained so far."""
        return tuple(points - fined for points, fined in zip(self.points, self.fines, strict=True))

    @property
    def scores(self) -> list[int]:
        """The match scores as they stand."""
        return [total + gain for total, gain in zip(self.totals, self.gains, strict=True)]

    def value(self, trick: Sequence[Card]) -> int:
        points = sum(self.worths[self.trumps][card] for card in trick)
        return points + LAST_TRICK if not any(self.hands) else points

    def take_up(self, seat: int, cards: Iterable[Card]) -> None:
        """Add cards to a hand and lay it out."""
        self.hands[seat] = arranged([*self.hands[seat], *cards], self.trumps)

    def legal(self, seat: int) -> list[Action]:
        plays = dict.fromkeys(self.playable(seat))
        return [*(self.plays[card] for card in plays), *self.shows(seat)]

    def shows(self, seat: int) -> list[Action]:
        """List the shows that would not be fined."""
        actions = [] if self.closed else [self.canonical(Action("show", meld)) for meld in self.melds(seat)]
        return [one for one in actions if not self.limited(one.cards) and not self.judge(seat, one.cards).fined]

    def free(self, seat: int) -> list[Free]:
        count = len(self.hands[seat])
        open_ = self.options.penalties and not self.closed and count >= _LEAST
        return [Free("show", _LEAST, count)] if open_ else []

    def canonical(self, action: Action) -> Action:
        """Return a show with its cards sorted as text."""
        if action.verb != "show":
            return action
        return action._replace(cards=tuple(sorted(action.cards, key=lambda card: card.code)))

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action.verb == "show":
            return self._show_refusal(seat, action)
        return TrickDeal.refusal(self, seat, action)

    def _show_refusal(self, seat: int, action: Action) -> Refused | None:
        shown = action.cards
        if action != Action("show", shown) or len(shown) < _LEAST or not set(shown).issubset(PACK):
            return Refused(self.UNKNOWN)
        if Counter(shown) - Counter(self.hands[seat]):
            return Refused("not_in_hand")
        if self.closed:
            return Refused("show_closed")
        if self.limited(shown):
            return Refused("one_per_turn")
        verdict = self.judge(seat, shown)
        return Refused(f"show_{verdict.kind}") if verdict.fined and not self.options.penalties else None

    def reproach(self, seat: int, card: Card) -> Refused:
        """Name the duty: to follow suit, to beat, or to trump."""
        led = self.trick[0].suit
        if card.suit == led:
            return Refused("must_beat")
        follows = any(held.suit == led for held in self.hands[seat])
        return Refused("must_follow", suit=led) if follows else Refused("must_trump", suit=self.trumps)

    def play(self, seat: int, action: Action) -> None:
        if action.verb == "show":
            self.announce(seat, action.cards)
        else:
            self.lay(seat, action.cards[0])

    def announce(self, seat: int, shown: Sequence[Card]) -> Verdict:
        """Show cards to all, for points or for a fine."""
        verdict = self.judge(seat, shown)
        self.seen[seat] += (Counter(shown) - Counter(self.seen[seat])).elements()
        laid_out = arranged(shown, self.trumps)
        if verdict.fined:
            self.closed = True
            self.fines[seat] += verdict.points
            self.tell("shows", seat, *laid_out)
            self.tell(f"fine_{verdict.kind}", seat, number=-verdict.points)
        else:
            self.said = self.said or not verdict.unlimited
            self.shown[seat].append(verdict.key)
            self.points[seat] += verdict.points
            self.tell(verdict.kind, seat, *laid_out, number=verdict.points)
        return verdict

    def lay(self, seat: int, card: Card) -> None:
        self.said = self.closed = False
        self.part(seat, card)
        self.phase = "lead" if self.trick else "reply"
        TrickDeal.lay(self, seat, card)

    def part(self, seat: int, card: Card) -> None:
        """Note that a card leaves the hand; of two copies, the one that all know of."""
        if card in self.seen[seat]:
            self.seen[seat].remove(card)

    def forfeit(self, seat: int) -> Result:
        """Keep what the match scores have gained so far; who leaves is last."""
        return replace(Deal.forfeit(self, seat), points=self.gains)

    def standing(self, seat: int) -> dict[str, Arg]:
        """Return the match score, and the points of this deal."""
        return {"score": self.scores[seat], "points": self.points[seat]}

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if not self.trick:
            return Text("ask-lead", {})
        led, allowed = self.trick[0], self.playable(seat)
        if len(allowed) == len(self.hands[seat]):
            return Text("ask-reply", {"card": led})
        follows = any(card.suit == led.suit for card in allowed)
        return Text("ask-follow", {"suit": led.suit}) if follows else Text("ask-ruff", {"suit": self.trumps})
