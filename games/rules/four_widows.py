"""Four Widows: lay a card aside, take one from the talon, drop all cards of its rank; queens go only when taken."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused, each
from games.cards import Card, Rank, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.beating import in_order
from games.parts.seats import others
from games.view import Place, Text, Zone

PACK = pack(Rank.SIX)
WIDOWS = 4
"""Queens on the table that end the deal."""
IDLE = 12
"""Turns of each seat in a row, without a drop or a queen, that end it too."""
DROP, QUEEN, KEEP = Action("drop"), Action("queen"), Action("keep")
_LAY = each("lay", PACK)


class FourWidowsOptions(Options, frozen=True):
    """What is agreed on: whether wins or defeats are recorded."""

    credit: Literal["winner", "loser"] = "winner"


@dataclass(slots=True, kw_only=True)
class FourWidowsDeal(Deal):
    """One deal. In phase "lay" the seat in turn lays a card, in phase "decide" it settles the one it has taken.

    The others do not see which of the two it is: what they see changes only when the turn is over.
    """

    options: FourWidowsOptions
    talon: list[Card] = field(default_factory=list)
    """Face down, drawn from the end."""
    talon_by: list[int] = field(default_factory=list)
    """Who laid each card of the talon; -1: it was dealt there."""
    pile: list[Card] = field(default_factory=list)
    """The cards laid, the last one at the end; becomes the talon as it lies."""
    pile_by: list[int] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    """The card taken from the talon, in phase "decide"."""
    discard: list[Card] = field(default_factory=list)
    dropped: int = 0
    """How many cards of the discard were dropped last."""
    queens: list[Card] = field(default_factory=list)
    """The widows: face up for all."""
    idle: int = 0
    """Turns in a row without a drop or a queen."""
    reason: str = ""
    """Why the deal is over."""

    ENDED: ClassVar[str] = "over"
    UNKNOWN: ClassVar[str] = "unknown"

    def begin(self) -> None:
        self.tell("first", self.turn)

    def hand(self, seat: int) -> Sequence[Card]:
        """Return a hand by rank, a card just taken behind it."""
        return [*in_order(self.hands[seat]), *(self.drawn if seat == self.turn else ())]

    # What a seat may do.

    def legal(self, seat: int) -> list[Action]:
        if self.phase == "lay":
            return [_LAY[card] for card in in_order(self.hands[seat])]
        return [*self._settlings(seat), KEEP]

    def _settlings(self, seat: int) -> list[Action]:
        """Return what may be done with the card taken besides keeping it."""
        (card,) = self.drawn
        if card.rank == Rank.QUEEN:
            return [QUEEN]
        return [DROP] if self._matches(seat, card) else []

    def _matches(self, seat: int, card: Card) -> list[Card]:
        return [held for held in in_order(self.hands[seat]) if held.rank == card.rank]

    def waiting(self, seat: int) -> str:
        return "not_turn"

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action in (DROP, QUEEN, KEEP):
            return Refused("lay_first") if self.phase == "lay" else self._settling_refusal(seat, action)
        if len(action.cards) != 1 or action != Action("lay", action.cards):
            return Refused(self.UNKNOWN)
        if self.phase == "decide":
            return Refused("already_laid")
        return None if action.cards[0] in self.hands[seat] else Refused("not_in_hand")

    def _settling_refusal(self, seat: int, action: Action) -> Refused | None:
        if action == KEEP or action in self._settlings(seat):
            return None
        if action == QUEEN:
            return Refused("not_queen")
        return Refused("queen_drop" if self.drawn[0].rank == Rank.QUEEN else self.UNKNOWN)

    # What comes of it.

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "lay":
                self._lay(seat, action.cards[0])
            case "drop":
                self._drop(seat)
            case "queen":
                self.queens += self.drawn
                self._end_turn(seat, "queen", self.drawn)
            case _:
                self._keep(seat)

    def _lay(self, seat: int, card: Card) -> None:
        """Lay a card and take one; if it is no queen and nothing matches it, it stays without a question."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.pile_by.append(seat)
        self.drawn = [self.talon.pop()]
        self.talon_by.pop()
        if not self.talon:
            self.talon, self.pile = self.pile, []
            self.talon_by, self.pile_by = self.pile_by, []
        self.tell("took", seat, *self.drawn, to=seat)
        if self._settlings(seat):
            self.phase = "decide"
        else:
            self._keep(seat)

    def _drop(self, seat: int) -> None:
        """Drop the card taken and all cards of its rank."""
        (card,) = self.drawn
        group = [card, *self._matches(seat, card)]
        self.hands[seat] = [held for held in self.hands[seat] if held.rank != card.rank]
        self.discard += group
        self.dropped = len(group)
        self._end_turn(seat, "drop", group)

    def _keep(self, seat: int) -> None:
        self.hands[seat] += self.drawn
        self._end_turn(seat, "keep")

    def _end_turn(self, seat: int, kind: str, shown: Sequence[Card] = ()) -> None:
        """Tell the whole turn, then test the end: an empty hand, four queens, too many idle turns."""
        self.tell(kind, seat, *shown)
        self.drawn = []
        self.idle = self.idle + 1 if kind == "keep" else 0
        if not self.pile:
            self.tell("turned", number=len(self.talon))
        self.reason = self._ending(seat)
        if self.reason:
            self._finish()
        else:
            self.phase = "lay"
            self.turn = (seat + 1) % len(self.hands)

    def _ending(self, seat: int) -> str:
        """Return why the deal is over after this seat's turn, "" if it goes on."""
        if not self.hands[seat]:
            return "out"
        if len(self.queens) == WIDOWS:
            return "queens"
        return "stall" if self.idle == IDLE * len(self.hands) else ""

    def _finish(self) -> None:
        self.phase = "over"
        for seat, hand in enumerate(self.hands):
            if hand:
                self.tell("left", seat, *in_order(hand))

    # How it ends.

    def winners(self) -> list[int]:
        """Return the seats with the fewest cards; none if all have equally many."""
        return self._holding(min(map(len, self.hands)))

    def losers(self) -> list[int]:
        """Return the seats with the most cards; none if all have equally many."""
        return self._holding(max(map(len, self.hands)))

    def _holding(self, count: int) -> list[int]:
        seats = [seat for seat, hand in enumerate(self.hands) if len(hand) == count]
        return seats if len(seats) < len(self.hands) else []

    def result(self) -> Result:
        """Rank by the cards left, which are the points; who is recorded as winner or loser bears a title."""
        left = tuple(map(len, self.hands))
        credited = self.winners() if self.options.credit == "winner" else self.losers()
        title = self.options.credit if credited else "draw"
        titles = tuple((seat, title) for seat in credited or range(len(left)))
        return Result(left, ranked(left, low=True), self.reason, titles)

    # Who sees what.

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, a card taken by another, and talon and pile but for what the seat has laid there."""
        hands = [Hidden(self.hands[one]) for one in others(seat, len(self.hands))]
        drawn = [Hidden(self.drawn)] if seat != self.turn else []
        return [
            *hands,
            *drawn,
            Hidden(self.talon, known=[place for place, by in enumerate(self.talon_by) if by == seat]),
            Hidden(self.pile, known=[place for place, by in enumerate(self.pile_by) if by == seat]),
        ]

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.drawn, self.talon, self.pile, self.discard, self.queens]

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the cards dropped last and the widows; after the end the hands, too."""
        shown = [Zone("discard", "row", tuple(self.discard[-self.dropped :]))] if self.dropped else []
        if self.queens:
            shown.append(Zone("widows", "row", tuple(self.queens)))
        if not self.over:
            return shown
        hands = [Zone("hand", "row", tuple(in_order(hand)), owner=owner) for owner, hand in enumerate(self.hands)]
        return [*shown, *(zone for zone in hands if zone.cards)]

    def places(self) -> list[Place]:
        taken = len(self.drawn)
        return [Place(seat, len(hand) + taken * (seat == self.turn)) for seat, hand in enumerate(self.hands)]

    def facts(self) -> dict[str, Arg]:
        talon, pile = self._counts()
        facts = {"talon": talon, "pile": pile, "discard": len(self.discard), "idle": self.idle}
        return {name: number for name, number in facts.items() if number or name == "talon"}

    def _counts(self) -> tuple[int, int]:
        """Return how many cards talon and pile had when the turn began: more would tell that a card is laid."""
        talon, pile = len(self.talon), len(self.pile)
        if self.phase != "decide":
            return talon, pile
        return (talon + 1, pile - 1) if pile else (1, talon - 1)

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if self.phase == "lay":
            return Text("ask-lay", {})
        (card,) = self.drawn
        if card.rank == Rank.QUEEN:
            return Text("ask-queen", {"card": card})
        return Text("ask-drop", {"card": card, "cards": (card, *self._matches(seat, card))})

    def details(self, seat: int, action: Action) -> Mapping[str, Arg]:
        """Name the queen that may be shown."""
        return {"cards": tuple(self.drawn)} if action == QUEEN else {}

    def about(self, seat: int | None) -> Hashable:
        """Return the hand, what lies open, the counts; to the seat in turn also where its turn stands."""
        own = (self.phase, tuple(self.hand(seat))) if seat == self.turn else ()
        held = () if seat is None else tuple(self.hands[seat])
        return self.over, own, held, tuple(zone.cards for zone in self.zones(seat)), tuple(self.facts().items())


