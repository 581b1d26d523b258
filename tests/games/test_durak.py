"""Throw-in durak beyond its worked examples: the bout, who throws in, the draw from the stock, epaulettes, teams."""

from itertools import product

import pytest

from games.cards import Suit, cards, pack
from games.parts.beating import beats, in_order, lowest
from tests.games.durak_positions import (
    DEFENDING,
    LEADING,
    MOVING_ON,
    PILING,
    THROWING,
    at,
    hands,
    kinds,
    play,
    state,
)

SIX_LEFT = {**THROWING, "hands": ["9D 8D", "TS KH JC", "9C 6D", "KD 7H"], "passed": [], "turn": 0}


@pytest.mark.parametrize(
    ("card", "under", "expected"),
    [
        ("TS", "9S", True),
        ("QS", "TS", True),
        ("AS", "KS", True),
        ("9S", "TS", False),
        ("9S", "9S", False),
        ("AD", "9S", False),
        ("6H", "AS", True),
        ("6H", "7H", False),
        ("AS", "6H", False),
    ],
)
def test_beating(card, under, expected):
    one, other = cards(f"{card} {under}")
    assert beats(one, other, Suit.HEARTS) is expected


def test_each_pair_of_a_suit_is_beaten_one_way():
    """Ranks are compared as ranks, not as texts (field report 72)."""
    for one, other in product(pack(), pack()):
        if one.suit == other.suit:
            assert beats(one, other, Suit.HEARTS) is (list(pack()).index(one) > list(pack()).index(other))


def test_order_of_a_set_is_by_rank_then_spades_hearts_diamonds_clubs():
    assert in_order(cards("AC 7C 7S TD 7D 7H")) == cards("7S 7H 7D 7C TD AC")


@pytest.mark.parametrize(("hand", "expected"), [("AH 6H 9D KS", "9D"), ("AH 7H TH", "7H"), ("9D 9S 6H", "9S")])
def test_lowest_plain_card_is_led_for_the_silent(hand, expected):
    assert lowest(cards(hand), Suit.HEARTS).code == expected


def test_after_a_take_the_lead_passes_over_the_taker():
    """Field report 70."""
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "take"), (0, "pass"), (2, "pass"), (3, "pass"))
    assert (state(match).leader, state(match).defender) == (2, 3)


def test_after_a_beaten_bout_the_defender_leads():
    """Field report 71."""
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "pass"), (2, "pass"), (3, "pass"))
    assert (state(match).leader, state(match).defender) == (1, 2)


def test_all_are_asked_again_about_a_rank_of_the_defence():
    """A bout ends only when each that may throw in has passed since the last card (field report 73)."""
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "throw:9D"), (1, "beat:9D,AD"))
    assert list(match.deal.actors) == [0, 2, 3]
    play(match, (0, "pass"), (2, "throw:9C"))
    assert match.deal.phase == "defend"
    play(match, (1, "beat:9C,KH"))
    assert (list(match.deal.actors), match.deal.turn) == ([0, 2, 3], 2)


def test_the_stock_runs_out_by_turns_and_the_trump_goes_last():
    """The leader draws first, then clockwise, the defender last; only then is it seen who is out (field report 74)."""
    given = {"trump": "H", "stock": "QD JC 6H", "hands": ["7S 8C 9C TC JD QC", "8S", "KC KD KS AC AD"],
             "phase": "lead", "leader": 0, "defender": 1}  # fmt: skip
    match = at(given)
    told = play(match, (0, "lead:7S"), (1, "beat:7S,8S"))
    assert hands(match) == ["8C 9C TC JD QC QD", "6H", "JC KC KD KS AC AD"]
    assert [(event.kind, event.seat) for event in told if event.kind in ("trump_drawn", "out")] == [("trump_drawn", 1)]
    assert state(match).seen[1] == cards("6H")
    assert state(match).leader == 1


