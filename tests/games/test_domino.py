"""Card domino beyond its worked examples (tests/vectors/domino.yaml): refusals, the deal, draws, silence, leaving."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import Rank, card, cards
from games.deal import Result
from games.match import Match
from games.players import player
from games.rules.domino import PACK, Domino, DominoDeal, DominoOptions, neighbour
from games.view import Text
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent

RUN = {"phase": "run", "turn": 0, "top": "QS", "stock": "5D 6D", "hands": ["JH TC JD KD 4C", "2S 9H"]}
DOWN = {**RUN, "top": "TC", "dir": "down", "hands": ["JD KD 4C", "2S 9H"]}
NOTHING = {**RUN, "hands": ["4C 7C", "2S 9H", "3S"]}
EMPTY = {**NOTHING, "stock": ""}
DRAWN = {**NOTHING, "stock": "JS 6D", "hands": ["4C TC", "2S 9H"]}
OVER = {**RUN, "phase": "over"}
LEAD = {**EMPTY, "phase": "lead"}
COUNT = {"blocked": "count"}


def domino(match: Match) -> DominoDeal:
    assert isinstance(match.deal, DominoDeal)
    return match.deal


def drawn() -> Match:
    """A match in which seat 0 has drawn a card that fits."""
    return play(at("domino", DRAWN), (0, "draw"))


ILLEGAL = [
    (OVER, 9, "what", "game_over"),
    (RUN, 2, "what", "not_seated"),
    (RUN, 1, "what", "not_your_turn"),
    (RUN, 0, "draw", "must_play"),
    (RUN, 0, "pass", "must_play"),
    (LEAD, 0, "draw", "must_play"),
    (LEAD, 0, "pass", "must_play"),
    (EMPTY, 0, "draw", "stock_empty"),
    (NOTHING, 0, "pass", "must_draw"),
    (DOWN, 0, "pass", "must_draw"),
    (RUN, 0, "", "bad_action"),
    (RUN, 0, "take", "bad_action"),
    (RUN, 0, "draw:1", "bad_action"),
    (EMPTY, 0, "pass:1", "bad_action"),
    (RUN, 0, "play", "bad_action"),
    (RUN, 0, "play:1H", "bad_action"),
    (RUN, 0, "play:JH,TC", "bad_action"),
    (RUN, 0, "play:JH,H", "bad_action"),
    (RUN, 0, "play:2S", "not_in_hand"),
    (RUN, 0, "play:JS", "not_in_hand"),
    (RUN, 0, "play:4C", "not_adjacent"),
    (DOWN, 0, "play:4C", "not_adjacent"),
    (DOWN, 0, "play:KD", "not_adjacent"),
    (DOWN, 0, "play:JD", "wrong_direction"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("domino", given), seat, code) == reason


@pytest.mark.parametrize(
    ("code", "reason"),
    [("draw", "must_play"), ("pass", "must_play"), ("play:JC", "not_in_hand"), ("play:4C", "play_drawn")],
)
def test_a_drawn_card_that_fits_must_be_laid(code, reason):
    assert refused(drawn(), 0, code) == reason


# The deal


@pytest.mark.parametrize(("seats", "stock"), [(2, 37), (3, 30), (4, 23), (5, 16), (6, 9)])
def test_seven_cards_each_one_turned_up_the_rest_is_the_stock(seats, stock):
    deal = domino(dealt(Domino(seats, DominoOptions())))
    assert ([len(hand) for hand in deal.hands], len(deal.laid), len(deal.stock)) == ([7] * seats, 1, stock)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    match = dealt(Domino(2, DominoOptions()), dealer=0, deck=PACK)
    deal = domino(match)
    assert [sorted(hand) for hand in deal.hands] == [cards("2D 3C 5C 7C 9C JC KC"), cards("2C 4C 6C 8C TC QC AC")]
    assert (deal.laid, deal.stock[-1], deal.stock[0], deal.turn) == ([card("3D")], card("4D"), card("AS"), 1)
    assert deal.listen(deal.begin) == [Event("opened", None, (card("3D"),)), Event("first", 1)]


@pytest.mark.parametrize("seats", [1, 7])
def test_domino_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        Domino(seats, DominoOptions())


@pytest.mark.parametrize(
    ("rank", "way", "expected"),
    [
        (Rank.KING, "up", Rank.ACE),
        (Rank.ACE, "up", Rank.TWO),
        (Rank.ACE, "down", Rank.KING),
        (Rank.TWO, "down", Rank.ACE),
        (Rank.TEN, "up", Rank.JACK),
    ],
)
def test_ranks_are_a_ring(rank, way, expected):
    assert neighbour(rank, way) == expected


# Playing


def test_a_draw_is_seen_by_who_draws_alone():
    match = drawn()
    assert match.told[-1] == [Event("drew", 0), Event("took", 0, (card("JS"),), to=0)]
    assert match.view(0).hand == tuple(cards("4C TC JS"))
    assert match.view(0).places[0].cards == 3
    assert match.view(0).ask == Text("ask-drawn", {"card": card("JS")})


def test_after_a_draw_the_series_may_go_either_way_and_there_is_no_second_draw():
    match = at("domino", {**DRAWN, "top": "TC", "dir": "up", "hands": ["4C TD", "2S 9H"]})
    play(match, (0, "draw"), (0, "play:JS"))
    assert (match.deal.turn, domino(match).dir, domino(match).drew) == (1, "", False)


def test_the_series_of_a_turn_is_shown_and_begins_anew_with_the_next():
    match = play(at("domino", {**RUN, "stock": ""}), (0, "play:JH"), (0, "play:TC"))
    assert [(zone.id, zone.cards[-2:]) for zone in match.view(1).zones] == [("pile", (None, card("TC")))]
    match = play(at("domino", RUN), (0, "play:JH"), (0, "play:TC"))
    assert match.view(1).zones[1].cards == tuple(cards("JH TC"))
    assert match.view(1).facts == {"stock": 2, "dir": "down"}


def test_a_free_series_has_no_direction():
    assert play(at("domino", RUN, {"series": "free"}), (0, "play:JH")).view(1).facts == {"stock": 2}


@pytest.mark.parametrize(("last", "leader"), [(2, 2), (None, 0)])
def test_all_have_passed_and_who_laid_the_last_card_leads(last, leader):
    given = {**EMPTY, "last": last} if last is not None else EMPTY
    match = play(at("domino", given), (0, "pass"), (1, "pass"))
    assert [place.state for place in match.view(None).places] == ["passed", "passed", "in"]
    play(match, (2, "pass"))
    assert (match.deal.phase, match.deal.turn) == ("lead", leader)
    assert match.told[-1] == [Event("pass", 2), Event("leads", leader)]
    assert match.view(leader).ask == Text("ask-lead", {})


def test_a_leader_goes_on_in_either_direction():
    match = at("domino", {**LEAD, "hands": ["4C 5C 3C", "2S 9H", "3S"]})
    play(match, (0, "play:4C"))
    assert {action.code for action in match.deal.legal(0)} == {"play:3C", "play:5C"}


@pytest.mark.parametrize(
    ("given", "ask"),
    [
        (RUN, Text("ask-play", {"card": card("QS")})),
        (NOTHING, Text("ask-draw", {})),
        (EMPTY, Text("ask-pass", {})),
    ],
)
def test_a_seat_is_asked_for_what_it_can_do(given, ask):
    match = at("domino", given)
    assert (match.view(0).ask, match.view(1).ask, match.view(None).ask) == (ask, None, None)


# The end


def test_a_blocked_deal_is_counted():
    match = play(at("domino", EMPTY, COUNT), (0, "pass"), (1, "pass"), (2, "pass"))
    assert match.standing.last == Result((2, 2, 1), (2, 2, 1), "blocked")


def test_the_end_shows_the_hands_to_all():
    match = play(at("domino", {**RUN, "hands": ["JH", "9H 2S"]}), (0, "play:JH"))
    left = tuple(cards("2S 9H"))
    assert match.told[-1][:1] == [Event("played", 0, (card("JH"),))]
    assert [(event.kind, event.seat, set(event.cards)) for event in match.told[-1][1:]] == [("left", 1, set(left))]
    assert [(zone.id, zone.owner) for zone in match.view(None).zones] == [("pile", None), ("hand", 1)]
    assert match.standing.last == Result((0, 2), (1, 2), "out")


def test_who_leaves_is_last_and_the_others_tie():
    match = at("domino", NOTHING)
    match.host("@end", 2)
    assert match.ranking() == (1, 1, 3)


def test_a_rematch_is_dealt_by_the_next_seat_and_begun_by_its_neighbour():
    again = rematch(finish(dealt(Domino(3, DominoOptions()), dealer=1), Random(1)))
    assert (again.standing.dealer, again.deal.turn) == (2, 0)


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [(RUN, (0, "play:JD", True)), (NOTHING, (0, "draw", False)), (EMPTY, (0, "pass", False))],
)
def test_the_silent_play_the_first_code(given, move):
    assert silent(at("domino", given)) == [move]


def test_a_pass_makes_only_its_own_buttons_old_a_draw_and_a_card_all():
    match = play(at("domino", EMPTY), (0, "pass"))
    assert numbers(match) == [1, 0, 0, 0]
    match = drawn()
    assert numbers(match) == [1, 1, 1]
    assert numbers(play(match, (0, "play:JS"))) == [2, 2, 2]


# What others know


def test_who_lays_nothing_shows_what_it_has_not():
    assert domino(play(at("domino", EMPTY), (0, "pass"))).gaps[0] == {Rank.JACK, Rank.KING}
    series = play(at("domino", {**RUN, "stock": "", "hands": ["JH KD", "2S"]}), (0, "play:JH"))
    assert domino(series).gaps[0] == {Rank.TEN}


def test_a_draw_may_bring_what_was_missing_before():
    match = at("domino", {**NOTHING, "stock": "6D 5D"})
    domino(match).gaps[0] = {Rank.SIX}
    play(match, (0, "draw"))
    assert domino(match).gaps[0] == {Rank.JACK, Rank.KING}


def test_who_must_go_on_holds_a_card_that_fits():
    match = at("domino", {**DOWN, "stock": ""})
    hand = match.deal.hidden(1)[0]
    assert hand.lacks is not None
    assert (hand.lacks(cards("8C 7D")), hand.lacks(cards("9C 7D"))) == (1, 0)


@pytest.mark.parametrize(
    ("given", "options", "code"),
    [
        ({**RUN, "hands": ["KD JH TC 9C", "2S 9H"]}, {}, "play:JH"),
        ({**RUN, "hands": ["KD AD 2D JH", "2S 9H"]}, {}, "play:KD"),
        ({**RUN, "hands": ["KD JH QD JC TS", "2S 9H"]}, {"series": "free"}, "play:KD"),
        (NOTHING, {}, "draw"),
    ],
)
def test_the_computer_lays_the_longest_series(given, options, code):
    match = at("domino", given, options)
    assert player("domino").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1)).code == code
