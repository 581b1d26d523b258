"""Propuschenka beyond its worked examples (tests/vectors/propuschenka.yaml) and what its family shares."""

import pytest

from games.actions import Refused
from games.cards import text
from games.deal import Result
from games.rules.propuschenka import PropuschenkaDeal
from tests.games.stacks import at, both, deal, new, pack, pressed, state, to_the_end, told


def propuschenka(one, other, given=None, **options):
    return at("propuschenka", one, other, given=given, **options)


def own(match) -> PropuschenkaDeal:
    assert isinstance(match.deal, PropuschenkaDeal)
    return match.deal


@pytest.mark.parametrize("rounds", [0, 50, 100, 200])
def test_the_bottle_is_allowed_after_the_rounds_agreed_on(rounds):
    for since in {max(rounds - 1, 0), rounds}:
        match = propuschenka("TS 7D", "QH 8C", {"since": since}, bottle_after=rounds)
        assert ("shuffle" in [action.code for action in match.deal.legal(0)]) is (since >= rounds)


def test_usually_after_fifty():
    assert new("propuschenka").game.options.bottle_after == 50


@pytest.mark.parametrize(("since", "reason", "details"), [(49, "too_early", {"number": 1}), (50, "one_card", {})])
def test_why_there_is_no_bottle(since, reason, details):
    match = propuschenka("TS", "QH 8C", {"since": since})
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(0, "shuffle")
    assert (refused.value.reason, refused.value.details, state(match)) == (reason, details, before)


def test_a_bottle_shuffles_the_own_stack():
    match = pressed(propuschenka("TS 7D 9S", "QH 8C", {"since": 50}), (0, "shuffle"))
    assert (own(match).since, told(match)) == (0, [("shuffle", 0)])
    assert sorted(text(deal(match).stacks[0]).split()) == ["7D", "9S", "TS"]
    assert text(deal(match).stacks[1]) == "QH 8C"


def test_a_pair_is_told_leaves_and_stays_to_be_seen_until_the_next_round():
    match = both(propuschenka("TS 7D 9S", "TH 8C 9H", {"leader": 1}))
    assert told(match) == [("pair", "TH TS", 1)]
    assert text(own(match).gone) == "TH TS"
    assert [place.cards for place in match.view(None).places] == [2, 2]
    assert [zone.id for zone in match.view(None).zones] == ["table", "last"]
    assert [one.code for one in match.view(None).zones[1].cards if one] == ["TH", "TS"]


ENDS = [
    ("6S", "AH TC 9C", Result((0, 0), (1, 2), "out"), [("round", 1, "AH 6S", 1), ("out", 0)]),
    ("9S", "9H TC TD", Result((0, 0), (1, 2), "out"), [("pair", "9S 9H", 1), ("out", 0)]),
    ("9S 8S", "9H", Result((0, 0), (2, 1), "out"), [("pair", "9H 9S", 1), ("out", 1)]),
    ("9S", "9H", Result((0, 0), (1, 1), "both_out"), [("pair", "9S 9H", 1), ("both_out",)]),
]


@pytest.mark.parametrize(("one", "other", "result", "events"), ENDS)
def test_without_cards_one_has_won(one, other, result, events):
    leader = 1 if events[0][1] == "9H 9S" else 0
    match = both(propuschenka(one, other, {"leader": leader}))
    assert (match.standing.last, told(match)) == (result, events)


@pytest.mark.parametrize(
    ("one", "other", "rounds", "ending"),
    [
        ("KC 7D", "8H", 4999, "out"),
        ("9C", "9H", 4999, "both_out"),
        ("KC 7D", "8H 9C", 4999, "cap"),
        ("KC 7D", "8H 9C", 4998, ""),
    ],
)
def test_what_ends_the_game_is_tested_in_order(one, other, rounds, ending):
    assert deal(both(propuschenka(one, other, {"rounds": rounds}))).ending == ending


def test_a_position_met_again_is_shuffled_and_forgotten():
    match = both(propuschenka("KC 7D", "8H 9C", {"since": 60, "seen": [["7D KC 8H", "9C"]]}))
    assert told(match) == [("round", 0, "KC 8H", 1), ("repeated",)]
    assert (own(match).since, deal(match).seen) == (0, {deal(match).position})


@pytest.mark.parametrize("seed", range(5))
def test_pairs_and_stacks_are_always_the_pack(seed):
    match = new("propuschenka", seed)
    before = pack(match)
    assert pack(to_the_end(match)) == before
    assert len(own(match).gone) % 2 == 0
