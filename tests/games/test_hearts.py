"""Hearts beyond its worked examples (tests/vectors/hearts.yaml): refusals, options, scores, silence, leaving."""

from random import Random

import pytest

from games.actions import Action, Event, Refused
from games.cards import Suit, card, cards, pack, text
from games.deal import Result
from games.game import Standing
from games.match import Entry, Match
from games.players import player
from games.rules.hearts import Hearts, HeartsOptions
from games.view import Text
from tests.games.hearts_positions import (
    ENDING,
    FIRST_TRICK,
    FOLLOWING,
    OPENING,
    OVER,
    PASSING,
    SEED,
    UNBROKEN,
    at,
    finish,
    give_all,
    new,
    played,
    played_out,
    state,
)

ILLEGAL = [
    (OVER, 7, "play:", "game_over"),
    (PASSING, 4, "what", "not_seated"),
    ({**PASSING, "passed": {0: "2S 3S 4S"}}, 0, "what", "already_passed"),
    (UNBROKEN, 1, "what", "not_your_turn"),
    (PASSING, 0, "", "bad_action"),
    (PASSING, 0, "play:2S", "bad_action"),
    (PASSING, 0, "give:2S,3S,1S", "bad_action"),
    (PASSING, 0, "give:2S,3S,4S,5", "bad_action"),
    (PASSING, 0, "give:2S,3S,4S,H", "bad_action"),
    (UNBROKEN, 2, "give:8H,9H,TH", "bad_action"),
    (UNBROKEN, 2, "play:1H", "bad_action"),
    (UNBROKEN, 2, "play", "bad_action"),
    (UNBROKEN, 2, "play:8H,9H", "bad_action"),
    (UNBROKEN, 2, "play:3D,D", "bad_action"),
    (PASSING, 0, "give", "three_cards"),
    (PASSING, 0, "give:2S,3S", "three_cards"),
    (PASSING, 0, "give:2S,2S,3S", "three_cards"),
    (PASSING, 0, "give:2H,2H,3S", "three_cards"),
    (PASSING, 0, "give:2S,3S,4S,5S", "three_cards"),
    (PASSING, 0, "give:2S,3S,2H", "not_in_hand"),
    (UNBROKEN, 2, "play:2H", "not_in_hand"),
    (OPENING, 0, "play:3C", "must_lead_2c"),
    (UNBROKEN, 2, "play:8H", "hearts_not_broken"),
    (FOLLOWING, 0, "play:2S", "follow_suit"),
    (FIRST_TRICK, 1, "play:2H", "no_points_first_trick"),
    (FIRST_TRICK, 1, "play:QS", "no_points_first_trick"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    """The rows of the rules file in their order; the last two are field report 81."""
    match = at(given)
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(seat, code)
    assert (refused.value.reason, state(match), match.log) == (reason, before, [])


def test_the_refusal_to_discard_names_the_suit_that_is_held():
    match = at(FOLLOWING)
    with pytest.raises(Refused) as refused:
        match.apply(0, "play:2S")
    assert refused.value.details == {"suit": Suit.CLUBS}


@pytest.mark.parametrize(
    ("cycle", "directions"),
    [
        ("lrah", ["left", "right", "across", None, "left"]),
        ("lra", ["left", "right", "across", "left", "right"]),
        ("left", ["left"] * 5),
        ("none", [None] * 5),
    ],
)
def test_the_direction_of_the_pass_goes_by_the_number_of_the_deal(cycle, directions):
    found = [new(number, pass_cycle=cycle).deal.facts().get("pass") for number in range(1, 6)]
    assert found == directions


@pytest.mark.parametrize(("number", "receiver"), [(1, 1), (2, 3), (3, 2)])
def test_a_packet_goes_left_right_or_across(number, receiver):
    match = new(number)
    packet = match.deal.legal(0)[0].cards
    give_all(match)
    assert set(packet) <= set(match.deal.hands[receiver])


def test_a_hold_is_told_and_opened_by_the_holder_of_the_two_of_clubs():
    match = new(4)
    opener = next(seat for seat in range(4) if card("2C") in match.deal.hands[seat])
    assert match.told[0] == [Event("hold")]
    assert (match.deal.phase, match.deal.turn) == ("play", opener)
    assert match.deal.legal(opener) == [Action("play", (card("2C"),))]


@pytest.mark.parametrize(
    ("limit", "total", "over"), [(50, 24, False), (50, 25, True), (50, 26, True), (100, 74, False), (100, 75, True)]
)
def test_the_match_ends_when_a_total_reaches_the_limit(limit, total, over):
    """Seat 0 takes 25 points in this deal."""
    given = {**ENDING, "taken": [24, 1, 0, 0], "scores": [total, 0, 0, 0]}
    assert played_out(at(given, limit=limit)).over is over


def test_a_deal_is_dealt_card_by_card_from_seat_0():
    deal = Hearts(4, HeartsOptions()).deal(Standing(1, (0,) * 4, 0, 1), SEED, pack())
    assert text(deal.hands[1]) == "QS 8S 4S KH 9H 5H JC 7C 3C AD TD 6D 2D"


@pytest.mark.parametrize("seats", [3, 5])
def test_hearts_is_for_four(seats):
    with pytest.raises(Refused, match="seats"):
        Hearts(seats, HeartsOptions())


# Scoring


@pytest.mark.parametrize(
    ("taken", "result"),
    [
        ([25, 0, 0, 0], Result((0, 26, 26, 26), (1, 2, 2, 2), "moon")),
        ([12, 13, 0, 0], Result((13, 13, 0, 0), (3, 3, 1, 1), "played")),
        ([24, 0, 0, 1], Result((25, 0, 0, 1), (4, 1, 1, 3), "played")),
        ([12, 0, 0, 13], Result((13, 0, 0, 13), (3, 1, 1, 3), "played")),
    ],
)
def test_only_all_26_points_are_a_shot(taken, result):
    """Seat 0 adds one; 25, or all hearts without the queen, is none (field report 82)."""
    assert played_out(at({**ENDING, "taken": taken})).standing.last == result


def test_the_end_of_a_deal_is_told_seat_by_seat():
    told = played_out(at({**ENDING, "taken": [25, 0, 0, 0]})).told[-1]
    assert told == [
        Event("played", 3, (card("4D"),)),
        Event("trick", 0, tuple(cards("AH 2D 3D 4D")), number=1),
        Event("moon", 0),
        Event("scored", 0, number=0),
        Event("scored", 1, number=26),
        Event("scored", 2, number=26),
        Event("scored", 3, number=26),
    ]


def test_the_sheet_has_a_row_for_each_finished_deal():
    match = played_out(at({**ENDING, "taken": [24, 1, 0, 0], "scores": [10, 6, 10, 0]}))
    assert match.view(0).sheet == (
        (Text("sheet-deal", {"number": 2}), (25, 1, 0, 0)),
        (Text("sheet-total", {}), (35, 7, 10, 0)),
    )


def test_a_deal_that_was_broken_off_has_no_row():
    match = new()
    match.host("@end", 0)
    assert match.view(1).sheet == ()


def test_no_sheet_before_a_deal_is_finished():
    assert new().view(None).sheet == ()


@pytest.mark.parametrize("seed", range(3))
def test_a_match_ends_within_sixteen_deals_and_replays(seed):
    match = Match(Hearts(4, HeartsOptions()), bytes([seed]) * 32)
    finish(match, Random(seed))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)
    assert match.dealings <= 16


def test_a_rematch_starts_from_nothing():
    """No dealer matters, so only the totals and the score sheet could linger."""
    first = new(limit=50)
    finish(first, Random(1))
    second = Match(first.game, bytes(32), first.standing)
    assert (second.standing.number, second.standing.totals, second.view(0).sheet) == (1, (0, 0, 0, 0), ())
    assert second.deal.facts() == {"pass": "left"}


# Silence, leaving, old buttons


def test_the_silent_give_and_play_the_lowest_code():
    match = played(PASSING, (2, "give:KD,AD,QD"))
    assert [(seat, move.code, counts) for seat, move, counts in match.deal.silence()] == [
        (0, "give:2S,3S,4S", True),
        (1, "give:2H,3H,4H", True),
        (3, "give:2C,3C,4C", True),
    ]
    assert match.deal.window() is None


def test_a_forced_card_is_no_silence():
    assert at(OPENING).deal.silence() == [(0, Action("play", (card("2C"),)), False)]


def test_the_pass_completes_without_one_who_left():
    """Field report 29: the computer gives for the leaver, who is last in the end."""
    match = played(PASSING, (0, "give:2S,3S,4S"), (1, "give:2H,3H,4H"), (3, "give:2C,3C,4C"))
    match.host("@leave", 2)
    match.host("@computer", 2)
    move = player("hearts").choose(2, match.view(2), lambda: match.imagine(2, Random(1)), Random(1))
    match.apply(2, move.code)
    assert match.deal.phase == "play"
    finish(match, Random(2))
    assert (match.ranking() or ())[2] == 4


def test_a_match_broken_off_in_the_pass_is_ranked_by_the_finished_deals():
    """Field report 29, setting `end`: the leaver is last, whatever his total."""
    match = at({**PASSING, "deal": 2, "scores": [10, 0, 3, 13]})
    match.host("@end", 1)
    assert (match.over, match.ranking()) == (True, (2, 4, 1, 3))
    assert match.standing.totals == (10, 0, 3, 13)


def test_giving_ages_the_own_buttons_only_and_the_fourth_all():
    match = at(PASSING)
    seats = (0, 1, 2, 3, None)
    found = []
    for seat, code in [(2, "give:2D,3D,4D"), (0, "give:2S,3S,4S"), (3, "give:2C,3C,4C"), (1, "give:2H,3H,4H")]:
        match.apply(seat, code)
        found.append([match.number(one) for one in seats])
    assert found == [[0, 0, 1, 0, 0], [1, 0, 1, 0, 0], [1, 0, 1, 1, 0], [2, 1, 2, 2, 1]]


def test_an_old_give_is_refused_when_the_packet_is_given():
    match = played(PASSING, (2, "give:2D,3D,4D"))
    with pytest.raises(Refused, match="already_passed"):
        match.apply(2, "give:2D,3D,4D")


def test_the_order_of_a_packet_is_free_and_logged_as_one():
    match = played(PASSING, (3, "give:AC,TC,2C"))
    assert match.log == [Entry(3, "give:2C,TC,AC")]
