"""A deal played for chips: antes, rounds of fixed bets in turn, all-in, and the pots divided among the best hands."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.actions import Action, Refused
from games.deal import Deal
from games.parts.chips import pots, share
from games.parts.seats import around

CHECK = Action("check")
BET = Action("bet")
CALL = Action("call")
RAISE = Action("raise")
FOLD = Action("fold")
MOST_BETS = 4
"""Bets and raises of a round."""


@dataclass(slots=True, kw_only=True)
class BettingDeal(Deal):
    """Who has paid what, and who is still to act. All sums are in chips."""

    dealer: int
    start: list[int]
    """The stacks before the deal; who had nothing is not dealt in."""
    stacks: list[int]
    paid: list[int]
    """By each seat in this deal, antes included."""
    staked: list[int]
    """By each seat in this round."""
    bets: int = 0
    """Bets and raises made in this round."""
    folded: list[int] = field(default_factory=list)
    to_act: list[int] = field(default_factory=list)
    """Seats that are still to act in this phase, in their order."""

    BETTING: ClassVar[Sequence[Action]] = (CHECK, BET, CALL, RAISE, FOLD)

    @property
    def order(self) -> list[int]:
        """The seats that were dealt in, clockwise from the dealer's left."""
        count = len(self.start)
        return [seat for seat in around((self.dealer + 1) % count, count) if self.start[seat]]

    @property
    def live(self) -> list[int]:
        """The seats dealt in that have not folded, clockwise from the dealer's left."""
        return [seat for seat in self.order if seat not in self.folded]

    @property
    def pot(self) -> int:
        return sum(self.paid)

    @property
    @abstractmethod
    def size(self) -> int:
        """The size of a bet in this round."""

    @abstractmethod
    def next_phase(self) -> None:
        """Go on when nobody is to act any more in this phase."""

    @abstractmethod
    def strongest(self, seats: Sequence[int]) -> list[int]:
        """Return who of these live seats has the best hand; several if their hands are equal."""

    def owed(self, seat: int) -> int:
        """Return what a seat is behind the largest stake of the round."""
        return max(self.staked) - self.staked[seat]

    def call_price(self, seat: int) -> int:
        """Return what a call costs: all that is left, if that is less than what is owed."""
        return min(self.owed(seat), self.stacks[seat])

    def raise_price(self, seat: int) -> int:
        """Return what a bet or raise costs, all-in for less included."""
        return min(self.owed(seat) + self.size, self.stacks[seat])

    def take_antes(self, ante: int) -> None:
        """Let each seat that is dealt in pay the ante, or all it has; no bet of the first round."""
        for seat in self.order:
            self._pay(seat, min(ante, self.stacks[seat]))

    def open_round(self, phase: str) -> None:
        """Let every live seat with chips act; nobody, if there are fewer than two of them."""
        self.phase = phase
        self.staked = [0] * len(self.start)
        self.bets = 0
        able = self._able()
        self.to_act = able if len(able) > 1 else []
        self.go_on()

    def go_on(self) -> None:
        """Give the turn to the next seat that is to act; go on to the next phase when there is none."""
        if len(self.live) == 1:
            self.end()
        elif self.to_act:
            self.turn = self.to_act[0]
        else:
            self.next_phase()

    def bettings(self, seat: int) -> list[Action]:
        """List what the seat in turn may do in a round of bets."""
        return [action for action in self.BETTING if not self.bet_refusal(seat, action)]

    def bet_refusal(self, seat: int, action: Action) -> Refused | None:
        """Say why the seat in turn may not do one of the actions of a round of bets."""
        owed = self.owed(seat)
        if action in (CALL, RAISE, FOLD) and not owed:
            return Refused("nothing_to_call")
        if action in (CHECK, BET) and owed:
            return Refused("facing_bet")
        return self._raise_refusal(seat, owed) if action in (BET, RAISE) else None

    def _raise_refusal(self, seat: int, owed: int) -> Refused | None:
        if self.bets >= MOST_BETS:
            return Refused("raise_cap")
        if owed >= self.stacks[seat]:
            return Refused("too_few_chips")
        rival = any(other != seat for other in self._able())
        return None if rival else Refused("no_rival_chips")

    def bet(self, seat: int, action: Action) -> None:
        """Do one of the actions of a round of bets, told with what it puts in; a bet or raise lets all others act."""
        self.to_act.remove(seat)
        if action in (BET, RAISE):
            self._stake(seat, self.raise_price(seat))
            self.bets += 1
            self.to_act = [other for other in self._able(seat + 1) if other != seat]
            self.tell(action.verb, seat, number=self.staked[seat])
        elif action == CALL:
            price = self.call_price(seat)
            self._stake(seat, price)
            self.tell("call", seat, number=price)
        else:
            self.folded += [seat] * (action == FOLD)
            self.tell(action.verb, seat)
        if action in (BET, RAISE, CALL) and not self.stacks[seat]:
            self.tell("all_in", seat)
        self.go_on()

    def awards(self) -> list[tuple[int, list[int]]]:
        """Return (amount, winners) of each pot, the lowest step first."""
        return [(amount, self.strongest(seats)) for amount, seats in pots(self.paid, self.live)]

    def end(self) -> None:
        """Divide the pots, told: chips nobody could call first, then the main pot, then the side pots together."""
        self.phase = "over"
        self.to_act = []
        gains = [share(amount, winners, self.order) for amount, winners in self.awards()]
        self._tell_gains(gains)
        for gain in gains:
            for seat, chips in gain.items():
                self.stacks[seat] += chips
        for seat in self.order:
            if not self.stacks[seat]:
                self.tell("bust", seat)

    def _tell_gains(self, gains: list[dict[int, int]]) -> None:
        main, *sides = gains
        if sides and self._uncalled(sides[-1]):
            for seat, chips in sides.pop().items():
                self.tell("returned", seat, number=chips)
        for seat, chips in main.items():
            self.tell("won" if len(main) == 1 else "split", seat, number=chips)
        for seat in self.order:
            if chips := sum(side.get(seat, 0) for side in sides):
                self.tell("side", seat, number=chips)

    def _uncalled(self, gain: dict[int, int]) -> bool:
        """Tell whether the last pot is nothing but what its only winner has paid more than all others."""
        others = max(paid for seat, paid in enumerate(self.paid) if seat not in gain)
        return len(gain) == 1 and all(chips == self.paid[seat] - others for seat, chips in gain.items())

    def _pay(self, seat: int, chips: int) -> None:
        self.stacks[seat] -= chips
        self.paid[seat] += chips

    def _stake(self, seat: int, chips: int) -> None:
        self._pay(seat, chips)
        self.staked[seat] += chips

    def _able(self, first: int | None = None) -> list[int]:
        """Return the live seats with chips, clockwise from a seat (None: from the dealer's left)."""
        count = len(self.start)
        start = self.dealer + 1 if first is None else first
        return [seat for seat in around(start % count, count) if seat in self.live and self.stacks[seat]]
