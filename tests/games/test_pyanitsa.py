"""Pyanitsa beyond its worked examples (tests/vectors/pyanitsa.yaml) and what its family shares (test_stacks.py)."""

from random import Random

import pytest

from games.actions import Refused
from games.cards import text
from games.deal import Result
from games.parts.bottles import BottleDeal
from tests.games.stacks import at, both, deal, new, pressed, state, told

READY = {"since": 100, "rounds": 100}


def bottle(match) -> BottleDeal:
    assert isinstance(match.deal, BottleDeal)
    return match.deal


def pyanitsa(one, other, phase="flip", given=None, **options):
    return at("pyanitsa", one, other, phase=phase, given=given, **options)


@pytest.mark.parametrize("rounds", [0, 50, 100, 200])
def test_the_bottle_is_allowed_after_the_rounds_agreed_on(rounds):
    for since in {max(rounds - 1, 0), rounds}:
        match = pyanitsa("TS 7D", "QH 8C", given={"since": since}, bottle_after=rounds)
        assert ("shuffle" in [action.code for action in match.deal.legal(0)]) is (since >= rounds)


NO_BOTTLE = [
    ("war", {"table": {0: "9C", 1: "9H"}}, "in_dispute", {}),
    ("war", {"table": {0: "9C", 1: "9H"}, **READY}, "in_dispute", {}),
    ("flip", {"since": 99}, "too_early", {"number": 1}),
    ("flip", {}, "too_early", {"number": 100}),
    ("flip", READY, "one_card", {}),
]


@pytest.mark.parametrize(("phase", "given", "reason", "details"), NO_BOTTLE)
def test_why_there_is_no_bottle(phase, given, reason, details):
    """The rows of the rules file in their order; the seat has one card."""
    match = pyanitsa("TS", "QH 8C", phase=phase, given=given)
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(0, "shuffle")
    assert (refused.value.reason, refused.value.details, state(match)) == (reason, details, before)


@pytest.mark.parametrize("code", ["shuffle:1", "shuffle:6S"])
def test_the_bottle_takes_nothing_with_it(code):
    with pytest.raises(Refused, match="unknown"):
        pyanitsa("TS 7D", "QH 8C", given=READY).apply(0, code)


def test_a_bottle_shuffles_the_own_stack_and_begins_a_new_count():
    match = both(pyanitsa("TS 7D 9S", "QH 8C 9H", given={"since": 99, "seen": [["TS", "QH"]]}))
    before = text(deal(match).stacks[0])
    match.apply(1, "shuffle")
    assert told(match) == [("shuffle", 1)]
    assert text(deal(match).stacks[0]) == before
    assert sorted(deal(match).stacks[1]) == sorted(pyanitsa("8C 9H QH TS", "7D").deal.stacks[0])
    assert (bottle(match).since, deal(match).seen) == (0, {deal(match).position})
    assert [zone.id for zone in match.view(None).zones] == ["table"]


def test_a_bottle_is_allowed_whatever_the_credit_and_plays_no_card():
    match = pressed(pyanitsa("TS 7D", "QH 8C", given=READY), (0, "flip:10"), (0, "shuffle"))
    assert (deal(match).credit, deal(match).steps) == ([10, 0], 0)


@pytest.mark.parametrize(
    ("after", "expected"),
    [(100, [1, 1, 1]), (0, [1, 0, 1])],
)
def test_a_bottle_makes_the_own_buttons_old_and_those_that_have_it_no_more(after, expected):
    match = pyanitsa("TS 7D", "QH 8C", given=READY, bottle_after=after)
    match.apply(0, "shuffle")
    assert [match.number(seat) for seat in (0, 1, None)] == expected


@pytest.mark.parametrize(
    ("one", "other", "dealer", "leader"),
    [("6S", "AH", 0, 0), ("AS", "6H", 0, 1), ("9S", "9H", 0, 1), ("9S", "9H", 1, 0)],
)
def test_the_lower_top_card_begins_and_a_six_is_the_lowest(one, other, dealer, leader):
    match = pyanitsa(one, other, given={"dealer": dealer})
    assert bottle(match).leader == leader
    assert [place.roles for place in match.view(None).places][leader] == ("leader",)


def test_who_begins_is_told_first():
    match = new("pyanitsa")
    assert [(event.kind, event.seat) for event in match.told[0]] == [("leader", bottle(match).leader)]


def test_the_leader_shows_first_and_the_winner_leads():
    match = both(pyanitsa("JS 7D KC", "JH TC 9C", given={"leader": 1}))
    assert told(match) == [("tie", "JH JS", 1)]
    assert [one.code for one in match.view(None).zones[0].cards if one] == ["JH", "JS"]
    assert match.view(None).zones[0].by == (1, 0)
    assert told(both(match)) == [("war", 1, "TC 7D", 4)]
    assert bottle(match).leader == 1


def test_all_cards_of_a_dispute_lie_open():
    match = both(pyanitsa("JS 8D 6C 9S", "JH 8C AC 9C"), times=2)
    assert [one and one.code for one in match.view(None).zones[0].cards] == ["JH", "8C", "JS", "8D"]


def test_the_loser_is_the_drunkard():
    match = both(pyanitsa("6S", "TC 9C"))
    assert match.standing.last == Result((0, 0), (2, 1), "all", ((0, "drunkard"),))


@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        ("JS", "JH TC", Result((0, 0), (2, 1), "short", ((0, "drunkard"),))),
        ("JS", "JH", Result((0, 0), (1, 1), "short")),
    ],
)
def test_with_nothing_left_to_lay_a_dispute_is_lost_or_drawn(one, other, result):
    assert both(pyanitsa(one, other)).standing.last == result


@pytest.mark.parametrize(
    ("other", "rounds", "ending"), [("8H", 4999, "all"), ("8H 9C", 4999, "cap"), ("8H 9C", 4998, "")]
)
def test_after_5000_rounds_it_is_a_draw(other, rounds, ending):
    assert deal(both(pyanitsa("KC 7D", other, given={"rounds": rounds}))).ending == ending


def test_a_position_met_again_is_shuffled_and_forgotten():
    match = both(pyanitsa("KC 7D", "8H 9C", given={"since": 40, "seen": [["7D KC 8H", "9C"]]}))
    assert told(match) == [("round", 0, "KC 8H", 1), ("repeated",)]
    assert (bottle(match).since, deal(match).seen) == (0, {deal(match).position})
    assert deal(match).shuffles == 3


def test_rounds_since_a_shuffle_are_counted_for_all_to_see():
    match = both(pyanitsa("KC 7D 6D", "8H 9C 7C", given={"since": 40, "rounds": 60}))
    assert match.view(None).facts == {"round": 61, "since": 41}


def test_the_same_bottle_gives_the_same_cards():
    """Chance is the deal's own, and goes on from shuffle to shuffle."""
    stacks = []
    for times in (1, 1, 2):
        match = pressed(new("pyanitsa", bottle_after=0), *[(0, "shuffle")] * times)
        stacks.append(text(deal(match).stacks[0]))
    assert stacks[0] == stacks[1] != stacks[2]


def test_who_leads_is_kept_in_a_guess():
    match = both(new("pyanitsa"), times=5)
    assert match.imagine(0, Random(1)).view(0) == match.view(0)
