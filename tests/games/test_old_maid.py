"""Old maid beyond its worked examples: refusals, dealing, autopilots, old buttons, silence, leaving, series."""

from random import Random

import pytest

from games.actions import Action, Event, Refused
from games.cards import cards, pack
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.players import player
from games.rules.old_maid import PACKS, OldMaid, OldMaidOptions
from tests.games.old_maid_positions import (
    DRAWN,
    GONE,
    IDLE,
    ONE_LEFT,
    OVER,
    SEED,
    THREE,
    at,
    deal_of,
    new,
    numbers,
    played,
    state,
)

ILLEGAL = [
    (GONE, (), 3, "what", "not_seated"),
    (GONE, (), 2, "draw:1", "out"),
    (GONE, (), 2, "auto", "out"),
    (THREE, (), 0, "draw:1", "not_drawer"),
    (THREE, (), 2, "draw:9", "not_drawer"),
    (THREE, (), 2, "any", "not_drawer"),
    (THREE, (), 1, "draw:0", "no_card"),
    (THREE, (), 1, "draw:4", "no_card"),
    (THREE, (), 1, "fan:1,1", "fan"),
    (THREE, (), 1, "fan:0,1", "fan"),
    (THREE, (), 1, "fan:1,3", "fan"),
    (THREE, (), 1, "fan:1", "fan"),
    (THREE, (), 1, "fan:1,2,1", "fan"),
    (THREE, (), 1, "fan", "fan"),
    (ONE_LEFT, (), 0, "mix", "fan"),
    (ONE_LEFT, (), 0, "fan:1,1", "fan"),
    (THREE, ((0, "auto"),), 0, "auto", "auto_on"),
    (THREE, (), 0, "stop", "auto_off"),
    (THREE, ((0, "auto"), (0, "stop")), 0, "stop", "auto_off"),
    (THREE, (), 1, "draw", "unknown"),
    (THREE, (), 1, "draw:1,2", "unknown"),
    (THREE, (), 1, "draw:KD", "unknown"),
    (THREE, (), 1, "draw:x", "unknown"),
    (THREE, (), 1, "any:1", "unknown"),
    (THREE, (), 1, "fan:5H,1", "unknown"),
    (THREE, (), 1, "mix:1", "unknown"),
    (THREE, (), 1, "auto:1", "unknown"),
    (THREE, (), 1, "pass", "unknown"),
    (THREE, (), 1, "", "unknown"),
]


