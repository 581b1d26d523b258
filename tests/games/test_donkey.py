"""Donkey beyond its worked examples: refusals, choices, autopilots, old buttons, silence, leaving, views, guesses."""

import json
from random import Random

import pytest

from games.actions import Action, Event, Refused
from games.cards import card, cards, pack
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.players import player
from games.rules.donkey import PACK, Donkey, DonkeyDeal, DonkeyOptions
from games.view import Place, Text, Zone
from tests.notation import donkey as notation

SEED = bytes(range(32))
LATE = {
    "phase": "choose",
    "fours": {0: "6 7 8", 1: "Q K A"},
    "hands": {0: "9S 9H 9D TS TH JS", 1: "9C TD TC JH JD JC"},
}
"""Seat 0 wants place 1, seat 1 place 6."""


def played(given, *moves) -> Match:
    match = notation.match({"name": "test", "given": given})
    for seat, code in moves:
        match.apply(seat, code)
    return match


def new() -> Match:
    return Match(Donkey(2, DonkeyOptions()), SEED)


def deal_of(match: Match) -> DonkeyDeal:
    assert isinstance(match.deal, DonkeyDeal)
    return match.deal


def state(match: Match) -> str:
    return json.dumps(match.deal.dump())


def numbers(match: Match) -> list[int]:
    return [match.number(0), match.number(1)]


ILLEGAL = [
    ((), 2, "take:1", "not_seated"),
    ((), 0, "take:0", "no_card"),
    ((), 0, "take:7", "no_card"),
    ((), 0, "take:1,2", "no_card"),
    ((), 0, "take:9C", "no_card"),
    ((), 0, "take:x", "no_card"),
    ((), 0, "take:01", "no_card"),
    ((), 0, "take", "no_card"),
    (((0, "take:1"),), 0, "take:7", "no_card"),
    (((0, "take:1"),), 0, "take:1", "chosen"),
    (((0, "take:1"),), 0, "any", "chosen"),
    (((0, "auto"),), 0, "any", "chosen"),
    (((0, "auto"),), 0, "auto", "auto_on"),
    ((), 0, "stop", "auto_off"),
    (((0, "auto"), (0, "stop")), 0, "stop", "auto_off"),
    ((), 0, "any:1", "unknown"),
    ((), 0, "give:9S", "unknown"),
    ((), 0, "auto:1", "unknown"),
    ((), 0, "pass", "unknown"),
    ((), 0, "", "unknown"),
]


