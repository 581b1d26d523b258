"""Throw-in durak: beat what is led and thrown in, or take it all; the last one with cards is the fool."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import ClassVar

from games.actions import Action, Refused, Seat
from games.cards import Card, Rank, pack
from games.deal import Deal, Result
from games.game import Standing, Words
from games.parts.beating import in_order, lowest, of_one_rank
from games.parts.fools import FoolGame
from games.parts.seats import others
from games.parts.teams import team
from games.parts.throwing import ASKING, HAND, DurakOptions, ThrowingDeal
from games.view import Text

LOW = {24: Rank.NINE, 36: Rank.SIX, 52: Rank.TWO}
"""The lowest rank of each pack; it plays the part of the six in epaulettes."""

TAKE = Action("take")
PASS = Action("pass")

_MOVES = {"none": (), "plain": ("transfer",), "show": ("transfer", "show")}
"""How the attack may be moved on, by option."""


@dataclass(slots=True, kw_only=True)
class DurakDeal(ThrowingDeal):
    """One deal: bouts from a lead to "beaten" or a completed take."""

    opened: str = "next"
    """Why the first leader leads: he holds the lowest trump, nobody holds one, or he is next."""
    led: list[Card] = field(default_factory=list)
    """The attack as it first lay before the defender."""

    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "lead": ("lead",),
        "beat": ("defend",),
        "take": ("defend",),
        "transfer": ("defend",),
        "show": ("defend",),
        "throw": ASKING,
        "pass": ASKING,
    }
    COUNTS: ClassVar[Mapping[str, int]] = {"beat": 2, "take": 0, "transfer": 1, "show": 1, "pass": 0}

    def begin(self) -> None:
        self.tell_trump()
        shown = (min(self.trumps(self.turn)),) if self.opened == "lowest" else ()
        self.tell(f"first_{self.opened}", self.turn, *shown)

    def open_first(self, first: int | None) -> None:
        """Open the first bout; without a `first` the holder of the lowest trump leads, and shows it."""
        if first is None:
            lowest_trumps = {min(trumps): seat for seat in range(self.count) if (trumps := self.trumps(seat))}
            self.opened = "lowest" if lowest_trumps else "no_trump"
            first = (self.dealer + 1) % self.count
            if lowest_trumps:
                shown = min(lowest_trumps)
                first = lowest_trumps[shown]
                self.know(first, shown)
        self.open_bout(first)

    # What a seat may do.

    def legal(self, seat: int) -> list[Action]:
        hand = in_order(self.hands[seat])
        if self.phase == "lead":
            return [Action("lead", cards) for cards in of_one_rank(hand, self.limit)]
        if self.phase == "defend":
            return [*self.beating(hand), TAKE, *self._transfers(hand)]
        fitting = [card for card in hand if card.rank in self.ranks] if seat == self.turn else []
        sizes = range(1, min(self.room, len(fitting)) + 1)
        return [*(Action("throw", cards) for size in sizes for cards in combinations(fitting, size)), PASS]

    def _transfers(self, hand: Sequence[Card]) -> list[Action]:
        moves = [Action(verb, (card,)) for verb in _MOVES[self.options.transfer] for card in hand]
        return [move for move in moves if not self._cannot_move_on(move.verb, move.cards[0])]

    def _target(self) -> int | None:
        """Return to whom the attack could be moved on: the next seat left that holds a card."""
        return next((seat for seat in others(self.defender, self.count) if self.hands[seat]), None)

    def canonical(self, action: Action) -> Action:
        """Return a lead or throw with its cards by rank, then S H D C."""
        if action.verb in ("lead", "throw"):
            return action._replace(cards=tuple(in_order(action.cards)))
        return action

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if not self.well_formed(action, LOW[self.options.deck]):
            return Refused(self.UNKNOWN)
        return self._out_of_turn(seat, action.verb) or self._unlawful(seat, action)

    def _out_of_turn(self, seat: int, verb: str) -> Refused | None:
        if self.phase not in self.VERBS[verb]:
            return Refused("wrong_phase")
        if seat not in (self.throwers if self.phase in ASKING else (self.turn,)):
            return Refused("not_you", seat=Seat(self.turn))
        if seat in self.passed:
            return Refused("passed")
        if verb == "throw" and seat != self.turn:
            return Refused("not_turn", seat=Seat(self.turn))
        return None

    def _unlawful(self, seat: int, action: Action) -> Refused | None:
        verb, cards = action.verb, action.cards
        if not set(cards[-1:] if verb == "beat" else cards) <= set(self.hands[seat]):
            return Refused("not_held")
        match verb:
            case "lead" if len({card.rank for card in cards}) > 1:
                return Refused("mixed_ranks")
            case "throw" if not self.ranks.issuperset(card.rank for card in cards):
                return Refused("no_rank")
            case "lead" | "throw" if len(cards) > self.room:
                return Refused("too_many", number=self.room)
            case "beat":
                return self.cannot_cover(*cards)
            case "transfer" | "show":
                return self._cannot_move_on(verb, cards[0])
        return None

    def _cannot_move_on(self, verb: str, card: Card) -> Refused | None:
        if verb not in _MOVES[self.options.transfer]:
            return Refused("no_transfer")
        if any(self.covers):
            return Refused("transfer_late")
        if card.rank != self.attacks[0].rank:
            return Refused("no_rank")
        if verb == "show" and card.suit != self.trump.suit:
            return Refused("not_trump")
        if card in self.shown and verb == "show":
            return Refused("shown_before")
        target, attack = self._target(), len(self.attacks) + (verb == "transfer")
        fits = target is not None and attack <= min(self.cap, len(self.hands[target]))
        return None if fits else Refused("target_short")

    def silence(self) -> list[tuple[int, Action, bool]]:
        return [(seat, *self._silent(seat)) for seat in self.awaited]

    def _silent(self, seat: int) -> tuple[Action, bool]:
        """Return the pass that ends a window, which is no silence; "take"; or the lowest plain card."""
        if self.phase in ASKING:
            return PASS, False
        lead = Action("lead", (lowest(self.hands[seat], self.trump.suit),))
        return lead if self.phase == "lead" else TAKE, len(self.legal(seat)) > 1

    # What comes of it.

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "lead":
                self._lead(seat, action.cards)
            case "beat":
                self._beat(seat, *action.cards)
            case "take":
                self._take(seat)
            case "transfer" | "show":
                self._move_on(seat, action.cards[0], action.verb)
            case "throw":
                self._throw(seat, action.cards)
            case "pass":
                self.tell("pass", seat)
                self.passed.add(seat)
                self.go_round()
            case _:
                raise AssertionError(action)

    def _lead(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.lay(seat, cards)
        self.led = list(cards)
        self.defend()
        self.tell("lead", seat, *cards, other=self.turn)

    def _beat(self, seat: int, under: Card, card: Card) -> None:
        self.cover(seat, under, card)
        self.tell("beat", seat, card)
        if self.bare:
            return
        if self.room and self.throwers:
            self.tell("all_covered")
            self.ask_round("throw", self.thrower)
        else:
            self.end_bout(taken=False)

    def _take(self, seat: int) -> None:
        self.tell("take", seat)
        if self.options.pile_on == "allow" and self.room and self.throwers:
            self.ask_round("pile", self.attacker)
        else:
            self.end_bout(taken=True)

    def _move_on(self, seat: int, card: Card, verb: str) -> None:
        """Let the attack, one card more or a trump shown, lie before the next seat; this one attacks now."""
        target = self._target()
        if target is None:
            raise AssertionError("a transfer without a target was admitted")
        if verb == "transfer":
            self.lay(seat, (card,))
        else:
            self.shown.append(card)
            self.know(seat, card)
        self.led = list(self.attacks)
        self.attacker = self.thrower = seat
        self.face(target)
        self.defend()
        self.tell(verb, seat, card, other=target)

    def _throw(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.lay(seat, cards)
        self.tell("throw", seat, *cards)
        if self.phase == "pile":
            self.passed.add(seat)
            self.go_round()
        else:
            self.thrower = seat
            self.passed.clear()
            self.defend()

    # How a bout and the deal end.

    def end_bout(self, *, taken: bool) -> None:
        defending, heavy = self.defending, self._heavy()
        cards = self.clear()
        if taken:
            self.take_up(defending, cards)
        else:
            self.put_away(cards)
        drawn = self.draw_up(self.seat_of(self.leader), defending, HAND)
        gone = self.go_out()
        self.passed.clear()
        self.finish(gone, idle=taken and not drawn)
        self.epaulettes = heavy and defending in self.fools
        self.tell_end(gone)
        if not self.over:
            self.bout += 1
            self.open_bout(self.next_leader(lost=taken))

    def _heavy(self) -> bool:
        """Tell whether the attack of this bout gives epaulettes."""
        low = LOW[self.options.deck]
        if self.options.pogony == "strict":
            return [card.rank for card in self.led] == [low, low]
        return self.options.pogony == "wide" and [card.rank for card in self.attacks].count(low) > 1

    def next_leader(self, *, lost: bool) -> int:
        """Return the place that leads next: in teams it need not be in, a partner plays it."""
        return (self.defender + int(lost)) % self.count if self.in_teams else ThrowingDeal.next_leader(self, lost=lost)

    def ask(self, seat: int | None) -> Text | None:
        if seat is None:
            return None if self.over else Text(f"call-{self.phase}", {})
        if seat not in self.actors:
            return None
        if self.phase == "defend":
            moves = self._transfers(self.hands[seat])
            return Text("ask-transfer" if moves else "ask-defend", {"cards": tuple(self.bare)})
        if seat != self.turn:
            return Text("ask-early", {"seat": Seat(self.turn)})
        return Text(f"ask-{self.phase}", {"number": self.room})


class Durak(FoolGame[DurakOptions]):
    """Throw-in durak, with transfers by option; 24, 36 or 52 cards, alone or in two teams."""

    key = "durak"
    version = 1
    family = "durak"
    seats = range(2, 7)
    Options = DurakOptions
    longest = 4000
    words = Words(
        verbs=frozenset(DurakDeal.VERBS),
        events=frozenset({
            "dealt", "trump", "trump_held", "first_lowest", "first_no_trump", "first_next", "lead", "beat", "transfer",
            "show", "all_covered", "throw", "take", "pass", "beaten", "taken", "trump_drawn", "out", "emptied",
            "fool", "pogony", "draw", "stale",
        }),
        reasons=frozenset({
            "bad_code", "over", "wrong_phase", "not_you", "passed", "not_turn", "not_held", "no_transfer",
            "transfer_late", "mixed_ranks", "no_rank", "too_many", "no_attack", "covered", "cannot_beat", "not_trump",
            "shown_before", "target_short", "not_seated", "deck_seats", "teams_seats", "teams_transfer",
        }),
        zones=frozenset({"table", "discard"}),
        facts=frozenset({"trump", "stock", "room", "pile_room"}),
        standing=frozenset({"team"}),
        roles=frozenset({"attacker", "defender"}),
        endings=frozenset({"out", "draw", "stale", "forfeit"}),
        titles=frozenset({"fool", "pogony", "first_out", "draw"}),
        texts=frozenset({
            "ask-lead", "ask-defend", "ask-transfer", "ask-throw", "ask-pile", "ask-early",
            "call-lead", "call-defend", "call-throw", "call-pile", "sheet-fool", "sheet-pogony", "sheet-first",
        }),
    )  # fmt: skip

    def __init__(self, seats: int, options: DurakOptions) -> None:
        super().__init__(seats, options)
        if seats * HAND > len(pack(LOW[options.deck])):
            raise Refused("deck_seats")
        if options.teams == "teams" and seats not in (4, 6):
            raise Refused("teams_seats")
        if options.teams == "teams" and options.transfer != "none":
            raise Refused("teams_transfer")

    @property
    def deals(self) -> int:
        return self.options.deals

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DurakDeal:
        empty: list[list[Card]] = [[] for _ in range(self.n)]
        cards = pack(LOW[self.options.deck])
        deal = DurakDeal(
            options=self.options, seed=seed, hands=empty, phase="lead", turn=0,
            dealer=standing.dealer, trump=cards[0], seen=[[] for _ in empty],
        )  # fmt: skip
        deal.deal_out(deck or deal.shuffled(cards), HAND)
        by_trump = standing.last is None or self.options.next_lead == "lowest"
        deal.open_first(None if by_trump else standing.first)
        return deal

    def sides(self) -> list[list[int]]:
        if self.options.teams == "solo":
            return super().sides()
        return [[seat for seat in range(self.n) if team(seat) == side] for side in range(2)]

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Let the next deal be led from under the fool or onto him, after a draw from the dealer's side."""
        after = super().settle(standing, deal, result)
        step = -1 if self.options.next_lead == "onto" else 1
        return replace(after, first=(after.dealer + step) % self.n)
