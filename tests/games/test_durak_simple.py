"""Simple durak beyond its worked examples: leads by variant, what is taken, who leads, refusals, matches, views."""

from functools import partial
from random import Random
from typing import Any

import pytest

from games.actions import Event
from games.cards import Card, cards, pack, text
from games.game import Standing
from games.match import Match
from games.parts.fools import outcome
from games.parts.shapes import of_shape, shape, twins
from games.players import at_random, player
from games.rules.durak_simple import LISTED, PACK, DurakSimple, DurakSimpleDeal, DurakSimpleOptions
from games.view import Text, Zone
from tests.games.durak_positions import hands, kinds, play, reason
from tests.notation import durak_simple as notation

LEADING = {"trump": "H", "hands": ["7S 7D 9D", "8S 8D KH", "TC JC"], "phase": "lead", "entitled": 0}
DEFENDING = {"trump": "C", "hands": ["TH", "8D AD KS", "8S 9S"], "table": "6S/7S 6D 9H", "phase": "defend",
             "leader": 0, "defender": 1}  # fmt: skip
PASSED_OVER = {"trump": "S", "hands": ["7S 8D QH", "9D 9C KH", "TD JC"], "phase": "lead", "entitled": 0}
NO_PAIRS = {"trump": "S", "hands": ["7D 7C 8D", "KH"], "phase": "lead", "entitled": 0}
LOOP = {"trump": "H", "hands": ["8D TS QS QD", "TC 9S 7D AD"], "phase": "lead", "entitled": 0}
ROUND_AND_ROUND = [(0, "lead:QS,QD"), (1, "take"), (1, "lead:QS,QD"), (0, "take"), (0, "lead:QS,QD"), (1, "take")]


def at(given: dict[str, Any], variant: str = "a", deals: int = 1) -> Match:
    return notation.match({"name": "a position", "given": given, "options": {"variant": variant, "deals": deals}})


def state(match: Match) -> DurakSimpleDeal:
    assert isinstance(match.deal, DurakSimpleDeal)
    return match.deal


def new(seats: int, seed: bytes = bytes(32), **options: Any) -> Match:
    return Match(DurakSimple(seats, DurakSimpleOptions(**options)), seed)


def numbers(match: Match) -> list[int]:
    return [match.number(seat) for seat in (*range(match.game.n), None)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("7S", (1,)), ("7S 8S", (1, 1)), ("7S 7D", (2,)), ("9H 7S 7D", (2, 1)), ("7S 7D 7C 7H 9S", (4, 1)),
     ("9S 7S 9D 7D TH", (2, 2, 1)), ("", ())],
)  # fmt: skip
def test_the_shape_of_a_set(hand, expected):
    assert shape(cards(hand)) == expected


@pytest.mark.parametrize(("hand", "expected"), [("7S 8S", 0), ("7S 7D", 1), ("7S 7D 7C 8S 8D", 3)])
def test_twins_would_have_to_go(hand, expected):
    assert twins(cards(hand)) == expected


def test_sets_of_a_shape_are_listed_once_in_order():
    sets = [text(one) for one in of_shape(cards("9S 7D 7S 9D 8C"), (2, 2, 1))]
    assert sets == ["7S 7D 8C 9S 9D"]
    assert [text(one) for one in of_shape(cards("8C 7D 7S 7C"), (2, 1))] == ["7S 7D 8C", "7S 7C 8C", "7D 7C 8C"]


@pytest.mark.parametrize(
    ("variant", "hand", "lead"),
    [
        ("a", "7S 7D 7C 7H", "7S,7H,7D"),
        ("a", "7S 7D KH", "7S,7D,KH"),
        ("b", "7S 7D KH", "7S,7D"),
        ("v", "7S 7D 7C 7H KS", "7S,7H,7D,7C,KS"),
        ("v", "7S 7D 7C KH KS", "7S,7D,7C,KS,KH"),
        ("v", "7S 7D 7C", "7S,7D,7C"),
        ("g", "7S 7D 7C", "7S,7C"),
    ],
)
def test_forms_of_a_lead(variant, hand, lead):
    match = at({**LEADING, "hands": [hand, "8S 8D 8C AH AC"]}, variant)
    assert f"lead:{lead}" in {action.code for action in match.deal.legal(0)}
    play(match, (0, f"lead:{lead}"))
    assert match.deal.phase == "defend"


