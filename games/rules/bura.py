"""Bura: hands of three, one to three cards of a suit are led at once, and 31 points or three trumps win the deal."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import ClassVar, Literal

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, Suit, pack
from games.deal import Deal, Options, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.counting import worth
from games.parts.hands import arranged
from games.parts.stock import draw
from games.parts.tricks import power
from games.view import Place, Sheet, Text, Zone

SEATS = 2
SIZE = 3
"""Cards of a full hand."""
ENOUGH = 31
"""Points that win a deal at once."""
PACK = pack(Rank.SIX)
ORDER = (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""From low to high."""
WORTH = worth({Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.TEN: 10, Rank.ACE: 11})
_POWERS = {trump: power(ORDER, trump) for trump in Suit}


def beats(card: Card, under: Card, trump: Suit) -> bool:
    """Tell whether a card is higher and of the same suit, or a trump on a plain one."""
    return card.suit in (under.suit, trump) and _POWERS[trump][card] > _POWERS[trump][under]


def takes(reply: Sequence[Card], led: Sequence[Card], trump: Suit) -> bool:
    """Tell whether the cards can be laid one to one on those led, so that each of these is beaten by its own."""
    orders = permutations(reply)
    return any(all(beats(card, under, trump) for card, under in zip(order, led, strict=True)) for order in orders)


def is_bura(hand: Sequence[Card], trump: Suit) -> bool:
    """Tell whether a hand is three trumps."""
    return len(hand) == SIZE and all(card.suit == trump for card in hand)


def is_molodka(hand: Sequence[Card], trump: Suit) -> bool:
    """Tell whether a hand is three cards of one plain suit."""
    return not astray(hand, trump) and len(hand) == SIZE


def astray(hand: Sequence[Card], trump: Suit) -> int:
    """Return how many cards of a hand are not of its longest plain suit."""
    return len(hand) - max(Counter(card.suit for card in hand if card.suit != trump).values(), default=0)


class BuraOptions(Options, frozen=True):
    """What is agreed on: how many deals must be won."""

    wins: Literal[1, 3, 5, 11] = 1


