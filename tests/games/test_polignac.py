"""Polignac beyond its worked examples (tests/vectors/polignac.yaml): refusals, the deal, who leads, what is known."""

from functools import partial
from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import Suit, card, cards, text
from games.deal import Result
from games.match import Match
from games.players import at_random, player
from games.rules.polignac import PACK, PENALTIES, Polignac, PolignacDeal, PolignacOptions
from games.view import Place, Text, Zone
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent, state

REPLY = {"trump": "S", "turn": 1, "phase": "reply", "table": [[0, "QH"]], "hands": {0: "6C 7C", 1: "6H AH 7S"}}
LEAD = {"trump": "S", "turn": 0, "hands": {0: "6C JD", 1: "7C AH"}}
LAST = {"trump": "C", "turn": 1, "phase": "reply", "table": [[0, "7H"]], "hands": {0: "", 1: "8H"}}
OVER = {**LEAD, "phase": "over", "scores": {0: 21, 1: 3}}

ILLEGAL = [
    (OVER, 9, "what", "over"),
    (LEAD, 2, "what", "not_seated"),
    (LEAD, 1, "what", "not_your_turn"),
    (REPLY, 0, "play:6C", "not_your_turn"),
    (LEAD, 0, "", "bad_action"),
    (LEAD, 0, "pass", "bad_action"),
    (LEAD, 0, "play", "bad_action"),
    (LEAD, 0, "play:6C,JD", "bad_action"),
    (LEAD, 0, "play:6C,C", "bad_action"),
    (LEAD, 0, "play:6C,2", "bad_action"),
    (LEAD, 0, "play:5C", "bad_action"),
    (LEAD, 0, "play:7C", "not_in_hand"),
    (REPLY, 1, "play:8S", "not_in_hand"),
    (REPLY, 1, "play:7S", "must_follow"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("polignac", given), seat, code) == reason


def test_the_refusal_to_discard_names_the_suit_that_is_held():
    with pytest.raises(Refused) as found:
        at("polignac", REPLY).apply(1, "play:7S")
    assert found.value.details == {"suit": Suit.HEARTS}


def test_cards_are_dealt_from_the_first_leader_and_two_are_left():
    match = dealt(Polignac(2, PolignacOptions()), dealer=0, deck=PACK)
    deal = match.deal
    assert isinstance(deal, PolignacDeal)
    assert text(deal.hands[1]) == "JS 9S 7S AH QH TH 8H 6H AC QC TC 8C 6C KD JD 9D 7D"
    assert text(deal.aside) == "KS AS"
    assert (deal.turn, match.awaited, [len(hand) for hand in deal.hands]) == (1, (1,), [17, 17])
    assert deal.facts() == {"trump": card("AS"), "trick": 1}
    assert deal.listen(deal.begin) == [Event("trump", None, (card("AS"),), suit=Suit.SPADES), Event("first", 1)]


@pytest.mark.parametrize("seats", [1, 3])
def test_polignac_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Polignac(seats, PolignacOptions())


@pytest.mark.parametrize(
    ("order", "trick", "winner"),
    [
        ("ace", "KD AD", 1),
        ("french", "KD AD", 0),
        ("french", "JD AD", 0),
        ("french", "TD AD", 1),
        ("french", "AS JS", 1),
        ("ace", "AS JS", 0),
        ("ace", "AD 6S", 1),
        ("ace", "6D AH", 0),
    ],
)
def test_the_higher_card_of_the_suit_takes_or_a_trump(order, trick, winner):
    led, reply = trick.split()
    given = {**REPLY, "table": [[0, led]], "hands": {0: "7C", 1: f"{reply} 8C"}}
    assert play(at("polignac", given, {"order": order}), (1, f"play:{reply}")).deal.turn == winner


@pytest.mark.parametrize(
    ("trick", "points"),
    [("7H 8H", 2), ("JH 8H", -2), ("JD 8D", -1), ("JC 8C", 0), ("JS 8S", 1), ("JH JD", -5), ("JS JC", -1)],
)
def test_a_trick_is_two_points_less_its_jacks(trick, points):
    deal = at("polignac", LEAD).deal
    assert isinstance(deal, PolignacDeal)
    assert deal.value(cards(trick)) == points


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_deal_brings_34_less_the_jacks_that_were_dealt(seed):
    match = Match(Polignac(2, PolignacOptions()), bytes([seed]) * 32)
    deal = match.deal
    assert isinstance(deal, PolignacDeal)
    deal.totals = [-100, -100]
    rng = Random(seed)
    while not deal.over:
        deal.play(deal.turn, rng.choice(deal.legal(deal.turn)))
    aside = sum(PENALTIES.get(one, 0) for one in deal.aside)
    assert sum(deal.result().points) == 34 - 10 + aside


# The end, and who leads next


@pytest.mark.parametrize(
    ("points", "leader"),
    [({0: 9, 1: 5}, 0), ({0: 9, 1: 6}, 0), ({0: 9, 1: 7}, 1), ({0: 9, 1: 9}, 1)],
)
def test_the_winner_of_a_deal_leads_the_next_of_equals_who_took_the_last_trick(points, leader):
    """Seat 1 takes the last trick: +2."""
    match = play(at("polignac", {**LAST, "scores": points, "deal": points}), (1, "play:8H"))
    assert (match.standing.number, match.deal.turn, match.over) == (2, leader, False)


def test_the_totals_of_the_match_do_not_say_who_leads():
    match = at("polignac", {**LAST, "scores": {0: 15, 1: 9}, "deal": {0: 3, 1: 8}})
    assert play(match, (1, "play:8H")).deal.turn == 1


def test_the_end_of_a_deal_is_told():
    match = play(at("polignac", {**LAST, "scores": {0: 15, 1: 9}, "deal": {0: 15, 1: 9}}), (1, "play:8H"))
    assert match.told[-1][:4] == [
        Event("played", 1, (card("8H"),)),
        Event("trick", 1, tuple(cards("7H 8H")), number=2),
        Event("scored", 0, number=15),
        Event("scored", 1, number=11),
    ]
    assert [event.kind for event in match.told[-1][4:]] == ["trump", "first"]
    assert match.standing.last == Result((15, 11), (1, 2), "played")


def test_the_target_ends_the_match_though_the_deal_went_to_the_other():
    given = {**LAST, "hands": {0: "6C", 1: "8H JH"}, "scores": {0: 18, 1: 19}, "deal": {0: 15, 1: 4}}
    match = play(at("polignac", given), (1, "play:8H"))
    assert (match.over, match.ranking(), match.standing.totals) == (True, (2, 1), (18, 21))
    assert match.standing.last == Result((15, 6), (2, 1), "target")


@pytest.mark.parametrize("seed", range(6))
def test_a_match_has_two_deals_at_most_and_its_winner_leads_in_the_rematch(seed):
    match = finish(Match(Polignac(2, PolignacOptions()), bytes([seed]) * 32), Random(seed))
    winner = (match.ranking() or ()).index(1)
    assert match.dealings <= 2
    assert rematch(match).deal.turn == winner
    assert (rematch(match).standing.totals, rematch(match).view(0).sheet) == ((0, 0), ())
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again)) == (None, state(match))


