"""Deberc: trumps are ordered in two rounds of bidding, and who orders must score more than the opponent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from games.actions import Action, Arg, Refused
from games.cards import Card, Rank, Suit, pack
from games.deal import Deal, Result
from games.game import Standing, Words
from games.hidden import Hidden
from games.parts.announcing import SEATS, AnnouncingDeal, Verdict, fine
from games.parts.bidding import next_caller
from games.parts.counting import worth
from games.parts.melds import Meld, marriages, runs
from games.parts.runs import LEAST, RUN, RunOptions, bound, marriage, outranks, run_fine, run_of, run_verdict
from games.parts.stock import draw
from games.parts.targets import TargetGame
from games.parts.tricks import follow, power
from games.parts.tricktaking import TrickDeal
from games.view import Free, Place, Text

PACK = pack(Rank.SEVEN)
PLAIN = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
TRUMPS = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Ranks from low to high."""
COUNT = {Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.TEN: 10, Rank.ACE: 11}
TRUMP_COUNT = {**COUNT, Rank.NINE: 14, Rank.JACK: 20}
NAMED = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""In the order of the rules file."""
PACKET = 3
"""Cards dealt at once."""
TAKE = Action("take")
PASS = Action("pass")

_RUNS = {3: 20, 4: 50}
_LONGEST_RUN = max(_RUNS)
_BIDDING = ("bid1", "bid2")
_NO_CEILING = 1000
_SHOWS = 4 * 11 + 1
"""Combinations that there are: 11 runs a suit, the bella."""


@dataclass(slots=True, kw_only=True)
class DebercDeal(AnnouncingDeal):
    """One deal: bidding in phases "bid1" and "bid2", then nine tricks.

    Tells also `dealt`, `pass`, `take`, `order`, `drew` (to who draws), `annulled`, `made` and `failed`.
    """

    options: RunOptions
    dealer: int
    first: int
    """Who leads to the first trick."""
    turned: list[Card]
    """The first trump, out of play; until another suit is ordered its suit stands for trumps."""
    rest: list[Card]
    """The face-down deck; the end is the top."""
    declarer: int | None = None
    """Who has ordered trumps."""
    passed: list[bool] = field(default_factory=lambda: [False] * SEATS)
    """Whether a run of the seat has stood: its further ones score without comparison."""
    played: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """What each seat has laid, remembered."""
    ceilings: list[int] = field(default_factory=lambda: [_NO_CEILING] * SEATS)
    """The power above which a seat has shown to have no trumps."""

    powers: ClassVar = {trump: power(PLAIN, trump, trumps=TRUMPS) for trump in Suit}
    worths: ClassVar = {trump: worth(COUNT, trump, TRUMP_COUNT) for trump in Suit}

    @property
    def opener(self) -> int:
        """Who speaks first: the dealer's opponent."""
        return 1 - self.dealer

    @property
    def bidding(self) -> bool:
        return self.phase in _BIDDING

    @property
    def gains(self) -> tuple[int, ...]:
        """The fines, and when the deal is over what the contract has brought."""
        won = self._contract() if self.over and self.declarer is not None else (0, 0)
        return tuple(points - fined for points, fined in zip(won, self.fines, strict=True))

    @property
    def made(self) -> bool:
        """Whether the declarer has more points; a tie fails."""
        return self.declarer is not None and self.points[self.declarer] > self.points[1 - self.declarer]

    def _contract(self) -> tuple[int, ...]:
        """Return the deal points each seat keeps; of a failed contract the opponent has all."""
        if self.made:
            return tuple(self.points)
        return tuple(0 if seat == self.declarer else sum(self.points) for seat in range(SEATS))

    def begin(self) -> None:
        self.tell("dealt", self.dealer, *self.turned)

    # Bidding

    def legal(self, seat: int) -> list[Action]:
        if self.phase == "bid1":
            return [TAKE, PASS]
        if self.phase == "bid2":
            return [*(Action("order", suit=suit) for suit in NAMED if suit != self.turned[0].suit), PASS]
        return AnnouncingDeal.legal(self, seat)

    def free(self, seat: int) -> list[Free]:
        return [] if self.bidding else AnnouncingDeal.free(self, seat)

    def refusal(self, seat: int, action: Action) -> Refused | None:
        if not self.bidding:
            return AnnouncingDeal.refusal(self, seat, action)
        if self.phase == "bid2" and action == Action("order", suit=self.turned[0].suit):
            return Refused("suit_refused")
        return None if action in self.legal(seat) else Refused(self.UNKNOWN)

    def play(self, seat: int, action: Action) -> None:
        if action == PASS:
            self._pass(seat)
        elif self.bidding:
            suit = self.turned[0].suit if action.suit is None else action.suit
            self.tell(action.verb, seat, suit=suit)
            self._order(seat, suit)
        else:
            AnnouncingDeal.play(self, seat, action)

    def _pass(self, seat: int) -> None:
        self.tell("pass", seat)
        caller = next_caller(seat, self.opener, SEATS)
        if caller is None and self.phase == "bid2":
            self.phase = "over"
            self.tell("annulled")
            return
        self.phase = self.phase if caller is not None else "bid2"
        self.turn = self.opener if caller is None else caller

    def _order(self, seat: int, suit: Suit) -> None:
        """Fix trumps and contract, deal three cards more each; the first hand leads."""
        self.declarer, self.trumps = seat, suit
        for one in (self.opener, self.dealer):
            drawn = draw([], self.rest, PACKET)
            self.take_up(one, drawn)
            self.tell("drew", one, *drawn, to=one)
        self.phase = "lead"
        self.turn = self.leader = self.first

    # Tricks

    def playable(self, seat: int) -> list[Card]:
        """Return what follows suit, only a trump lead must be beaten; who is void must trump."""
        beat = bool(self.trick) and self.trick[0].suit == self.trumps
        return follow(self.hands[seat], self.trick, self.power, trump=self.trumps, ruff=True, beat=beat)

    def lay(self, seat: int, card: Card) -> None:
        self.played[seat].append(card)
        AnnouncingDeal.lay(self, seat, card)

    def notice(self, seat: int, card: Card) -> None:
        """Note a suit not followed, trumps not laid, and a trump lead not beaten."""
        led = self.trick[0]
        if card.suit != led.suit:
            self.voids[seat].update({led.suit} if card.suit == self.trumps else {led.suit, self.trumps})
        elif card.suit == self.trumps and self.power[card] < self.power[led]:
            self.ceilings[seat] = self.power[led]

    def finish(self) -> None:
        self.tell("made" if self.made else "failed", self.declarer)
        AnnouncingDeal.finish(self)

    def result(self) -> Result:
        """Give each seat its own points if the contract is made, else all to the opponent, who wins the deal."""
        if self.declarer is None:
            return Result(self.gains, (1, 1), "annulled")
        winner = self.declarer if self.made else 1 - self.declarer
        ranking = (1, 2) if winner == 0 else (2, 1)
        return Result(self.gains, ranking, "made" if self.made else "failed")

    # Shows

    def melds(self, seat: int) -> list[Meld]:
        hand = self.hands[seat]
        bella = [pair for pair in marriages(hand) if pair[0].suit == self.trumps]
        return [*bella, *runs(hand, LEAST, _LONGEST_RUN)]

    def judge(self, seat: int, shown: Sequence[Card]) -> Verdict:
        """Let the bella score; fine what is no run of 3 or 4, a repeated or lower one; compare with the nine dealt."""
        if bella := marriage(shown, self.trumps, self.shown[seat], "bella", "bella"):
            return bella
        run = run_of(shown)
        if run is None or len(run) not in _RUNS:
            return fine("none")
        points = _RUNS[len(run)]
        if fined := run_fine(run, points, self.shown[seat]):
            return fined
        other = 1 - seat
        rivals = runs([*self.hands[other], *self.played[other]], LEAST, _LONGEST_RUN)
        stands = self.passed[seat] or outranks(run, rivals, self.trumps, first=seat == self.first)
        return run_verdict(run, points, stands=stands)

    def limited(self, shown: Sequence[Card]) -> bool:
        return bound(self.options, shown, self.trumps, said=self.said)

    def announce(self, seat: int, shown: Sequence[Card]) -> Verdict:
        verdict = AnnouncingDeal.announce(self, seat, shown)
        self.passed[seat] = self.passed[seat] or verdict.kind == RUN
        return verdict

    # What is seen

    def hidden(self, seat: int) -> list[Hidden]:
        """List the other hand, without what it has shown not to have, and the face-down deck."""
        other = 1 - seat
        return [Hidden(self.hands[other], holds=self.seen[other], barred=self.barred(other)), Hidden(self.rest)]

    def barred(self, seat: int) -> Callable[[Card], bool]:
        voids, ceiling = self.voids[seat], self.ceilings[seat]
        return lambda card: card.suit in voids or (card.suit == self.trumps and self.power[card] > ceiling)

    def holding(self) -> list[list[Card]]:
        return [*TrickDeal.holding(self), self.turned, self.rest]

    def facts(self) -> dict[str, Arg]:
        turned: dict[str, Arg] = {"turned": self.turned[0]}
        return turned if self.declarer is None else {"trump": self.trumps, **turned}

    def places(self) -> list[Place]:
        """Show who deals while trumps are not ordered, then who has ordered them."""
        role, holder = ("dealer", self.dealer) if self.declarer is None else ("declarer", self.declarer)
        places = AnnouncingDeal.places(self)
        return [place._replace(roles=(role,)) if place.seat == holder else place for place in places]

    def ask(self, seat: int | None) -> Text | None:
        if not self.bidding or (seat is not None and seat != self.turn):
            return AnnouncingDeal.ask(self, seat)
        if seat is None:
            return Text("call-bid", {})
        return Text("ask-take" if self.phase == "bid1" else "ask-order", {"suit": self.turned[0].suit})


