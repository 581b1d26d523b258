"""Card loto: the caller's deck is turned up card by card, and whoever has the same card before him covers it."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Literal

from games.actions import Action, Arg, Event, Refused
from games.cards import Card, Rank, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.hands import arranged
from games.view import Place, Text, Zone

PACKS = {52: pack(), 36: pack(Rank.SIX)}
FLIP = Action("flip")
AUTO = Action("auto")
STOP = Action("stop")

_TOLD = 2
"""Openings of a run that are told before the rest is counted; closed cards are told all."""


class LotoOptions(Options, frozen=True):
    """What is agreed on, by the table of the rules file."""

    deck: Literal[52, 36] = 52
    cards: Literal[12, 6] = 12
    stop: Literal["all", "first"] = "all"


@dataclass(slots=True, kw_only=True)
class LotoDeal(Deal):
    """One game: all is settled by the deal, presses only set the pace. Hands are the cards still uncovered."""

    options: LotoOptions
    dealer: int
    covered: list[list[Card]]
    """Of each seat its cards that are covered."""
    rest: list[Card] = field(default_factory=list)
    """What was not dealt of the players' deck."""
    caller: list[Card] = field(default_factory=list)
    """The caller's deck, face down; its end is the top."""
    opened: list[Card] = field(default_factory=list)
    """Cards of the caller's deck that have been turned up."""
    finished: list[int] = field(default_factory=list)
    """Seats whose cards are all covered, in that order."""
    auto: set[int] = field(default_factory=set)
    """Seats that agree to run to the end."""

    UNKNOWN: ClassVar[str] = "unknown"

    @property
    def actors(self) -> Sequence[int]:
        """All seats at any time."""
        return () if self.over else range(len(self.hands))

    @property
    def awaited(self) -> Sequence[int]:
        """Who has not agreed to run to the end."""
        return [seat for seat in self.actors if seat not in self.auto]

    def begin(self) -> None:
        self.tell("dealt", self.dealer)

    def legal(self, seat: int) -> list[Action]:
        return [FLIP, STOP if seat in self.auto else AUTO]

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """Turn up the next card, which changes nothing but the pace."""
        return [FLIP]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action in self.legal(seat):
            return None
        if action not in (AUTO, STOP):
            return Refused(self.UNKNOWN)
        return Refused("auto_on" if action == AUTO else "auto_off")

    def silence(self) -> list[tuple[int, Action, bool]]:
        """Turn up one card for the whole table, which is nobody's silence."""
        return [(seat, FLIP, False) for seat in self.awaited[:1]]

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "flip":
                self._announce([self._call()])
            case "auto":
                self.auto.add(seat)
                self.tell("auto", seat)
                if not self.awaited:
                    self._run()
            case "stop":
                self.auto.discard(seat)
                self.tell("stop", seat)
            case _:
                raise AssertionError(action)

    def _run(self) -> None:
        """Turn up cards to the end; of a long run tell the first, then who closes a card, and a count of the rest."""
        events = []
        while not self.over:
            events.append(self._call())
        first, later = events[:_TOLD], events[_TOLD:]
        closed = [event for event in later if event.kind == "closed"]
        count = len(later) - len(closed)
        self._announce([*first, *([Event("run", number=count)] if count else []), *closed])

    def _call(self) -> Event:
        """Turn up the top card, cover its twin, and return what there is to tell of it."""
        card = self.caller.pop()
        self.opened.append(card)
        seat = next((seat for seat, hand in enumerate(self.hands) if card in hand), None)
        if seat is None:
            return Event("called", cards=(card,))
        self.hands[seat].remove(card)
        self.covered[seat].append(card)
        if self.hands[seat]:
            return Event("covered", seat, (card,), number=len(self.hands[seat]))
        self.finished.append(seat)
        if self.options.stop == "first" or not any(self.hands):
            self.phase = "over"
        return Event("closed", seat, (card,), number=len(self.finished))

    def _announce(self, events: Iterable[Event]) -> None:
        for event in events:
            self.tell(event.kind, event.seat, *event.cards, number=event.number)

    def result(self) -> Result:
        """Rank by the order of closing; who has not closed his card, by how many lie uncovered, fewest first."""
        return self._ranked([(self._order(seat), len(hand)) for seat, hand in enumerate(self.hands)], self.options.stop)

    def forfeit(self, seat: int) -> Result:
        """Rank the leaver last; who has closed his card keeps his place, the rest tie."""
        count = len(self.hands)
        return self._ranked([(count + 1 if one == seat else self._order(one), 0) for one in range(count)], "forfeit")

    def _order(self, seat: int) -> int:
        """Return how many closed their card before this seat; for one who has not closed it the number of seats."""
        return self.finished.index(seat) if seat in self.finished else len(self.hands)

    def _ranked(self, values: Sequence[tuple[int, int]], reason: str) -> Result:
        return Result((0,) * len(self.hands), ranked(values, low=True), reason)

    def hidden(self, seat: int) -> list[Hidden]:
        return [Hidden(self.caller, pool="caller"), Hidden(self.rest, pool="players")]

    def holding(self) -> list[list[Card]]:
        return [*self.hands, *self.covered, self.rest, self.caller, self.opened]

    def hand(self, seat: int) -> Sequence[Card]:
        """Return nothing: all cards lie open in the zones."""
        return ()

    def zones(self, seat: int | None) -> list[Zone]:
        """Return the cards turned up, and before each seat those still uncovered."""
        tickets = [Zone("card", "row", tuple(arranged(hand)), owner=owner) for owner, hand in enumerate(self.hands)]
        return [Zone("called", "pile", tuple(self.opened)), *tickets]

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(len(self.hands))]

    def _place(self, seat: int) -> Place:
        facts: dict[str, Arg] = {"covered": tuple(self.covered[seat])}
        if seat in self.finished:
            facts["place"] = self.finished.index(seat) + 1
        roles = ("auto",) if seat in self.auto and not self.over else ()
        return Place(seat, len(self.hands[seat]), "out" if seat in self.finished else "in", roles, facts)

    def facts(self) -> dict[str, Arg]:
        return {"caller": len(self.caller)}

    def ask(self, seat: int | None) -> Text | None:
        if seat is None:
            return None if self.over else Text("call-flip", {})
        return Text("ask-flip", {}) if seat in self.awaited else None

    def about(self, seat: int | None) -> Hashable:
        """Return what lies open: that others agree to run to the end makes nobody's buttons old."""
        return len(self.opened)