def test_the_sheet_has_a_row_for_each_deal():
    match = play(at("polignac", {**LAST, "scores": {0: 15, 1: 9}, "deal": {0: 15, 1: 9}}), (1, "play:8H"))
    assert match.view(0).sheet == ((Text("sheet-deal", {"number": 1}), (15, 11)), (Text("sheet-total", {}), (15, 11)))


def test_who_leaves_has_lost_whatever_the_score():
    match = at("polignac", {**LEAD, "scores": {0: 20, 1: -3}, "deal": {0: 20, 1: -3}})
    match.host("@end", 0)
    assert match.ranking() == (2, 1)
    assert rematch(match).deal.turn == 1


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (LEAD, (0, "play:6C", True)),
        (REPLY, (1, "play:6H", True)),
        ({**REPLY, "hands": {0: "6C 7C", 1: "AH 7S"}}, (1, "play:AH", False)),
    ],
)
def test_the_silent_play_the_first_code(given, move):
    assert silent(at("polignac", given)) == [move]


def test_every_card_laid_makes_all_buttons_old():
    match = play(at("polignac", LEAD), (0, "play:6C"))
    assert numbers(match) == [1, 1, 1]
    assert numbers(play(match, (1, "play:7C"))) == [2, 2, 2]


# What is shown and known


