"""Who may throw in and when: the right goes round from the attacker, passes are simultaneous, teams take sides."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from games.actions import Arg
from games.cards import Card, Rank
from games.deal import Options, Window
from games.hidden import Hidden
from games.parts.bouts import BoutDeal
from games.parts.fools import FoolDeal
from games.parts.seats import around, others
from games.parts.teams import player, team
from games.view import Place

HAND = 6
"""Cards dealt to a seat, up to which it draws, and the most attack cards before a defender."""
ASKING = ("throw", "pile")
"""The phases in which cards may be thrown in: all is covered, or the defender takes."""


class DurakOptions(Options, frozen=True):
    """What is agreed on, by the table of the rules file."""

    transfer: Literal["none", "plain", "show"] = "none"
    first_limit: Literal[6, 5] = 6
    throwers: Literal["all", "neighbours"] = "all"
    pile_on: Literal["allow", "forbid"] = "allow"
    auto_pass: Literal["ask", "empty"] = "ask"  # noqa: S105 - it is players who pass
    deck: Literal[36, 24, 52] = 36
    teams: Literal["solo", "teams"] = "solo"
    pogony: Literal["strict", "wide", "none"] = "strict"
    next_lead: Literal["from_under", "onto", "lowest"] = "from_under"
    deals: Literal[1, 3, 5, 10] = 1


@dataclass(slots=True, kw_only=True)
class ThrowingDeal(FoolDeal):
    """The seats of a bout. In teams `leader` and `defender` are places, played by a partner when their seat is out."""

    options: DurakOptions
    bout: int = 1
    attacker: int = 0
    """The seat with the first right to throw in: the leader's, after transfers the last that transferred."""
    thrower: int = 0
    """The seat that threw in last, at first the attacker."""
    neighbour: int = 0
    """The first seat left of the defender that held a card when he became the defender."""
    limit: int = 0
    """The most attack cards that may lie before the defender."""
    shown: list[Card] = field(default_factory=list)
    """Trumps shown in this bout to move the attack on."""
    passed: set[int] = field(default_factory=set)
    """Seats that are done: passed, in phase "pile" also those that have thrown in."""

    @property
    def actors(self) -> Sequence[int]:
        if self.phase in ASKING:
            return [seat for seat in self.throwers if seat not in self.passed]
        return () if self.over else (self.turn,)

    @property
    def awaited(self) -> Sequence[int]:
        """The seat at turn: a pass before one's turn is welcome, but nobody waits for it."""
        return () if self.over else (self.turn,)

    @property
    def in_teams(self) -> bool:
        return self.options.teams == "teams"

    @property
    def asks_all(self) -> bool:
        """Whether those are asked too who hold nothing that fits."""
        return self.options.auto_pass == "ask"  # noqa: S105 - as above

    @property
    def defending(self) -> int:
        return self.seat_of(self.defender)

    @property
    def cap(self) -> int:
        return self.options.first_limit if self.bout == 1 else HAND

    @property
    def room(self) -> int:
        """How many more attack cards may lie before the defender."""
        return self.limit - len(self.attacks)

    @property
    def ranks(self) -> set[Rank]:
        """The ranks on the table, of attacks and covers."""
        return {card.rank for card in (*self.attacks, *self.covers) if card is not None}

    @property
    def throwers(self) -> list[int]:
        """The seats that may throw in, clockwise from the attacker."""
        return [seat for seat in around(self.attacker, self.count) if self.entitled(seat) and self._asked(seat)]

    def seat_of(self, place: int) -> int:
        """Return who plays a place."""
        return player(place, self.count, self.out) if self.in_teams else place

    def side(self, seat: int) -> list[int]:
        """Return the seats that win or lose together with this one."""
        return [one for one in range(self.count) if team(one) == team(seat)] if self.in_teams else [seat]

    def entitled(self, seat: int) -> bool:
        """Tell whether a seat has cards and the right to throw in, whatever its cards are."""
        if not self.hands[seat] or self.defending in self.side(seat):
            return False
        return self.options.throwers == "all" or seat in (self.attacker, self.neighbour)

    def _asked(self, seat: int) -> bool:
        return self.asks_all or not self._lacks(self.hands[seat])

    def _lacks(self, cards: Sequence[Card]) -> int:
        return int(self.ranks.isdisjoint(card.rank for card in cards))

    def open_bout(self, leader: int) -> None:
        """Let a place lead; the next to its left, in teams whether in or not, is the defender's."""
        self.phase = "lead"
        self.shown = []
        self.leader = leader
        self.attacker = self.thrower = self.turn = self.seat_of(leader)
        self.face((leader + 1) % self.count if self.in_teams else self.left_of(leader))

    def face(self, defender: int) -> None:
        """Make a place the defender's: how much he can be given, and by whom, depends on the cards held now."""
        self.defender = defender
        self.limit = min(self.cap, len(self.hands[self.defending]))
        if self.in_teams:
            self.neighbour = self.seat_of((defender + 1) % self.count)
        else:
            holders = (seat for seat in others(defender, self.count) if self.hands[seat])
            self.neighbour = next(holders, self.attacker)

    def defend(self) -> None:
        """Ask the defender, who has bare cards before him."""
        self.phase = "defend"
        self.turn = self.defending

    def ask_round(self, phase: str, first: int) -> None:
        """Ask all who may throw in, `first` or else the next clockwise having the turn."""
        self.phase = phase
        self.turn = first
        if first not in self.throwers:
            self.go_round()

    def go_round(self) -> None:
        """Move the turn on from a seat that is done; when all are, or no room is left, the bout ends."""
        waiting = self.actors
        if not waiting or not self.room:
            self.end_bout(taken=self.phase == "pile")
        elif self.turn not in waiting:
            self.turn = next(seat for seat in others(self.turn, self.count) if seat in waiting)

    @abstractmethod
    def end_bout(self, *, taken: bool) -> None:
        """Clear the table, draw up, let seats go out, and open the next bout or end the deal."""

    def window(self) -> Window | None:
        return Window(len(self.passed), self.bout) if self.phase in ASKING else None

    def hidden_hand(self, seat: int) -> Hidden:
        """Return a hand; under `auto_pass: empty` who is asked holds a rank of the table, who is not holds none."""
        hand = Hidden(self.hands[seat], holds=self.seen[seat])
        if not self.asks_all and self.phase in ASKING and self.entitled(seat):
            if seat in self.actors:
                hand.lacks = self._lacks
            elif seat not in self.passed:
                ranks = self.ranks
                hand.barred = lambda card: card.rank in ranks
        return hand

    def places(self) -> list[Place]:
        return [self._place(seat) for seat in range(self.count)]

    def _place(self, seat: int) -> Place:
        state: Literal["in", "out", "passed"] = "passed" if seat in self.passed else "in"
        roles: list[str] = []
        if not self.over:
            roles += ["attacker"] * (seat == self.attacker) + ["defender"] * (seat == self.defending)
        facts: dict[str, Arg] = {"team": team(seat) + 1} if self.in_teams else {}
        return Place(seat, len(self.hands[seat]), "out" if seat in self.out else state, tuple(roles), facts)

    def facts(self) -> dict[str, Arg]:
        facts = BoutDeal.facts(self)
        if self.phase in ASKING:
            facts["room" if self.phase == "throw" else "pile_room"] = self.room
        return facts

    def about(self, seat: int | None) -> Hashable:
        """Leave out the passes and whose turn it is to throw in: a pass makes nobody else's buttons old."""
        hand = () if seat is None else tuple(self.hand(seat))
        table = (tuple(self.attacks), tuple(self.covers), len(self.shown), self.attacker, self.defender)
        return (self.phase, hand, table, tuple(self.facts().items()))