@pytest.mark.parametrize(("before", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(before, seat, code, reason):
    """The rows of the rules file in their order."""
    match = played(LATE, *before)
    was = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(seat, code)
    assert (refused.value.reason, state(match), len(match.log)) == (reason, was, len(before))


@pytest.mark.parametrize("code", ["take:1", "any", "auto", "stop", "take:x"])
def test_nothing_can_be_done_after_the_end(code):
    with pytest.raises(Refused, match="over"):
        played(LATE, (0, "take:1"), (1, "take:4")).apply(1, code)


# Dealing


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_first_card_goes_to_the_other_seat(dealer):
    deal = Donkey(2, DonkeyOptions()).deal(Standing(1, (0, 0), dealer, 1 - dealer), SEED, PACK)
    assert deal.hands[1 - dealer] == list(PACK[0::2])
    assert deal.hands[dealer] == list(PACK[1::2])


def test_the_pack_has_36_cards():
    assert len(PACK) == 36
    assert set(PACK) < set(pack())


def test_who_deals_is_told():
    assert new().told[0][0] == Event("dealt", new().standing.dealer)


def test_a_rematch_is_dealt_by_the_other_seat():
    match = played({**LATE, "dealer": 0}, (0, "take:1"), (1, "take:4"))
    assert Match(match.game, SEED, match.standing).standing.dealer == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_donkey_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Donkey(seats, DonkeyOptions())


# Choices and exchanges


def test_a_choice_is_told_without_its_place_and_the_exchange_card_by_card():
    match = played(LATE, (0, "take:2"))
    assert match.told[-1] == [Event("chose", 0)]
    assert match.apply(1, "take:1") == [Event("took", 0, tuple(cards("TD"))), Event("took", 1, tuple(cards("9S")))]


def test_a_random_choice_is_told_like_any_other():
    assert played(LATE, (1, "any")).told[-1] == [Event("chose", 1)]


def test_a_random_choice_may_be_any_place():
    found = set()
    for number in range(60):
        match = played(LATE)
        match.deal.seed = bytes([number]) * 32
        match.apply(0, "any")
        found.add(deal_of(match).choices[0])
    assert found == set(range(1, 7))


def test_a_four_is_laid_down_and_ends_the_game_as_the_fourth():
    match = played(LATE, (0, "take:1"))
    assert match.apply(1, "take:4") == [
        Event("took", 0, tuple(cards("9C"))),
        Event("took", 1, tuple(cards("TS"))),
        Event("four", 0, tuple(cards("9S 9H 9D 9C"))),
        Event("fours"),
        Event("donkey", 1),
    ]
    assert match.deal.result() == Result((0, 0), (1, 2), "fours", ((1, "donkey"),))


def test_nobody_is_the_donkey_of_a_draw():
    match = played(LATE, (0, "take:1"), (1, "take:6"))
    assert match.told[-1][-1] == Event("both")
    assert match.deal.result() == Result((0, 0), (1, 1), "both")


def test_equal_numbers_of_fours_at_the_limit_are_a_draw():
    match = played({**LATE, "exchanges": 299}, (0, "take:1"), (1, "take:2"))
    assert match.told[-1][-1] == Event("cap")
    assert match.deal.result() == Result((0, 0), (1, 1), "cap")


def test_the_fans_are_shuffled_before_every_exchange():
    orders = set()
    for number in range(10):
        match = played(LATE, (0, "take:1"))
        match.deal.seed = bytes([number]) * 32
        match.apply(1, "take:1")
        orders.add(tuple(match.deal.hands[0]))
    assert len(orders) > 5


# Autopilots


def test_an_autopilot_chooses_at_once_and_again_after_the_exchange():
    match = played(LATE, (0, "auto"))
    assert (match.told[-1], match.awaited) == ([Event("auto", 0)], (1,))
    match.apply(1, "take:2")
    assert (deal_of(match).exchanges, match.awaited) == (1, (1,))


def test_autopilot_after_a_choice_keeps_the_choice():
    match = played(LATE, (0, "take:2"), (0, "auto"))
    assert (deal_of(match).choices[0], match.told[-1]) == (2, [Event("auto", 0)])


def test_a_stopped_autopilot_waits_after_the_exchange():
    match = played(LATE, (0, "auto"), (0, "stop"), (1, "take:2"))
    assert match.awaited == (0, 1)


def test_two_autopilots_run_to_the_end_and_tell_the_first_exchanges():
    match = new()
    match.apply(0, "auto")
    told = match.apply(1, "auto")
    assert match.over
    assert len(told) <= 20
    assert [event.kind for event in told].count("took") == 4
    assert Event("run", number=deal_of(match).exchanges - 2) in told


# Old buttons


@pytest.mark.parametrize("code", ["take:1", "any", "auto"])
def test_the_first_choice_makes_only_the_own_buttons_old(code):
    assert numbers(played(LATE, (1, code))) == [0, 1]


def test_the_second_choice_makes_all_buttons_old():
    assert numbers(played(LATE, (1, "take:3"), (0, "take:3"))) == [1, 2]


def test_turning_the_autopilot_off_makes_only_the_own_buttons_old():
    assert numbers(played(LATE, (1, "auto"), (1, "stop"))) == [0, 2]


# Silence, leaving, computers


def test_the_silent_choose_at_random():
    assert played(LATE, (1, "take:3")).silence() == [(0, "any", True)]
    assert played(LATE).silence() == [(0, "any", True), (1, "any", True)]


def test_a_leaver_is_the_loser():
    match = played(LATE)
    match.host("@end", 0)
    assert (match.over, match.ranking()) == (True, (2, 1))


def test_a_leaver_is_the_loser_even_if_his_cards_win():
    match = played(LATE)
    match.host("@leave", 0)
    match.apply(0, "take:1")
    match.apply(1, "take:4")
    assert (match.deal.result().ranking, match.ranking()) == ((1, 2), (2, 1))


def test_a_computer_only_chooses():
    match = played(LATE)
    rng = Random(1)
    verbs = {player("donkey").choose(0, match.view(0), lambda: match.imagine(0, rng), rng).verb for _ in range(50)}
    assert verbs == {"take", "any"}


# Who sees what


def test_a_seat_sees_its_hand_sorted_and_the_other_fan_from_behind():
    view = played(LATE).view(0)
    assert view.hand == tuple(cards("JS TS 9S TH 9H 9D"))
    assert view.zones[-1] == Zone("fan", "fan", (None,) * 6, owner=1)


def test_all_see_fours_counts_and_exchanges():
    view = played({**LATE, "exchanges": 7}).view(None)
    assert [(zone.id, zone.owner, zone.cards[:4]) for zone in view.zones] == [
        ("fours", 0, tuple(cards("6S 6H 6D 6C"))),
        ("fours", 1, tuple(cards("QS QH QD QC"))),
    ]
    assert (view.facts, view.places) == ({"exchanges": 7}, (Place(0, 6), Place(1, 6)))


def test_only_its_maker_sees_a_choice():
    match = played(LATE, (0, "take:2"))
    assert match.view(0).notes == (Text("note-chosen", {"number": 2}),)
    assert [match.view(seat).notes for seat in (1, None)] == [(), ()]
    assert [place.state for place in match.view(1).places] == ["chosen", "in"]


@pytest.mark.parametrize(("seat", "ask"), [(0, "ask-wait"), (1, "ask-take"), (None, "call-take")])
def test_a_seat_is_asked_what_it_may_do(seat, ask):
    assert played(LATE, (0, "take:2")).view(seat).ask == Text(ask, {})


def test_both_hands_lie_open_after_the_end():
    view = played(LATE, (0, "take:1"), (1, "take:6")).view(None)
    assert [set(zone.cards) for zone in view.zones if zone.id == "hand"] == [set(cards("TS TH")), set(cards("TD TC"))]
    assert (view.ask, view.awaited) == (None, ())


def test_a_guess_keeps_the_hands_and_shuffles_both_fans():
    match = played(LATE)
    rng = Random(1)
    guesses = [deal_of(match).redeal(0, rng) for _ in range(30)]
    assert all([set(guess.hands[seat]) == set(match.deal.hands[seat]) for seat in (0, 1)] for guess in guesses)
    assert {guess.hands[1].index(card("9C")) for guess in guesses} == set(range(6))
    assert {guess.hands[0].index(card("JS")) for guess in guesses} == set(range(6))


def test_a_guess_knows_the_own_choice_and_chooses_anew_for_the_other():
    rng = Random(1)
    own = [deal_of(played(LATE, (0, "take:2"))).redeal(0, rng).choices for _ in range(60)]
    other = [deal_of(played(LATE, (0, "take:2"))).redeal(1, rng).choices for _ in range(60)]
    assert all(choices == [2, None] for choices in own)
    assert {choices[0] for choices in other} == set(range(1, 7))


def test_ideas_are_choices_only():
    match = played(LATE, (0, "take:1"))
    assert match.deal.ideas(0, Random(1)) == []
    assert match.deal.ideas(1, Random(1))[-1] == Action("any")