ILLEGAL = [
    (LEADING, "a", 3, "lead:7S", "not_seated"),
    (LEADING, "a", 0, "", "bad_code"),
    (LEADING, "a", 0, "lead", "bad_code"),
    (LEADING, "a", 0, "lead:7S,7S", "bad_code"),
    (LEADING, "a", 0, "lead:5S", "bad_code"),
    (LEADING, "a", 0, "lead:7S,H", "bad_code"),
    (LEADING, "a", 2, "throw:TC", "bad_code"),
    (DEFENDING, "a", 1, "beat:6D", "bad_code"),
    (DEFENDING, "a", 1, "take:6D", "bad_code"),
    (DEFENDING, "a", 0, "lead:TH", "wrong_phase"),
    (LEADING, "a", 1, "take", "wrong_phase"),
    (LEADING, "a", 1, "beat:7S,8S", "wrong_phase"),
    (LEADING, "a", 1, "lead:8S", "not_you"),
    (DEFENDING, "a", 2, "take", "not_you"),
    (PASSED_OVER, "g", 0, "lead:7S", "not_you"),
    (LEADING, "a", 0, "lead:7S,8S", "not_held"),
    (DEFENDING, "a", 1, "beat:6D,AS", "not_held"),
    (LEADING, "a", 0, "lead:7S,9D", "bad_form"),
    (LEADING, "v", 0, "lead:7S,7D", "bad_form"),
    (PASSED_OVER, "g", 1, "lead:9D,9C,KH", "bad_form"),
    (NO_PAIRS, "g", 0, "lead:7D,8D", "bad_form"),
    (NO_PAIRS, "g", 0, "lead:7D,7C", "too_many"),
    ({**LEADING, "hands": ["7S 7D 9D", "8S KH", ""], "out": [2]}, "a", 0, "lead:7S,7D,9D", "too_many"),
    (DEFENDING, "a", 1, "beat:6H,8D", "no_attack"),
    (DEFENDING, "a", 1, "beat:6S,8D", "covered"),
    (DEFENDING, "a", 1, "beat:9H,AD", "cannot_beat"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "variant", "seat", "code", "expected"), ILLEGAL)
def test_first_matching_row_is_the_answer(given, variant, seat, code, expected):
    assert reason(at(given, variant), seat, code) == expected


def test_after_the_end_all_is_over():
    match = at({**LEADING, "out": [2], "hands": ["7S 7D", "9S KC", ""]})
    play(match, (0, "lead:7S,7D"), (1, "take"))
    assert match.over
    assert [reason(match, 1, code) for code in ("lead:9S", "take", "what")] == ["over"] * 3


def test_a_lead_is_a_set():
    match = at(LEADING)
    play(match, (0, "lead:9D,7D,7S"))
    assert match.log[-1].code == "lead:7S,7D,9D"


def test_covers_come_back_and_all_have_seen_what_is_taken():
    match = at(DEFENDING)
    told = play(match, (1, "take"))
    assert kinds(told) == ["take", "taken"]
    assert told[-1].number == 3
    assert text(sorted(state(match).seen[1])) == "6D 6S 7S 9H"
    assert hands(match)[1] == "6D 6S 7S 8D 9H KS AD"


