"""Crazy Eights without a stock: match suit or rank; an eight names the suit that must be followed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from games.actions import Action, Arg, Refused, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Options
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.hands import arranged
from games.parts.seats import around, others
from games.parts.shedding import PASS, PileDeal
from games.view import Text

PACK = pack()
EIGHT = Rank.EIGHT
NAMED = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""In the order of the rules file."""
_PLAY = each("play", PACK)
_NAME = {(card, suit): Action("play", (card,), suit) for card in PACK for suit in NAMED if card.rank == EIGHT}
_COURT = 10
"""Points of a king, queen, jack or ten."""
_EIGHT = 50


class EightsOptions(Options, frozen=True):
    """What is agreed on: when an eight may be played, which suit it may name, what follows when all pass."""

    eights: Literal["stuck", "free"] = "stuck"
    named_suit: Literal["any", "longest"] = "any"
    blocked: Literal["lead", "count"] = "lead"


def penalty(card: Card) -> int:
    """Return the points of a card left in hand: an eight 50, K Q J T 10, an ace 1, others their number."""
    if card.rank == EIGHT:
        return _EIGHT
    return 1 if card.rank == Rank.ACE else min(int(card.rank), _COURT)


def opener(hands: Sequence[Sequence[Card]], dealer: int) -> int:
    """Return whose first dealt card is lowest, then the second, and so on; of equals the first left of the dealer."""
    return min(around((dealer + 1) % len(hands), len(hands)), key=lambda seat: [card.rank for card in hands[seat]])