def test_two_players_have_one_fool():
    """Field report 75."""
    match = at({"trump": "H", "hands": ["7S", "6D 8D"], "phase": "lead", "leader": 0, "defender": 1})
    told = play(match, (0, "lead:7S"), (1, "take"))
    assert match.over
    assert match.deal.result().titles == ((1, "fool"), (0, "first_out"))
    assert match.ranking() == (1, 2)
    assert kinds(told) == ["lead", "take", "taken", "out", "fool"]


def test_a_draw_of_the_last_two():
    match = at({"trump": "H", "out": [2], "hands": ["7S", "9S", ""], "phase": "lead", "leader": 0, "defender": 1})
    told = play(match, (0, "lead:7S"), (1, "beat:7S,9S"))
    assert match.deal.result().titles == ((2, "first_out"), (0, "draw"), (1, "draw"))
    assert kinds(told) == ["lead", "beat", "beaten", "emptied", "emptied", "draw"]


def test_all_out_at_once_is_a_draw_and_nobody_can_be_transferred_to():
    """Field report 76."""
    match = at({"trump": "H", "hands": ["7S", "7D"], "phase": "lead", "leader": 0, "defender": 1}, transfer="plain")
    play(match, (0, "lead:7S"))
    assert [action.code for action in match.deal.legal(1)] == ["take"]
    match = at({"trump": "H", "hands": ["7S 7C", "7H 8S", "7D"], "phase": "lead", "leader": 0, "defender": 1})
    play(match, (0, "lead:7S"), (1, "beat:7S,8S"), (0, "throw:7C"), (1, "beat:7C,7H"))
    assert match.deal.result().ranking == (1, 2, 3)


def test_places_go_by_the_order_in_which_hands_emptied():
    given = {"trump": "H", "hands": ["7S", "8S TS 9H", "TD QD", "8D"], "phase": "lead", "leader": 0, "defender": 1}
    match = at(given)
    told = play(match, (0, "lead:7S"), (1, "beat:7S,8S"), (2, "pass"), (3, "throw:8D"), (1, "beat:8D,9H"), (2, "pass"))
    assert [(event.seat, event.number) for event in told if event.kind == "out"] == [(0, 1), (3, 2)]
    assert (state(match).leader, state(match).defender) == (1, 2)


def test_who_has_thrown_in_keeps_the_right():
    match = at(SIX_LEFT)
    play(match, (0, "pass"), (2, "throw:9C"), (1, "beat:9C,KH"))
    assert match.deal.turn == 2
    play(match, (2, "pass"))
    assert match.deal.turn == 3


def test_piling_on_starts_with_the_attacker_and_asks_each_once():
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "pass"), (2, "throw:9C"), (1, "take"))
    assert (match.deal.phase, match.deal.turn, list(match.deal.actors)) == ("pile", 0, [0, 2, 3])
    play(match, (3, "pass"), (0, "throw:9D"))
    assert list(match.deal.actors) == [2]
    play(match, (2, "pass"))
    assert hands(match)[1] == "7S 9C 9D 9S TS JC KH AD"


def test_no_piling_on_by_option():
    match = at(LEADING, pile_on="forbid")
    told = play(match, (0, "lead:7S"), (1, "take"))
    assert kinds(told) == ["lead", "take", "taken"]
    assert state(match).leader == 2


def test_only_neighbours_throw_in_by_option():
    match = at(LEADING, throwers="neighbours")
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"))
    assert list(match.deal.actors) == [0, 2]


def test_after_a_transfer_the_neighbours_are_the_transferrers():
    given = {**MOVING_ON, "hands": ["9D QC", "8H KC 7H", "8S QS TD", "KD AD"]}
    match = at(given, transfer="plain", throwers="neighbours")
    play(match, (1, "transfer:8H"), (2, "take"))
    assert list(match.deal.actors) == [1, 3]


def test_a_neighbour_without_cards_is_not_replaced():
    """The right was his when the defender became one; whoever sits behind him does not inherit it."""
    given = {"trump": "H", "hands": ["7S 9D", "9S KH 8H", "7D", "7C KD"], "phase": "lead", "leader": 0, "defender": 1}
    match = at(given, throwers="neighbours")
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "pass"), (2, "throw:7D"), (1, "beat:7D,8H"))
    assert list(match.deal.actors) == [0]


