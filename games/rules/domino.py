"""Card Domino: lay neighbours of the top card, as long a series as goes; then one draw, and the next seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from games.actions import Action, Arg, Refused, each
from games.cards import Card, Rank, pack
from games.deal import Options
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.parts.beating import in_order
from games.parts.seats import others
from games.parts.shedding import PASS, PileDeal, SheddingDeal
from games.parts.stock import draw
from games.view import Place, Text, Zone

PACK = pack()
SIZE = 7
"""Cards dealt to each seat."""
DRAW = Action("draw")
_PLAY = each("play", PACK)
_RANKS = tuple(Rank)


class DominoOptions(Options, frozen=True):
    """What is agreed on: whether a series may turn, what follows when all pass."""

    series: Literal["one_way", "free"] = "one_way"
    blocked: Literal["lead", "count"] = "lead"


def neighbour(rank: Rank, way: str) -> Rank:
    """Return the next rank "up" or "down" the ring A 2 3 ... Q K (A)."""
    step = 1 if way == "up" else -1
    return _RANKS[(_RANKS.index(rank) + step) % len(_RANKS)]


def way(top: Card, card: Card) -> str:
    """Return "up" or "down" where a card is a neighbour of the top card, "" where it is none."""
    return next((one for one in ("up", "down") if neighbour(top.rank, one) == card.rank), "")


@dataclass(slots=True, kw_only=True)
class DominoDeal(PileDeal):
    """One deal. "run": a series goes on or begins; "drawn": the drawn card must be laid; "lead": any card may be."""

    options: DominoOptions
    stock: list[Card] = field(default_factory=list)
    """Drawn from the end."""
    drawn: list[Card] = field(default_factory=list)
    """The card just drawn, in phase "drawn"."""
    dir: str = ""
    """Which way the series goes: "up", "down", or "" as long as it may go either way."""
    drew: bool = False
    """Whether the seat in turn has drawn."""
    series: int = 0
    """Cards laid in this turn."""
    gaps: list[set[Rank]]
    """Ranks that a seat has shown not to hold."""

    @property
    def counts_when_blocked(self) -> bool:
        return self.options.blocked == "count"

    @property
    def can_draw(self) -> bool:
        return bool(self.stock) and not self.drew

    @property
    def wanted(self) -> set[Rank]:
        """The ranks that fit: of the neighbours of the top card those in the direction of the series."""
        return {neighbour(self.top.rank, one) for one in ("up", "down") if self.dir in ("", one)}

    def begin(self) -> None:
        self.tell("opened", None, self.top)
        self.tell("first", self.turn)

    def hand(self, seat: int) -> Sequence[Card]:
        return in_order([*self.hands[seat], *self.drawn]) if seat == self.turn else self.hands[seat]

    def playable(self, seat: int) -> list[Card]:
        """Return the cards that may be laid now, by rank."""
        if self.phase == "drawn":
            return self.drawn
        hand = self.hands[seat]
        return hand if self.phase == "lead" else [card for card in hand if card.rank in self.wanted]

    def legal(self, seat: int) -> list[Action]:
        plays = [_PLAY[card] for card in self.playable(seat)]
        return plays or [DRAW if self.stock else PASS]

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if action in (DRAW, PASS):
            return self._idle_refusal(seat, action)
        if action not in _PLAY.values():
            return Refused(self.UNKNOWN)
        card = action.cards[0]
        if card not in self.hand(seat):
            return Refused("not_in_hand")
        if card in self.playable(seat):
            return None
        if self.phase == "drawn":
            return Refused("play_drawn")
        return Refused("wrong_direction" if way(self.top, card) else "not_adjacent")

    def _idle_refusal(self, seat: int, action: Action) -> Refused | None:
        if self.playable(seat):
            return Refused("must_play")
        if action == DRAW:
            return None if self.stock else Refused("stock_empty")
        return Refused("must_draw") if self.stock else None

    def play(self, seat: int, action: Action) -> None:
        if action == PASS:
            self._show_gap(seat)
            self.pass_on(seat)
        elif action == DRAW:
            self._draw(seat)
        else:
            self._play(seat, action.cards[0])

    def lay(self, seat: int, card: Card) -> None:
        self.hands[seat] += self.drawn
        self.drawn = []
        PileDeal.lay(self, seat, card)

    def _play(self, seat: int, card: Card) -> None:
        """Lay a card; then the deal is over, or the seat must go on, or must draw, or the turn goes left."""
        leads = self.phase == "lead"
        if not leads and self.options.series == "one_way":
            self.dir = way(self.top, card)
        self.lay(seat, card)
        self.series += 1
        self.phase = "run"
        self.tell("played", seat, card)
        if not self.hands[seat]:
            self.finish()
        elif not self.playable(seat) and not self.can_draw:
            self._show_gap(seat)
            self._turn_left(seat)

    def _draw(self, seat: int) -> None:
        """Draw a card; a neighbour of the top card must be laid, else the turn goes left."""
        gap = self.wanted
        self._show_gap(seat)
        (card,) = draw(self.drawn, self.stock, 1)
        self.tell("drew", seat)
        self.tell("took", seat, card, to=seat)
        self.drew = True
        self.dir = ""
        if way(self.top, card):
            self.phase = "drawn"
            return
        self.hands[seat] = in_order([*self.hands[seat], card])
        self.drawn = []
        self.gaps[seat] = gap
        self._turn_left(seat)

    def _turn_left(self, seat: int) -> None:
        self.turn = self.left_of(seat)
        self.dir, self.drew, self.series = "", False, 0

    def _show_gap(self, seat: int) -> None:
        """Note what all learn when a seat lays no card: it holds none of the ranks that fit."""
        self.gaps[seat] |= self.wanted

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hands, a drawn card, which fits, and the stock."""
        hands = [self._hidden_hand(one) for one in others(seat, len(self.hands))]
        drawn = [Hidden(self.drawn, barred=lambda card: not way(self.top, card))] if seat != self.turn else []
        return [*hands, *drawn, Hidden(self.stock)]

    def _hidden_hand(self, seat: int) -> Hidden:
        """Return a hand; who has laid a card and may neither draw nor pass holds one that fits."""
        gaps, wanted = self.gaps[seat], self.wanted
        hand = Hidden(self.hands[seat], barred=lambda card: card.rank in gaps)
        if seat == self.turn and self.phase == "run" and self.series and not self.can_draw:
            hand.lacks = lambda cards: int(not any(card.rank in wanted for card in cards))
        return hand

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.drawn, self.stock, self.laid]

    def table(self) -> list[Zone]:
        """Show the top card and the series it belongs to."""
        zones = PileDeal.table(self)
        return [*zones, Zone("series", "row", tuple(self.laid[-self.series :]))] if self.series > 1 else zones

    def places(self) -> list[Place]:
        drawn = len(self.drawn)
        return [
            place._replace(cards=place.cards + drawn) if place.seat == self.turn else place
            for place in SheddingDeal.places(self)
        ]

    def facts(self) -> dict[str, Arg]:
        facts: dict[str, Arg] = {"stock": len(self.stock)}
        return {**facts, "dir": self.dir} if self.dir and not self.over else facts

    def ask(self, seat: int | None) -> Text | None:
        if seat is None or seat not in self.actors:
            return None
        if self.phase == "drawn":
            return Text("ask-drawn", {"card": self.drawn[0]})
        if self.phase == "lead":
            return Text("ask-lead", {})
        if self.playable(seat):
            return Text("ask-play", {"card": self.top})
        return Text("ask-draw" if self.stock else "ask-pass", {})


