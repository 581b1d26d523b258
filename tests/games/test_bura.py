"""Bura beyond its worked examples (tests/vectors/bura.yaml): refusals, the deal, the hand check, matches, guesses."""

from functools import partial
from random import Random

import pytest

from games.actions import Action, Event, Refused
from games.cards import Suit, card, cards, text
from games.deal import Result
from games.match import Entry, Match
from games.players import at_random, player
from games.rules.bura import PACK, WORTH, Bura, BuraDeal, BuraOptions, takes
from games.view import Place, Text, Zone
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent, state

LEAD = {"trump": "H", "turn": 0, "hands": {0: "6S KS 9D", 1: "7C 8C TD"}, "stock": "AS AH"}
REPLY = {
    "trump": "D",
    "turn": 1,
    "phase": "reply",
    "table": [[0, "7D QD"]],
    "hands": {0: "8C", 1: "KD 9D AS"},
    "stock": "6C 6H JS 6D",
}
ONE = {
    "trump": "C",
    "turn": 1,
    "phase": "reply",
    "table": [[0, "KS"]],
    "hands": {0: "6S 7H", 1: "8D TD 6H"},
    "stock": "9H JD AH 7C",
}
SHORT = {**ONE, "table": [[0, "6S 8S"]], "hands": {0: "7H", 1: "9S JS QD"}, "stock": "9H QC"}
WINNING = {**ONE, "table": [[0, "AS"]], "points": {0: 20, 1: 14}}
BURA = {"trump": "C", "turn": 1, "dealt_now": True, "stock": "9H QC", "hands": {0: "AC TC KC", 1: "6C 7C 8D"}}
OVER = {**LEAD, "phase": "over", "won": {0: 1, 1: 0}}

