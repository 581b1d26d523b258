"""Crazy eights beyond its worked examples (tests/vectors/eights.yaml): refusals, deal, options, silence, leaving."""

from random import Random

import pytest

from games.actions import Event
from games.cards import Suit, cards, pack
from games.deal import Result
from games.match import Match
from games.players import player
from games.rules.eights import Eights, EightsDeal, EightsOptions, penalty
from games.view import Text
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent

LEAD = {"dealer": 1, "turn": 0, "hands": ["5D 8D 8H 7C", "9D 2S"]}
FITTING = {**LEAD, "top": "KD"}
STUCK = {**FITTING, "hands": ["5S 8H 7C", "9D 2S"]}
NOTHING = {**FITTING, "hands": ["5S 7C", "9D 2S", "3S 4S"]}
OVER = {**FITTING, "phase": "over"}
LONGEST = {"named_suit": "longest"}
COUNT = {"blocked": "count"}

ILLEGAL = [
    (OVER, {}, 7, "pass", "game_over"),
    (FITTING, {}, 2, "what", "not_seated"),
    (FITTING, {}, -1, "play:5D", "not_seated"),
    (FITTING, {}, 1, "play:KD,S", "not_your_turn"),
    (FITTING, {}, 0, "", "bad_action"),
    (FITTING, {}, 0, "draw", "bad_action"),
    (FITTING, {}, 0, "play", "bad_action"),
    (FITTING, {}, 0, "play:1D", "bad_action"),
    (FITTING, {}, 0, "play:8D,X", "bad_action"),
    (FITTING, {}, 0, "play:5D,8D", "bad_action"),
    (FITTING, {}, 0, "play:5D,1", "bad_action"),
    (FITTING, {}, 0, "play:5D,D", "bad_action"),
    (FITTING, {}, 0, "play:KS,S", "bad_action"),
    (FITTING, {}, 0, "pass:1", "bad_action"),
    (LEAD, {}, 0, "pass", "bad_action"),
    (FITTING, {}, 0, "pass", "must_play"),
    (FITTING, {"eights": "free"}, 0, "pass", "must_play"),
    (FITTING, {}, 0, "play:9D", "not_in_hand"),
    (FITTING, {}, 0, "play:8S", "not_in_hand"),
    (FITTING, {}, 0, "play:7C", "no_match"),
    (STUCK, {}, 0, "play:5S", "no_match"),
    (FITTING, {}, 0, "play:8H", "eight_not_now"),
    (FITTING, {}, 0, "play:8H,H", "eight_not_now"),
    (FITTING, {}, 0, "play:8D", "name_suit"),
    (STUCK, {}, 0, "play:8H", "name_suit"),
    (LEAD, {}, 0, "play:8H", "name_suit"),
    (FITTING, LONGEST, 0, "play:8D", "name_suit"),
    ({**STUCK, "hands": ["5S 7S 8H 7C", "2S"]}, LONGEST, 0, "play:8H,C", "suit_not_longest"),
    ({**LEAD, "hands": ["5D 8D 8H 7C 7H", "2S"]}, LONGEST, 0, "play:8D,S", "suit_not_longest"),
]


def eights(match: Match) -> EightsDeal:
    assert isinstance(match.deal, EightsDeal)
    return match.deal


@pytest.mark.parametrize(("given", "options", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, options, seat, code, reason):
    assert refused(at("eights", given, options), seat, code) == reason


# The deal


@pytest.mark.parametrize(
    ("seats", "size", "aside"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4), (7, 7, 3), (8, 6, 4)]
)
def test_hands_are_equal_and_the_rest_is_set_aside(seats, size, aside):
    deal = eights(dealt(Eights(seats, EightsOptions())))
    assert [len(hand) for hand in deal.hands] == [size] * seats
    assert len(deal.aside) == aside


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    deal = eights(dealt(Eights(3, EightsOptions()), dealer=1, deck=pack()))
    assert [cards(first)[0] in hand for hand, first in zip(deal.hands, ["3C", "4C", "2C"], strict=True)] == [True] * 3
    assert deal.aside == cards("AS")


@pytest.mark.parametrize(
    ("dealer", "hands", "turn"),
    [
        (0, ["AS 2D", "KS 3D", "KH 2H"], 2),
        (0, ["2S 2D", "2C 3D", "2H 3H"], 0),
        (0, ["2S 3D", "2C 3C", "2H 3H"], 1),
        (1, ["2S 3D", "2C 3C", "2H 3H"], 2),
    ],
)
def test_the_lowest_first_card_leads_the_next_cards_break_ties(dealer, hands, turn):
    assert at("eights", {"dealt": True, "dealer": dealer, "hands": hands}).deal.turn == turn


def test_the_hand_is_laid_out_by_suits_and_the_lead_is_told():
    match = dealt(Eights(2, EightsOptions()))
    suits = [card.suit for card in match.view(0).hand]
    assert suits == sorted(suits, key=[Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS].index)
    assert match.deal.listen(match.deal.begin) == [Event("first", match.deal.turn)]


# Playing


def test_a_suit_may_be_named_that_is_the_eights_own():
    match = play(at("eights", STUCK), (0, "play:8H,H"))
    assert match.deal.facts() == {"suit": Suit.HEARTS}
    assert match.told[-1] == [Event("named", 0, tuple(cards("8H")), Suit.HEARTS)]


@pytest.mark.parametrize(
    ("hand", "suits"), [("8H 5S 5C", "SC"), ("8H 5S 7S 5C", "S"), ("8H", "SHDC"), ("8H 7C 6S", "SC")]
)
def test_longest_counts_what_is_held_after_the_eight(hand, suits):
    match = at("eights", {**STUCK, "hands": [hand, "9D"]}, LONGEST)
    named = [action.suit.code for action in match.deal.legal(0) if action.suit is not None]
    assert "".join(named) == suits


