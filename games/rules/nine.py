"""Nine: rows of each suit grow from the nine down to the six and up to the ace; whoever can play must."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.actions import Action, Refused, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Options
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.hands import arranged
from games.parts.seats import others
from games.parts.shedding import PASS, SheddingDeal
from games.view import Text, Zone

PACK = pack(Rank.SIX)
START = Card(Rank.NINE, Suit.DIAMONDS)
_PLAY = each("play", PACK)
_SHOWN = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class NineOptions(Options, frozen=True):
    """There is nothing to agree on."""


def row(laid: Sequence[Card], suit: Suit) -> list[Card]:
    """Return the row of a suit from its low to its high end; empty before its nine is laid."""
    return sorted(card for card in laid if card.suit == suit)


def fits(card: Card, laid: Sequence[Card]) -> bool:
    """Tell whether a card may be laid: first 9D, then any nine, and the neighbours of the ends of a row."""
    if not laid:
        return card == START
    ranks = [one.rank for one in laid if one.suit == card.suit]
    return card.rank in (min(ranks) - 1, max(ranks) + 1) if ranks else card.rank == Rank.NINE


@dataclass(slots=True, kw_only=True)
class NineDeal(SheddingDeal):
    """One deal, opened in phase "start" by the holder of 9D."""

    options: NineOptions
    passed_at: list[int]
    """How many cards lay on the table when a seat last passed; 0: it has not passed yet."""

    def begin(self) -> None:
        self.tell("first", self.turn, START)

    def open(self) -> None:
        """Let the holder of 9D begin."""
        self.phase = "start"
        self.turn = next(seat for seat, hand in enumerate(self.hands) if START in hand)

    def playable(self, seat: int) -> list[Card]:
        return [card for card in self.hands[seat] if fits(card, self.laid)]

    def legal(self, seat: int) -> list[Action]:
        return [_PLAY[card] for card in self.playable(seat)] or [PASS]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action == PASS:
            return Refused("must_play") if self.playable(seat) else None
        if action not in _PLAY.values():
            return Refused(self.UNKNOWN)
        card = action.cards[0]
        if card not in self.hands[seat]:
            return Refused("not_in_hand")
        if fits(card, self.laid):
            return None
        return Refused("no_place" if self.laid else "must_start_9d")

    def play(self, seat: int, action: Action) -> None:
        if action == PASS:
            self.passed_at[seat] = len(self.laid)
            self.pass_on(seat)
            return
        self.lay(seat, action.cards[0])
        self.tell("played", seat, *action.cards)
        self.phase = "play"
        self.turn = self.left_of(seat)
        if not self.hands[seat]:
            self.finish()

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands: 9D with who must begin, nothing that would have fitted when its holder passed.

        What fitted at an earlier pass either fitted at the last one too, or has been laid by somebody else.
        """
        return [self._hidden_hand(one) for one in others(seat, len(self.hands))]

    def _hidden_hand(self, seat: int) -> Hidden:
        hand, before = self.hands[seat], self.laid[: self.passed_at[seat]]
        holds = [START] if self.phase == "start" and START in hand else []
        return Hidden(hand, holds=holds, barred=(lambda card: fits(card, before)) if before else None)

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.laid]

    def table(self) -> list[Zone]:
        """Show the row of each suit that has one."""
        rows = [row(self.laid, suit) for suit in _SHOWN]
        return [Zone("row", "row", tuple(cards)) for cards in rows if cards]

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if self.phase == "start":
            return Text("ask-start", {"card": START})
        return Text("ask-play" if self.playable(seat) else "ask-pass", {})


class Nine(Game[NineOptions]):
    """One deal; the first empty hand wins, the fewest cards left come next."""

    key = "nine"
    version = 1
    family = "shedding"
    seats = range(2, 7)
    Options = NineOptions
    longest = len(PACK) * 6
    words = Words(
        verbs=frozenset({"play", "pass"}),
        events=frozenset({"first", "played", "pass", "left"}),
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "must_play", "bad_action", "not_in_hand"})
        | {"must_start_9d", "no_place"},
        zones=frozenset({"row", "hand"}),
        endings=frozenset({"out", "forfeit"}),
        texts=frozenset({"ask-start", "ask-play", "ask-pass"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> NineDeal:
        """Deal all cards one at a time from the dealer's left."""
        deal = NineDeal(options=self.options, seed=seed, hands=[], phase="start", turn=0, passed_at=[0] * self.n)
        cards = list(deck or deal.shuffled(PACK))
        deal.hands = [arranged(cards[(seat - standing.dealer - 1) % self.n :: self.n]) for seat in range(self.n)]
        deal.open()
        return deal
