"""War beyond its worked examples (tests/vectors/war.yaml) and what its family shares (test_stacks.py)."""

from random import Random

import pytest

from games.actions import Refused
from games.cards import Card, Rank, card, cards
from games.parts.stacks import duel
from games.rules.war import War, WarDeal, WarOptions
from tests.games.stacks import at, both, deal, new, pressed, told

TIED = {"table": {0: "9C", 1: "9H"}}


def war(one, other, **options):
    return at("war", one, other, **options)


def fought(one, other, **options):
    """Return a match in a dispute of nines."""
    return war(one, other, phase="war", given=TIED, **options)


def ended(match):
    return match.deal.ending, match.ranking() if match.over else None


# Options


@pytest.mark.parametrize(("deck", "each", "low"), [(52, 26, Rank.TWO), (36, 18, Rank.SIX)])
def test_the_deck_is_dealt_out(deck, each, low):
    stacks = deal(new("war", deck=deck)).stacks
    assert [len(stack) for stack in stacks] == [each, each]
    assert min(one.rank for stack in stacks for one in stack) == low


@pytest.mark.parametrize(
    ("one", "other", "plain", "upset"),
    [
        ("6S", "AH", 1, 0),
        ("AS", "6H", 0, 1),
        ("6S", "7H", 1, 1),
        ("6S", "KH", 1, 1),
        ("AS", "KH", 0, 0),
        ("AS", "AH", None, None),
        ("6S", "6H", None, None),
    ],
)
def test_by_option_a_six_beats_an_ace_and_nothing_else(one, other, plain, upset):
    assert duel(card(one), card(other)) == plain
    assert duel(card(one), card(other), six_over_ace=True) == upset


@pytest.mark.parametrize(("low_beats_ace", "sizes"), [(False, [0, 2]), (True, [2, 0])])
def test_in_a_game_the_option_decides(low_beats_ace, sizes):
    match = both(war("6S", "AH", deck=36, low_beats_ace=low_beats_ace))
    assert list(map(len, deal(match).stacks)) == sizes


def test_the_six_beats_the_ace_only_with_36_cards():
    with pytest.raises(Refused, match="deck_six"):
        War(2, WarOptions(low_beats_ace=True))


@pytest.mark.parametrize("seats", [1, 3])
def test_war_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        War(seats, WarOptions())


def test_the_russian_preset():
    preset = War.presets["pagat"]
    assert preset.model_dump() == {
        "deck": 36,
        "tie": "open_next",
        "low_beats_ace": True,
        "aim": "collect",
        "limit": 0,
    }
    assert War(2, preset).pack[0] == Card(Rank.SIX, cards("6C")[0].suit)


@pytest.mark.parametrize(
    ("tie", "laid", "shown"),
    [("closed_open", [3, 3], ["9C", None, "QD", "9H", None, "QC"]), ("open_next", [2, 2], ["9C", "3D", "9H", "3C"])],
)
def test_in_a_dispute_a_card_lies_closed_before_the_open_one_or_it_does_not(tie, laid, shown):
    match = both(fought("3D QD 5S 6C 7H", "3C QC 4H 8D 7S", tie=tie))
    assert list(map(len, deal(match).laid)) == laid
    assert [one and one.code for one in match.view(None).zones[0].cards] == shown
    assert match.view(0).zones == match.view(None).zones


def test_closed_cards_are_not_shown_when_they_are_won_either():
    match = both(fought("3D QD 5S", "KS 7C 5H"))
    assert told(match) == [("war", 0, "QD 7C", 6)]
    assert [one.code for zone in match.view(None).zones for one in zone.cards if one] == ["QD", "7C"]


@pytest.mark.parametrize(
    ("tie", "one", "other", "end"),
    [
        ("closed_open", "9C 3D", "9H KS 7C", ("short", (2, 1))),
        ("open_next", "9C 3D", "9H KS 7C", ("", None)),
        ("open_next", "9C", "9H KS", ("short", (2, 1))),
        ("open_next", "9C", "9H", ("short", (1, 1))),
        ("closed_open", "9C 3D", "9H KS", ("short", (1, 1))),
    ],
)
def test_who_cannot_lay_a_whole_stage_has_lost(tie, one, other, end):
    assert ended(both(war(one, other, tie=tie))) == end


@pytest.mark.parametrize(("aim", "ranking"), [("collect", (1, 2)), ("shed", (2, 1))])
@pytest.mark.parametrize(("one", "other", "reason"), [("KC 2D", "3H", "all"), ("9C 3D 4D", "9H", "short")])
def test_the_aim_turns_the_ranking_round(aim, ranking, one, other, reason):
    assert ended(both(war(one, other, aim=aim))) == (reason, ranking)


