"""Hearts: four seats, three cards passed on, and whoever takes hearts or the queen of spades pays for them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import ClassVar, Literal, Self

from games.actions import Action, Arg, Refused, Seat, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.hands import arranged
from games.parts.sheets import SheetGame
from games.parts.tricks import Power, power
from games.parts.tricktaking import TrickDeal
from games.view import Place, Text, Zone

SEATS = 4
PACKET = 3
"""Cards a seat passes on."""
ALL_POINTS = 26
OPENER = Card(Rank.TWO, Suit.CLUBS)
QUEEN = Card(Rank.QUEEN, Suit.SPADES)
QUEEN_POINTS = 13
PACK = pack()
POWER = power(tuple(Rank))

_CYCLES = {"lrah": (1, 3, 2, 0), "lra": (1, 3, 2), "left": (1,), "none": (0,)}
"""How many seats to the left the packets go, deal by deal; 0: they do not."""
_DIRECTIONS = {1: "left", 2: "across", 3: "right"}


def worth(card: Card) -> int:
    """Return the points of a card: each heart 1, the queen of spades 13."""
    return QUEEN_POINTS if card == QUEEN else int(card.suit == Suit.HEARTS)


class HeartsOptions(Options, frozen=True):
    """What is agreed on: where the packets go, and the total that ends the match."""

    pass_cycle: Literal["lrah", "lra", "left", "none"] = "lrah"  # noqa: S105 - it is cards that pass
    limit: Literal[100, 50] = 100


@dataclass(slots=True, kw_only=True)
class HeartsDeal(TrickDeal):
    """One deal: the pass, unless it is a hold, then 13 tricks."""

    options: HeartsOptions
    shift: int
    """How many seats to the left the packets go; 0: a hold."""
    packets: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """What each seat gave; in phase "pass" the cards lie here, afterwards it is a memory of giver and receiver."""
    broken: bool = False

    ENDED: ClassVar[str] = "game_over"
    UNKNOWN: ClassVar[str] = "bad_action"
    plays = each("play", PACK)

    @property
    def power(self) -> Power:
        return POWER

    @property
    def actors(self) -> Sequence[int]:
        if self.phase == "pass":
            return [seat for seat in range(SEATS) if not self.packets[seat]]
        return () if self.over else (self.turn,)

    def begin(self) -> None:
        if not self.shift:
            self.tell("hold")

    def lead_off(self) -> None:
        """Open the play: the holder of 2C is in turn."""
        self.phase = "play"
        self.leader = self.turn = next(seat for seat in range(SEATS) if OPENER in self.hands[seat])

    def legal(self, seat: int) -> list[Action]:
        if self.phase == "pass":
            return [Action("give", packet) for packet in combinations(sorted(self.hands[seat]), PACKET)]
        return TrickDeal.legal(self, seat)

    def ideas(self, seat: int, rng: Random) -> list[Action]:
        """List eight packets at random of the 286; of the cards to play, all."""
        if self.phase != "pass":
            return self.legal(seat)
        packets = {tuple(sorted(rng.sample(self.hands[seat], PACKET))) for _ in range(8)}
        return [Action("give", packet) for packet in sorted(packets)]

    def canonical(self, action: Action) -> Action:
        """Return a packet with its cards in order of rank, then suit: clubs, diamonds, hearts, spades."""
        return action._replace(cards=tuple(sorted(action.cards))) if action.verb == "give" else action

    def waiting(self, seat: int) -> str:
        return "already_passed" if self.phase == "pass" else "not_your_turn"

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if self.phase != "pass":
            return TrickDeal.refusal(self, seat, action)
        if action != Action("give", action.cards):
            return Refused(self.UNKNOWN)
        return self._packet_refusal(self.hands[seat], action.cards)

    def play(self, seat: int, action: Action) -> None:
        if action.verb == "give":
            self._give(seat, action.cards)
        else:
            self.lay(seat, action.cards[0])

    def value(self, trick: Sequence[Card]) -> int:
        return sum(map(worth, trick))

    def result(self) -> Result:
        """Return the points taken; whoever has all 26 gets none and each of the others 26."""
        moon = ALL_POINTS in self.points
        points = tuple(ALL_POINTS - taken for taken in self.points) if moon else tuple(self.points)
        return Result(points, ranked(points, low=True), "moon" if moon else "played")

    def payoffs(self) -> list[float]:
        """Return how few of 26 points each seat got: finer than its place."""
        return [1 - points / ALL_POINTS for points in self.result().points]

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, the own packet in one of them and 2C with its leader, and the packets laid aside."""
        others = [other for other in range(SEATS) if other != seat]
        passing = self.phase == "pass"
        known = set() if passing else {*self.packets[seat], OPENER}
        hands = [
            Hidden(self.hands[one], holds=[card for card in self.hands[one] if card in known], barred=self.barred(one))
            for one in others
        ]
        return hands + [Hidden(self.packets[one]) for one in others if passing]

    def redeal(self, seat: int, rng: Random) -> Self:
        """Forget what the others passed among themselves, too."""
        twin = Deal.redeal(self, seat, rng)
        if twin.phase != "pass":
            own = (seat, self._giver(seat))
            twin.packets = [packet if one in own else [] for one, packet in enumerate(twin.packets)]
        return twin

    def holding(self) -> list[list[Card]]:
        packets = self.packets if self.phase == "pass" else []
        return [*TrickDeal.holding(self), *packets]

    def zones(self, seat: int | None) -> list[Zone]:
        return [] if self.phase == "pass" else TrickDeal.zones(self, seat)

    def places(self) -> list[Place]:
        places = TrickDeal.places(self)
        if self.phase != "pass":
            return places
        return [place._replace(state="chosen") if self.packets[place.seat] else place for place in places]

    def facts(self) -> dict[str, Arg]:
        if self.phase == "pass":
            return {"pass": _DIRECTIONS[self.shift]}
        return {"broken": 1, "trick": self.number} if self.broken else {"trick": self.number}

    def notes(self, seat: int) -> list[Text]:
        giver = self._giver(seat)
        notes = []
        if packet := self.packets[seat]:
            notes.append(Text("note-gave", {"cards": tuple(packet), "seat": Seat(self._receiver(seat))}))
        if self.phase != "pass" and (packet := self.packets[giver]):
            notes.append(Text("note-received", {"cards": tuple(packet), "seat": Seat(giver)}))
        return notes

    def ask(self, seat: int | None) -> Text | None:
        if self.phase == "pass":
            return self._ask_packet(seat)
        if seat in self.actors and not self.trick and not self.gone:
            return Text("ask-open", {"card": OPENER})
        return TrickDeal.ask(self, seat)

    def _ask_packet(self, seat: int | None) -> Text | None:
        if seat is None:
            return Text("call-pass", {})
        if self.packets[seat]:
            return None
        return Text("ask-pass", {"seat": Seat(self._receiver(seat))})

    def _receiver(self, seat: int) -> int:
        return (seat + self.shift) % SEATS

    def _giver(self, seat: int) -> int:
        return (seat - self.shift) % SEATS

    def playable(self, seat: int) -> list[Card]:
        """Return what follows suit, within the rules of the first trick and of broken hearts."""
        hand = self.hands[seat]
        if self.trick:
            fitting = TrickDeal.playable(self, seat)
            return fitting if self.gone else [card for card in fitting if not worth(card)] or fitting
        if not self.gone:
            return [OPENER]
        if self.broken:
            return hand
        return [card for card in hand if card.suit != Suit.HEARTS] or hand

    def reproach(self, seat: int, card: Card) -> Refused:
        if not self.trick:
            return Refused("hearts_not_broken" if self.gone else "must_lead_2c")
        led = self.trick[0].suit
        if any(held.suit == led for held in self.hands[seat]):
            return TrickDeal.reproach(self, seat, card)
        return Refused("no_points_first_trick")

    def _packet_refusal(self, hand: list[Card], packet: tuple[Card, ...]) -> Refused | None:
        if len(packet) != PACKET or len(set(packet)) != PACKET:
            return Refused("three_cards")
        return None if set(packet) <= set(hand) else Refused("not_in_hand")

    def _give(self, seat: int, packet: tuple[Card, ...]) -> None:
        for card in packet:
            self.hands[seat].remove(card)
        self.packets[seat] = list(packet)
        self.tell("gave", seat)
        if all(self.packets):
            self._exchange()

    def _exchange(self) -> None:
        self.tell("passed")
        for seat in range(SEATS):
            giver = self._giver(seat)
            self.hands[seat] = arranged(self.hands[seat] + self.packets[giver])
            self.tell("received", seat, *self.packets[giver], other=giver, to=seat)
        self.lead_off()

    def notice(self, seat: int, card: Card) -> None:
        """Note what a card played shows all: a suit not followed, or a ban that binds all but those without choice.

        Who discards a point in trick 1 may still hold the queen of spades, so no more than the diamonds are noted.
        """
        TrickDeal.notice(self, seat, card)
        led = self.trick[0].suit
        if card.suit != led and not self.gone and worth(card):
            self.voids[seat].add(Suit.DIAMONDS)
        if card.suit == Suit.HEARTS and not self.broken:
            if len(self.trick) == 1:
                self.voids[seat].update(suit for suit in Suit if suit != Suit.HEARTS)
            self.broken = True
            self.tell("broken")

    def finish(self) -> None:
        if ALL_POINTS in self.points:
            self.tell("moon", self.points.index(ALL_POINTS))
        TrickDeal.finish(self)