ILLEGAL = [
    (OVER, 9, "what", "over"),
    (LEAD, 2, "what", "not_seated"),
    (LEAD, 1, "what", "not_your_turn"),
    (REPLY, 0, "play:8C", "not_your_turn"),
    (LEAD, 0, "", "bad_action"),
    (LEAD, 0, "pass", "bad_action"),
    (LEAD, 0, "pass:6S", "bad_action"),
    (LEAD, 0, "play", "bad_action"),
    (LEAD, 0, "play:6S,S", "bad_action"),
    (LEAD, 0, "play:6S,C", "bad_action"),
    (LEAD, 0, "play:6S,1", "bad_action"),
    (LEAD, 0, "play:6S,5S", "bad_action"),
    (LEAD, 0, "play:6S,KS,ZZ", "bad_action"),
    (LEAD, 0, "play:7C", "not_in_hand"),
    (LEAD, 0, "play:6S,TD", "not_in_hand"),
    (LEAD, 0, "play:6S,6S", "not_in_hand"),
    (REPLY, 1, "play:AS,AS", "not_in_hand"),
    (REPLY, 1, "play:8C", "not_in_hand"),
    (LEAD, 0, "play:KS,9D", "one_suit"),
    (LEAD, 0, "play:6S,9D,KS", "one_suit"),
    (REPLY, 1, "play:KD", "same_count"),
    (REPLY, 1, "play:9D,AS,KD", "same_count"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("bura", given), seat, code) == reason


def test_the_refusal_of_a_short_reply_says_how_many_are_wanted():
    with pytest.raises(Refused) as found:
        at("bura", REPLY).apply(1, "play:KD")
    assert found.value.details == {"number": 2}


def test_the_order_of_cards_is_free_and_logged_as_one():
    assert play(at("bura", LEAD), (0, "play:KS,6S")).log == [Entry(0, "play:6S,KS")]


# The deal


def test_cards_are_dealt_from_the_leader_and_the_seventh_is_trump():
    match = dealt(Bura(2, BuraOptions()), dealer=0, deck=PACK)
    deal = match.deal
    assert isinstance(deal, BuraDeal)
    assert [text(hand) for hand in deal.hands] == ["JC 9C 7C", "TC 8C 6C"]
    assert (deal.trump_card, text(deal.stock[-3:]), len(deal.stock)) == (card("QC"), "6D AC KC", 30)
    assert deal.stock[0] == card("QC")


def test_trump_and_first_leader_are_told():
    match = dealt(Bura(2, BuraOptions()), dealer=1, deck=cards("6C 6D 7C 7D 8H 8S 9S") + list(PACK[13:]))
    deal = match.deal.clone()
    assert deal.listen(deal.begin) == [Event("trump", None, (card("9S"),), suit=Suit.SPADES), Event("first", 0)]


@pytest.mark.parametrize("seats", [1, 3])
def test_bura_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Bura(seats, BuraOptions())


def test_the_pack_is_worth_120():
    assert sum(WORTH[one] for one in PACK) == 120
    assert [sum(WORTH[one] for one in PACK if one.suit == suit) for suit in Suit] == [30] * 4


@pytest.mark.parametrize(
    ("led", "reply", "taken"),
    [
        ("6S", "7S", True),
        ("6S", "6D", False),
        ("AS", "6H", True),
        ("AH", "6H", False),
        ("KS", "TS", True),
        ("KS", "QS", False),
        ("TS", "KS", False),
        ("9H AH", "TH 6S", False),
        ("9S AS", "TS 6H", True),
        ("9S AS", "6H TS", True),
        ("9S TS", "KS JS", False),
        ("6S 7S 8S", "9S 6H 7H", True),
        ("6S 7S 8S", "7S 6H 9D", False),
        ("6S 9S", "7S TS", True),
        ("6S 9S", "TS 6D", False),
    ],
)
def test_each_card_led_is_beaten_by_a_card_of_its_own(led, reply, taken):
    """Trump is hearts; ten is above king, and which reply beats which card is any assignment that works."""
    assert takes(cards(reply), cards(led), Suit.HEARTS) is taken


# After a trick


def test_a_trick_the_draw_and_the_trump_are_told():
    match = play(at("bura", SHORT), (1, "play:JS,9S"))
    assert match.told[-1] == [
        Event("played", 1, tuple(cards("9S JS"))),
        Event("trick", 1, tuple(cards("6S 8S 9S JS")), number=2),
        Event("drew", 0, (card("QC"),), to=0),
        Event("trump_drawn", 0, (card("QC"),)),
        Event("drew", 1, (card("9H"),), to=1),
    ]


def test_thirty_one_is_told_and_nothing_is_drawn():
    match = play(at("bura", WINNING), (1, "play:8D"))
    assert match.told[-1][-1] == Event("enough", 0, number=31)
    assert (match.over, len(match.deal.hands[0])) == (True, 2)
    assert match.standing.last == Result((1, 0), (1, 2), "points")


@pytest.mark.parametrize(("points", "over"), [(19, False), (20, True), (25, True)])
def test_the_deal_ends_at_31(points, over):
    """The trick brings 11."""
    match = play(at("bura", {**WINNING, "points": {0: points, 1: 0}}), (1, "play:8D"))
    assert match.over is over


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ({0: "AC TC KC", 1: "6D 7C 8C"}, 0),
        ({0: "AD TC KC", 1: "6C 7C 8C"}, 1),
        ({0: "AC TC KC", 1: "6C 7C 8C"}, 1),
        ({0: "AC TC KC", 1: "6D 7D 8D"}, 0),
    ],
)
def test_a_bura_wins_the_leaders_first(hands, winner):
    match = at("bura", {**BURA, "hands": hands})
    assert match.told[0][-1] == Event("bura", winner, tuple(match.deal.hands[winner]))
    assert match.standing.last is not None
    assert (match.standing.last.ranking.index(1), match.standing.last.reason) == (winner, "bura")


@pytest.mark.parametrize(
    ("hands", "leader", "told"),
    [
        ({0: "6S 7S 8S", 1: "AD TD KH"}, 0, 1),
        ({0: "6S 7S 8D", 1: "AD TD KD"}, 1, 0),
        ({0: "6S 7S 8S", 1: "AD TD KD"}, 1, 0),
        ({0: "6S 7S 8C", 1: "AD TD KC"}, 1, 0),
    ],
)
def test_a_molodka_takes_the_lead_from_a_seat_without_one(hands, leader, told):
    match = at("bura", {**BURA, "hands": hands})
    assert match.deal.turn == leader
    assert [event.kind for event in match.told[0]].count("molodka") == told