@pytest.mark.parametrize(("options", "phase", "turn"), [({}, "lead", 0), (COUNT, "over", 1)], ids=["lead", "count"])
def test_when_all_have_passed(options, phase, turn):
    match = play(at("eights", {**NOTHING, "turn": 1, "last": 0, "hands": ["5S 7C", "9C", "4S"]}, options), (1, "pass"))
    assert [place.state for place in match.view(None).places] == ["in", "passed", "in"]
    play(match, (2, "pass"), (0, "pass"))
    assert (match.deal.phase, match.deal.turn) == (phase, turn)


def test_a_new_lead_is_told_and_forgets_the_suit():
    match = play(at("eights", {**NOTHING, "turn": 1, "last": 0, "hands": ["5S 7C", "9C"]}), (1, "pass"), (0, "pass"))
    assert match.told[-1] == [Event("pass", 0), Event("leads", 0)]
    assert match.deal.facts() == {}
    assert [place.state for place in match.view(None).places] == ["in", "in"]


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("5D 8H", Text("ask-follow", {"suit": Suit.DIAMONDS, "card": cards("KD")[0]})),
        ("5S 8H", Text("ask-eight", {})),
        ("5S", Text("ask-pass", {})),
    ],
)
def test_a_seat_is_asked_for_what_it_can_do(hand, asked):
    match = at("eights", {**FITTING, "hands": [hand, "9D"]})
    assert (match.view(0).ask, match.view(1).ask, match.view(None).ask) == (asked, None, None)


def test_only_the_top_of_the_pile_is_shown():
    (zone,) = play(at("eights", FITTING), (0, "play:5D")).view(1).zones
    assert zone.cards == (*(None,) * 46, *cards("5D"))


# The end


@pytest.mark.parametrize(("code", "points"), [("8S", 50), ("KD", 10), ("TC", 10), ("9H", 9), ("2H", 2), ("AC", 1)])
def test_penalty_points(code, points):
    assert penalty(cards(code)[0]) == points


def test_the_end_shows_the_hands_to_all():
    match = play(at("eights", {**FITTING, "hands": ["5D", "9D 2S", "8C"]}), (0, "play:5D"))
    assert match.told[-1] == [
        Event("played", 0, tuple(cards("5D"))),
        Event("left", 1, tuple(cards("2S 9D"))),
        Event("left", 2, tuple(cards("8C"))),
    ]
    assert [(zone.id, zone.owner, zone.cards) for zone in match.view(None).zones[1:]] == [
        ("hand", 1, tuple(cards("2S 9D"))),
        ("hand", 2, tuple(cards("8C"))),
    ]
    assert match.standing.last == Result((0, 11, 50), (1, 2, 3), "out")


def test_a_blocked_deal_is_counted():
    blocked = at("eights", {**NOTHING, "turn": 1, "last": 0, "hands": ["5S 7C", "AC"]}, COUNT)
    assert play(blocked, (1, "pass"), (0, "pass")).standing.last == Result((12, 1), (2, 1), "blocked")


def test_who_leaves_is_last_and_the_others_tie():
    match = at("eights", NOTHING)
    match.host("@end", 1)
    assert match.ranking() == (1, 3, 1)


def test_a_rematch_is_dealt_by_the_next_seat():
    match = finish(dealt(Eights(3, EightsOptions()), dealer=2), Random(1))
    assert rematch(match).standing.dealer == 0


@pytest.mark.parametrize("seats", [1, 9])
def test_eights_is_for_two_to_eight(seats):
    with pytest.raises(Exception, match="seats"):
        Eights(seats, EightsOptions())


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (LEAD, (0, "play:5D", True)),
        (FITTING, (0, "play:5D", True)),
        (STUCK, (0, "pass", True)),
        (NOTHING, (0, "pass", False)),
    ],
)
def test_the_silent_pass_or_play_the_first_code(given, move):
    assert silent(at("eights", given)) == [move]


def test_a_pass_makes_only_its_own_buttons_old_a_card_all():
    match = play(at("eights", NOTHING), (0, "pass"))
    assert numbers(match) == [1, 0, 0, 0]
    assert numbers(play(match, (1, "play:9D"))) == [2, 1, 1, 1]


# What others know


def test_who_passes_shows_what_it_has_not():
    """Suit and rank that would have fitted; eights may still be there."""
    match = play(at("eights", STUCK), (0, "pass"))
    (hand,) = [place for place in match.deal.hidden(1) if place.cards is match.deal.hands[0]]
    assert hand.barred is not None
    assert [hand.barred(card) for card in cards("2D KC 8D 8H 7C")] == [True, True, False, False, False]


def test_an_eight_that_does_not_fit_shows_the_same():
    match = play(at("eights", STUCK), (0, "play:8H,S"))
    (hand,) = [place for place in match.deal.hidden(1) if place.cards is match.deal.hands[0]]
    assert hand.barred is not None
    assert [hand.barred(card) for card in cards("2D KC 2S")] == [True, True, False]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (FITTING, "play:5D"),
        ({**STUCK, "hands": ["5S 7S 8H 7C", "9D"]}, "play:8H,S"),
        ({**LEAD, "hands": ["8D 7C 9C 2H", "9D"]}, "play:9C"),
        (NOTHING, "pass"),
    ],
)
def test_the_computer_keeps_its_eights_and_its_long_suit(given, code):
    match = at("eights", given)
    assert player("eights").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1)).code == code