def test_a_draw_is_a_draw_whatever_the_aim():
    assert ended(both(war("9C", "9H", aim="shed"))) == ("short", (1, 1))


@pytest.mark.parametrize(("limit", "minutes"), [(0, None), (5, 5), (10, 10), (15, 15), (30, 30), (60, 60)])
def test_the_time_limit_is_in_minutes(limit, minutes):
    assert new("war", limit=limit).game.minutes() == minutes


# Time


def timed(match):
    match.host("@time")
    return ended(match), told(match)


def test_between_rounds_time_ends_the_game_and_presses_are_dropped():
    match = pressed(new("war", limit=5), (0, "flip:10"))
    assert timed(match) == (("time", (1, 1)), [("time",)])
    assert deal(match).rounds == 0


TIMED = [
    ("3D QD 5S", "KS 7C 5H", ("time", (1, 1)), ["war", "time"]),
    ("3D QD", "KS 7C", ("all", (1, 2)), ["war", "all"]),
    ("3D QD 5S", "KS QC 5H", ("short", (1, 1)), ["tie", "both_short"]),
    ("3D QD 5S", "KS QC 5H 4S", ("short", (2, 1)), ["tie", "short"]),
    ("3D QD 5S KD 8C", "KS QC 5H 4S 8D", ("time", (1, 1)), ["tie", "war", "time"]),
]


@pytest.mark.parametrize(("one", "other", "end", "events"), TIMED)
def test_a_dispute_is_fought_out_without_presses(one, other, end, events):
    """A win by it counts, otherwise it is a draw; card numbers are not compared."""
    found, heard = timed(fought(one, other, limit=5))
    assert (found, [event[0] for event in heard]) == (end, events)


# The end of a round


MET = {"seen": [["2D KC 3H", "4C"]]}
MET_OTHERWISE = {"seen": [["KC 2D 3H", "4C"]]}
ENDS = [
    ("3H", {"rounds": 9999}, ("all", (1, 2))),
    ("3H 4C", {"rounds": 9999}, ("cap", (1, 1))),
    ("3H 4C", {"rounds": 9998}, ("", None)),
    ("3H 4C", {"rounds": 9999, **MET}, ("cap", (1, 1))),
    ("3H 4C", MET, ("repeat", (1, 1))),
    ("3H 4C", MET_OTHERWISE, ("", None)),
]


@pytest.mark.parametrize(("other", "given", "end"), ENDS)
def test_what_ends_the_game_is_tested_in_order(other, given, end):
    assert ended(both(war("KC 2D", other, given=given))) == end


def test_positions_are_met_at_the_start_of_rounds_the_deal_included():
    match = war("9C TS 3D QD 5S", "9H 4C KS 7C 5H")
    met = ["9C TS 3D QD 5S/9H 4C KS 7C 5H"]
    assert deal(match).seen == set(met)
    assert deal(both(match)).seen == set(met)
    assert deal(both(match)).seen == {*met, "QD 5S/7C 5H 9H 9C 4C TS KS 3D"}


# What is told


def test_rounds_and_disputes_are_told_with_their_numbers():
    match = both(war("TS 9C 3D QD 5S", "QH 9H KS 7C 2H"))
    assert told(match) == [("round", 1, "QH TS", 1)]
    assert told(both(match)) == [("tie", "9C 9H", 2)]
    assert told(both(match)) == [("war", 0, "QD 7C", 6)]


def test_three_ties_in_a_row_are_remarked_on_once_a_match():
    match = war("9C 8C 7C KS 9D 8D 7D 6D TS 2S", "9H 8H 7H 5S 9S 8S 7S 6S 2C 2H", tie="open_next")
    heard = [event.kind for told in both(match, times=9).told for event in told]
    assert heard == ["tie", "tie", "tie", "unhurried", "war", "tie", "tie", "tie", "tie", "war"]


def test_the_end_is_the_last_that_is_told():
    assert told(both(war("KC 2D", "3H"))) == [("round", 0, "KC 3H", 1), ("all", 0)]
    assert told(both(war("9C", "9H KS 7C"))) == [("tie", "9C 9H", 1), ("short", 0)]


def test_a_guess_forgets_the_positions_met_and_keeps_what_was_shown():
    match = both(new("war"), times=30)
    guess = match.imagine(0, Random(1))
    assert isinstance(guess, WarDeal)
    assert guess.seen == {guess.position}
    assert guess.last == deal(match).last