def test_who_has_nothing_that_fits_is_not_asked_by_option():
    match = at(THROWING, auto_pass="empty")
    assert list(match.deal.actors) == [0, 2]
    match = at({**LEADING, "hands": ["7S 8D", "9S AD", "6D TC", "KD"]}, auto_pass="empty")
    assert kinds(play(match, (0, "lead:7S"), (1, "beat:7S,9S"))) == ["lead", "beat", "beaten"]


@pytest.mark.parametrize(("first_limit", "bout", "expected"), [(5, True, 5), (5, False, 6), (6, True, 6)])
def test_the_first_bout_may_be_shorter(first_limit, bout, expected):
    given = {"trump": "H", "hands": ["7S 7D 7C 7H 6S 6D", "9S TS QS KS AS 9D"], "phase": "lead", "leader": 0,
             "defender": 1, "first_bout": bout}  # fmt: skip
    assert state(at(given, first_limit=first_limit)).limit == expected


def test_a_transfer_in_the_first_bout_stays_within_its_limit():
    given = {**MOVING_ON, "first_bout": True, "hands": ["9D", "8H KC", "8S QS TD KD AD QC JC"], "table": "8D"}
    match = at(given, first_limit=5, transfer="plain")
    play(match, (1, "transfer:8H"))
    assert (state(match).limit, state(match).room) == (5, 3)


def test_a_shown_trump_moves_the_attack_on_and_stays():
    match = at(MOVING_ON, transfer="show")
    told = play(match, (1, "show:8H"))
    assert (state(match).attacker, state(match).defending, hands(match)[1]) == (1, 2, "7H 8C 8H KC")
    assert [(event.kind, event.seat, event.other) for event in told] == [("show", 1, 2)]
    assert state(match).seen[1] == cards("8H")


@pytest.mark.parametrize(
    ("pogony", "deck", "hand", "lead", "moves", "expected"),
    [
        ("strict", 36, "6S 6D", "6S,6D", [(1, "take")], True),
        ("strict", 36, "6S 6D 6C", "6S,6D,6C", [(1, "take")], False),
        ("strict", 36, "9S 9D", "9S,9D", [(1, "take")], False),
        ("strict", 24, "9S 9D", "9S,9D", [(1, "take")], True),
        ("strict", 52, "2S 2D", "2S,2D", [(1, "take")], True),
        ("strict", 52, "6S 6D", "6S,6D", [(1, "take")], False),
        ("none", 36, "6S 6D", "6S,6D", [(1, "take")], False),
        ("wide", 36, "6S 6D 6C", "6S,6D,6C", [(1, "take")], True),
        ("strict", 36, "6S 6D", "6S", [(1, "take"), (0, "throw:6D")], False),
        ("wide", 36, "6S 6D", "6S", [(1, "take"), (0, "throw:6D")], True),
        ("wide", 36, "6S 7D", "6S", [(1, "beat:6S,TS"), (0, "pass"), (1, "lead:KC"), (0, "take")], None),
    ],
)
def test_epaulettes(pogony, deck, hand, lead, moves, expected):
    given = {"trump": "H", "hands": [hand, "TS TD KC AC"], "phase": "lead", "leader": 0, "defender": 1}
    match = at(given, pogony=pogony, deck=deck)
    told = play(match, (0, f"lead:{lead}"), *moves)
    assert match.over is (expected is not None)
    assert ("pogony" in kinds(told)) is bool(expected)
    if match.over:
        assert ((1, "pogony") in match.deal.result().titles) is expected