def test_the_table_shows_tricks_jacks_and_totals():
    given = {**REPLY, "table": [[0, "JH"]], "hands": {0: "6C 7C", 1: "QH 9D KD"}}
    match = play(at("polignac", given), (1, "play:QH"), (1, "play:9D"))
    view = match.view(None)
    assert view.zones == (
        Zone("trick", "trick", (card("9D"),), by=(1,)),
        Zone("last", "trick", tuple(cards("JH QH")), by=(0, 1)),
    )
    assert view.places == (
        Place(0, 2, facts={"tricks": 0, "jacks": (), "total": 0}),
        Place(1, 1, facts={"tricks": 1, "jacks": (card("JH"),), "total": -2}),
    )


def test_what_the_second_deal_brings_is_shown_apart():
    given = {**LEAD, "deal_no": 2, "scores": {0: 12, 1: 9}, "deal": {0: -1, 1: 0}}
    place = at("polignac", given).view(None).places[0]
    assert place.facts == {"tricks": 0, "jacks": (), "total": 12, "points": -1}


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (LEAD, 0, Text("ask-lead", {})),
        (LEAD, 1, None),
        (REPLY, None, None),
        (REPLY, 1, Text("ask-follow", {"suit": Suit.HEARTS})),
        ({**REPLY, "hands": {0: "6C 7C", 1: "9D 7S"}}, 1, Text("ask-discard", {"suit": Suit.HEARTS})),
    ],
)
def test_a_seat_is_asked_for_what_it_may_do(given, seat, ask):
    assert at("polignac", given).view(seat).ask == ask


def test_the_card_set_aside_is_nobodys_and_the_trump_is_known():
    match = dealt(Polignac(2, PolignacOptions()))
    deal = match.deal
    assert isinstance(deal, PolignacDeal)
    rng = Random(1)
    guesses = [deal.redeal(0, rng) for _ in range(50)]
    assert {guess.aside[1] for guess in guesses} == {deal.aside[1]}
    assert {guess.aside[0] for guess in guesses} > {deal.aside[0]}
    assert not {guess.aside[0] for guess in guesses} & set(deal.hands[0])


def test_a_suit_not_followed_is_never_guessed():
    match = play(at("polignac", {**REPLY, "hands": {0: "6C 7C 8C", 1: "7S 9D JD"}}), (1, "play:9D"))
    (hand, _) = match.deal.hidden(0)
    assert hand.barred is not None
    assert {one.suit for one in PACK if hand.barred(one)} == {Suit.HEARTS}


# The computer


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        ({**REPLY, "hands": {0: "6C 7C", 1: "6H AH KH"}}, 1, "play:KH"),
        ({**REPLY, "table": [[0, "JH"]], "hands": {0: "6C 7C", 1: "6H AH KH"}}, 1, "play:6H"),
        ({**REPLY, "table": [[0, "QC"]], "hands": {0: "6C 7C", 1: "JH 9D 7S"}}, 1, "play:JH"),
        ({**REPLY, "table": [[0, "TH"]], "hands": {0: "6C 7C", 1: "9D 7S"}}, 1, "play:7S"),
    ],
)
def test_the_computer_takes_what_pays_and_gives_its_jacks_away(given, seat, code):
    match = at("polignac", given)
    move = player("polignac").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1))
    assert move.code == code


def test_the_computer_beats_chance():
    """It wins at least 16 of 20 matches against one that plays at random."""
    won = sum(rank == 1 for rank in map(rank_of_the_computer, range(20)))
    assert won >= 16


def rank_of_the_computer(number: int) -> int:
    match = Match(Polignac(2, PolignacOptions()), bytes([number]) * 32)
    rng = Random(number)
    while not match.over:
        seat = match.deal.turn
        thinking = player("polignac") if seat == number % 2 else at_random.Computer()
        move = thinking.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
        match.apply(seat, move.code)
    return (match.ranking() or ())[number % 2]
