"""Donkey: two seats pull a card from each other's fan at the same moment; four fours win."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Self

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, pack
from games.deal import Options, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.fans import ANY, TOLD, FanDeal, backs, picks
from games.parts.hands import arranged
from games.view import Place, Text, Zone

SEATS = 2
FOUR = 4
"""Cards of a four, and fours that win."""
LIMIT = 300
"""Exchanges after which the game is stopped."""
PACK = pack(Rank.SIX)


class DonkeyOptions(Options, frozen=True):
    """There is nothing to agree on."""


@dataclass(slots=True, kw_only=True)
class DonkeyDeal(FanDeal):
    """One game: secret choices of both seats and exchanges in turn. A hand's order is its fan, which nobody sees."""

    options: DonkeyOptions
    dealer: int
    choices: list[int | None] = field(default_factory=lambda: [None] * SEATS)
    """The place that each seat has chosen in the other's fan."""
    fours: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """The fours that lie face up before each seat."""
    exchanges: int = 0

    @property
    def actors(self) -> Sequence[int]:
        return () if self.over else range(SEATS)

    @property
    def awaited(self) -> Sequence[int]:
        return [seat for seat in self.actors if self.choices[seat] is None]

    def begin(self) -> None:
        self.tell("dealt", self.dealer)
        self._settle()
        self._tell_end()

    def legal(self, seat: int) -> list[Action]:
        free = self.choices[seat] is None
        return [*(picks("take", len(self.hands[1 - seat])) if free else ()), self.switch(seat)]

    def unreadable(self, code: str) -> Action:
        """Return a `take` of what is not a number as one of no card, for which the rules have a reason."""
        return Action("take" if code.startswith("take:") else "")

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action.verb not in ("take", "any") or (action.verb == "any" and action != ANY):
            return self.switch_refusal(seat, action)
        if action != ANY and action not in picks("take", len(self.hands[1 - seat])):
            return Refused("no_card")
        return None if self.choices[seat] is None else Refused("chosen")

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "take":
                self.choices[seat] = action.numbers[0]
            case "any":
                self._choose_at_random(seat)
            case _:
                self.turn_autopilot(seat, action)
                self._choose_by_autopilot()
        if action.verb in ("take", "any") and None in self.choices:
            self.tell("chose", seat)
        self._exchange_while_chosen()

    def silence(self) -> list[tuple[int, Action, bool]]:
        return [(seat, ANY, True) for seat in self.awaited]

    def result(self) -> Result:
        """Rank by fours: both seats may have all four, and at the limit they may have equally many."""
        counts = [len(laid) // FOUR for laid in self.fours]
        reason = "both" if min(counts) == FOUR else "fours" if max(counts) == FOUR else "cap"
        ranking = ranked(counts)
        titles = tuple((seat, "donkey") for seat, rank in enumerate(ranking) if rank > 1)
        return Result((0,) * SEATS, ranking, reason, titles)

    def hidden(self, seat: int) -> list[Hidden]:
        """Both fans: who knows his own cards knows the other's, but of neither the order."""
        return [Hidden(fan, holds=tuple(fan)) for fan in self.hands]

    def redeal(self, seat: int, rng: Random) -> Self:
        """Choose anew for the other seat, too."""
        twin = FanDeal.redeal(self, seat, rng)
        if twin.choices[1 - seat] is not None:
            twin.choices[1 - seat] = rng.randrange(len(twin.hands[seat])) + 1
        return twin

    def holding(self) -> list[list[Card]]:
        return [*self.hands, *self.fours]

    def hand(self, seat: int) -> Sequence[Card]:
        return arranged(self.hands[seat])

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the fours, to a seat the other's fan, and after the end both hands."""
        shown = [Zone("fours", "row", tuple(laid), owner=owner) for owner, laid in enumerate(self.fours) if laid]
        if self.over:
            return shown + [Zone("hand", "row", tuple(self.hand(owner)), owner=owner) for owner in range(SEATS)]
        return shown if seat is None else [*shown, backs(self.hands[1 - seat], 1 - seat)]

    def places(self) -> list[Place]:
        return [
            Place(seat, len(hand), "in" if self.choices[seat] is None else "chosen")
            for seat, hand in enumerate(self.hands)
        ]

    def facts(self) -> dict[str, Arg]:
        return {"exchanges": self.exchanges}

    def notes(self, seat: int) -> list[Text]:
        chosen = self.choices[seat]
        return [] if chosen is None else [Text("note-chosen", {"number": chosen})]

    def ask(self, seat: int | None) -> Text | None:
        if self.over:
            return None
        if seat is None:
            return Text("call-take", {})
        return Text("ask-take" if self.choices[seat] is None else "ask-wait", {})

    def about(self, seat: int | None) -> Hashable:
        """Return the cards and the number of the exchange; not whether the other has chosen."""
        return self.phase, self.exchanges, () if seat is None else tuple(self.hand(seat))

    def _choose_at_random(self, seat: int) -> None:
        self.choices[seat] = self.at_random(self.hands[1 - seat])

    def _choose_by_autopilot(self) -> None:
        for seat in self.awaited:
            if seat in self.auto:
                self._choose_at_random(seat)

    def _exchange_while_chosen(self) -> None:
        """Exchange, with autopilots again and again: the first exchanges are told, the rest counted."""
        done = 0
        while not self.over and None not in self.choices:
            done += 1
            self._exchange(told=done <= TOLD)
        if done > TOLD:
            self.tell("run", number=done - TOLD)
        self._tell_end()

    def _exchange(self, *, told: bool) -> None:
        taken = [self.hands[1 - seat][place - 1] for seat, place in enumerate(self.choices) if place is not None]
        for seat, card in enumerate(taken):
            self.hands[1 - seat].remove(card)
        for seat, card in enumerate(taken):
            self.hands[seat].append(card)
            if told:
                self.tell("took", seat, card)
        self.exchanges += 1
        self._settle()

    def _settle(self) -> None:
        """Lay down fours and test the end; if the game goes on, fan the hands for the next choice."""
        for seat in range(SEATS):
            self._lay_fours(seat)
        self.choices = [None] * SEATS
        if self.exchanges >= LIMIT or any(len(laid) == FOUR * FOUR for laid in self.fours):
            self.phase = "over"
            return
        self.phase = "choose"
        self.hands = [self.shuffled(hand) for hand in self.hands]
        self._choose_by_autopilot()

    def _lay_fours(self, seat: int) -> None:
        hand = self.hands[seat]
        for rank in Rank:
            four = sorted((card for card in hand if card.rank == rank), reverse=True)
            if len(four) == FOUR:
                self.hands[seat] = hand = [card for card in hand if card.rank != rank]
                self.fours[seat] += four
                self.tell("four", seat, *four)

    def _tell_end(self) -> None:
        if not self.over:
            return
        result = self.result()
        self.tell(result.reason)
        for seat, title in result.titles:
            self.tell(title, seat)


class Donkey(Game[DonkeyOptions]):
    """One game; the points do not count."""

    key = "donkey"
    version = 1
    family = "pairs"
    seats = (SEATS,)
    Options = DonkeyOptions
    longest = SEATS * LIMIT
    words = Words(
        verbs=frozenset({"take", "any", "auto", "stop"}),
        events=frozenset({"dealt", "chose", "took", "four", "run", "auto", "stop", "both", "fours", "cap", "donkey"}),
        reasons=frozenset({"over", "not_seated", "no_card", "chosen", "auto_on", "auto_off", "unknown"}),
        zones=frozenset({"fours", "fan", "hand"}),
        facts=frozenset({"exchanges"}),
        endings=frozenset({"both", "fours", "cap", "forfeit"}),
        titles=frozenset({"donkey"}),
        texts=frozenset({"ask-take", "ask-wait", "call-take", "note-chosen"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DonkeyDeal:
        """Deal all cards one by one, the first to the seat that does not deal."""
        deal = DonkeyDeal(options=self.options, seed=seed, hands=[], phase="dealt", turn=0, dealer=standing.dealer)
        cards = list(deck or deal.shuffled(PACK))
        deal.hands = [cards[(seat == deal.dealer) :: SEATS] for seat in range(SEATS)]
        return deal