def test_what_is_covered_is_discarded_in_variant_b():
    match = at(DEFENDING, "b")
    told = play(match, (1, "take"))
    assert [(event.kind, event.number) for event in told[1:]] == [("discarded", 2), ("taken", 2)]
    assert hands(match)[1] == "6D 8D 9H KS AD"
    match = at({**DEFENDING, "table": "6S 6D 9H"}, "b")
    assert kinds(play(match, (1, "take"))) == ["take", "taken"]


def test_the_leader_draws_first_and_the_defender_last():
    given = {**LEADING, "stock": "QC JC 6H", "hands": ["7S 7D 9D 9C TD", "8S 8D KH AC AD", "TC TH TS QS QD"]}
    match = at(given)
    told = play(match, (0, "lead:7S,7D"), (1, "beat:7S,8S"), (1, "beat:7D,8D"))
    assert hands(match) == ["9C 9D TD JC QC", "6H KH AC AD", "TC TH TS QD QS"]
    assert [event.seat for event in told if event.kind == "trump_drawn"] == [1]
    assert state(match).leader == 1


def test_who_goes_out_on_beating_passes_the_lead_on():
    match = at({**LEADING, "hands": ["7S 9D", "8S", "TC JC"]})
    told = play(match, (0, "lead:7S"), (1, "beat:7S,8S"))
    assert [(event.kind, event.number) for event in told if event.kind == "out"] == [("out", 1)]
    assert (state(match).leader, state(match).defender) == (2, 0)


def test_all_out_at_once_share_the_best_free_rank():
    match = at({**LEADING, "out": [2], "hands": ["7S", "8S", ""]})
    told = play(match, (0, "lead:7S"), (1, "beat:7S,8S"))
    assert kinds(told)[-3:] == ["emptied", "emptied", "draw"]
    assert match.deal.result().ranking == (2, 2, 1)
    assert match.deal.result().titles == ((2, "first_out"), (0, "draw"), (1, "draw"))


@pytest.mark.parametrize(
    ("change", "variant", "moves", "expected"),
    [
        ({}, "a", [(1, "take")], 8),
        ({"stock": "QD 6H"}, "a", [(1, "take")], 0),
        ({"hands": ["7S 7D", "8S 8D KH", "TC JC"]}, "a", [(1, "take")], 0),
        ({}, "b", [(1, "take")], 8),
        ({}, "b", [(1, "beat:7S,8S"), (1, "take")], 0),
        ({}, "a", [(1, "beat:7S,8S"), (1, "take")], 8),
        ({}, "a", [(1, "beat:7S,8S"), (1, "beat:7D,8D")], 0),
    ],
)
def test_only_moves_from_which_nothing_comes_are_stale(change, variant, moves, expected):
    match = at({**LEADING, "stale": 7, **change}, variant)
    play(match, (0, "lead:7S,7D"), *moves)
    assert state(match).stale == expected


def test_sixty_stale_moves_are_a_draw_of_all_who_are_in():
    match = at({**LEADING, "stale": 59, "out": [2], "hands": ["7S 9D", "8S KH", ""]})
    told = play(match, (0, "lead:7S"), (1, "take"))
    assert kinds(told)[-1] == "stale"
    assert (match.deal.result().ranking, match.deal.result().reason) == ((2, 2, 1), "stale")


def test_who_has_no_pair_is_passed_over():
    match = at(PASSED_OVER, "g")
    assert [place.roles for place in match.view(None).places] == [("no_pair",), ("attacker",), ("defender",)]
    told = play(match, (1, "lead:9D,9C"), (2, "take"))
    assert [(event.kind, event.seat) for event in told[3:]] == [("no_pair", 0), ("no_pair", 1)]
    assert (state(match).skipped, state(match).leader, state(match).defender) == ([0, 1], 2, 0)


def test_a_seat_with_a_pair_is_passed_over_where_its_neighbour_holds_one_card():
    match = at({**PASSED_OVER, "hands": ["7S 7D QH", "KH", "TD TC 9S"]}, "g")
    assert (state(match).skipped, state(match).leader) == ([0, 1], 2)
    assert state(match).pairless == [1]