class Deberc(TargetGame[RunOptions]):
    """A match to 501; the winner of a deal leads to the next one."""

    key = "deberc"
    version = 1
    family = "melds"
    Options = RunOptions
    most_deals = 60
    winner_leads = True
    longest = 4 + 18 + SEATS * _SHOWS
    words = Words(
        verbs=frozenset({"take", "pass", "order", "play", "show"}),
        events=frozenset({"dealt", "pass", "take", "order", "drew", "annulled", "played", "trick", "shows", "run"})
        | {"blocked", "bella", "fine_none", "fine_repeat", "fine_junior", "made", "failed", "scored"},
        reasons=frozenset({"over", "not_seated", "not_your_turn", "bad_action", "suit_refused", "not_in_hand"})
        | {"must_follow", "must_beat", "must_trump", "show_closed", "one_per_turn", "show_none", "show_repeat"}
        | {"show_junior"},
        zones=frozenset({"trick", "last"}),
        facts=frozenset({"turned", "trump"}),
        standing=frozenset({"score", "points"}),
        roles=frozenset({"dealer", "declarer"}),
        endings=frozenset({"made", "failed", "annulled", "forfeit"}),
        texts=frozenset({"ask-take", "ask-order", "call-bid", "ask-lead", "ask-reply", "ask-follow", "ask-ruff"})
        | {"sheet-deal", "sheet-total"},
    )

    def deal(self, standing: Standing, seed: bytes, deck: Sequence[Card] | None = None) -> DebercDeal:
        """Deal twice three cards each, the dealer's opponent first, and turn one up."""
        opener = 1 - standing.dealer
        deal = DebercDeal(
            options=self.options,
            seed=seed,
            hands=[[], []],
            phase="bid1",
            turn=opener,
            totals=list(standing.totals),
            trumps=Suit.CLUBS,
            dealer=standing.dealer,
            first=standing.first,
            turned=[],
            rest=[],
        )
        deal.rest = list(deck or deal.shuffled(PACK))[::-1]
        packets = [draw([], deal.rest, PACKET) for _ in range(2 * SEATS)]
        deal.turned = draw([], deal.rest, 1)
        deal.trumps = deal.turned[0].suit
        deal.take_up(opener, packets[0] + packets[2])
        deal.take_up(standing.dealer, packets[1] + packets[3])
        return deal

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """After a deal without trumps the other seat deals and the lead stays; it has no row in the score sheet."""
        after = TargetGame.settle(self, standing, deal, result)
        if result.reason != "annulled" or self.over(after):
            return after
        return replace(after, dealer=1 - standing.dealer, first=standing.first, carry=standing.carry)
