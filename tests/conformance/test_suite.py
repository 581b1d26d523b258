"""The suite finds what it is for: toys with one fault each do not pass, the sound toy does."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from games.actions import Action, Refused
from games.cards import Card
from games.deal import Result
from games.hidden import Hidden
from games.view import Zone
from tests.conformance import (
    test_copies,
    test_redeal,
    test_refusals,
    test_results,
    test_secrets,
    test_silence,
    test_steps,
    test_views,
    test_words,
)
from tests.conformance.tables import Table
from tests.games.toy import DRAW, PLAY, Toy, ToyDeal


class LosesCards(ToyDeal):
    def play(self, seat, action):
        ToyDeal.play(self, seat, action)
        self.table = self.table[-1:]


class ListsTwice(ToyDeal):
    def legal(self, seat):
        return [*ToyDeal.legal(self, seat), PLAY[self.hands[seat][0]]]


class RefusesWhatItLists(ToyDeal):
    def refusal(self, seat, action):
        return Refused("bad_code") if action == DRAW else ToyDeal.refusal(self, seat, action)


class JudgesByChanging(ToyDeal):
    def refusal(self, seat, action):
        self.hands[seat].reverse()
        return ToyDeal.refusal(self, seat, action)


class NeverEnds(ToyDeal):
    def play(self, seat, action):
        if action == DRAW:
            self.stock.insert(0, self.hands[seat].pop())
            self.hands[seat].append(self.stock.pop())
        else:
            ToyDeal.play(self, seat, action)

    def ideas(self, seat, rng):
        return [DRAW] if DRAW in self.legal(seat) else self.legal(seat)


class ShowsTheStock(ToyDeal):
    def zones(self, seat):
        return [Zone("table", "row", tuple(self.table)), Zone("stock", "pile", tuple(self.stock))]


class ShowsOnlyToSpectators(ToyDeal):
    def zones(self, seat):
        return [*ToyDeal.zones(self, seat), *([Zone("stock", "row", tuple(self.hands[0]))] if seat is None else [])]


class TellsWhatIsDrawn(ToyDeal):
    def play(self, seat, action):
        ToyDeal.play(self, seat, action)
        if action == DRAW:
            self.tell("drew", seat, self.hands[seat][-1])


class SaysAnUndeclaredWord(ToyDeal):
    def play(self, seat, action):
        ToyDeal.play(self, seat, action)
        self.tell("sneezed", seat)


class GuessesFromTheTruth(ToyDeal):
    """Its redeal shuffles the cards in the order in which they truly lie."""

    def redeal(self, seat, rng):
        twin = self.clone()
        twin.seed = rng.randbytes(32)
        unknown = [*twin.hands[1 - seat], *twin.stock]
        rng.shuffle(unknown)
        held = len(twin.hands[1 - seat])
        twin.hands[1 - seat], twin.stock = unknown[:held], unknown[held:]
        return twin


class GuessesTheTruth(ToyDeal):
    def redeal(self, seat, rng):
        return self.clone()


class ForgetsTheOwnHand(ToyDeal):
    def hidden(self, seat):
        return [Hidden(hand) for hand in self.hands]


@dataclass(slots=True, kw_only=True)
class RemembersWhatWasDrawn(ToyDeal):
    last: list[Card] = field(default_factory=list)

    def play(self, seat, action):
        ToyDeal.play(self, seat, action)
        if action == DRAW:
            self.last = self.hands[seat][-1:]


class SharesItsHands(ToyDeal):
    def clone(self):
        twin: Any = ToyDeal.clone(self)
        twin.hands = self.hands
        return twin


class DrawsDifferentlyWhenHeard(ToyDeal):
    def play(self, seat, action):
        ToyDeal.play(self, seat, action)
        self.shuffles += self.heard is not None


class RanksAnyhow(ToyDeal):
    def result(self):
        return Result((0,) * len(self.hands), (2,) * len(self.hands), "out")


class IsSilentOutOfTurn(ToyDeal):
    def silence(self):
        return [(self.turn + 1, Action("draw"), True)]


class ShowsTheHandsOfOthers(ToyDeal):
    def hand(self, seat):
        return self.hands[seat - 1] + self.hands[seat]


FAULTS: list[tuple[type[ToyDeal], Any]] = [
    (LosesCards, test_steps.test_the_lists_in_which_cards_lie_are_always_the_pack),
    (ListsTwice, test_steps.test_codes_are_unique_and_short_and_parse_back),
    (RefusesWhatItLists, test_steps.test_what_is_listed_is_admitted_and_so_are_ideas),
    (NeverEnds, test_steps.test_a_deal_of_ideas_ends_within_its_longest),
    (JudgesByChanging, test_refusals.test_a_refused_code_changes_nothing),
    (ShowsTheStock, test_secrets.test_a_view_never_holds_a_card_that_is_hidden_from_its_seat),
    (ShowsOnlyToSpectators, test_secrets.test_a_spectator_sees_no_card_that_is_hidden_from_any_seat),
    (TellsWhatIsDrawn, test_secrets.test_an_event_never_tells_a_card_that_was_and_is_hidden_from_who_hears_it),
    (SaysAnUndeclaredWord, test_words.test_verbs_and_events_are_declared),
    (ShowsTheStock, test_redeal.test_a_redeal_looks_the_same),
    (ForgetsTheOwnHand, test_redeal.test_a_redeal_looks_the_same),
    (RemembersWhatWasDrawn, test_redeal.test_a_redeal_names_no_secret_card_outside_the_lists_that_hold_it),
    (GuessesFromTheTruth, test_redeal.test_a_redeal_of_a_redeal_is_the_same_guess),
    (GuessesTheTruth, test_redeal.test_a_redeal_varies),
    (SharesItsHands, test_redeal.test_a_redeal_leaves_the_deal_alone_and_can_be_played_to_its_end),
    (SharesItsHands, test_copies.test_a_clone_is_equal_and_shares_nothing),
    (DrawsDifferentlyWhenHeard, test_copies.test_a_move_does_the_same_when_nobody_listens),
    (RanksAnyhow, test_results.test_a_deal_ends_in_a_result),
    (IsSilentOutOfTurn, test_silence.test_silence_names_admitted_moves_of_who_is_awaited),
    (ShowsTheHandsOfOthers, test_views.test_a_hand_is_in_the_game_and_counted_for_all),
]
SEEDS = range(5)


def table(made: type[ToyDeal]) -> Table:
    class Made(Toy):
        Deal: ClassVar[type[ToyDeal]] = made

    return Table(Made, 2, Toy.Options().model_dump())


def run(check: Any, made: type[ToyDeal]) -> None:
    for seed in SEEDS:
        check.hypothesis.inner_test(table(made), seed)


@pytest.mark.parametrize(("made", "check"), FAULTS, ids=[f"{made.__name__}-{check.__name__}" for made, check in FAULTS])
def test_a_fault_is_found(made, check):
    run(check, ToyDeal)
    with pytest.raises((AssertionError, Refused)):
        run(check, made)
