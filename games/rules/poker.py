"""Five-card draw poker for play chips: an ante, bets, an exchange of up to three cards, bets again, the showdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused
from games.cards import Card, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.betting import BET, CALL, CHECK, FOLD, RAISE, BettingDeal
from games.parts.poker_hands import SIZE, laid_out, value
from games.parts.seats import around, others
from games.parts.sheets import SheetGame
from games.parts.stock import draw
from games.view import Place, Sheet, Text, Zone

PACK = pack()
MOST_SWAPPED = 3
"""Cards that may be exchanged."""
KEEP = Action("keep")
_ROUNDS = {"bet1": 2, "bet2": 4}
"""The size of a bet in each round, in antes."""


class PokerOptions(Options, frozen=True):
    """What is agreed on: the chips of each seat, the ante of a deal, how many deals there are at most."""

    stack: Literal[1000, 500] = 1000
    ante: Literal[10, 20] = 10
    deals: Literal[10, 20, 30] = 10


@dataclass(slots=True, kw_only=True)
class PokerDeal(BettingDeal):
    """One deal: phases "bet1", "draw" and "bet2"; seats without chips hold no cards and are passed over."""

    options: PokerOptions
    stock: list[Card] = field(default_factory=list)
    """Drawn from the end."""
    swapped: list[list[Card]]
    """What each seat has given away in the exchange."""
    shown: bool = False
    """Whether the live hands were laid open in the end."""

    ENDED: ClassVar[str] = "game_over"
    UNKNOWN: ClassVar[str] = "bad_action"

    @property
    def size(self) -> int:
        return _ROUNDS[self.phase] * self.options.ante

    def begin(self) -> None:
        self.take_antes(self.options.ante)
        self.tell("dealt", self.dealer, number=self.options.ante)
        self.open_round("bet1")

    def next_phase(self) -> None:
        if self.phase == "bet1":
            self.phase = "draw"
            self.to_act = self.live
            self.turn = self.to_act[0]
        elif self.phase == "draw":
            self.open_round("bet2")
        else:
            self._showdown()

    def legal(self, seat: int) -> list[Action]:
        if self.phase != "draw":
            return self.bettings(seat)
        hand = sorted(self.hands[seat])
        counts = range(1, MOST_SWAPPED + 1)
        return [KEEP, *(Action("swap", cards) for count in counts for cards in combinations(hand, count))]

    def canonical(self, action: Action) -> Action:
        """Return an exchange with its cards by rank, then suit: clubs, diamonds, hearts, spades."""
        return action._replace(cards=tuple(sorted(action.cards))) if action.verb == "swap" else action

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if self.phase != "draw":
            return self.bet_refusal(seat, action) if action in self.BETTING else Refused(self.UNKNOWN)
        if action == KEEP:
            return None
        verb, cards, suit, numbers = action
        if verb != "swap" or suit is not None or numbers or len(set(cards)) != len(cards):
            return Refused(self.UNKNOWN)
        if not 1 <= len(cards) <= MOST_SWAPPED:
            return Refused("swap_count")
        return None if set(cards) <= set(self.hands[seat]) else Refused("not_in_hand")

    def play(self, seat: int, action: Action) -> None:
        if self.phase == "draw":
            self._exchange(seat, action.cards)
        else:
            self.bet(seat, action)

    def silence(self) -> list[tuple[int, Action, bool]]:
        """Return the move of a silent seat: it keeps its cards, and checks or else folds."""
        if self.over:
            return []
        legal = self.legal(self.turn)
        return [(self.turn, next(move for move in (KEEP, CHECK, FOLD) if move in legal), len(legal) > 1)]

    def _exchange(self, seat: int, cards: Sequence[Card]) -> None:
        """Put cards away for good, draw as many at once."""
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
        self.swapped[seat] = list(cards)
        drawn = draw(hand, self.stock, len(cards))
        if cards:
            self.tell("swap", seat, number=len(cards))
            self.tell("drew", seat, *drawn, to=seat)
        else:
            self.tell("keep", seat)
        self.to_act.remove(seat)
        self.go_on()

    def _showdown(self) -> None:
        self.shown = True
        self.tell("showdown", number=self.pot)
        for seat in self.live:
            hand = laid_out(self.hands[seat])
            self.tell("shown", seat, *hand, number=value(hand)[0])
        self.end()

    def strongest(self, seats: Sequence[int]) -> list[int]:
        """Return who has the best hand; the only one left need not show any."""
        if len(seats) == 1:
            return list(seats)
        values = {seat: value(self.hands[seat]) for seat in seats}
        return [seat for seat in seats if values[seat] == max(values.values())]

    def result(self) -> Result:
        """Return the chips won and lost; "bust" when one seat has them all."""
        points = tuple(now - before for now, before in zip(self.stacks, self.start, strict=True))
        alone = sum(stack > 0 for stack in self.stacks) == 1
        return Result(points, ranked(points), "bust" if alone else "played")

    def payoffs(self) -> list[float]:
        """Return each seat's share of all chips: finer than its place."""
        return [stack / sum(self.stacks) for stack in self.stacks]

    def hidden(self, seat: int) -> list[Hidden]:
        """List the stock, the hands of others and what they have put away; hands laid open are known."""
        rest = others(seat, len(self.hands))
        closed = [one for one in rest if not (self.shown and one in self.live)]
        return [
            Hidden(self.stock),
            *(Hidden(self.hands[one]) for one in closed),
            *(Hidden(self.swapped[one]) for one in rest),
        ]

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.stock, *self.swapped]

    def hand(self, seat: int) -> Sequence[Card]:
        """Return a hand from high to low."""
        return sorted(self.hands[seat], key=lambda card: (-card.rank, card.suit))

    def zones(self, seat: int | None) -> list[Zone]:
        """Show nothing before the showdown, and then the live hands only."""
        shown = self.live if self.shown else []
        return [Zone("hand", "row", tuple(laid_out(self.hands[one])), owner=one) for one in shown]

    def facts(self) -> dict[str, Arg]:
        """Return the pot, named by what is going on: "bet1", "draw", "bet2"."""
        return {"pot" if self.over else self.phase: self.pot}

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(len(self.hands))]

    def _place(self, seat: int) -> Place:
        inside = seat in self.order
        state: Literal["in", "out", "passed"] = "passed" if seat in self.folded else "in" if inside else "out"
        facts = {"stack": self.stacks[seat], "swapped": len(self.swapped[seat])}
        if self.phase in _ROUNDS and self.staked[seat]:
            facts["staked"] = self.staked[seat]
        if seat == self.dealer:
            facts["dealer"] = 1
        if seat in self.live and not self.stacks[seat]:
            facts["all_in"] = 1
        return Place(seat, len(self.hands[seat]), state, facts=facts)

    def notes(self, seat: int) -> list[Text]:
        swapped = tuple(self.swapped[seat])
        return [Text("note-swapped", {"cards": swapped})] if swapped else []

    def details(self, seat: int, action: Action) -> Mapping[str, Arg]:
        """Return what a call costs, to what a bet or raise goes."""
        if action == CALL:
            return {"number": self.call_price(seat)}
        return {"number": self.staked[seat] + self.raise_price(seat)} if action in (BET, RAISE) else {}

    def ask(self, seat: int | None) -> Text | None:
        """Return what a seat is asked, with what an answer costs."""
        if self.over or seat not in (self.turn, None):
            return None
        price = self.call_price(self.turn) if self.phase != "draw" else 0
        if seat is None:
            return Text("call-answer", {"call": price}) if price else None
        if self.phase == "draw":
            return Text("ask-draw", {})
        return Text("ask-answer", {"call": price}) if price else Text("ask-open", {})