def test_a_loop_frees_the_lead_and_hides_who_has_pairs():
    match = at(LOOP, "g")
    told = play(match, *ROUND_AND_ROUND)
    assert [(event.kind, event.seat) for event in told if event.kind in ("no_pair", "free_lead")] == [
        ("no_pair", 0), ("no_pair", 1), ("free_lead", 0),
    ]  # fmt: skip
    assert state(match).pairless == []
    assert match.view(None).facts["free"] == 1
    play(match, (0, "lead:8D"), (1, "take"))
    assert (state(match).free_lead, state(match).leader, state(match).pairless) == (True, 0, [0])


def test_a_loop_counts_from_the_last_move_by_which_something_came_about():
    match = at(LOOP, "g")
    state(match).stale = 0
    play(match, *ROUND_AND_ROUND[:4])
    assert len(state(match).met) == 3
    play(match, (0, "lead:QS,QD"), (1, "take"), (0, "lead:TS"), (1, "beat:TS,QS"))
    assert len(state(match).met) == 1


def test_a_guess_keeps_to_what_was_shown_of_pairs():
    match = at(PASSED_OVER, "g")
    for seed in range(30):
        guess = match.imagine(2, Random(seed))
        assert twins(guess.hands[0]) == 0
        assert twins(guess.hands[1]) > 0


@pytest.mark.parametrize(
    ("given", "variant", "expected"),
    [
        (LEADING, "a", (0, "lead:7S", True)),
        ({**LEADING, "hands": ["7H 9H", "8S KH", "TC"]}, "a", (0, "lead:7H", True)),
        ({**LEADING, "hands": ["7S", "8S KH", "TC"]}, "a", (0, "lead:7S", False)),
        ({**LEADING, "hands": ["7H 7D 7C 9S 9D", "8S KH", "TC"]}, "g", (0, "lead:7D,7C", True)),
        (NO_PAIRS, "g", (0, "lead:7D", True)),
        (DEFENDING, "a", (1, "take", True)),
        ({**DEFENDING, "table": "AC", "hands": ["TH", "8D", "8S"]}, "a", (1, "take", False)),
    ],
)
def test_silence(given, variant, expected):
    assert at(given, variant).silence() == [expected]


@pytest.mark.parametrize(
    "move", [[(0, "lead:7S,7D")], [(0, "lead:7S"), (1, "beat:7S,8S")], [(0, "lead:7S"), (1, "take")]]
)
def test_every_move_ages_the_buttons_of_all(move):
    match = at({**LEADING, "hands": ["7S 7D 9D", "8S 8D KH", "TC JC"]})
    play(match, *move[:-1])
    before = numbers(match)
    play(match, move[-1])
    assert all(now > was for now, was in zip(numbers(match), before, strict=True))


def test_the_table_shows_pairs():
    view = at(DEFENDING).view(None)
    table = Zone("table", "pairs", (*cards("6S 7S 6D"), None, *cards("9H"), None), by=(0, 1, 0, None, 0, None))
    assert view.zones == (table, Zone("discard", "pile", (None,) * (36 - 10)))
    assert {name: getattr(fact, "suit", fact) for name, fact in view.facts.items()} == {"trump": 0, "stock": 0}


@pytest.mark.parametrize(
    ("given", "variant", "seat", "expected"),
    [
        (LEADING, "a", 0, Text("ask-lead", {"variant": "a", "number": 3})),
        (NO_PAIRS, "g", 0, Text("ask-lead", {"variant": "free", "number": 1})),
        (LEADING, "a", 1, None),
        (LEADING, "a", None, None),
        (DEFENDING, "a", 1, Text("ask-defend", {"cards": tuple(cards("6D 9H"))})),
    ],
)
def test_what_is_asked(given, variant, seat, expected):
    assert at(given, variant).view(seat).ask == expected