def test_sixty_bouts_in_a_row_taken_are_a_draw():
    given = {"trump": "H", "stale": 59, "out": [3], "hands": ["7S 8D", "9S KC", "TD QD", ""], "phase": "lead",
             "leader": 0, "defender": 1}  # fmt: skip
    match = at(given)
    told = play(match, (0, "lead:7S"), (1, "take"), (0, "pass"), (2, "pass"))
    assert match.deal.result().ranking == (2, 2, 2, 1)
    assert match.deal.result().reason == "stale"
    assert match.deal.result().titles == ((3, "first_out"), (0, "draw"), (1, "draw"), (2, "draw"))
    assert kinds(told)[-1] == "stale"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"stock": "QD"}, 0),
        ({"hands": ["7S", "9S KC", "TD QD"]}, 0),
        ({}, 8),
    ],
)
def test_drawing_or_going_out_is_no_stale_bout(change, expected):
    given = {"trump": "D" if change.get("stock") else "H", "stale": 7, "hands": ["7S 8D", "9S KC", "TD AD"],
             "phase": "lead", "leader": 0, "defender": 1, **change}  # fmt: skip
    match = at(given, pile_on="forbid")
    play(match, (0, "lead:7S"), (1, "take"))
    assert state(match).stale == expected


def test_a_beaten_bout_is_not_stale():
    match = at({**LEADING, "stale": 40})
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "pass"), (2, "pass"), (3, "pass"))
    assert state(match).stale == 0


TEAMS = {"trump": "H", "hands": ["7S 9D", "9S KH", "7D 8D", "TD QD", "7C KC", "JS JD"], "phase": "lead", "leader": 0,
         "defender": 1}  # fmt: skip


def test_only_opponents_throw_in():
    match = at(TEAMS, teams="teams")
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"))
    assert list(match.deal.actors) == [0, 2, 4]
    match = at(TEAMS, teams="teams", throwers="neighbours")
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"))
    assert list(match.deal.actors) == [0, 2]


def test_of_three_partners_the_next_in_plays_the_place():
    given = {**TEAMS, "out": [1, 3], "hands": ["7S 9D", "", "7D 8D", "", "7C KC", "JS JD"]}
    match = at(given, teams="teams")
    assert (state(match).defending, state(match).limit) == (5, 2)
    play(match, (0, "lead:7S"), (5, "beat:7S,JS"), (0, "pass"), (2, "pass"), (4, "pass"))
    assert (state(match).leader, state(match).defender, list(match.deal.actors)) == (1, 2, [5])
    play(match, (5, "lead:JD"), (2, "take"))
    assert match.over


def test_a_team_loses_together():
    given = {**TEAMS, "out": [1, 3], "hands": ["7S 9D", "", "7D 8D", "", "7C KC", "JS"]}
    match = at(given, teams="teams")
    told = play(match, (0, "lead:7S"), (5, "beat:7S,JS"))
    assert match.deal.result().ranking == (4, 1, 4, 1, 4, 1)
    assert match.deal.result().points == (1, 0, 1, 0, 1, 0)
    assert [event.seat for event in told if event.kind == "fool"] == [0, 2, 4]
    assert [seat for seat, title in match.deal.result().titles if title == "first_out"] == [1, 3, 5]
    assert [event.seat for event in told if event.kind == "emptied"] == [5]


def test_both_teams_out_at_once_is_a_draw():
    given = {"trump": "H", "out": [2, 3], "hands": ["7S", "9S", "", ""], "phase": "lead", "leader": 0, "defender": 1}
    match = at(given, teams="teams")
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"))
    assert match.deal.result().ranking == (1, 1, 1, 1)
    assert match.deal.result().titles == tuple((seat, "draw") for seat in range(4))


@pytest.mark.parametrize(
    ("position", "options", "expected"),
    [
        (LEADING, {}, [(0, "lead:7S", True)]),
        ({**LEADING, "hands": ["7H 8H", "9S", "9C", "6D"]}, {}, [(0, "lead:7H", True)]),
        ({**LEADING, "hands": ["7H", "9S", "9C", "6D"]}, {}, [(0, "lead:7H", False)]),
        (DEFENDING, {}, [(1, "take", True)]),
        ({**DEFENDING, "hands": ["9D", "KC", "8C"]}, {}, [(1, "take", False)]),
        (MOVING_ON, {"transfer": "show"}, [(1, "take", True)]),
        (THROWING, {}, [(3, "pass", False)]),
        (PILING, {}, [(0, "pass", False)]),
    ],
)
def test_moves_for_a_silent_player(position, options, expected):
    assert at(position, **options).silence() == expected
