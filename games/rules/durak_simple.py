"""Simple durak: a lead is beaten or taken, and nobody throws in; four variants of what may be led and what is taken."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused, Seat
from games.cards import Card, Rank, pack
from games.deal import Options
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.beating import in_order, lowest
from games.parts.fools import FoolDeal, FoolGame
from games.parts.seats import around
from games.parts.shapes import Shape, of_shape, shape, twins
from games.view import Place, Text

PACK = pack(Rank.SIX)
HAND = 5
"""Cards dealt to a seat, and up to which it draws."""
PAIR: Shape = (2,)
ONE: Shape = (1,)
FORMS: Mapping[str, tuple[Shape, ...]] = {
    "a": (ONE, PAIR, (2, 1), (3,)),
    "b": (ONE, PAIR, (2, 1), (3,)),
    "v": (ONE, (2, 1), (3,), (2, 2, 1), (3, 2), (4, 1)),
    "g": (PAIR,),
}
"""The shapes of a lead: of a rank may be more than a form asks for, so four of a rank are two pairs."""
LISTED = 2000
"""Leads listed at most. More there are only of five cards, out of a hand of over twenty; all are admitted."""

TAKE = Action("take")


class DurakSimpleOptions(Options, frozen=True):
    """What is agreed on, by the table of the rules file."""

    variant: Literal["a", "b", "v", "g"] = "a"
    deals: Literal[1, 3, 5, 10] = 1


@dataclass(slots=True, kw_only=True)
class DurakSimpleDeal(FoolDeal):
    """One deal: moves, each a lead and its defence. Only variant `g` has seats that are passed over and free leads."""

    options: DurakSimpleOptions
    entitled: int = 0
    """The seat that has the lead; it differs from the leader only when it was passed over."""
    skipped: list[int] = field(default_factory=list)
    """Seats passed over in this move, since they cannot lead a pair."""
    pairless: list[int] = field(default_factory=list)
    """Seats that have shown in this move to hold no pair."""
    free_lead: bool = False
    """Whether the leader may lead a single card."""
    homes: dict[Card, int] = field(default_factory=dict)
    """Of each card that has changed hands since the last move that was not idle, who held it then."""
    met: list[str] = field(default_factory=list)
    """The positions since then: who was entitled, and which cards lay away from home."""

    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {"lead": ("lead",), "beat": ("defend",), "take": ("defend",)}
    COUNTS: ClassVar[Mapping[str, int]] = {"beat": 2, "take": 0}

    @property
    def defending(self) -> int:
        return self.defender

    @property
    def forms(self) -> tuple[Shape, ...]:
        """The shapes that may be led now, as far as the defender holds as many cards."""
        return (ONE, PAIR) if self.free_lead else FORMS[self.options.variant]

    @property
    def room(self) -> int:
        """How many cards the defender holds: a lead has no more."""
        return len(self.hands[self.defender])

    def begin(self) -> None:
        self.tell_trump()
        self._tell_leader()

    # Who leads.

    def open_move(self, entitled: int) -> None:
        """Give a seat the lead; in variant `g` it passes on to the first that has a pair to lead."""
        self.phase = "lead"
        self.entitled = entitled
        self.skipped, self.pairless, self.free_lead = [], [], False
        if not self.stale:
            self.homes, self.met = {}, []
        self._lead_by(self._first_with_a_pair() if self.options.variant == "g" else entitled)

    def _lead_by(self, leader: int) -> None:
        self.leader = self.turn = leader
        self.defender = self.left_of(leader)

    def _first_with_a_pair(self) -> int:
        """Return the seat that leads: the entitled one, and freely, where no pair can be led or a loop has closed."""
        order = [seat for seat in around(self.entitled, self.count) if seat in self.inside]
        if self._looped():
            return self._freely()
        able = [seat for seat in order if self._has_room(seat) and twins(self.hands[seat])]
        unable = order[: order.index(able[0])] if able else order
        self.pairless = [seat for seat in unable if self._has_room(seat)]
        if not able:
            return self._freely()
        self.skipped = unable
        return able[0]

    def _freely(self) -> int:
        self.free_lead = True
        return self.entitled

    def _has_room(self, seat: int) -> bool:
        """Tell whether the left neighbour holds enough cards to be led a pair."""
        return len(self.hands[self.left_of(seat)]) > 1

    def _looped(self) -> bool:
        """Note the position, and tell whether it was met since the last move by which something came about."""
        held = {card: seat for seat in self.inside for card in self.hands[seat]}
        away = [f"{card.code} {held[card]}" for card, home in self.homes.items() if held[card] != home]
        position = " ".join([str(self.entitled), *sorted(away)])
        looped = position in self.met
        self.met.append(position)
        return looped

    def _tell_leader(self) -> None:
        for seat in self.skipped:
            self.tell("no_pair", seat)
        if self.free_lead:
            self.tell("free_lead", self.leader)

    # What a seat may do.

    def legal(self, seat: int) -> list[Action]:
        if self.phase == "lead":
            return [Action("lead", cards) for cards in islice(self._leads(seat), LISTED)]
        return [*self.beating(in_order(self.hands[seat])), TAKE]

    def _leads(self, seat: int) -> Iterator[tuple[Card, ...]]:
        for form in sorted(self.forms, key=sum):
            if sum(form) <= self.room:
                yield from of_shape(self.hands[seat], form)

    def canonical(self, action: Action) -> Action:
        """Return a lead with its cards by rank, then S H D C."""
        return action._replace(cards=tuple(in_order(action.cards))) if action.verb == "lead" else action

    def refusal(self, seat: int, action: Action) -> Refused | None:
        verb, cards = action.verb, action.cards
        if not self.well_formed(action, Rank.SIX):
            return Refused(self.UNKNOWN)
        if self.phase not in self.VERBS[verb]:
            return Refused("wrong_phase")
        if seat != self.turn:
            return Refused("not_you", seat=Seat(self.turn))
        if not set(cards[-1:] if verb == "beat" else cards) <= set(self.hands[seat]):
            return Refused("not_held")
        match verb:
            case "lead" if shape(cards) not in self.forms:
                return Refused("bad_form", variant=self._rule)
            case "lead" if len(cards) > self.room:
                return Refused("too_many", number=self.room)
            case "beat":
                return self.cannot_cover(*cards)
        return None

    @property
    def _rule(self) -> str:
        """What may be led, in a word."""
        return "free" if self.free_lead else self.options.variant

    def silence(self) -> list[tuple[int, Action, bool]]:
        return [(seat, self._silent(seat), len(self.legal(seat)) > 1) for seat in self.awaited]

    def _silent(self, seat: int) -> Action:
        """Return "take"; or lead the lowest plain card, where it must be a pair the lowest pair."""
        if self.phase == "defend":
            return TAKE
        if ONE in self.forms:
            return Action("lead", (lowest(self.hands[seat], self.trump.suit),))
        return min(self.legal(seat), key=lambda lead: (lead.cards[0].rank, self.trump.suit in _suits(lead.cards)))

    # What comes of it.

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "lead":
                self.lay(seat, action.cards)
                self.phase, self.turn = "defend", self.defender
                self.tell("lead", seat, *action.cards, other=self.defender)
            case "beat":
                under, card = action.cards
                self.cover(seat, under, card)
                self.tell("beat", seat, card)
                if not self.bare:
                    self._end_move(lost=False)
            case "take":
                self.tell("take", seat)
                self._end_move(lost=True)
            case _:
                raise AssertionError(action)

    def _end_move(self, *, lost: bool) -> None:
        discarded = len(self.discard)
        if lost:
            self._lose()
        else:
            self.put_away(self.clear())
        drawn = self.draw_up(self.leader, self.defender, HAND)
        gone = self.go_out()
        self.finish(gone, idle=not drawn and len(self.discard) == discarded)
        self.tell_end(gone)
        if not self.over:
            self.open_move(self.next_leader(lost=lost))
            self._tell_leader()

    def _lose(self) -> None:
        """Let the defender take the lead and his own covers; in variant `b` only what he has not covered."""
        bare, attacks = self.bare, list(self.attacks)
        covers = [card for card in self.covers if card is not None]
        cards = self.clear()
        if self.options.variant == "b":
            self._discard([card for card in cards if card not in bare])
            self.take_up(self.defender, bare)
        else:
            for card in attacks:
                self.homes.setdefault(card, self.leader)
            self.take_up(self.defender, attacks)
            self.pick_up(self.defender, covers)

    def _discard(self, cards: Sequence[Card]) -> None:
        self.discard.extend(cards)
        if cards:
            self.tell("discarded", number=len(cards))

    # What is known and seen.

    def hidden_hand(self, seat: int) -> Hidden:
        """Return a hand: who was passed over holds no pair, who leads by right of a pair holds one."""
        hand = Hidden(self.hands[seat], holds=self.seen[seat])
        if seat in self.pairless:
            hand.lacks = twins
        elif self.options.variant == "g" and self.phase == "lead" and seat == self.leader and not self.free_lead:
            hand.lacks = _lacks_a_pair
        return hand

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(self.count)]

    def _place(self, seat: int) -> Place:
        roles: list[str] = []
        if not self.over:
            roles += ["attacker"] * (seat == self.leader) + ["defender"] * (seat == self.defender)
            roles += ["no_pair"] * (seat in self.skipped)
        return Place(seat, len(self.hands[seat]), "out" if seat in self.out else "in", tuple(roles))

    def facts(self) -> dict[str, Arg]:
        free: dict[str, Arg] = {"free": 1} if self.free_lead and self.phase == "lead" else {}
        return FoolDeal.facts(self) | free

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if self.phase == "defend":
            return Text("ask-defend", {"cards": tuple(self.bare)})
        return Text("ask-lead", {"variant": self._rule, "number": self.room})


def _suits(cards: Sequence[Card]) -> list[int]:
    return [card.suit for card in cards]


def _lacks_a_pair(cards: Sequence[Card]) -> int:
    return int(not twins(cards))


class DurakSimple(FoolGame[DurakSimpleOptions]):
    """Simple durak with 36 cards, five to a hand."""

    key = "durak_simple"
    version = 1
    family = "durak"
    seats = range(2, 6)
    Options = DurakSimpleOptions
    longest = 4000
    words = Words(
        verbs=frozenset(DurakSimpleDeal.VERBS),
        events=frozenset({
            "dealt", "trump", "no_pair", "free_lead", "lead", "beat", "take", "beaten", "discarded", "taken",
            "trump_drawn", "out", "emptied", "fool", "draw", "stale",
        }),
        reasons=frozenset({
            "bad_code", "over", "wrong_phase", "not_you", "not_held", "bad_form", "too_many", "no_attack", "covered",
            "cannot_beat", "not_seated",
        }),
        zones=frozenset({"table", "discard"}),
        facts=frozenset({"trump", "stock", "free"}),
        roles=frozenset({"attacker", "defender", "no_pair"}),
        endings=frozenset({"out", "draw", "stale", "forfeit"}),
        titles=frozenset({"fool", "first_out", "draw"}),
        texts=frozenset({"ask-lead", "ask-defend", "sheet-fool", "sheet-first"}),
    )  # fmt: skip

    @property
    def deals(self) -> int:
        return self.options.deals

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DurakSimpleDeal:
        empty: list[list[Card]] = [[] for _ in range(self.n)]
        deal = DurakSimpleDeal(
            options=self.options, seed=seed, hands=empty, phase="lead", turn=0,
            dealer=standing.dealer, trump=PACK[0], seen=[[] for _ in empty],
        )  # fmt: skip
        deal.deal_out(deck or deal.shuffled(PACK), HAND)
        deal.open_move(standing.first)
        return deal