class Poker(SheetGame[PokerOptions]):
    """A match of so many deals at most, or until one seat has all chips; the totals are chips won and lost."""

    key = "poker"
    version = 1
    family = "chips"
    seats = range(2, 7)
    Options = PokerOptions
    presets: ClassVar = {"quick": PokerOptions(stack=500, ante=20)}
    longest = 70
    zero_sum = True
    words = Words(
        verbs=frozenset({"check", "bet", "call", "raise", "fold", "keep", "swap"}),
        events=frozenset({"dealt", "check", "bet", "call", "raise", "fold", "all_in", "keep", "swap", "drew"})
        | {"showdown", "shown", "returned", "won", "split", "side", "bust"},
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "bad_action", "swap_count", "not_in_hand"})
        | {"nothing_to_call", "facing_bet", "raise_cap", "too_few_chips", "no_rival_chips"},
        zones=frozenset({"hand"}),
        facts=frozenset({"bet1", "draw", "bet2", "pot"}),
        standing=frozenset({"stack", "staked", "swapped", "dealer", "all_in"}),
        endings=frozenset({"played", "bust", "forfeit"}),
        texts=frozenset({"ask-open", "ask-answer", "ask-draw", "call-answer", "note-swapped"})
        | {"sheet-deal", "sheet-stack"},
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> PokerDeal:
        """Deal five cards to each seat with chips, one at a time from the dealer's left.

        The dealer is the first seat with chips, clockwise from the standing's.
        """
        start = self.stacks(standing)
        deal = PokerDeal(
            options=self.options,
            seed=seed,
            hands=[[] for _ in start],
            phase="bet1",
            turn=0,
            dealer=next(seat for seat in around(standing.dealer, self.n) if start[seat]),
            start=start,
            stacks=list(start),
            paid=[0] * self.n,
            staked=[0] * self.n,
            swapped=[[] for _ in start],
        )
        cards = list(deck or deal.shuffled(PACK))
        order = deal.order
        deal.turn = order[0]
        for place, seat in enumerate(order):
            deal.hands[seat] = cards[place : SIZE * len(order) : len(order)]
        deal.stock = cards[: SIZE * len(order) - 1 : -1]
        return deal

    def stacks(self, standing: Standing) -> list[int]:
        """Return the chips of each seat."""
        return [self.options.stack + total for total in standing.totals]

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Let the seat left of the dealer be next; note of who lost all chips in which deal and with what it began."""
        after = super().settle(standing, deal, result)
        assert isinstance(deal, PokerDeal)  # noqa: S101 - for mypy: a poker match has poker deals
        dealer = (deal.dealer + 1) % self.n
        gone = [seat for seat in deal.order if not deal.stacks[seat]] if deal.over else []
        when = {f"out:{seat}": standing.number for seat in gone}
        had = {f"had:{seat}": deal.start[seat] for seat in gone}
        return replace(after, dealer=dealer, first=(dealer + 1) % self.n, carry={**after.carry, **when, **had})

    def over(self, standing: Standing) -> bool:
        return standing.number > self.options.deals or sum(stack > 0 for stack in self.stacks(standing)) == 1

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        """Rank by chips, those who have none by the deal in which they lost them, then by what they had before it."""
        carry = standing.carry
        places = [
            (stack, carry.get(f"out:{seat}", 0), carry.get(f"had:{seat}", 0))
            for seat, stack in enumerate(self.stacks(standing))
        ]
        return ranked(places)

    def sheet(self, standing: Standing) -> Sheet:
        """Return the chips won and lost by deal, then the stacks."""
        rows = super().sheet(standing)
        return (*rows[:-1], (Text("sheet-stack", {}), tuple(self.stacks(standing)))) if rows else ()
