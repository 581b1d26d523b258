"""Hearts: what is shown to whom, and what a seat cannot know."""

from random import Random

import pytest

from games.actions import Event, Seat
from games.cards import Suit, card, cards
from games.match import Match
from games.rules.hearts import HeartsDeal
from games.view import Place, Text, Zone
from tests.games.hearts_positions import (
    FIRST_TRICK,
    FOLLOWING,
    OPENING,
    PASSING,
    POINTS_ONLY,
    UNBROKEN,
    at,
    give_all,
    hearts,
    new,
    played,
)

# What is shown


def test_a_packet_is_told_to_its_receiver_only():
    match = played(PASSING, (2, "give:2D,3D,4D"), (0, "give:2S,3S,4S"), (3, "give:2C,3C,4C"), (1, "give:2H,3H,4H"))
    assert match.told[1] == [Event("gave", 2)]
    assert match.told[4] == [
        Event("gave", 1),
        Event("passed"),
        Event("received", 0, tuple(cards("2C 3C 4C")), other=3, to=0),
        Event("received", 1, tuple(cards("2S 3S 4S")), other=0, to=1),
        Event("received", 2, tuple(cards("2H 3H 4H")), other=1, to=2),
        Event("received", 3, tuple(cards("2D 3D 4D")), other=2, to=3),
    ]


def test_who_has_given_is_shown_and_not_what():
    view = played(PASSING, (2, "give:2D,3D,4D")).view(0)
    facts = {"points": 0, "total": 0}
    assert view.places == (
        Place(0, 13, facts=facts), Place(1, 13, facts=facts), Place(2, 10, "chosen", facts=facts),
        Place(3, 13, facts=facts),
    )  # fmt: skip
    assert (view.zones, view.facts, view.awaited) == ((), {"pass": "left"}, (0, 1, 3))
    assert (len(view.actions), view.notes) == (286, ())


def test_giver_and_receiver_see_the_packet():
    match = at(PASSING)
    match.apply(0, "give:2S,3S,4S")
    gave = Text("note-gave", {"cards": tuple(cards("2S 3S 4S")), "seat": Seat(1)})
    assert match.view(0).notes == (gave,)
    for seat, code in [(1, "give:2H,3H,4H"), (2, "give:2D,3D,4D"), (3, "give:2C,3C,4C")]:
        match.apply(seat, code)
    assert match.view(0).notes == (gave, Text("note-received", {"cards": tuple(cards("2C 3C 4C")), "seat": Seat(3)}))
    assert match.view(None).notes == ()


def test_the_table_shows_the_trick_the_last_trick_and_the_points():
    match = played(UNBROKEN, (2, "play:3D"), (3, "play:AH"), (0, "play:4D"), (1, "play:5D"), (1, "play:7H"))
    view = match.view(None)
    assert view.zones == (
        Zone("trick", "trick", (card("7H"),), by=(1,)),
        Zone("last", "trick", tuple(cards("3D AH 4D 5D")), by=(2, 3, 0, 1)),
    )
    assert view.facts == {"broken": 1, "trick": 11}
    assert [(place.cards, place.facts["points"]) for place in view.places] == [(3, 0), (2, 14), (3, 0), (3, 0)]
    assert (view.hand, view.actions, view.awaited) == ((), (), (2,))


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (PASSING, 2, Text("ask-pass", {"seat": Seat(3)})),
        (PASSING, None, Text("call-pass", {})),
        ({**PASSING, "passed": {2: "2D 3D 4D"}}, 2, None),
        (OPENING, 0, Text("ask-open", {"card": card("2C")})),
        (OPENING, 1, None),
        (OPENING, None, None),
        (UNBROKEN, 2, Text("ask-lead", {})),
        (FOLLOWING, 0, Text("ask-follow", {"suit": Suit.CLUBS})),
        (FIRST_TRICK, 1, Text("ask-discard", {"suit": Suit.CLUBS})),
    ],
)
def test_a_seat_is_asked_what_it_may_do(given, seat, ask):
    assert at(given).view(seat).ask == ask


# What a seat cannot know


def guesses(match: Match, seat: int) -> list[HeartsDeal]:
    rng = Random(3)
    return [hearts(match).redeal(seat, rng) for _ in range(50)]


def test_the_giver_knows_where_his_packet_lies():
    match = at(PASSING)
    for seat, code in [(0, "give:QS,KS,AS"), (1, "give:2H,3H,4H"), (2, "give:2D,3D,4D"), (3, "give:5C,3C,4C")]:
        match.apply(seat, code)
    assert all({*cards("QS KS AS")} <= {*guess.hands[1]} for guess in guesses(match, 0))
    assert not all(card("2H") in guess.hands[2] for guess in guesses(match, 0))


def test_a_guess_forgets_what_others_passed():
    match = new()
    give_all(match)
    assert [bool(packet) for packet in hearts(match).redeal(0, Random(1)).packets] == [True, False, False, True]


def test_all_know_that_the_leader_of_trick_1_holds_the_two_of_clubs():
    match = at(OPENING)
    assert all(card("2C") in guess.hands[0] for guess in guesses(match, 2))


def test_a_suit_not_followed_is_never_guessed():
    match = played(UNBROKEN, (2, "play:3D"), (3, "play:AH"), (0, "play:4D"))
    assert hearts(match).voids == [set(), set(), set(), {Suit.DIAMONDS}]
    assert not any(card("5D") in guess.hands[3] for guess in guesses(match, 2))


@pytest.mark.parametrize(
    ("given", "seat", "code", "void"),
    [
        (UNBROKEN, 3, "play:JH", {Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES}),
        ({**UNBROKEN, "broken": True}, 3, "play:JH", set()),
        (POINTS_ONLY, 1, "play:KH", {Suit.CLUBS, Suit.DIAMONDS}),
    ],
)
def test_who_breaks_a_ban_shows_that_there_was_no_choice(given, seat, code, void):
    match = at({**given, "turn": seat})
    match.apply(seat, code)
    assert hearts(match).voids[seat] == void
