"""A game as small as the contract allows: each seat may draw a card, each lays one, the highest rank wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from games import deal, game
from games.actions import Action, Arg, Refused, each
from games.cards import Card, Rank, pack
from games.deal import Deal, Result, ranked
from games.game import Game, Standing, Words
from games.hidden import Hidden
from games.view import Place, Zone

PACK = pack(Rank.NINE)
PLAY = each("play", PACK)
DRAW = Action("draw")


class ToyOptions(deal.Options, frozen=True):
    size: Literal[2, 3] = 2
    deals: Literal[1, 2, 3] = 1
    dry: bool = False


@dataclass(slots=True, kw_only=True)
class ToyDeal(Deal):
    options: ToyOptions
    stock: list[Card]
    table: list[Card]
    drawn: set[int]

    def legal(self, seat: int) -> list[Action]:
        plays = [PLAY[card] for card in self.hands[seat]]
        return plays if self.options.dry or seat in self.drawn or not self.stock else [*plays, DRAW]

    def play(self, seat: int, action: Action) -> None:
        if action == DRAW:
            self.drawn.add(seat)
            self.hands[seat].append(self.stock.pop())
            self.tell("drew", seat)
            self.tell("got", seat, self.hands[seat][-1], to=seat)
            return
        (card,) = action.cards
        self.hands[seat].remove(card)
        self.table.append(card)
        self.tell("played", seat, card)
        self.turn += 1
        if self.turn == len(self.hands):
            self.phase = "over"

    def time_up(self) -> None:
        self.phase = "over"
        self.tell("time")

    def result(self) -> Result:
        laid = [card.rank for card in self.table] + [0] * (len(self.hands) - len(self.table))
        return Result(tuple(int(rank == max(laid)) for rank in laid), ranked(laid), "out")

    def hidden(self, seat: int) -> list[Hidden]:
        return [Hidden(hand) for other, hand in enumerate(self.hands) if other != seat] + [Hidden(self.stock)]

    def holding(self) -> list[list[Card]]:
        return [*self.hands, self.stock, self.table]

    def zones(self, seat: int | None) -> list[Zone]:
        return [Zone("table", "row", tuple(self.table)), Zone("stock", "pile", (None,) * len(self.stock))]

    def places(self) -> list[Place]:
        return [Place(seat, len(hand)) for seat, hand in enumerate(self.hands)]

    def facts(self) -> dict[str, Arg]:
        return {"stock": len(self.stock)}


class Toy(Game[ToyOptions]):
    key = "toy"
    version = 1
    family = "toys"
    seats = (2, 3)
    Options = ToyOptions
    Deal: ClassVar[type[ToyDeal]] = ToyDeal
    longest = 6
    words: ClassVar[Words] = game.Words(
        verbs=frozenset({"play", "draw"}),
        events=frozenset({"played", "drew", "got", "time"}),
        reasons=frozenset({"bad_code", "over", "not_seated", "not_your_turn", "crowded"}),
        zones=frozenset({"table", "stock"}),
        facts=frozenset({"stock"}),
        endings=frozenset({"out", "forfeit"}),
    )

    def __init__(self, seats: int, options: ToyOptions) -> None:
        Game.__init__(self, seats, options)
        if seats == 3 and options.size == 3:
            raise Refused("crowded")

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> ToyDeal:
        dealt = self.Deal(
            options=self.options, seed=seed, hands=[], phase="play", turn=0, stock=[], table=[], drawn=set()
        )
        dealt.stock = list(deck) if deck else dealt.shuffled(PACK)
        dealt.hands = [[dealt.stock.pop() for _ in range(self.options.size)] for _ in range(self.n)]
        return dealt

    def over(self, standing: Standing) -> bool:
        return standing.number > self.options.deals


SEED = bytes(32)


def toy(seats: int = 2, **options) -> Toy:
    return Toy(seats, ToyOptions(**options))
