"""Ochko beyond its worked examples (tests/vectors/ochko.yaml): refusals, re-deals, what is seen, matches of several."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import cards, pack, text
from games.deal import Result
from games.match import Match
from games.players import player
from games.rules.ochko import VALUES, Ochko, OchkoDeal, OchkoOptions
from games.view import Place, Text, Zone
from tests.conformance.secrets import named
from tests.games.matches import SEED, at, dealt, finish, numbers, play, refused, rematch, silent, state

ACT = {"dealer": 1, "turn": 0, "hands": ["9S 8D", "7S 8D"], "stock": "6H"}
THREE = {"dealer": 2, "turn": 0, "hands": ["9S 8D", "7S 8H", "TS KD"], "stock": "6H"}
FULL = {**ACT, "hands": ["JS JD JH QS QD", "7S 8D"]}
ALL_21 = {**ACT, "hands": ["JS JD JH 6S 9D", "7S 8D"]}
LAST = {**ACT, "stood": [1]}
OVER = {**ACT, "phase": "over"}

ILLEGAL = [
    (OVER, 7, "what", "game_over"),
    (ACT, 2, "what", "not_seated"),
    (ACT, -1, "hit", "not_seated"),
    (ACT, 1, "what", "not_your_turn"),
    ({**THREE, "bust": [1]}, 1, "stand", "not_your_turn"),
    ({**THREE, "stood": [2]}, 2, "hit", "not_your_turn"),
    ({**THREE, "playing": [0, 1], "hands": ["9S 8D", "7S 8H", ""]}, 2, "hit", "not_your_turn"),
    (ACT, 0, "", "bad_action"),
    (ACT, 0, "pass", "bad_action"),
    (ACT, 0, "hit:1", "bad_action"),
    (ACT, 0, "stand:9S", "bad_action"),
    ({**ACT, "hands": ["AS TD", "7S 8D"]}, 0, "hit", "have_21"),
    (ALL_21, 0, "hit", "have_21"),
    (FULL, 0, "hit", "max_cards"),
]


def ochko(match: Match) -> OchkoDeal:
    assert isinstance(match.deal, OchkoDeal)
    return match.deal


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("ochko", given), seat, code) == reason


# The deal


def test_the_points_of_the_pack_sum_to_240():
    assert [VALUES[card] for card in cards("6S 7H 8D 9C TS JH QD KC AS")] == [6, 7, 8, 9, 10, 2, 3, 4, 11]
    assert sum(VALUES[card] for card in pack() if card.rank >= 6) == 240


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    deal = ochko(dealt(Ochko(3, OchkoOptions()), dealer=1, deck=pack(cards("6S")[0].rank)))
    assert [text(hand) for hand in deal.hands] == ["7C TC", "8C JC", "6C 9C"]
    assert (deal.turn, text(deal.stock[:-3:-1]), len(deal.stock)) == (2, "QC KC", 30)


@pytest.mark.parametrize(
    ("hand", "two_aces", "total"),
    [("AS AD", 22, 22), ("AS AD", 21, 21), ("AS TD", 21, 21), ("AS AD JC", 21, 24), ("JS QD KC", 22, 9)],
)
def test_what_a_hand_counts(hand, two_aces, total):
    given = {**THREE, "hands": [hand, "6S 6D", "7S 7D"]}
    assert ochko(at("ochko", given, {"two_aces": two_aces})).total(0) == total


def test_two_aces_are_bust_before_anybody_acts():
    match = at("ochko", {**THREE, "dealt": True, "hands": ["AS AD", "7S 8H", "TS KD"]})
    assert (ochko(match).bust, match.awaited, match.deal.phase) == ([0], (1,), "act")
    assert match.view(2).zones == (Zone("hand", "row", tuple(cards("AS AD")), owner=0),)


def test_when_all_are_dealt_two_aces_all_are_dealt_anew():
    match = at("ochko", {**ACT, "dealt": True, "hands": ["AS AD", "AH AC"]})
    deal = ochko(match)
    assert (deal.redeals, deal.playing, deal.bust, deal.dealer) == (1, [0, 1], [], 0)


# Turn


def test_a_seat_stays_in_turn_until_it_stands():
    match = play(at("ochko", {**ACT, "hands": ["JS QD", "7S 8D"], "stock": "JH JC"}), (0, "hit"), (0, "hit"))
    assert (match.awaited, text(match.deal.hands[0])) == ((0,), "JS QD JH JC")
    assert play(match, (0, "stand")).awaited == (1,)


def test_a_card_taken_only_its_owner_sees():
    match = play(at("ochko", {**ACT, "hands": ["JS QD", "7S 8D"]}), (0, "hit"))
    assert match.told[-1] == [Event("hit", 0), Event("drew", 0, tuple(cards("6H")), to=0)]
    assert (set(named(match.view(None))), set(named(match.view(1)))) == (set(), set(cards("7S 8D")))


def test_who_goes_over_21_is_opened_and_the_turn_goes_on():
    match = play(at("ochko", THREE), (0, "hit"))
    assert match.told[-1][2:] == [Event("bust", 0, tuple(cards("9S 8D 6H")), number=23)]
    assert match.awaited == (1,)
    assert match.view(None).places == (
        Place(0, 3, facts={"won": 0, "bust": 23}),
        Place(1, 2, facts={"won": 0}),
        Place(2, 2, facts={"won": 0, "dealer": 1}),
    )


# The end


def test_the_last_one_left_wins_without_showing():
    match = play(at("ochko", {**ACT, "hands": ["9S 8D", "AS TH"]}), (0, "hit"))
    assert match.told[-1][-1] == Event("won", 1)
    assert match.standing.last == Result((0, 1), (2, 1), "last")
    assert not set(cards("AS TH")) & set(named(match.view(0)))


def test_at_the_showdown_all_hands_are_opened():
    match = play(at("ochko", {**THREE, "stood": [1, 2], "bust": []}), (0, "stand"))
    assert match.told[-1] == [
        Event("stand", 0),
        Event("shown", 0, tuple(cards("9S 8D")), number=17),
        Event("shown", 1, tuple(cards("7S 8H")), number=15),
        Event("shown", 2, tuple(cards("TS KD")), number=14),
        Event("won", 0),
    ]
    assert [zone.owner for zone in match.view(None).zones] == [0, 1, 2]
    assert match.standing.last == Result((1, 0, 0), (1, 2, 2), "nearest")


@pytest.mark.parametrize(
    ("hands", "bust", "playing", "dealer"),
    [
        (["TS 9D", "TH 9C", "KS KD"], [], [0, 1], 0),
        (["TS 9D", "KS KD", "TH 9C"], [], [0, 2], 0),
        (["TS QD", "KS KD", "9H 6C"], [], [0, 1, 2], 0),
        (["TS QD", "KS KD", "9H 6C TC"], [2], [0, 1], 0),
        (["KS KD", "TS 9D", "TH 9C"], [], [1, 2], 1),
    ],
)
def test_who_is_dealt_again(hands, bust, playing, dealer):
    """Of equal best totals their seats; where nobody has 16, all that are not bust."""
    match = play(at("ochko", {**THREE, "hands": hands, "stood": [1, 2], "bust": bust}), (0, "stand"))
    deal = ochko(match)
    assert (deal.redeals, deal.playing, deal.dealer) == (1, playing, dealer)
    assert [len(hand) for hand in deal.hands] == [2 * (seat in playing) for seat in range(3)]
    assert sum(map(len, deal.holding())) == 36
    assert Event("redeal", dealer, number=1) in match.told[-1]
    assert match.view(None).facts == {"redeals": 1}


def test_a_draw_after_the_last_redeal_is_shared():
    given = {**THREE, "hands": ["TS 9D", "TH 9C", "KS KD"], "stood": [1, 2], "redeals": 10}
    match = play(at("ochko", given), (0, "stand"))
    assert match.told[-1][-3:] == [Event("shared"), Event("won", 0), Event("won", 1)]
    assert match.standing.last == Result((1, 1, 0), (1, 1, 3), "shared")


# The match


@pytest.mark.parametrize("wins", [1, 3, 5])
def test_a_match_ends_when_a_seat_has_won_so_many_deals(wins):
    match = finish(Match(Ochko(4, OchkoOptions(wins=wins)), SEED), Random(wins))
    assert max(match.standing.totals) == wins
    assert match.standing.number - 1 <= 4 * (wins - 1) + 1
    assert match.ranking() is not None


def test_the_deal_passes_on_and_the_won_deals_are_kept():
    match = play(at("ochko", {**THREE, "stood": [1, 2], "won": [1, 2, 0]}, {"wins": 3}), (0, "stand"))
    assert (match.standing.totals, match.standing.number, ochko(match).dealer) == ((2, 2, 0), 2, 0)
    assert match.view(None).sheet == (
        (Text("sheet-deal", {"number": 1}), (1, 0, 0)),
        (Text("sheet-total", {}), (2, 2, 0)),
    )


def test_a_rematch_is_dealt_by_the_seat_after_the_last_dealer():
    match = play(at("ochko", {**THREE, "stood": [1, 2]}), (0, "stand"))
    assert match.ranking() == (1, 2, 2)
    again = rematch(match)
    assert (ochko(again).dealer, again.standing.totals) == (0, (0, 0, 0))


def test_a_match_may_be_over_before_anybody_acts():
    """Of two seats one is dealt two aces."""
    match = Match(Ochko(2, OchkoOptions()), bytes(32), at("ochko", LAST).standing)
    assert (match.over, match.log, match.ranking()) == (True, [], (1, 2))
    assert [event.kind for event in match.told[0]] == ["dealt", "bust", "won"]


@pytest.mark.parametrize(
    ("given", "ranking"),
    [
        (THREE, (1, 3, 1)),
        ({**THREE, "bust": [2]}, (1, 3, 2)),
        ({**THREE, "playing": [0, 1], "hands": ["9S 8D", "7S 8H", ""]}, (1, 3, 2)),
    ],
)
def test_who_leaves_is_last_and_those_still_in_share_the_deal(given, ranking):
    match = at("ochko", given)
    match.host("@end", 1)
    assert match.ranking() == ranking


@pytest.mark.parametrize("seats", [1, 7])
def test_ochko_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        Ochko(seats, OchkoOptions())


def test_a_match_replays():
    match = finish(Match(Ochko(6, OchkoOptions(wins=5)), SEED), Random(7))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [(ACT, (0, "stand", True)), (FULL, (0, "stand", False)), (ALL_21, (0, "stand", False))],
)
def test_the_silent_stand(given, move):
    assert silent(at("ochko", given)) == [move]


def test_a_card_or_a_stand_makes_only_its_own_buttons_old_a_bust_all():
    match = play(at("ochko", {**THREE, "stock": "JC JD 9H"}), (0, "hit"))
    assert numbers(match) == [1, 0, 0, 0]
    assert numbers(play(match, (0, "stand"))) == [2, 0, 0, 0]
    assert numbers(play(match, (1, "hit"), (1, "hit"))) == [3, 2, 1, 1]


def test_a_redeal_makes_all_buttons_old():
    match = play(at("ochko", {**LAST, "hands": ["TS 9D", "TH 9C"]}), (0, "stand"))
    assert numbers(match) == [1, 1, 1]


# What is shown and known


@pytest.mark.parametrize(
    ("given", "ask"), [(ACT, Text("ask-hit", {})), (FULL, Text("ask-stand", {})), (ALL_21, Text("ask-stand", {}))]
)
def test_the_seat_in_turn_is_asked(given, ask):
    match = at("ochko", given)
    assert (match.view(0).ask, match.view(1).ask, match.view(None).ask) == (ask, None, None)


def test_a_seat_sees_its_own_total_only():
    match = at("ochko", THREE)
    notes = [match.view(seat).notes for seat in (0, 1, 2, None)]
    assert notes == [*((Text("note-total", {"number": total}),) for total in (17, 15, 14)), ()]


def test_places_tell_who_stands_and_who_is_out():
    given = {**THREE, "playing": [0, 1], "hands": ["9S 8D", "7S 8H", ""], "stood": [1], "won": [0, 1, 2]}
    places = at("ochko", given, {"wins": 3}).view(None).places
    assert [(place.state, place.cards, place.facts["won"]) for place in places] == [
        ("in", 2, 0),
        ("passed", 2, 1),
        ("out", 0, 2),
    ]


def test_a_closed_hand_is_known_not_to_be_over_21():
    """Else it had been opened."""
    match = at("ochko", {**ACT, "hands": ["9S 8D", "JS JD JH QS QD"]})
    for seed in range(30):
        twin = match.imagine(0, Random(seed))
        assert isinstance(twin, OchkoDeal)
        assert twin.total(1) <= 21


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({**ACT, "hands": ["7S 8H", "TS KD"]}, "hit"),
        ({**ACT, "hands": ["TS 6H", "TC KD"]}, "stand"),
        (FULL, "stand"),
        ({**THREE, "hands": ["TS 6H", "7S 8H", "TC KD", "6S 6D"], "dealer": 3}, "hit"),
        ({**THREE, "hands": ["TS 7H", "7S 8H", "TC KD", "6S 6D"], "dealer": 3}, "stand"),
    ],
)
def test_the_computer_takes_cards_up_to_16_or_17(given, code):
    match = at("ochko", given)
    assert player("ochko").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1)).code == code