class Domino(Game[DominoOptions]):
    """One deal; the first empty hand wins, the fewest cards left come next."""

    key = "domino"
    version = 1
    family = "shedding"
    seats = range(2, 7)
    Options = DominoOptions
    longest = len(PACK) * 8
    words = Words(
        verbs=frozenset({"play", "draw", "pass"}),
        events=frozenset({"opened", "first", "played", "drew", "took", "pass", "leads", "left"}),
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "must_play", "stock_empty", "must_draw"})
        | {"bad_action", "not_in_hand", "play_drawn", "not_adjacent", "wrong_direction"},
        zones=frozenset({"pile", "series", "hand"}),
        facts=frozenset({"stock", "dir"}),
        endings=frozenset({"out", "blocked", "forfeit"}),
        texts=frozenset({"ask-play", "ask-drawn", "ask-draw", "ask-pass", "ask-lead"}),
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DominoDeal:
        """Deal seven cards each, one at a time from the dealer's left, and open the next one."""
        first = (standing.dealer + 1) % self.n
        gaps: list[set[Rank]] = [set() for _ in range(self.n)]
        deal = DominoDeal(options=self.options, seed=seed, hands=[], phase="run", turn=first, gaps=gaps)
        cards = list(deck or deal.shuffled(PACK))
        dealt = self.n * SIZE
        deal.hands = [in_order(cards[(seat - first) % self.n : dealt : self.n]) for seat in range(self.n)]
        deal.laid = [cards[dealt]]
        deal.stock = cards[:dealt:-1]
        return deal