@dataclass(slots=True, kw_only=True)
class BuraDeal(Deal):
    """One deal. "lead": the leader lays one to three cards; "reply": the other seat as many."""

    options: BuraOptions
    leader: int
    """Who led, or leads, to the present trick."""
    won: list[int]
    """Deals won before this one."""
    trump_card: Card
    """The card that lay face up under the stock, wherever it is now."""
    stock: list[Card]
    """The end is the top."""
    led: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    """The cards of the completed tricks, in the order of play."""
    last_size: int = 0
    """How many cards each seat laid to the last completed trick."""
    last_leader: int = 0
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    moved: bool = False
    """Whether the leader has the lead by a molodka."""
    winner: int | None = None
    ending: str = ""
    """"points" or "bura"."""

    UNKNOWN: ClassVar[str] = "bad_action"

    @property
    def trump(self) -> Suit:
        return self.trump_card.suit

    def begin(self) -> None:
        self.tell("trump", None, self.trump_card, suit=self.trump)
        self.tell("first", self.turn)
        self._check_hands()

    def canonical(self, action: Action) -> Action:
        """Return an action with its cards in the order of their codes."""
        return action._replace(cards=tuple(sorted(action.cards, key=_by_code)))

    def legal(self, seat: int) -> list[Action]:
        hand = sorted(self.hands[seat], key=_by_code)
        if self.phase == "reply":
            return [Action("play", cards) for cards in combinations(hand, len(self.led))]
        sets = (cards for size in range(1, SIZE + 1) for cards in combinations(hand, size))
        return [Action("play", cards) for cards in sets if _of_one_suit(cards)]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        cards = action.cards
        if action != Action("play", cards) or not cards or any(card not in PACK for card in cards):
            return Refused(self.UNKNOWN)
        if Counter(cards) - Counter(self.hands[seat]):
            return Refused("not_in_hand")
        if self.phase == "lead":
            return None if _of_one_suit(cards) else Refused("one_suit")
        return None if len(cards) == len(self.led) else Refused("same_count", number=len(self.led))

    def play(self, seat: int, action: Action) -> None:
        for card in action.cards:
            self.hands[seat].remove(card)
        self.tell("played", seat, *action.cards)
        if self.phase == "lead":
            self.led = list(action.cards)
            self.phase, self.turn = "reply", 1 - seat
        else:
            self._take(seat, action.cards)

    def _take(self, seat: int, reply: Sequence[Card]) -> None:
        """Give the trick to the reply if it beats every card led, else to the leader; then 31, refill, hand check."""
        winner = seat if takes(reply, self.led, self.trump) else self.leader
        cards = [*self.led, *reply]
        points = sum(WORTH[card] for card in cards)
        self.points[winner] += points
        self.tell("trick", winner, *cards, number=points)
        self.gone += cards
        self.last_size, self.last_leader = len(self.led), self.leader
        self.led, self.moved = [], False
        self.phase, self.leader, self.turn = "lead", winner, winner
        if self.points[winner] >= ENOUGH:
            self._end(winner, "points")
            return
        self._refill()
        self._check_hands()

    def _refill(self) -> None:
        """Let both draw one card in turn, the leader first, until they hold three or the stock is empty."""
        drawn: list[list[Card]] = [[], []]
        while self.stock and len(self.hands[self.leader]) + len(drawn[self.leader]) < SIZE:
            for seat in (self.leader, 1 - self.leader):
                draw(drawn[seat], self.stock, 1)
        for seat, cards in enumerate(drawn):
            self.hands[seat] = arranged([*self.hands[seat], *cards], self.trump)
            if cards:
                self.tell("drew", seat, *cards, to=seat)
            if self.trump_card in cards:
                self.tell("trump_drawn", seat, self.trump_card)

    def _check_hands(self) -> None:
        """Look for a bura, the leader's first; then for a molodka, which takes the lead from a seat without one."""
        other = 1 - self.leader
        for seat in (self.leader, other):
            if is_bura(self.hands[seat], self.trump):
                self.tell("bura", seat, *self.hands[seat])
                self._end(seat, "bura")
                return
        holders = [seat for seat in range(SEATS) if is_molodka(self.hands[seat], self.trump)]
        if holders == [other]:
            self.leader = self.turn = other
            self.moved = True
            self.tell("molodka", other)

    def _end(self, winner: int, ending: str) -> None:
        self.phase, self.winner, self.ending = "over", winner, ending
        if ending == "points":
            self.tell("enough", winner, number=self.points[winner])

    def result(self) -> Result:
        """Give a point, a deal won, to the winner."""
        points = tuple(int(seat == self.winner) for seat in range(SEATS))
        return Result(points, ranked(points), self.ending)

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hand, within what the hand check has shown of it, and the stock above the trump."""
        hand = self.hands[1 - seat]
        held = [card for card in hand if card == self.trump_card]
        stock = Hidden(self.stock, known=(0,) if self.stock else ())
        return [Hidden(hand, holds=held, lacks=self._lacks(seat)), stock]

    def _lacks(self, seat: int) -> Callable[[Sequence[Card]], int]:
        """Return how far the other hand, as it was before the lead, is from what this seat knows of it.

        It was no bura; a molodka exactly if it took the lead by one, and none at all if it should have and did not.
        """
        leads = seat == self.leader
        mine = [*self.hands[seat], *self.led] if leads else self.hands[seat]
        laid = [] if leads else self.led
        plain = leads and (self.moved or not is_molodka(mine, self.trump))

        def lack(cards: Sequence[Card]) -> int:
            hand = [*cards, *laid]
            if len(hand) < SIZE:
                return 0
            if self.moved and not leads:
                return astray(hand, self.trump)
            return int(is_bura(hand, self.trump) or (plain and is_molodka(hand, self.trump)))

        return lack

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.led, self.gone, self.stock]

    def zones(self, seat: int | None) -> list[Zone]:
        """Show the cards led, and the last trick."""
        led = Zone("trick", "trick", tuple(self.led), by=(self.leader,) * len(self.led))
        if not self.last_size:
            return [led]
        by = (self.last_leader,) * self.last_size + (1 - self.last_leader,) * self.last_size
        return [led, Zone("last", "trick", tuple(self.gone[-len(by) :]), by=by)]

    def places(self) -> list[Place]:
        return [Place(seat, len(hand), facts=self._standing(seat)) for seat, hand in enumerate(self.hands)]

    def _standing(self, seat: int) -> dict[str, Arg]:
        points: dict[str, Arg] = {"points": self.points[seat]}
        return points if self.options.wins == 1 else {**points, "won": self.won[seat]}

    def facts(self) -> dict[str, Arg]:
        return {"trump": self.trump_card, "stock": len(self.stock)}

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        return Text("ask-reply", {"number": len(self.led)}) if self.led else Text("ask-lead", {})


def _by_code(card: Card) -> str:
    return card.code


def _of_one_suit(cards: Sequence[Card]) -> bool:
    return len({card.suit for card in cards}) == 1


class Bura(Game[BuraOptions]):
    """One deal, or a match of so many wins; the winner of a deal leads to the next one, also in a rematch."""

    key = "bura"
    version = 1
    family = "tricks"
    seats = (SEATS,)
    Options = BuraOptions
    longest = len(PACK)
    words = Words(
        verbs=frozenset({"play"}),
        events=frozenset({"trump", "first", "played", "trick", "drew", "trump_drawn", "molodka", "bura", "enough"}),
        reasons=frozenset({"over", "not_seated", "not_your_turn", "bad_action", "not_in_hand", "one_suit"})
        | {"same_count"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"trump", "stock"}),
        standing=frozenset({"points", "won"}),
        endings=frozenset({"points", "bura", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-reply", "sheet-won"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> BuraDeal:
        """Deal three cards each, one at a time from the leader; turn up the next one and put the rest upon it."""
        first = standing.first
        deal = BuraDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="lead",
            turn=first,
            leader=first,
            won=list(standing.totals),
            trump_card=PACK[0],
            stock=[],
        )
        cards = list(deck or deal.shuffled(PACK))
        dealt = SEATS * SIZE
        deal.trump_card = cards[dealt]
        deal.stock = [deal.trump_card, *cards[:dealt:-1]]
        deal.hands = [arranged(cards[(seat - first) % SEATS : dealt : SEATS], deal.trump) for seat in range(SEATS)]
        return deal

    def dealer_after(self, standing: Standing, result: Result) -> int:
        """Return who has lost, so that the winner leads."""
        return result.ranking.index(max(result.ranking))

    def over(self, standing: Standing) -> bool:
        return max(standing.totals) >= self.options.wins

    def sheet(self, standing: Standing) -> Sheet:
        return ((Text("sheet-won", {}), standing.totals),) if self.options.wins > 1 else ()