class FourWidows(Game[FourWidowsOptions]):
    """One deal; the fewest cards left win, the most lose."""

    key = "four_widows"
    version = 1
    family = "pairs"
    seats = range(2, 7)
    Options = FourWidowsOptions
    longest = 21 * IDLE * 6 * 2
    words = Words(
        verbs=frozenset({"lay", "drop", "queen", "keep"}),
        events=frozenset({"first", "took", "drop", "queen", "keep", "turned", "left"}),
        reasons=frozenset({"over", "not_seated", "not_turn", "lay_first", "already_laid", "not_in_hand", "queen_drop"})
        | {"not_queen", "unknown"},
        zones=frozenset({"discard", "widows", "hand"}),
        facts=frozenset({"talon", "pile", "discard", "idle"}),
        endings=frozenset({"out", "queens", "stall", "forfeit"}),
        titles=frozenset({"winner", "loser", "draw"}),
        texts=frozenset({"ask-lay", "ask-queen", "ask-drop"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> FourWidowsDeal:
        """Deal the whole pack one card at a time, the talon first, then clockwise from the dealer's left."""
        first = (standing.dealer + 1) % self.n
        deal = FourWidowsDeal(options=self.options, seed=seed, hands=[], phase="lay", turn=first)
        cards = list(deck or deal.shuffled(PACK))
        heaps = self.n + 1
        deal.talon = cards[::heaps]
        deal.talon_by = [-1] * len(deal.talon)
        deal.hands = [cards[1 + (seat - first) % self.n :: heaps] for seat in range(self.n)]
        return deal
