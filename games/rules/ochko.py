"""Ochko, twenty-one: draw cards as near to 21 as you dare; over it you lose at once, equal totals are dealt again."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.counting import worth
from games.parts.seats import around
from games.parts.sheets import SheetGame
from games.parts.stock import draw
from games.view import Place, Text, Zone

PACK = pack(Rank.SIX)
VALUES = worth(
    {rank: rank for rank in Rank if rank <= Rank.TEN} | {Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.ACE: 11}
)
BEST = 21
LEAST = 16
"""The smallest total that can win by comparison."""
DEALT = 2
"""Cards dealt to each seat."""
MOST = 5
"""Cards of a hand at most."""
REDEALS = 10
"""Re-deals of a deal at most; a draw after that is shared."""

HIT = Action("hit")
STAND = Action("stand")


class OchkoOptions(Options, frozen=True):
    """What is agreed on: what two aces count, how many deals are to be won."""

    two_aces: Literal[22, 21] = 22
    wins: Literal[1, 3, 5] = 1


@dataclass(slots=True, kw_only=True)
class OchkoDeal(Deal):
    """One deal with its re-deals; of seats that are out of play no hand is left."""

    options: OchkoOptions
    dealer: int
    won: list[int]
    """Deals won before this one."""
    playing: list[int]
    """The seats in play."""
    stock: list[Card] = field(default_factory=list)
    """Drawn from the end."""
    stood: list[int] = field(default_factory=list)
    bust: list[int] = field(default_factory=list)
    redeals: int = 0
    shown: bool = False
    """Whether all hands were laid open in the end."""
    winners: list[int] = field(default_factory=list)

    ENDED: ClassVar[str] = "game_over"
    UNKNOWN: ClassVar[str] = "bad_action"

    @property
    def order(self) -> list[int]:
        """The seats in play, clockwise from the dealer's left."""
        return [seat for seat in around((self.dealer + 1) % len(self.hands), len(self.hands)) if seat in self.playing]

    @property
    def alive(self) -> list[int]:
        """The seats in play that are not bust, clockwise from the dealer's left."""
        return [seat for seat in self.order if seat not in self.bust]

    def count(self, hand: Sequence[Card]) -> int:
        """Return the sum of a hand; two aces alone are 22, or by option the golden point."""
        aces = len(hand) == DEALT and all(card.rank == Rank.ACE for card in hand)
        return self.options.two_aces if aces else sum(VALUES[card] for card in hand)

    def total(self, seat: int) -> int:
        return self.count(self.hands[seat])

    def deal_out(self, cards: Sequence[Card]) -> None:
        """Deal two cards to each seat in play, one at a time from the dealer's left; the rest is the stock."""
        order = self.order
        dealt = DEALT * len(order)
        self.hands = [[] for _ in self.hands]
        for place, seat in enumerate(order):
            self.hands[seat] = list(cards[place : dealt : len(order)])
        self.stock = list(cards[: dealt - 1 : -1])
        self.stood, self.bust = [], []
        self.turn = order[0]

    def begin(self) -> None:
        self.tell("dealt", self.dealer)
        self.check_deal()

    def check_deal(self) -> None:
        """Put out who was dealt more than 21, before anybody acts."""
        for seat in self.order:
            if self.total(seat) > BEST:
                self._go_bust(seat)
        self._go_on()

    def legal(self, seat: int) -> list[Action]:
        return [STAND] if self._no_hit(seat) else [HIT, STAND]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action == HIT:
            return self._no_hit(seat)
        return None if action == STAND else Refused(self.UNKNOWN)

    def silence(self) -> list[tuple[int, Action, bool]]:
        """Let a silent seat stand."""
        return [(seat, STAND, len(self.legal(seat)) > 1) for seat in self.actors]

    def play(self, seat: int, action: Action) -> None:
        if action == HIT:
            self._hit(seat)
        else:
            self.stood.append(seat)
            self.tell("stand", seat)
        self._go_on()

    def _no_hit(self, seat: int) -> Refused | None:
        """Say why a seat may not take a card."""
        if self.total(seat) >= BEST:
            return Refused("have_21")
        return Refused("max_cards") if len(self.hands[seat]) >= MOST else None

    def _hit(self, seat: int) -> None:
        drawn = draw(self.hands[seat], self.stock, 1)
        self.tell("hit", seat)
        self.tell("drew", seat, *drawn, to=seat)
        if self.total(seat) > BEST:
            self._go_bust(seat)

    def _go_bust(self, seat: int) -> None:
        """Open a hand that is over 21."""
        self.bust.append(seat)
        self.tell("bust", seat, *self.hands[seat], number=self.total(seat))

    def _go_on(self) -> None:
        """Let the next seat act; the last one left has won, with none left all are dealt again."""
        alive = self.alive
        waiting = [seat for seat in alive if seat not in self.stood]
        if len(alive) == 1:
            self._finish(alive)
        elif not alive:
            self._draw(self.order)
        elif waiting:
            self.turn = waiting[0]
        else:
            self._showdown()

    def _showdown(self) -> None:
        """Open all hands: the highest total from 16 to 21 wins; where several have it, or nobody, it is a draw."""
        totals = {seat: self.total(seat) for seat in self.alive}
        for seat, total in totals.items():
            self.tell("shown", seat, *self.hands[seat], number=total)
        best = max(totals.values())
        winners = [seat for seat, total in totals.items() if total == best >= LEAST]
        self.shown = True
        if len(winners) == 1:
            self._finish(winners)
        else:
            self._draw(winners or list(totals))

    def _draw(self, seats: Sequence[int]) -> None:
        """Deal anew to these seats only, the next of them deals; after ten times they share the deal."""
        if self.redeals == REDEALS:
            self.tell("shared")
            self._finish(seats)
            return
        self.redeals += 1
        self.shown = False
        self.playing = sorted(seats)
        self.dealer = self.order[0]
        self.deal_out(self.shuffled(PACK))
        self.tell("redeal", self.dealer, number=self.redeals)
        self.check_deal()

    def _finish(self, winners: Sequence[int]) -> None:
        self.phase = "over"
        self.winners = sorted(winners)
        for seat in self.winners:
            self.tell("won", seat)

    def result(self) -> Result:
        """Return a won deal for each winner; without a showdown the others were all bust."""
        points = tuple(int(seat in self.winners) for seat in range(len(self.hands)))
        reason = "shared" if len(self.winners) > 1 else "nearest" if self.shown else "last"
        return Result(points, ranked(points), reason)

    def forfeit(self, seat: int) -> Result:
        """Let those who are neither bust nor out of play share the deal; who leaves is last."""
        count = len(self.hands)
        points = tuple(int(one != seat and one in self.alive) for one in range(count))
        ranks = ranked([-1 if one == seat else points[one] for one in range(count)])
        return Result(points, ranks, "forfeit")

    def hidden(self, seat: int) -> list[Hidden]:
        """List the stock and the closed hands; of these all know that they are not over 21."""
        closed = [one for one in self.alive if one != seat and not self.shown]
        return [Hidden(self.stock), *(Hidden(self.hands[one], lacks=self._excess) for one in closed)]

    def _excess(self, hand: Sequence[Card]) -> int:
        """Return how far a hand is over 21."""
        return max(0, self.count(hand) - BEST)

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.stock]

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the bust hands, and at the showdown the others."""
        shown = [one for one in self.order if one in self.bust or self.shown]
        return [Zone("hand", "row", tuple(self.hands[one]), owner=one) for one in shown]

    def facts(self) -> dict[str, Arg]:
        return {"redeals": self.redeals} if self.redeals else {}

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(len(self.hands))]

    def _place(self, seat: int) -> Place:
        inside = seat in self.playing
        state: Literal["in", "out", "passed"] = "passed" if seat in self.stood else "in" if inside else "out"
        facts = {"won": self.won[seat]}
        if seat == self.dealer:
            facts["dealer"] = 1
        if seat in self.bust:
            facts["bust"] = self.total(seat)
        return Place(seat, len(self.hands[seat]), state, facts=facts)

    def notes(self, seat: int) -> list[Text]:
        return [Text("note-total", {"number": self.total(seat)})] if self.hands[seat] else []

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        return Text("ask-stand" if self._no_hit(seat) else "ask-hit", {})


class Ochko(SheetGame[OchkoOptions]):
    """One deal, or as many as it takes until a seat has won so many; the totals are deals won."""

    key = "ochko"
    version = 1
    family = "chips"
    seats = range(2, 7)
    Options = OchkoOptions
    longest = 6 * (MOST - DEALT + 1) * (REDEALS + 1)
    words = Words(
        verbs=frozenset({"hit", "stand"}),
        events=frozenset({"dealt", "hit", "drew", "stand", "bust", "shown", "shared", "redeal", "won"}),
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "bad_action", "have_21", "max_cards"}),
        zones=frozenset({"hand"}),
        facts=frozenset({"redeals"}),
        standing=frozenset({"won", "dealer", "bust"}),
        endings=frozenset({"nearest", "last", "shared", "forfeit"}),
        texts=frozenset({"note-total", "ask-hit", "ask-stand", "sheet-deal", "sheet-total"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> OchkoDeal:
        """Deal to all seats."""
        seats = list(range(self.n))
        deal = OchkoDeal(
            options=self.options,
            seed=seed,
            hands=[[] for _ in seats],
            phase="act",
            turn=0,
            dealer=standing.dealer,
            won=list(standing.totals),
            playing=seats,
        )
        deal.deal_out(deck or deal.shuffled(PACK))
        return deal

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Let the seat left of the last dealer, re-deals counted, be next."""
        after = super().settle(standing, deal, result)
        assert isinstance(deal, OchkoDeal)  # noqa: S101 - for mypy: an ochko match has ochko deals
        dealer = (deal.dealer + 1) % self.n
        return replace(after, dealer=dealer, first=(dealer + 1) % self.n)

    def over(self, standing: Standing) -> bool:
        return max(standing.totals) >= self.options.wins

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals)
