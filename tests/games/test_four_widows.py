"""Four widows beyond its worked examples (tests/vectors/four_widows.yaml): refusals, secrecy, options, silence."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import card, cards, text
from games.deal import Result
from games.match import Match
from games.players import player
from games.rules.four_widows import PACK, FourWidows, FourWidowsDeal, FourWidowsOptions
from games.view import Text
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent

LAY = {"phase": "lay", "turn": 0, "hands": {0: "7S 8D KC", 1: "AS 9H"}, "talon": "TC 6H", "pile": "TS"}
MATCHING = {**LAY, "talon": "7D 6H"}
TAKEN = {**LAY, "phase": "decide", "drawn": "7D"}
QUEEN = {**LAY, "phase": "decide", "drawn": "QD"}
OVER = {**LAY, "phase": "over"}
FOURTH = {
    **QUEEN,
    "queens": "QS QH QC",
    "hands": {0: "7S 8D KC", 1: "AS 9H", 2: "9S 9C 9D 6D", 3: "KH KD KS 6C"},
}

ILLEGAL = [
    (OVER, 9, "what", "over"),
    (LAY, 2, "what", "not_seated"),
    (LAY, 1, "what", "not_turn"),
    (LAY, 0, "drop", "lay_first"),
    (LAY, 0, "queen", "lay_first"),
    (LAY, 0, "keep", "lay_first"),
    (TAKEN, 0, "lay:7S", "already_laid"),
    (TAKEN, 0, "lay:AS", "already_laid"),
    (LAY, 0, "lay:AS", "not_in_hand"),
    (LAY, 0, "lay:2S", "not_in_hand"),
    (QUEEN, 0, "drop", "queen_drop"),
    ({**QUEEN, "hands": {0: "QS 7S", 1: "AS"}}, 0, "drop", "queen_drop"),
    (TAKEN, 0, "queen", "not_queen"),
    (LAY, 0, "", "unknown"),
    (LAY, 0, "lay", "unknown"),
    (LAY, 0, "lay:1S", "unknown"),
    (LAY, 0, "lay:7S,8D", "unknown"),
    (LAY, 0, "lay:7S,S", "unknown"),
    (LAY, 0, "drop:7S", "unknown"),
    (TAKEN, 0, "keep:1", "unknown"),
    (TAKEN, 0, "pass", "unknown"),
]


def widows(match: Match) -> FourWidowsDeal:
    assert isinstance(match.deal, FourWidowsDeal)
    return match.deal


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("four_widows", given), seat, code) == reason


# The deal


@pytest.mark.parametrize(("seats", "hand", "talon"), [(2, 12, 12), (3, 9, 9), (4, 7, 8), (5, 6, 6), (6, 5, 6)])
def test_hands_are_equal_and_the_odd_card_is_in_the_talon(seats, hand, talon):
    deal = widows(dealt(FourWidows(seats, FourWidowsOptions())))
    assert ([len(held) for held in deal.hands], len(deal.talon)) == ([hand] * seats, talon)


def test_the_talon_gets_the_first_card_and_its_last_lies_on_top():
    deal = widows(dealt(FourWidows(3, FourWidowsOptions()), dealer=1, deck=PACK))
    assert (text(deal.talon[:2]), deal.talon[-1].code, deal.turn) == ("6C TC", "JS", 2)
    assert [text(hand[:2]) for hand in deal.hands] == ["8C QC", "9C KC", "7C JC"]


@pytest.mark.parametrize("seats", [1, 7])
def test_four_widows_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        FourWidows(seats, FourWidowsOptions())


# A turn, and who sees what of it


def test_what_is_taken_is_told_to_its_taker_alone():
    match = play(at("four_widows", LAY), (0, "lay:8D"))
    assert match.told[-1] == [Event("took", 0, (card("TC"),), to=0), Event("keep", 0)]


def test_the_others_do_not_see_that_a_card_is_laid_while_its_layer_decides():
    match = at("four_widows", MATCHING)
    before = match.view(None), match.view(1), numbers(match)[1:]
    play(match, (0, "lay:8D"))
    assert match.told[-1] == [Event("took", 0, (card("7D"),), to=0)]
    assert (match.view(None), match.view(1), numbers(match)[1:]) == before
    assert match.number(0) == 1


def test_nor_do_they_when_the_talon_is_used_up():
    match = at("four_widows", {**MATCHING, "talon": "7D"})
    before = match.view(1)
    play(match, (0, "lay:8D"))
    assert match.view(1) == before
    play(match, (0, "keep"))
    assert match.told[-1] == [Event("keep", 0), Event("turned", number=2)]
    assert match.view(1).facts == {"talon": 2, "discard": 29, "idle": 1}


def test_who_decides_has_the_card_before_its_eyes():
    match = play(at("four_widows", MATCHING), (0, "lay:8D"))
    assert match.view(0).hand == tuple(cards("7S KC 7D"))
    assert match.view(0).ask == Text("ask-drop", {"card": card("7D"), "cards": tuple(cards("7D 7S"))})
    assert match.view(0).places[0].cards == 3


@pytest.mark.parametrize(
    ("given", "ask"), [(LAY, Text("ask-lay", {})), (QUEEN, Text("ask-queen", {"card": card("QD")}))]
)
def test_a_seat_is_asked_for_what_it_can_do(given, ask):
    match = at("four_widows", given)
    assert (match.view(0).ask, match.view(1).ask, match.view(None).ask) == (ask, None, None)


def test_only_the_last_dropped_cards_lie_open():
    match = play(at("four_widows", MATCHING), (0, "lay:8D"), (0, "drop"))
    assert match.told[-1] == [Event("drop", 0, tuple(cards("7D 7S")))]
    assert [(zone.id, zone.cards) for zone in match.view(1).zones] == [("discard", tuple(cards("7D 7S")))]


def test_a_queen_lies_open_as_a_widow():
    match = play(at("four_widows", QUEEN), (0, "queen"))
    assert match.told[-1] == [Event("queen", 0, (card("QD"),))]
    assert [(zone.id, zone.cards) for zone in match.view(None).zones] == [("widows", (card("QD"),))]


def test_a_queen_may_be_kept():
    match = play(at("four_widows", QUEEN), (0, "keep"))
    assert card("QD") in match.deal.hands[0]
    assert widows(match).idle == 1


def test_who_laid_a_card_knows_where_it_lies():
    match = play(at("four_widows", LAY), (0, "lay:8D"))
    own, other = (match.deal.hidden(seat)[-1] for seat in (0, 1))
    assert (list(own.known), list(other.known)) == ([1], [])
    assert own.cards[1] == card("8D")


# The end


@pytest.mark.parametrize(
    ("given", "options", "code", "result"),
    [
        (FOURTH, {}, "queen", Result((3, 2, 4, 4), (2, 1, 3, 3), "queens", ((1, "winner"),))),
        (
            FOURTH,
            {"credit": "loser"},
            "queen",
            Result((3, 2, 4, 4), (2, 1, 3, 3), "queens", ((2, "loser"), (3, "loser"))),
        ),
        (
            {**FOURTH, "hands": {0: "", 1: "AS 9H"}},
            {},
            "queen",
            Result((0, 2), (1, 2), "out", ((0, "winner"),)),
        ),
        (
            {**QUEEN, "idle": 23, "hands": {0: "7S", 1: "AS 9H"}},
            {"credit": "loser"},
            "keep",
            Result((2, 2), (1, 1), "stall", ((0, "draw"), (1, "draw"))),
        ),
    ],
)
def test_a_deal_ends(given, options, code, result):
    assert play(at("four_widows", given, options), (0, code)).standing.last == result


def test_the_end_shows_the_hands_to_all():
    match = play(at("four_widows", {**TAKEN, "hands": {0: "7S", 1: "AS 9H"}}), (0, "drop"))
    left = tuple(cards("9H AS"))
    assert match.told[-1] == [Event("drop", 0, tuple(cards("7D 7S"))), Event("left", 1, left)]
    assert [(zone.owner, zone.cards) for zone in match.view(None).zones if zone.id == "hand"] == [(1, left)]


def test_who_leaves_is_last_and_the_others_tie():
    match = dealt(FourWidows(3, FourWidowsOptions()))
    match.host("@end", 2)
    assert match.ranking() == (1, 1, 3)


def test_a_rematch_is_dealt_by_the_next_seat_and_begun_by_its_neighbour():
    again = rematch(finish(dealt(FourWidows(3, FourWidowsOptions()), dealer=1), Random(1)))
    assert (again.standing.dealer, again.deal.turn) == (2, 0)


# Silence, old buttons, the computer


@pytest.mark.parametrize(
    ("given", "move"), [(LAY, (0, "lay:7S", True)), (TAKEN, (0, "drop", True)), (QUEEN, (0, "keep", True))]
)
def test_the_silent_do_what_sorts_first(given, move):
    assert silent(at("four_widows", given)) == [move]


def test_the_end_of_a_turn_makes_all_buttons_old():
    assert numbers(play(at("four_widows", LAY), (0, "lay:8D"))) == [1, 1, 1]
    assert numbers(play(at("four_widows", MATCHING), (0, "lay:8D"), (0, "drop"))) == [2, 1, 1]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({**LAY, "hands": {0: "7S 7D QS", 1: "AS"}}, "lay:QS"),
        ({**LAY, "hands": {0: "7S 7D 9S", 1: "AS 7H"}, "talon": "TC 9C 9D 9H 7C"}, "lay:9S"),
        (TAKEN, "drop"),
        (QUEEN, "queen"),
    ],
)
def test_the_computer_keeps_pairs_and_drops_what_it_can(given, code):
    match = at("four_widows", given)
    chosen = player("four_widows").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1))
    assert chosen.code == code