def test_the_first_dealer_is_drawn_by_lot_and_his_left_neighbour_leads():
    matches = [new(4, bytes([lot]) * 32) for lot in range(40)]
    assert {state(match).dealer for match in matches} == {0, 1, 2, 3}
    assert all(state(match).leader == (state(match).dealer + 1) % 4 for match in matches)
    assert matches[0].told[0] == [
        Event("dealt", state(matches[0]).dealer),
        Event("trump", state(matches[0]).dealer, (state(matches[0]).trump,), state(matches[0]).trump.suit),
    ]


@pytest.mark.parametrize(("fools", "dealer"), [((2,), 2), ((), 1)])
def test_the_fool_deals_next_also_in_a_rematch(fools, dealer):
    game = DurakSimple(4, DurakSimpleOptions())
    before = Standing(1, (0,) * 4, 1, 2)
    rest = [seat for seat in range(4) if seat not in fools]
    after = game.settle(before, game.deal(before, bytes(32)), outcome("out", [rest, fools], out=(), fools=fools))
    for standing in (after, game.opening(bytes(32), after)):
        assert (standing.dealer, standing.first) == (dealer, (dealer + 1) % 4)
        assert game.deal(standing, bytes(32)).leader == (dealer + 1) % 4


def test_a_match_ranks_by_fools_then_first_places():
    game = DurakSimple(3, DurakSimpleOptions(deals=3))
    standing = game.opening(bytes(32), None)
    for *out, fool in [(0, 1, 2), (0, 2, 1), (1, 2, 0)]:
        last = outcome("out", [[seat] for seat in (*out, fool)], out=out, fools=[fool])
        standing = game.settle(standing, game.deal(standing, bytes(32)), last)
    assert game.over(standing)
    assert game.ranking(standing) == (1, 2, 3)
    assert game.sheet(standing) == ((Text("sheet-fool", {}), (1, 1, 1)), (Text("sheet-first", {}), (2, 1, 0)))


def test_who_leaves_is_the_fool_and_who_is_out_keeps_his_place():
    match = at({**LEADING, "out": [2], "hands": ["7S", "8S", ""]})
    match.host("@end", 1)
    assert match.ranking() == (2, 3, 1)
    assert match.deal.forfeit(1).titles == ((1, "fool"), (2, "first_out"))


def test_of_a_huge_hand_not_every_lead_is_listed_but_all_are_admitted():
    hand = [card for card in PACK if card.code not in ("6S", "7S", "8S", "9S", "AS")]
    match = at({**LEADING, "hands": [text(hand), "6S 7S 8S 9S AS"]}, "v")
    codes = {action.code for action in match.deal.legal(0)}
    assert len(codes) == LISTED
    assert {card for action in match.deal.legal(0) for card in action.cards} == set(hand)
    play(match, (0, "lead:KS,KH,KD,KC,AC"))
    assert match.log[-1].code not in codes


@pytest.mark.parametrize("variant", ["a", "b", "v", "g"])
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_matches_of_computers_and_chance(variant, seats):
    """The pack stays whole, the log replays, and the computer is a fool less often than chance has it."""
    rng = Random(f"{variant} {seats}")
    players = [player("durak_simple"), *[at_random.Computer()] * (seats - 1)]
    lost = 0
    for _ in range(15):
        match = new(seats, rng.randbytes(32), variant=variant)
        while not match.over:
            seat = match.awaited[0]
            view = match.view(seat)
            action = players[seat].choose(seat, view, partial(match.imagine, seat, rng), rng)
            assert action in view.actions
            match.apply(seat, action.code)
            assert sorted(card for held in match.deal.holding() for card in held) == list(_sorted_pack())
        assert len(match.log) < 500
        lost += (0, "fool") in match.deal.result().titles
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert stopped is None
    assert again.deal.dump() == match.deal.dump()
    assert lost <= 5


def _sorted_pack() -> list[Card]:
    return sorted(pack(PACK[0].rank))