class Hearts(SheetGame[HeartsOptions]):
    """A match to 100 (or 50); the smallest total wins."""

    key = "hearts"
    version = 1
    family = "tricks"
    seats = (SEATS,)
    Options = HeartsOptions
    longest = SEATS + len(PACK)
    words = Words(
        verbs=frozenset({"give", "play"}),
        events=frozenset({"hold", "gave", "passed", "received", "played", "broken", "trick", "moon", "scored"}),
        reasons=frozenset({"game_over", "not_seated", "already_passed", "not_your_turn", "bad_action", "three_cards"})
        | {"not_in_hand", "must_lead_2c", "hearts_not_broken", "follow_suit", "no_points_first_trick"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"pass", "broken", "trick"}),
        standing=frozenset({"points", "total"}),
        endings=frozenset({"played", "moon", "forfeit"}),
        texts=frozenset({"ask-pass", "call-pass", "ask-open", "ask-lead", "ask-follow", "ask-discard"})
        | {"note-gave", "note-received", "sheet-deal", "sheet-total"},
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> HeartsDeal:
        """Deal one card at a time, clockwise from seat 0."""
        cycle = _CYCLES[self.options.pass_cycle]
        deal = HeartsDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="pass",
            turn=0,
            totals=list(standing.totals),
            points=[0] * SEATS,
            tricks=[0] * SEATS,
            voids=[set() for _ in range(SEATS)],
            shift=cycle[(standing.number - 1) % len(cycle)],
        )
        cards = deck or deal.shuffled(PACK)
        deal.hands = [arranged(cards[seat::SEATS]) for seat in range(SEATS)]
        if not deal.shift:
            deal.lead_off()
        return deal

    def over(self, standing: Standing) -> bool:
        return max(standing.totals) >= self.options.limit

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals, low=True)
