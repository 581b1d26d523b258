"""King: fourteen deals; tricks, boys, girls, hearts, the King cost points in the first seven and bring them later."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Literal

from games.actions import Arg, Refused, each
from games.cards import Card, Rank, Suit, pack
from games.deal import Options, Result, ranked
from games.game import Standing, Words
from games.parts.hands import arranged
from games.parts.sheets import SheetGame
from games.parts.tricks import Power, power
from games.parts.tricktaking import TrickDeal
from games.view import Place, Text

SEATS = 4
PACK = pack(Rank.SEVEN)
POWER = power(tuple(Rank))
KING = Card(Rank.KING, Suit.HEARTS)


class Kind(IntEnum):
    """What a game is about; games 1 to 7 are to avoid it, 8 to 14 to take it."""

    TRICKS = 1
    BOYS = 2
    GIRLS = 3
    HEARTS = 4
    KING = 5
    LAST = 6
    ALL = 7


GAMES = {"full": tuple(range(1, 15)), "big": (7, 14)}
"""The numbers of the games, deal by deal."""
PRIZES: Mapping[Kind, frozenset[Card]] = {
    Kind.BOYS: frozenset(card for card in PACK if card.rank == Rank.JACK),
    Kind.GIRLS: frozenset(card for card in PACK if card.rank == Rank.QUEEN),
    Kind.HEARTS: frozenset(card for card in PACK if card.suit == Suit.HEARTS),
    Kind.KING: frozenset({KING}),
}
"""The cards that score; when all are taken, a game about them is over."""
_EACH = {Kind.TRICKS: 2, Kind.BOYS: 4, Kind.GIRLS: 4, Kind.HEARTS: 2, Kind.KING: 16, Kind.LAST: 8}
"""What a trick or a card counts, without its sign."""
_SECOND_LAST = 7
"""The number of the first trick that counts as one of the last two."""
_ONE_KIND = 16
"""What all of one kind count together."""
_NO_HEART_LEAD = frozenset({Kind.HEARTS, Kind.KING, Kind.ALL})
"""Games in which hearts are led only from a hand of hearts."""
_KING_FORCED = frozenset({Kind.KING, Kind.ALL})
"""Games in which who is void must lay the King."""


def kind_of(game: int) -> Kind:
    return Kind((game - 1) % len(Kind) + 1)


def sign(game: int) -> int:
    """Return -1 where points are to be avoided, +1 where they are to be taken."""
    return -1 if game <= len(Kind) else 1


def worth(kind: Kind, trick: Sequence[Card], number: int) -> int:
    """Return what a trick, the `number`-th of its deal, counts in a kind of game, without its sign."""
    if kind == Kind.ALL:
        return sum(worth(one, trick, number) for one in Kind if one != Kind.ALL)
    if kind in PRIZES:
        return _EACH[kind] * len(PRIZES[kind].intersection(trick))
    return _EACH[kind] if kind == Kind.TRICKS or number >= _SECOND_LAST else 0


class KingOptions(Options, frozen=True):
    """What is agreed on: all fourteen games, or the two about everything at once."""

    games: Literal["full", "big"] = "full"


@dataclass(slots=True, kw_only=True)
class KingDeal(TrickDeal):
    """One deal, of the game that the list names."""

    options: KingOptions
    game: int
    """1 to 14."""
    dealer: int
    kingless: list[int]
    """Seats that did not lay the King where they would have had to."""

    ENDED: ClassVar[str] = "game_over"
    UNKNOWN: ClassVar[str] = "bad_action"
    plays = each("play", PACK)

    @property
    def kind(self) -> Kind:
        return kind_of(self.game)

    @property
    def power(self) -> Power:
        return POWER

    def begin(self) -> None:
        self.tell("dealt", self.dealer)

    def value(self, trick: Sequence[Card]) -> int:
        return sign(self.game) * worth(self.kind, trick, self.number)

    def playable(self, seat: int) -> list[Card]:
        """Return what follows suit; hearts and the King by the two special rules."""
        hand = self.hands[seat]
        if not self.trick:
            plain = [card for card in hand if card.suit != Suit.HEARTS]
            return plain or hand if self.kind in _NO_HEART_LEAD else hand
        return [KING] if self._king_forced(seat) else TrickDeal.playable(self, seat)

    def reproach(self, seat: int, card: Card) -> Refused:
        if not self.trick:
            return Refused("no_heart_lead")
        return Refused("king_forced") if self._king_forced(seat) else TrickDeal.reproach(self, seat, card)

    def notice(self, seat: int, card: Card) -> None:
        """Note a suit not followed, a King not laid, and what a heart led against the ban shows: a hand of hearts."""
        TrickDeal.notice(self, seat, card)
        led = self.trick[0].suit
        if len(self.trick) == 1:
            if led == Suit.HEARTS and self.kind in _NO_HEART_LEAD:
                self.voids[seat].update(suit for suit in Suit if suit != Suit.HEARTS)
        elif card.suit != led and card != KING and self.kind in _KING_FORCED and seat not in self.kingless:
            self.kingless.append(seat)

    def exhausted(self) -> bool:
        """Tell whether all cards that score are taken, or all cards are."""
        prizes = PRIZES.get(self.kind)
        taken = prizes is not None and prizes.issubset(self.gone)
        return taken or TrickDeal.exhausted(self)

    def barred(self, seat: int) -> Callable[[Card], bool]:
        voids, kingless = self.voids[seat], seat in self.kingless
        return lambda card: card.suit in voids or (kingless and card == KING)

    def result(self) -> Result:
        return Result(tuple(self.points), ranked(self.points), "played")

    def payoffs(self) -> list[float]:
        """Return each seat's share of the points, or how little of them it took: finer than its place."""
        most = _ONE_KIND * (len(Kind) - 1 if self.kind == Kind.ALL else 1)
        return [(sign(self.game) < 0) + points / most for points in self.points]

    def facts(self) -> dict[str, Arg]:
        return {"game": self.game, "trick": self.number}

    def places(self) -> list[Place]:
        found = TrickDeal.places(self)
        found[self.dealer] = found[self.dealer]._replace(roles=("dealer",))
        return found

    def standing(self, seat: int) -> dict[str, Arg]:
        return {"tricks": self.tricks[seat], **TrickDeal.standing(self, seat)}

    def ask(self, seat: int | None) -> Text | None:
        if seat is not None and seat in self.actors and self._king_forced(seat):
            return Text("ask-king", {"suit": self.trick[0].suit, "card": KING})
        return TrickDeal.ask(self, seat)

    def _king_forced(self, seat: int) -> bool:
        """Tell whether the King must be laid: the suit led is another one, and the hand has none of it."""
        hand = self.hands[seat]
        if self.kind not in _KING_FORCED or not self.trick or KING not in hand:
            return False
        return all(card.suit != self.trick[0].suit for card in hand)