@pytest.mark.parametrize(("given", "before", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, before, seat, code, reason):
    """The rows of the rules file, after those of etiquette."""
    match = played(given, *before)
    was = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(seat, code)
    assert (refused.value.reason, state(match), len(match.log)) == (reason, was, len(before))


@pytest.mark.parametrize("code", ["draw:1", "fan:1,2", "auto", "stop", "what"])
def test_nothing_can_be_done_after_the_end(code):
    with pytest.raises(Refused, match="over"):
        played(OVER, (1, "draw:1")).apply(1, code)


def test_the_refusal_names_the_drawer():
    with pytest.raises(Refused) as refused:
        at(THREE).apply(2, "any")
    assert refused.value.details == {"seat": 1}


# Dealing


def dealt(seats=3, dealer=1, deck=None, **options):
    """Return a deal before the first pairs are put away."""
    game = OldMaid(seats, OldMaidOptions(**options))
    return game.deal(Standing(1, (0,) * seats, dealer, (dealer + 1) % seats), SEED, deck)


@pytest.mark.parametrize(
    ("options", "sizes"),
    [({}, [17, 17, 17]), ({"seats": 4}, [13, 12, 13, 13]), ({"variant": "akulina", "seats": 5}, [7, 7, 8, 7, 7])],
)
def test_all_cards_are_dealt_one_by_one_from_the_dealers_left(options, sizes):
    assert [len(hand) for hand in dealt(**options).hands] == sizes


def test_the_first_card_goes_to_the_left_neighbour_of_the_dealer():
    assert dealt(deck=cards("2S 3S 4S 5S")).hands == [cards("3S"), cards("4S"), cards("2S 5S")]


def test_the_queen_of_clubs_is_left_out_of_old_maid_only():
    assert set(pack()) - set(PACKS["old_maid"]) == set(cards("QC"))
    assert (len(PACKS["old_maid"]), len(PACKS["akulina"])) == (51, 36)


@pytest.mark.parametrize(
    ("hands", "variant", "offerer", "drawer"),
    [
        (["2S", "3S", "2H QS", "3H", "4S"], "old_maid", 1, 2),
        (["6S", "7S", "6H QS", "7H", "8S"], "akulina", 2, 3),
        (["6S", "7S", "6H 6D", "7H", "QS"], "akulina", 3, 4),
        (["6S", "7S", "QS", "7H"], "akulina", 1, 2),
    ],
)
def test_the_dealer_offers_first_but_at_akulina_with_five_his_left_neighbour(hands, variant, offerer, drawer):
    match = at({"phase": "dealt", "dealer": 1, "hands": dict(enumerate(hands))}, variant=variant)
    assert (deal_of(match).offerer, deal_of(match).turn) == (offerer, drawer)


def test_of_four_equal_cards_none_stays_and_of_three_the_lowest_suit():
    match = at({"phase": "dealt", "dealer": 0, "hands": {0: "7C 9C 7D 9S 7H 7S 9H", 1: "QS 9D"}})
    deal = deal_of(match)
    assert (deal.hands[0], deal.away) == (cards("9C"), cards("7S 7H 7D 7C 9S 9H"))


def test_the_first_pairs_are_told():
    told = new().told[0]
    assert told[0] == Event("dealt", 0)
    assert [event.kind for event in told[1:]] == ["first_pairs"] * 3
    assert [event.number for event in told[1:]] == [len(event.cards) // 2 for event in told[1:]]


# Draws


def test_a_kept_card_is_told_to_the_two_who_know_it():
    (drew, kept, lost) = at(DRAWN).apply(1, "draw:2")
    assert drew == Event("drew", 1, other=0)
    assert kept == Event("kept", 1, tuple(cards("7D")), number=kept.number, to=1)
    assert lost == Event("lost", 0, tuple(cards("7D")), other=1, to=0)


def test_a_kept_card_stands_where_its_owner_was_told():
    match = at(DRAWN)
    place = match.apply(1, "draw:2")[1].number
    assert match.deal.hands[1][(place or 0) - 1] == cards("7D")[0]


def test_a_kept_card_may_stand_anywhere():
    places = set()
    for number in range(40):
        match = at(DRAWN)
        match.deal.seed = bytes([number]) * 32
        places.add(match.apply(1, "draw:2")[1].number)
    assert places == {1, 2, 3}


def test_any_may_draw_from_anywhere():
    drawn = set()
    for number in range(40):
        match = at(DRAWN)
        match.deal.seed = bytes([number]) * 32
        match.apply(1, "any")
        drawn |= set(cards("KD 7D 5S")) - set(match.deal.hands[0])
    assert drawn == set(cards("KD 7D 5S"))


def test_a_pair_is_shown_to_all():
    assert at(THREE).apply(1, "draw:1") == [Event("pair", 1, tuple(cards("KS KD")), number=1, other=0)]


def test_a_pair_that_is_not_shown_is_seen_by_its_owner_and_the_offerer_sees_the_card_that_left():
    assert at(THREE, show_pairs=False).apply(1, "draw:1") == [
        Event("pair", 1, number=1, other=0),
        Event("own_pairs", 1, tuple(cards("KS KD")), to=1),
        Event("lost", 0, tuple(cards("KD")), other=1, to=0),
    ]


def test_a_void_deal_is_told():
    assert at(IDLE).apply(1, "draw:2")[-1] == Event("void")


def test_the_last_card_is_told_with_the_loser():
    assert at(OVER).apply(1, "draw:1")[-2:] == [Event("out", 0), Event("old_maid", 1, tuple(cards("QD")))]


def test_the_two_last_queens_of_akulina_meet_at_the_drawer_who_loses_even_with_the_last_idle_draw():
    given = {"phase": "draw", "idle": 199, "hands": {0: "QH", 1: "QS"}, "offerer": 0, "drawer": 1}
    match = played(given, (1, "draw:1"), variant="akulina")
    assert match.deal.result() == Result((0, 1), (1, 2), "lost", ((1, "akulina"),))


# Fans


def test_mixing_a_fan_keeps_its_cards_and_tells_only_that_it_was_done():
    match = at(THREE)
    assert match.apply(2, "mix") == [Event("mix", 2)]
    assert sorted(match.deal.hands[2]) == sorted(cards("QH 7S KC"))


@pytest.mark.parametrize(
    ("code", "fan"),
    [("fan:1,3", "7S KC QH"), ("fan:3,1", "KC QH 7S"), ("fan:2,3", "QH KC 7S"), ("fan:2,1", "7S QH KC")],
)
def test_a_card_is_moved_to_stand_where_it_was_sent(code, fan):
    match = at(THREE)
    assert match.apply(2, code) == [Event("fan", 2)]
    assert match.deal.hands[2] == cards(fan)


def test_all_moves_of_a_card_are_listed():
    codes = {action.code for action in at(THREE).deal.legal(2)}
    assert codes == {"fan:1,2", "fan:1,3", "fan:2,1", "fan:2,3", "fan:3,1", "fan:3,2", "mix", "auto"}


# Autopilots


def test_the_drawer_on_autopilot_draws_at_once():
    match = at(THREE)
    told = match.apply(1, "auto")
    assert told[0] == Event("auto", 1)
    assert told[1].kind in {"pair", "drew"}
    assert match.deal.turn == 2


def test_an_autopilot_draws_when_its_turn_comes():
    match = played(THREE, (2, "auto"))
    told = match.apply(1, "draw:1")
    assert [event.seat for event in told if event.kind in {"pair", "drew"}] == [1, 2]
    assert match.deal.turn == 0


def test_an_autopilot_that_was_stopped_waits():
    match = played(THREE, (2, "auto"), (2, "stop"), (1, "draw:1"))
    assert match.awaited == (2,)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("show_pairs", [True, False])
def test_with_all_on_autopilot_the_deal_runs_to_its_end(seats, show_pairs):
    match = new(seats, show_pairs=show_pairs)
    told: list[Event] = []
    for seat in match.deal.actors:
        told = match.apply(seat, "auto")
    assert match.over
    assert len(told) <= 20
    assert told[-1].kind == "old_maid"
    (run,) = (event for event in told if event.kind == "run")
    assert (run.number or 0) > 1


def test_a_run_tells_every_pair():
    match = new(4)
    shown = [card for event in match.told[0] for card in event.cards]
    for seat in match.deal.actors:
        told = match.apply(seat, "auto")
        shown += [card for event in told if event.kind in {"pair", "run_pairs"} for card in event.cards]
    assert sorted(shown) == sorted(deal_of(match).away)


def test_a_new_deal_clears_the_autopilots():
    match = new(2, deals=2)
    for seat in (0, 1):
        match.apply(seat, "auto")
    assert (match.standing.number, deal_of(match).auto) == (2, set())


# Old buttons


@pytest.mark.parametrize("code", ["fan:1,2", "mix", "auto"])
@pytest.mark.parametrize("seat", [0, 2])
def test_what_others_do_with_their_fans_makes_no_buttons_old(code, seat):
    match = played(THREE, (seat, code))
    assert numbers(match) == [int(one == seat) for one in range(3)]


def test_stopping_makes_only_the_own_buttons_old():
    assert numbers(played(THREE, (2, "auto"), (2, "stop"))) == [0, 0, 2]


def test_mixing_makes_the_own_buttons_old_even_if_the_fan_comes_out_the_same():
    match = at(THREE)
    for times in range(1, 7):
        match.apply(1, "mix")
        assert numbers(match) == [0, times, 0]


def test_a_draw_makes_old_the_buttons_of_those_whose_hand_or_turn_it_changes():
    assert numbers(played(DRAWN, (1, "draw:2"))) == [1, 1, 1, 0]


def test_a_card_that_an_autopilot_takes_back_makes_the_buttons_old_all_the_same():
    """Hand and turn of seat 1 are then as before its draw, and yet it is another turn."""
    found = set()
    for number in range(20):
        match = played({"phase": "draw", "hands": {0: "QD 7S", 1: "KS"}, "offerer": 0, "drawer": 1}, (0, "auto"))
        match.deal.seed = bytes([number]) * 32
        match.apply(1, "draw:1")
        found.add((match.deal.hands[1] == cards("KS"), match.deal.turn, match.number(1)))
    assert found == {(True, 1, 1), (False, 1, 1)}


# Silence and leaving


def test_the_silent_drawer_draws_at_random():
    assert at(THREE).silence() == [(1, "any", True)]
    assert at(THREE).window() is None


def test_a_fan_of_one_card_leaves_no_choice():
    assert at(ONE_LEFT).silence() == [(1, "any", False)]


def test_a_leaver_is_last_and_the_others_tie_if_the_deal_ends_at_once():
    match = at({**THREE, "deals_played": 1, "points": [0, 0, 1]}, deals=3)
    match.host("@end", 0)
    assert (match.over, match.ranking(), match.standing.totals) == (True, (3, 1, 2), (0, 0, 1))


def test_a_leaver_is_last_whatever_the_computer_draws():
    match = new(2)
    match.host("@leave", 0)
    for seat in (0, 1):
        match.apply(seat, "auto")
    assert match.ranking() == (2, 1)


def test_the_computer_draws_at_random_without_a_guess():
    match = at(THREE)
    choice = player("old_maid").choose(1, match.view(1), lambda: pytest.fail("no guess is needed"), Random(1))
    assert choice == Action("any")


# Series


def test_the_next_deal_of_a_series_is_dealt_at_once_by_the_next_seat():
    match = played({**OVER, "dealer": 1}, (1, "draw:1"), deals=2)
    assert (match.over, match.standing.number, match.standing.dealer, match.standing.totals) == (False, 2, 0, (0, 1))
    assert deal_of(match).dealer == 0
    assert match.told[-1][0:3] == [
        Event("pair", 1, tuple(cards("5S 5H")), number=1, other=0),
        Event("out", 0),
        Event("old_maid", 1, tuple(cards("QD"))),
    ]
    assert match.told[-1][3] == Event("dealt", 0)


def test_a_void_deal_counts_as_played():
    match = played({**IDLE, "points": [1, 0], "deals_played": 1}, (1, "draw:2"), deals=2)
    assert (match.over, match.standing.totals, match.ranking()) == (True, (1, 0), (2, 1))
    assert match.deal.result() == Result((0, 0), (1, 1), "void")


def test_the_sheet_counts_defeats_in_a_series_only():
    assert new().view(0).sheet == ()
    (row,) = at({**THREE, "deals_played": 1, "points": [0, 1, 0]}, deals=3).view(0).sheet
    assert (row[0].id, row[1]) == ("sheet-defeats", (0, 1, 0))


def test_a_rematch_is_dealt_by_the_next_seat():
    match = played({**OVER, "dealer": 1}, (1, "draw:1"))
    again = Match(match.game, SEED, match.standing)
    assert (again.standing.dealer, again.standing.totals, again.standing.number) == (0, (0, 0), 1)


@pytest.mark.parametrize("seats", [1, 7])
def test_old_maid_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        OldMaid(seats, OldMaidOptions())


def test_a_series_has_up_to_twenty_deals():
    assert OldMaid.choices()["deals"] == tuple(range(1, 21))