def test_who_has_the_lead_by_a_molodka_may_lead_any_of_its_cards():
    match = at("bura", {**BURA, "hands": {0: "6S 7S 8S", 1: "AD TD KH"}})
    assert [action.code for action in match.deal.legal(0)] == [
        "play:6S", "play:7S", "play:8S", "play:6S,7S", "play:6S,8S", "play:7S,8S", "play:6S,7S,8S",
    ]  # fmt: skip


# Matches


@pytest.mark.parametrize(
    ("wins", "won", "over"),
    [
        (1, {0: 0, 1: 0}, True),
        (3, {0: 1, 1: 2}, False),
        (3, {0: 2, 1: 2}, True),
        (5, {0: 3, 1: 4}, False),
        (5, {0: 4, 1: 0}, True),
        (11, {0: 9, 1: 10}, False),
        (11, {0: 10, 1: 10}, True),
    ],
)
def test_the_match_ends_with_so_many_wins(wins, won, over):
    """Seat 0 wins this deal."""
    match = play(at("bura", {**WINNING, "won": won}, {"wins": wins}), (1, "play:8D"))
    assert (match.over, match.ranking() if over else None) == (over, (1, 2) if over else None)
    assert match.standing.totals == (won[0] + 1, won[1])


@pytest.mark.parametrize(("wins", "winner"), [(1, 0), (3, 0)])
def test_the_winner_leads_next_in_a_rematch_too(wins, winner):
    match = play(at("bura", WINNING, {"wins": wins}), (1, "play:8D"))
    after = rematch(match) if match.over else match
    assert after.standing.first == winner
    assert after.standing.totals == ((0, 0) if match.over else (1, 0))


def test_the_sheet_counts_wins_where_there_are_several():
    match = play(at("bura", WINNING, {"wins": 3}), (1, "play:8D"))
    assert match.view(0).sheet == ((Text("sheet-won", {}), (1, 0)),)
    assert dealt(Bura(2, BuraOptions())).view(0).sheet == ()


def test_who_leaves_has_lost():
    match = at("bura", {**LEAD, "won": {0: 2, 1: 0}}, {"wins": 3})
    match.host("@end", 0)
    assert (match.ranking(), rematch(match).standing.first) == ((2, 1), 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_match_ends_and_replays(seed):
    match = finish(Match(Bura(2, BuraOptions(wins=3)), bytes([seed]) * 32), Random(seed))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)
    assert max(match.standing.totals) == 3


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (LEAD, (0, "play:6S", True)),
        (REPLY, (1, "play:9D,AS", True)),
        ({**ONE, "hands": {0: "", 1: "8D"}, "stock": "AH 7C"}, (1, "play:8D", False)),
    ],
)
def test_the_silent_play_the_first_code(given, move):
    assert silent(at("bura", given)) == [move]


def test_every_lead_and_reply_makes_all_buttons_old():
    match = play(at("bura", LEAD), (0, "play:6S"))
    assert numbers(match) == [1, 1, 1]
    assert numbers(play(match, (1, "play:7C"))) == [2, 2, 2]


# What is shown and known


def test_the_table_shows_cards_led_the_last_trick_and_points():
    match = play(at("bura", REPLY), (1, "play:9D,KD"))
    view = play(match, (1, "play:AS")).view(None)
    assert view.zones == (
        Zone("trick", "trick", (card("AS"),), by=(1,)),
        Zone("last", "trick", tuple(cards("7D QD 9D KD")), by=(0, 0, 1, 1)),
    )
    assert view.facts == {"trump": card("6D"), "stock": 0}
    assert view.places == (Place(0, 3, facts={"points": 0}), Place(1, 2, facts={"points": 7}))