class Loto(Game[LotoOptions]):
    """Card loto with two packs, one for the players and one for the caller."""

    key = "loto"
    version = 1
    family = "luck"
    seats = range(2, 9)
    Options = LotoOptions
    open = True
    longest = 52
    words = Words(
        verbs=frozenset({"flip", "auto", "stop"}),
        events=frozenset({"dealt", "called", "covered", "closed", "auto", "stop", "run"}),
        reasons=frozenset({"not_seated", "auto_on", "auto_off", "over", "unknown", "deck_seats"}),
        zones=frozenset({"called", "card"}),
        facts=frozenset({"caller"}),
        standing=frozenset({"covered", "place"}),
        roles=frozenset({"auto"}),
        endings=frozenset({"all", "first", "forfeit"}),
        texts=frozenset({"ask-flip", "call-flip"}),
    )

    def __init__(self, seats: int, options: LotoOptions) -> None:
        super().__init__(seats, options)
        most = options.deck // options.cards
        if seats > most:
            raise Refused("deck_seats", number=most)

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> LotoDeal:
        """Deal from the players' deck one by one from the dealer's left; the caller's is shuffled by itself."""
        cards = PACKS[self.options.deck]
        deal = LotoDeal(
            options=self.options, seed=seed, hands=[[] for _ in range(self.n)], phase="call", turn=standing.first,
            dealer=standing.dealer, covered=[[] for _ in range(self.n)],
        )  # fmt: skip
        dealt = list(deck or deal.shuffled(cards))
        size = self.n * self.options.cards
        for place, card in enumerate(dealt[:size]):
            deal.hands[(standing.dealer + 1 + place) % self.n].append(card)
        deal.rest = dealt[size:]
        deal.caller = deal.shuffled(cards)
        return deal
