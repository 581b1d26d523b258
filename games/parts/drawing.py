"""Two-handed games with a stock: the trump lies face up under it, its seven may be exchanged, tricks are drawn after.

While cards are drawn anything may be laid to a trick; when the stock is empty, suit, beating and trumping are forced.
The match ends as soon as a score reaches its target.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, Suit
from games.deal import Result, ranked
from games.game import Standing
from games.hidden import Hidden
from games.parts.announcing import SEATS, AnnouncingDeal, ShowOptions, Verdict
from games.parts.stock import draw
from games.parts.targets import TargetGame
from games.parts.tricks import follow
from games.parts.tricktaking import TrickDeal

O = TypeVar("O", bound=ShowOptions)  # noqa: E741 - as in games.game

SWAP = Action("swap")
_LAST = 2
"""Cards of the stock with which it is too late to exchange."""


@dataclass(slots=True, kw_only=True)
class DrawingDeal(AnnouncingDeal):
    """A deal with a stock. Tells also `dealt`, `swapped`, `drew` (to who draws) and `trump_drawn`."""

    first: int
    """Who led to the first trick."""
    stock: list[Card]
    """The end is the top; position 0 lies face up."""

    @property
    def seven(self) -> Card:
        """The card that may be exchanged."""
        return Card(Rank.SEVEN, self.trumps)

    @property
    def reached(self) -> bool:
        """Whether a score has reached the target."""
        return max(self.scores) >= self.options.target

    def begin(self) -> None:
        self.tell("dealt", self.turn, *self.stock[:1], suit=self.trumps)

    def playable(self, seat: int) -> list[Card]:
        hand = self.hands[seat]
        if self.stock:
            return list(hand)
        return follow(hand, self.trick, self.power, trump=self.trumps, ruff=True, beat=True)

    def legal(self, seat: int) -> list[Action]:
        swaps = [] if self._swap_refusal(seat) else [SWAP]
        return [*AnnouncingDeal.legal(self, seat), *swaps]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        return self._swap_refusal(seat) if action == SWAP else AnnouncingDeal.refusal(self, seat, action)

    def _swap_refusal(self, seat: int) -> Refused | None:
        if self.seven not in self.hands[seat]:
            return Refused("no_seven")
        if len(self.stock) <= _LAST:
            return Refused("swap_late")
        return Refused("swap_useless") if self.stock[0] == self.seven else None

    def details(self, seat: int, action: Action) -> Mapping[str, Arg]:
        """Return the card that is exchanged."""
        return {"cards": (self.seven,)} if action == SWAP else {}

    def play(self, seat: int, action: Action) -> None:
        if action == SWAP:
            self.swap(seat)
        else:
            AnnouncingDeal.play(self, seat, action)

    def swap(self, seat: int) -> None:
        """Lay the seven of trumps under the stock and take the card that lay there, as all see."""
        turned = self.stock[0]
        self.part(seat, self.seven)
        self.hands[seat].remove(self.seven)
        self.stock[0] = self.seven
        self.take_up(seat, [turned])
        self.seen[seat].append(turned)
        self.tell("swapped", seat, turned, suit=self.trumps)

    def announce(self, seat: int, shown: Sequence[Card]) -> Verdict:
        verdict = AnnouncingDeal.announce(self, seat, shown)
        if self.reached:
            self.phase = "over"
            self.finish()
        return verdict

    def exhausted(self) -> bool:
        return self.reached or TrickDeal.exhausted(self)

    def take(self) -> None:
        TrickDeal.take(self)
        if self.stock and not self.over:
            for seat in (self.leader, 1 - self.leader):
                self._draw(seat)

    def _draw(self, seat: int) -> None:
        open_ = len(self.stock) == 1
        drawn = draw([], self.stock, 1)
        self.take_up(seat, drawn)
        if open_:
            self.seen[seat] += drawn
            self.tell("trump_drawn", seat, *drawn)
        else:
            self.tell("drew", seat, *drawn, to=seat)

    def notice(self, seat: int, card: Card) -> None:
        """Note nothing: while suit need not be followed it tells nothing, afterwards all cards are known."""

    def result(self) -> Result:
        """Rank by the points of the deal; the seat whose score has reached the target is first."""
        if self.reached:
            return Result(self.gains, ranked(self.scores), "target")
        return Result(self.gains, ranked(self.points), "played")

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hand, with what was seen of it, and the stock above its face-up card."""
        other = 1 - seat
        known = {0} if self.stock else ()
        return [Hidden(self.hands[other], holds=self.seen[other]), Hidden(self.stock, known=known)]

    def holding(self) -> list[list[Card]]:
        return [*TrickDeal.holding(self), self.stock]

    def facts(self) -> dict[str, Arg]:
        if not self.stock:
            return {"trump": self.trumps}
        return {"turned": self.stock[0], "stock": len(self.stock)}


class DrawingGame(TargetGame[O]):
    """A match of such deals; the loser of a deal leads to the next one."""

    kind: ClassVar[type[DrawingDeal]]
    pack: ClassVar[Sequence[Card]]
    size: ClassVar[int]
    """Cards of a hand."""
    most_deals = 20
    winner_leads = False

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DrawingDeal:
        """Deal one card at a time, the first leader first; the last card of the stock shows trumps."""
        first, whole = standing.first, SEATS * self.size
        deal = self.kind(
            options=self.options,
            seed=seed,
            hands=[[], []],
            phase="lead",
            turn=first,
            totals=list(standing.totals),
            leader=first,
            first=first,
            trumps=Suit.CLUBS,
            stock=[],
        )
        cards = list(deck or deal.shuffled(self.pack))
        deal.trumps = cards[-1].suit
        deal.stock = cards[whole:][::-1]
        for seat in range(SEATS):
            deal.take_up(seat, cards[(seat - first) % SEATS : whole : SEATS])
        return deal
