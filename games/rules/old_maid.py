"""Old Maid: draw blind from your neighbour's fan, put away pairs; one queen has no partner, her holder loses."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Literal, Self

from games.actions import Action, Refused, Seat
from games.cards import Card, Rank, Suit, pack
from games.deal import Options, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.fans import ANY, MIX, TOLD, FanDeal, backs, moved, moves, paired, picks, unpaired
from games.parts.seats import around, others
from games.view import Place, Sheet, Text, Zone

WITCH = Card(Rank.QUEEN, Suit.SPADES)
"""Never pairs in akulina."""
REMOVED = Card(Rank.QUEEN, Suit.CLUBS)
"""Left out of the pack of old maid."""
IDLE = 200
"""Draws without a pair that make a deal void."""
LONGEST_HAND = 5
"""With so many seats at akulina the one dealt the most cards offers first."""


class OldMaidOptions(Options, frozen=True):
    """What is agreed on: the odd queen, the length of the series, whether pairs are shown."""

    variant: Literal["old_maid", "akulina"] = "old_maid"
    deals: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] = 1
    show_pairs: bool = True


PACKS = {
    "old_maid": tuple(card for card in pack() if card != REMOVED),
    "akulina": pack(Rank.SIX),
}


@dataclass(slots=True, kw_only=True)
class OldMaidDeal(FanDeal):
    """One deal: the first pairs, then draws. `turn` is the drawer, a hand's order its fan."""

    options: OldMaidOptions
    totals: list[int]
    """Defeats in the deals before this one."""
    dealer: int
    knows: list[list[set[Card]]]
    """Cards that a seat knows to be in a list of `holding()`: it has seen them go there and not leave."""
    mixes: list[int]
    """How often each seat has shuffled its fan."""
    away: list[Card] = field(default_factory=list)
    """The pairs put away, two cards each, in that order."""
    owners: list[int] = field(default_factory=list)
    """Who put away each pair."""
    offerer: int = 0
    idle: int = 0
    """Draws since the last pair."""

    @property
    def inside(self) -> list[int]:
        """The seats that hold cards."""
        return [seat for seat, hand in enumerate(self.hands) if hand]

    @property
    def actors(self) -> Sequence[int]:
        return () if self.over else self.inside

    @property
    def awaited(self) -> Sequence[int]:
        return () if self.over else (self.turn,)

    @property
    def single(self) -> Card | None:
        """The card that is never a partner."""
        return WITCH if self.options.variant == "akulina" else None

    # From the deal to the first draw.

    def begin(self) -> None:
        self.tell("dealt", self.dealer)
        for seat, hand in enumerate(self.hands):
            pairs = paired(hand, self.single)
            self.hands[seat] = self.shuffled([card for card in hand if card not in pairs])
            self._lay_away(seat, pairs)
            self._tell_pairs("first_pairs", seat, pairs)
            self._tell_own_pairs(seat, pairs)
        for seat, hand in enumerate(self.hands):
            if not hand:
                self.tell("out", seat)
        if len(self.inside) == 1:
            self.phase = "over"
            self._tell_end()
        else:
            self.phase = "draw"
            self._offer_first()

    def _offer_first(self) -> None:
        longest = self.single is not None and len(self.hands) == LONGEST_HAND
        self._offer(next(seat for seat in around(self.dealer + longest, len(self.hands)) if self.hands[seat]))

    def _offer(self, seat: int) -> None:
        self.offerer = seat
        self.turn = self._next_inside(seat)

    def _next_inside(self, seat: int) -> int:
        return next(other for other in others(seat, len(self.hands)) if self.hands[other])

    # What a seat may do.

    def legal(self, seat: int) -> list[Action]:
        size = len(self.hands[seat])
        draws = picks("draw", len(self.hands[self.offerer])) if seat == self.turn else ()
        arranging = (*moves(size), MIX) if size > 1 else ()
        return [*draws, *arranging, self.switch(seat)]

    def waiting(self, seat: int) -> str:
        return "out"

    def refusal(self, seat: int, action: Action) -> Refused | None:
        verb, cards, suit, numbers = action
        if verb in ("draw", "any") and seat != self.turn:
            return Refused("not_drawer", seat=Seat(self.turn))
        if cards or suit is not None:
            return Refused(self.UNKNOWN)
        match verb:
            case "draw" if len(numbers) == 1:
                return None if 1 <= numbers[0] <= len(self.hands[self.offerer]) else Refused("no_card")
            case "fan":
                return None if action in moves(len(self.hands[seat])) else Refused("fan")
            case "mix" if not numbers:
                return None if len(self.hands[seat]) > 1 else Refused("fan")
            case "any" if not numbers:
                return None
        return self.switch_refusal(seat, action)

    def silence(self) -> list[tuple[int, Action, bool]]:
        return [(seat, ANY, len(self.hands[self.offerer]) > 1) for seat in self.awaited]

    def about(self, seat: int | None) -> Hashable:
        """Return the own fan and, for the drawer, how often a card was drawn; not what others do with their fans."""
        draws = (self.idle, len(self.away))
        if seat is None:
            return self.phase, draws
        return self.phase, tuple(self.hands[seat]), self.mixes[seat], draws if seat == self.turn else None

    # What comes of it.

    def play(self, seat: int, action: Action) -> None:
        match action.verb:
            case "draw":
                self._draw_on(action.numbers[0])
            case "any":
                self._draw_on(self.at_random(self.hands[self.offerer]))
            case "fan":
                self.hands[seat] = moved(self.hands[seat], *action.numbers)
                self.tell("fan", seat)
            case "mix":
                self.hands[seat] = self.shuffled(self.hands[seat])
                self.mixes[seat] += 1
                self.tell("mix", seat)
            case _:
                self.turn_autopilot(seat, action)
                if self.turn in self.auto:
                    self._draw_on(self.at_random(self.hands[self.offerer]))

    def _draw_on(self, place: int) -> None:
        """Draw, and let autopilots draw on: the first draws are told one by one, the rest counted, pairs apart."""
        later: list[list[Card]] = [[] for _ in self.hands]
        for number in count(1):
            drawer = self.turn
            pair = self._draw(place, told=number <= TOLD)
            if number > TOLD:
                later[drawer] += pair
            self._pass_on()
            if self.over or self.turn not in self.auto:
                break
            place = self.at_random(self.hands[self.offerer])
        if number > TOLD:
            self.tell("run", number=number - TOLD)
        for seat, pairs in enumerate(later):
            self._tell_pairs("run_pairs", seat, pairs)
        if self.over:
            self._tell_end()

    def _draw(self, place: int, *, told: bool) -> list[Card]:
        """Move a card from the offerer's fan to the drawer and return the pair it makes, if any."""
        giver, drawer = self.offerer, self.turn
        card = self.hands[giver].pop(place - 1)
        partner = next(
            (held for held in self.hands[drawer] if held.rank == card.rank and self.single not in (held, card)), None
        )
        self._note(card, partner)
        return self._keep(card, told=told) if partner is None else self._put_away(card, partner, told=told)

    def _keep(self, card: Card, *, told: bool) -> list[Card]:
        hand = self.hands[self.turn]
        place = self.chance(len(hand) + 1) + 1
        hand.insert(place - 1, card)
        self.idle += 1
        if told:
            self.tell("drew", self.turn, other=self.offerer)
            self.tell("kept", self.turn, card, number=place, to=self.turn)
            self._tell_lost(card)
        return []

    def _put_away(self, card: Card, partner: Card, *, told: bool) -> list[Card]:
        pair = sorted((card, partner), reverse=True)
        self.hands[self.turn].remove(partner)
        self._lay_away(self.turn, pair)
        self.idle = 0
        if told:
            self._tell_pairs("pair", self.turn, pair, giver=self.offerer)
            self._tell_own_pairs(self.turn, pair)
            if not self.options.show_pairs:
                self._tell_lost(card)
        return pair

    def _lay_away(self, seat: int, pairs: Sequence[Card]) -> None:
        self.away += pairs
        self.owners += [seat] * (len(pairs) // 2)

    def _note(self, card: Card, partner: Card | None) -> None:
        """Note what each seat knows of the two hands now; of the hand that a card left unseen it knows nothing more.

        The giver of a card that pairs knows its partner without seeing it: a hand has no second card of that rank.
        """
        giver, drawer = self.offerer, self.turn
        for seat, known in enumerate(self.knows):
            if seat in (giver, drawer) or (partner and self.options.show_pairs):
                known[giver] -= {card}
                known[drawer] -= {partner}
            else:
                known[giver].clear()
                if partner:
                    known[drawer].clear()
        self.knows[giver][-1 if partner else drawer].add(card)

    def _pass_on(self) -> None:
        """Let the drawer offer next, or who follows it if it went out; end the deal where nobody can draw."""
        drawer = self.turn
        for seat in (self.offerer, drawer):
            if not self.hands[seat]:
                self.tell("out", seat)
        if len(self.inside) == 1 or self.idle >= IDLE:
            self.phase = "over"
        else:
            self._offer(drawer if self.hands[drawer] else self._next_inside(drawer))

    def _tell_lost(self, card: Card) -> None:
        self.tell("lost", self.offerer, card, other=self.turn, to=self.offerer)

    def _tell_pairs(self, kind: str, seat: int, pairs: Sequence[Card], giver: int | None = None) -> None:
        """Tell all of pairs put away: the cards, or only how many they are."""
        if pairs:
            shown = pairs if self.options.show_pairs else ()
            self.tell(kind, seat, *shown, number=len(pairs) // 2, other=giver)

    def _tell_own_pairs(self, seat: int, pairs: Sequence[Card]) -> None:
        """Tell the owner what he puts away where the others do not see it."""
        if pairs and not self.options.show_pairs:
            self.tell("own_pairs", seat, *pairs, to=seat)

    def _tell_end(self) -> None:
        loser = self._loser()
        if loser is None:
            self.tell("void")
        else:
            self.tell(self.options.variant, loser, *self.hands[loser])

    def _loser(self) -> int | None:
        """Return the one seat left; None: the deal is void."""
        return self.inside[0] if len(self.inside) == 1 else None

    def result(self) -> Result:
        """Return one defeat for the loser, who is last; all others are first."""
        seats, loser = range(len(self.hands)), self._loser()
        if loser is None:
            return Result((0,) * len(seats), (1,) * len(seats), "void")
        points = tuple(int(seat == loser) for seat in seats)
        return Result(points, ranked(points, low=True), "lost", ((loser, self.options.variant),))

    # Who sees what.

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, in which there is no pair, and the pairs put away if they were not shown."""
        known = [sorted(cards) for cards in self.knows[seat]]
        rest = others(seat, len(self.hands))
        hands = [Hidden(self.hands[one], holds=known[one], lacks=self._too_many) for one in rest]
        if self.options.show_pairs:
            return hands
        own = [at for at in range(len(self.away)) if self.owners[at // 2] == seat]
        return [*hands, Hidden(self.away, known=own, holds=known[-1], barred=self._is_single, lacks=unpaired)]

    def redeal(self, seat: int, rng: Random) -> Self:
        """Forget what the others know: it would tell the truth."""
        twin = FanDeal.redeal(self, seat, rng)
        twin.knows = [known if one == seat else [set() for _ in known] for one, known in enumerate(twin.knows)]
        return twin

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.away]

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the drawer the fan before him, and all the last card of the loser."""
        if self.over:
            loser = self._loser()
            return [] if loser is None else [Zone("last", "row", tuple(self.hands[loser]), owner=loser)]
        return [backs(self.hands[self.offerer], self.offerer)] if seat == self.turn else []

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(len(self.hands))]

    def _place(self, seat: int) -> Place:
        cards = len(self.hands[seat])
        holders = {} if self.over else {"drawer": self.turn, "offerer": self.offerer}
        roles = tuple(role for role, holder in holders.items() if holder == seat)
        facts = {"pairs": self.owners.count(seat)}
        if self.options.deals > 1:
            facts["points"] = self.totals[seat]
        return Place(seat, cards, "in" if cards else "out", roles, facts)

    def ask(self, seat: int | None) -> Text | None:
        if self.over or (seat is not None and not self.hands[seat]):
            return None
        if seat is None:
            return Text("call-draw", {})
        if seat == self.turn:
            return Text("ask-draw", {"seat": Seat(self.offerer)})
        return Text("ask-offer", {"seat": Seat(self.turn)}) if seat == self.offerer else Text("ask-fan", {})

    def _too_many(self, hand: Sequence[Card]) -> int:
        """Count the cards too many for a hand without pairs; a search asks this often."""
        ranks = [card.rank for card in hand if card != self.single]
        return len(ranks) - len(set(ranks))

    def _is_single(self, card: Card) -> bool:
        return card == self.single


class OldMaid(Game[OldMaidOptions]):
    """One deal or a series; fewer defeats are better."""

    key = "old_maid"
    version = 1
    family = "pairs"
    seats = range(2, 7)
    Options = OldMaidOptions
    losers = True
    longest = 25 * IDLE
    words = Words(
        verbs=frozenset({"draw", "any", "fan", "mix", "auto", "stop"}),
        events=frozenset({"dealt", "first_pairs", "own_pairs", "drew", "kept", "lost", "pair", "run", "run_pairs"})
        | {"out", "fan", "mix", "auto", "stop", "old_maid", "akulina", "void"},
        reasons=frozenset(
            {"over", "not_seated", "out", "not_drawer", "no_card", "fan", "auto_on", "auto_off", "unknown"}
        ),
        zones=frozenset({"fan", "last"}),
        standing=frozenset({"pairs", "points"}),
        roles=frozenset({"offerer", "drawer"}),
        endings=frozenset({"lost", "void", "forfeit"}),
        titles=frozenset({"old_maid", "akulina"}),
        texts=frozenset({"ask-draw", "ask-offer", "ask-fan", "call-draw", "sheet-defeats"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> OldMaidDeal:
        """Deal all cards one by one, clockwise from the dealer's left neighbour."""
        seats = range(self.n)
        deal = OldMaidDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="dealt",
            turn=0,
            totals=list(standing.totals),
            dealer=standing.dealer,
            knows=[[set() for _ in range(self.n + 1)] for _ in seats],
            mixes=[0] * self.n,
        )
        cards = list(deck or deal.shuffled(PACKS[self.options.variant]))
        deal.hands = [cards[(seat - standing.dealer - 1) % self.n :: self.n] for seat in seats]
        return deal

    def over(self, standing: Standing) -> bool:
        return standing.number > self.options.deals

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals, low=True)

    def sheet(self, standing: Standing) -> Sheet:
        """Return the defeats of each seat; nothing to count where only one deal is played."""
        return ((Text("sheet-defeats", {}), standing.totals),) if self.options.deals > 1 else ()
