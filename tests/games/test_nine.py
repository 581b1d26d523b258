"""Nine beyond its worked examples (tests/vectors/nine.yaml): refusals, the deal, silence, leaving, what others know."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import card, cards
from games.deal import Result
from games.players import player
from games.rules.nine import PACK, Nine, NineOptions
from games.view import Text
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent

OPENING = {
    "dealer": 0,
    "layout": {},
    "hands": [
        "6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH",
        "6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC",
    ],
}
MIDDLE = {
    "turn": 1,
    "layout": {"D": "6-A", "H": "9-J"},
    "hands": ["6H 7H KH AH 6S 7S 8S TS", "8H QH 9S JS QS KS AS 6C 7C 8C 9C TC JC QC KC AC"],
}
NOTHING = {**MIDDLE, "turn": 0}
LAST = {"turn": 0, "layout": {"D": "6-A", "H": "6-A", "C": "7-A", "S": "8-J"}, "hands": ["6C", "6S 7S QS KS AS"]}
OVER = {**MIDDLE, "phase": "over"}

ILLEGAL = [
    (OVER, 9, "what", "game_over"),
    (MIDDLE, 2, "what", "not_seated"),
    (MIDDLE, 0, "what", "not_your_turn"),
    (OPENING, 1, "pass", "must_play"),
    (MIDDLE, 1, "pass", "must_play"),
    (MIDDLE, 1, "", "bad_action"),
    (MIDDLE, 1, "draw", "bad_action"),
    (MIDDLE, 1, "pass:1", "bad_action"),
    (NOTHING, 0, "pass:1", "bad_action"),
    (MIDDLE, 1, "play", "bad_action"),
    (MIDDLE, 1, "play:8H,QH", "bad_action"),
    (MIDDLE, 1, "play:8H,H", "bad_action"),
    (MIDDLE, 1, "play:5H", "bad_action"),
    (MIDDLE, 1, "play:1H", "bad_action"),
    (MIDDLE, 1, "play:7H", "not_in_hand"),
    (OPENING, 1, "play:9S", "not_in_hand"),
    (OPENING, 1, "play:9C", "must_start_9d"),
    (OPENING, 1, "play:8D", "must_start_9d"),
    (MIDDLE, 1, "play:JS", "no_place"),
    (NOTHING, 0, "play:7H", "no_place"),
    (NOTHING, 0, "play:KH", "no_place"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("nine", given), seat, code) == reason


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [18] * 2), (3, [12] * 3), (4, [9] * 4), (5, [7, 7, 7, 8, 7]), (6, [6] * 6)],
)
def test_all_cards_are_dealt(seats, sizes):
    deal = dealt(Nine(seats, NineOptions()), dealer=2 % seats).deal
    assert [len(hand) for hand in deal.hands] == sizes
    assert sorted(one for hand in deal.hands for one in hand) == sorted(PACK)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    deal = dealt(Nine(3, NineOptions()), dealer=0, deck=PACK).deal
    assert [card(code) in hand for code, hand in zip(["8C", "6C", "7C"], deal.hands, strict=True)] == [True] * 3


def test_the_holder_of_the_nine_of_diamonds_begins_and_all_hear_it():
    match = dealt(Nine(4, NineOptions()))
    deal = match.deal
    assert card("9D") in deal.hands[deal.turn]
    assert deal.listen(deal.begin) == [Event("first", deal.turn, (card("9D"),))]
    assert match.view(deal.turn).ask == Text("ask-start", {"card": card("9D")})


@pytest.mark.parametrize("seats", [1, 7])
def test_nine_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        Nine(seats, NineOptions())


def test_each_row_is_shown_from_its_low_to_its_high_end():
    match = play(at("nine", MIDDLE), (1, "play:9S"), (0, "play:8S"))
    assert [zone.cards for zone in match.view(None).zones] == [
        tuple(cards("8S 9S")),
        tuple(cards("9H TH JH")),
        tuple(cards("6D 7D 8D 9D TD JD QD KD AD")),
    ]


@pytest.mark.parametrize(("given", "seat", "ask"), [(MIDDLE, 1, "ask-play"), (NOTHING, 0, "ask-pass")])
def test_a_seat_is_asked_for_what_it_can_do(given, seat, ask):
    view = at("nine", given).view(seat)
    assert view.ask == Text(ask, {})
    assert at("nine", given).view(1 - seat).ask is None


def test_the_end_shows_the_hands_to_all_and_counts_them():
    match = play(at("nine", LAST), (0, "play:6C"))
    left = tuple(cards("AS KS QS 7S 6S"))
    assert match.told[-1] == [Event("played", 0, (card("6C"),)), Event("left", 1, left)]
    assert [(zone.owner, zone.cards) for zone in match.view(None).zones if zone.id == "hand"] == [(1, left)]
    assert match.standing.last == Result((0, 5), (1, 2), "out")


def test_who_leaves_is_last_and_the_others_tie():
    match = dealt(Nine(3, NineOptions()))
    match.host("@end", 0)
    assert match.ranking() == (3, 1, 1)


def test_a_rematch_is_dealt_by_the_next_seat():
    match = finish(dealt(Nine(3, NineOptions()), dealer=1), Random(1))
    again = rematch(match)
    assert (again.standing.dealer, again.standing.number) == (2, 1)
    assert card("9D") in again.deal.hands[again.deal.turn]


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (OPENING, (1, "play:9D", False)),
        (MIDDLE, (1, "play:8H", True)),
        (NOTHING, (0, "pass", False)),
    ],
)
def test_the_silent_play_the_first_code(given, move):
    assert silent(at("nine", given)) == [move]


def test_a_pass_makes_only_its_own_buttons_old_a_card_all():
    match = play(at("nine", NOTHING), (0, "pass"))
    assert numbers(match) == [1, 0, 0]
    assert numbers(play(match, (1, "play:9S"))) == [2, 1, 1]
    assert [place.state for place in match.view(None).places] == ["in", "in"]


def test_a_pass_is_shown_until_somebody_plays():
    match = play(at("nine", NOTHING), (0, "pass"))
    assert [place.state for place in match.view(None).places] == ["passed", "in"]


def test_who_passes_shows_what_it_has_not():
    match = play(at("nine", NOTHING), (0, "pass"), (1, "play:9S"))
    (hand,) = match.deal.hidden(1)
    assert hand.barred is not None
    assert [one.code for one in PACK if hand.barred(one)] == ["9C", "8H", "QH", "9S"]


def test_all_know_who_must_begin():
    match = at("nine", OPENING)
    assert [place.holds for place in match.deal.hidden(0)] == [[card("9D")]]
    assert match.deal.hidden(1)[0].holds == []


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        (OPENING, 1, "play:9D"),
        ({**MIDDLE, "hands": ["8H 7H AS", "QH 9S 8S 7S 6S"]}, 1, "play:9S"),
        ({**MIDDLE, "hands": ["KH AH 9S", "8H QH 7H 6H"]}, 1, "play:8H"),
        (NOTHING, 0, "pass"),
    ],
)
def test_the_computer_opens_the_way_to_its_own_cards(given, seat, code):
    match = at("nine", given)
    assert player("nine").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1)).code == code