@dataclass(slots=True, kw_only=True)
class EightsDeal(PileDeal):
    """One deal. In phase "lead" any card opens, in phase "play" it must fit the top card or the suit named."""

    options: EightsOptions
    aside: list[Card] = field(default_factory=list)
    """What could not be dealt equally; out of play."""
    suit: Suit | None = None
    """The suit in force; None until a card lies on the table."""
    voids: list[set[Suit]]
    """Suits of which a seat has shown to have none but eights."""
    gaps: list[set[Rank]]
    """Ranks that a seat has shown not to have."""

    @property
    def counts_when_blocked(self) -> bool:
        return self.options.blocked == "count"

    def begin(self) -> None:
        self.tell("first", self.turn)

    def fits(self, card: Card) -> bool:
        """Tell whether a card that is no eight may be played: the suit in force or the rank of the top card."""
        return self.phase == "lead" or card.suit == self.suit or card.rank == self.top.rank

    def can_follow(self, seat: int) -> bool:
        """Tell whether the seat holds a fitting card other than an eight, so that it may neither pass nor choose."""
        return any(card.rank != EIGHT and self.fits(card) for card in self.hands[seat])

    def admits(self, eight: Card, seat: int) -> bool:
        """Tell whether an eight may be played now; one that does not fit only when nothing else fits."""
        return self.options.eights == "free" or self.fits(eight) or not self.can_follow(seat)

    def nameable(self, eight: Card, seat: int) -> list[Suit]:
        """Return the suits that may be named with this eight."""
        count = Counter(card.suit for card in self.hands[seat] if card != eight)
        if self.options.named_suit == "any" or not count:
            return list(NAMED)
        return [suit for suit in NAMED if count[suit] == max(count.values())]

    def legal(self, seat: int) -> list[Action]:
        actions = [action for card in self.hands[seat] for action in self._plays(card, seat)]
        return actions if self.phase == "lead" or self.can_follow(seat) else [*actions, PASS]

    def _plays(self, card: Card, seat: int) -> list[Action]:
        if card.rank != EIGHT:
            return [_PLAY[card]] if self.fits(card) else []
        return [_NAME[card, suit] for suit in self.nameable(card, seat)] if self.admits(card, seat) else []

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action == PASS and self.phase != "lead":
            return Refused("must_play") if self.can_follow(seat) else None
        if action.verb != "play" or len(action.cards) != 1 or action.numbers:
            return Refused(self.UNKNOWN)
        card = action.cards[0]
        if action.suit is not None and card.rank != EIGHT:
            return Refused(self.UNKNOWN)
        if card not in self.hands[seat]:
            return Refused("not_in_hand")
        if card.rank != EIGHT:
            return None if self.fits(card) else Refused("no_match")
        return self._eight_refusal(seat, card, action.suit)

    def _eight_refusal(self, seat: int, eight: Card, suit: Suit | None) -> Refused | None:
        if not self.admits(eight, seat):
            return Refused("eight_not_now")
        if suit is None:
            return Refused("name_suit")
        return None if suit in self.nameable(eight, seat) else Refused("suit_not_longest")

    def play(self, seat: int, action: Action) -> None:
        if action == PASS:
            self._show_gap(seat)
            self.pass_on(seat)
            return
        card = action.cards[0]
        if card.rank == EIGHT and self.options.eights == "stuck" and not self.fits(card):
            self._show_gap(seat)
        self.lay(seat, card)
        self.phase = "play"
        self.suit = card.suit if action.suit is None else action.suit
        self.tell("played" if action.suit is None else "named", seat, card, suit=action.suit)
        self.turn = self.left_of(seat)
        if not self.hands[seat]:
            self.finish()

    def _show_gap(self, seat: int) -> None:
        """Note what all learn when a seat plays nothing that fits: hands never grow, so it holds for the whole deal."""
        if self.suit is not None:
            self.voids[seat].add(self.suit)
        if self.top.rank != EIGHT:
            self.gaps[seat].add(self.top.rank)

    def worth(self, hand: Sequence[Card]) -> int:
        return sum(map(penalty, hand))

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, without what they have shown not to have, and the cards set aside."""
        hands = [self._hidden_hand(one) for one in others(seat, len(self.hands))]
        return [*hands, Hidden(self.aside)]

    def _hidden_hand(self, seat: int) -> Hidden:
        voids, gaps = self.voids[seat], self.gaps[seat]
        return Hidden(
            self.hands[seat],
            barred=lambda card: card.rank != EIGHT and (card.suit in voids or card.rank in gaps),
        )

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.laid, self.aside]

    def facts(self) -> dict[str, Arg]:
        return {"suit": self.suit} if self.phase == "play" and self.suit is not None else {}

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if self.phase == "lead" or self.suit is None:
            return Text("ask-lead", {})
        if self.can_follow(seat):
            return Text("ask-follow", {"suit": self.suit, "card": self.top})
        return Text("ask-eight" if any(card.rank == EIGHT for card in self.hands[seat]) else "ask-pass", {})


class Eights(Game[EightsOptions]):
    """One deal; the fewest penalty points win."""

    key = "eights"
    version = 1
    family = "shedding"
    seats = range(2, 9)
    Options = EightsOptions
    longest = len(PACK) * 9
    words = Words(
        verbs=frozenset({"play", "pass"}),
        events=frozenset({"first", "played", "named", "pass", "leads", "left"}),
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "bad_action", "must_play", "not_in_hand"})
        | {"no_match", "eight_not_now", "name_suit", "suit_not_longest"},
        zones=frozenset({"pile", "hand"}),
        facts=frozenset({"suit"}),
        endings=frozenset({"out", "blocked", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-follow", "ask-eight", "ask-pass"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> EightsDeal:
        """Deal equal hands one card at a time from the dealer's left; the rest is set aside."""
        deal = EightsDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="lead",
            turn=0,
            voids=[set() for _ in range(self.n)],
            gaps=[set() for _ in range(self.n)],
        )
        cards = list(deck or deal.shuffled(PACK))
        whole = len(PACK) // self.n * self.n
        dealt = [cards[(seat - standing.dealer - 1) % self.n : whole : self.n] for seat in range(self.n)]
        deal.turn = opener(dealt, standing.dealer)
        deal.hands = [arranged(hand) for hand in dealt]
        deal.aside = cards[whole:]
        return deal