def test_wins_are_shown_where_there_are_several():
    match = at("bura", {**LEAD, "won": {0: 2, 1: 1}}, {"wins": 3})
    assert [place.facts for place in match.view(None).places] == [{"points": 0, "won": 2}, {"points": 0, "won": 1}]


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (LEAD, 0, Text("ask-lead", {})),
        (LEAD, 1, None),
        (REPLY, None, None),
        (REPLY, 1, Text("ask-reply", {"number": 2})),
    ],
)
def test_a_seat_is_asked_how_many_cards_to_lay(given, seat, ask):
    assert at("bura", given).view(seat).ask == ask


def guesses(match: Match, seat: int, count: int = 60) -> list[BuraDeal]:
    rng = Random(5)
    deal = match.deal
    assert isinstance(deal, BuraDeal)
    return [deal.redeal(seat, rng) for _ in range(count)]


def test_the_trump_under_the_stock_and_in_the_hand_is_known():
    match = at("bura", ONE)
    assert {guess.stock[0] for guess in guesses(match, 0)} == {card("7C")}
    match = play(at("bura", SHORT), (1, "play:JS,9S"))
    assert all(card("QC") in guess.hands[0] for guess in guesses(match, 1))


FRESH = {"trump": "C", "turn": 1, "dealt_now": True, "stock": "9C TC AC 6C 7C 8C 9S TS 6H 7H 8H 9H QC"}


def suits(hand) -> list[str]:
    return sorted({one.suit.code for one in hand})


def test_a_molodka_that_took_the_lead_is_guessed_as_one_of_any_plain_suit():
    match = at("bura", {**FRESH, "hands": {0: "6S 7S 8S", 1: "AD TD KH"}})
    found = {tuple(suits(guess.hands[0])) for guess in guesses(match, 1)}
    assert found == {("S",), ("H",)}
    match = play(match, (0, "play:6S"))
    assert {tuple(suits(guess.hands[0])) for guess in guesses(match, 1)} == {("S",)}


def test_no_guess_has_a_bura_or_a_molodka_that_would_have_told():
    match = at("bura", {**FRESH, "hands": {0: "6S 7S 8D", 1: "AD TD KH"}})
    assert all(len(suits(guess.hands[0])) > 1 for guess in guesses(match, 1))
    assert not any(suits(guess.hands[1]) == ["C"] for guess in guesses(match, 0))
    match = play(match, (1, "play:AD"))
    assert all(len(suits(guess.hands[0])) > 1 for guess in guesses(match, 1))


# The computer


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        ({**ONE, "hands": {0: "6S 7H", 1: "AS TS 6H"}}, 1, "play:AS"),
        ({**ONE, "table": [[0, "JD"]], "hands": {0: "6S 7H", 1: "AS 6C 6H"}}, 1, "play:6H"),
        ({**ONE, "table": [[0, "AD"]], "hands": {0: "6S 7H", 1: "AS 6C 6H"}}, 1, "play:6C"),
        ({**ONE, "table": [[0, "6D"]], "hands": {0: "6S 7H", 1: "AS 6C 6H"}}, 1, "play:6H"),
        ({**SHORT, "table": [[0, "6S 8S"]], "hands": {0: "7H", 1: "9S TS 6H"}}, 1, "play:9S,TS"),
    ],
)
def test_the_computer_beats_what_pays(given, seat, code):
    match = at("bura", given)
    move = player("bura").choose(seat, match.view(seat), partial(match.imagine, seat, Random(1)), Random(1))
    assert move.code == code


def test_the_computer_does_not_think_about_an_only_move():
    match = at("bura", {**ONE, "hands": {0: "", 1: "8D"}, "stock": "AH 7C"})
    move = player("bura").choose(1, match.view(1), lambda: pytest.fail("imagined"), Random(1))
    assert move == Action("play", (card("8D"),))


def test_the_computer_beats_chance():
    """It wins at least 32 of 40 deals against one that plays at random."""
    assert sum(rank == 1 for rank in map(rank_of_the_computer, range(40))) >= 32


def rank_of_the_computer(number: int) -> int:
    match = Match(Bura(2, BuraOptions()), bytes([number]) * 32)
    rng = Random(number)
    while not match.over:
        seat = match.deal.turn
        thinking = player("bura") if seat == number % 2 else at_random.Computer()
        match.apply(seat, thinking.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng).code)
    return (match.ranking() or ())[number % 2]