class King(SheetGame[KingOptions]):
    """A match of fourteen deals (or two); the largest total wins, and the four totals sum to 0."""

    key = "king"
    version = 1
    family = "tricks"
    seats = (SEATS,)
    Options = KingOptions
    longest = len(PACK)
    words = Words(
        verbs=frozenset({"play"}),
        events=frozenset({"dealt", "played", "trick", "scored"}),
        reasons=frozenset({"game_over", "not_seated", "not_your_turn", "bad_action", "not_in_hand", "no_heart_lead"})
        | {"follow_suit", "king_forced"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"game", "trick"}),
        standing=frozenset({"tricks", "points", "total"}),
        roles=frozenset({"dealer"}),
        endings=frozenset({"played", "forfeit"}),
        texts=frozenset({"ask-lead", "ask-follow", "ask-discard", "ask-king", "sheet-game", "sheet-total"}),
    )

    @property
    def deals(self) -> int:
        return len(self.games)

    @property
    def games(self) -> tuple[int, ...]:
        return GAMES[self.options.games]

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> KingDeal:
        """Deal eight cards each, one at a time from the dealer's left, who leads."""
        first = (standing.dealer + 1) % SEATS
        deal = KingDeal(
            options=self.options,
            seed=seed,
            hands=[],
            phase="play",
            turn=first,
            leader=first,
            totals=list(standing.totals),
            points=[0] * SEATS,
            tricks=[0] * SEATS,
            voids=[set() for _ in range(SEATS)],
            game=self.games[standing.number - 1],
            dealer=standing.dealer,
            kingless=[],
        )
        cards = deck or deal.shuffled(PACK)
        deal.hands = [arranged(cards[(seat - first) % SEATS :: SEATS]) for seat in range(SEATS)]
        return deal

    def over(self, standing: Standing) -> bool:
        return standing.number > self.deals

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals)

    def title(self, number: int) -> Text:
        game = self.games[number - 1]
        return Text("sheet-game", {"game": game, "kind": int(kind_of(game))})
