"""Poker beyond its worked examples (tests/vectors/poker.yaml): refusals, bets, all-in, what is seen, the match."""

from itertools import product
from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import cards, pack, text
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.players import player
from games.rules.poker import Poker, PokerDeal, PokerOptions
from games.view import Place, Text, Zone
from tests.conformance.secrets import named
from tests.games.matches import SEED, at, dealt, finish, numbers, play, refused, rematch, silent, state

HANDS = ["2S 3S 4S 5S 7D", "KH KD 9C 8C 2D"]
THREE = [*HANDS, "AC AD 8H 7H 6H"]
TIED = [HANDS[0], HANDS[1], "KS KC 9D 8D 2H"]
OPEN = {
    "deal": 1,
    "dealer": 0,
    "phase": "bet1",
    "turn": 1,
    "to_act": [1, 0],
    "stacks": [990, 990],
    "paid": [10, 10],
    "hands": HANDS,
}
FACING = {**OPEN, "turn": 0, "to_act": [0], "stacks": [990, 970], "paid": [10, 30], "round": [0, 20], "bets": 1}
CAPPED = {**FACING, "turn": 1, "to_act": [1], "stacks": [910, 930], "paid": [90, 70], "round": [80, 60], "bets": 4}
SHORT = {**FACING, "stacks": [20, 970]}
ALONE = {**FACING, "stacks": [990, 0]}
DRAW = {**OPEN, "phase": "draw", "stock": "KC TD 3H 6S AC"}
LAST = {**OPEN, "phase": "bet2", "deal": 10}
OVER = {**LAST, "phase": "over"}
TABLE = {
    **OPEN,
    "stacks": [990, 990, 990],
    "paid": [10, 10, 10],
    "hands": THREE,
    "turn": 1,
    "to_act": [1, 2, 0],
}

ILLEGAL = [
    (OVER, 7, "what", "game_over"),
    (OPEN, 2, "what", "not_seated"),
    (OPEN, -1, "check", "not_seated"),
    (OPEN, 0, "what", "not_your_turn"),
    (OPEN, 1, "", "bad_action"),
    (OPEN, 1, "keep", "bad_action"),
    (OPEN, 1, "swap:KH", "bad_action"),
    (OPEN, 1, "bet:20", "bad_action"),
    (OPEN, 1, "check:KH", "bad_action"),
    (DRAW, 1, "check", "bad_action"),
    (DRAW, 1, "keep:KH", "bad_action"),
    (DRAW, 1, "swap:1H", "bad_action"),
    (DRAW, 1, "swap:KH,KH", "bad_action"),
    (DRAW, 1, "swap:KH,H", "bad_action"),
    (DRAW, 1, "swap:KH,1", "bad_action"),
    (DRAW, 1, "swap", "swap_count"),
    (DRAW, 1, "swap:KH,KD,9C,8C", "swap_count"),
    (DRAW, 1, "swap:2S,3S,4S,5S", "swap_count"),
    (DRAW, 1, "swap:KH,2S", "not_in_hand"),
    (OPEN, 1, "call", "nothing_to_call"),
    (OPEN, 1, "raise", "nothing_to_call"),
    (OPEN, 1, "fold", "nothing_to_call"),
    (FACING, 0, "check", "facing_bet"),
    (FACING, 0, "bet", "facing_bet"),
    (CAPPED, 1, "raise", "raise_cap"),
    ({**OPEN, "bets": 4}, 1, "bet", "raise_cap"),
    ({**CAPPED, "stacks": [910, 20]}, 1, "raise", "raise_cap"),
    (SHORT, 0, "raise", "too_few_chips"),
    ({**SHORT, "stacks": [20, 0]}, 0, "raise", "too_few_chips"),
    (ALONE, 0, "raise", "no_rival_chips"),
    ({**OPEN, "stacks": [0, 990]}, 1, "bet", "no_rival_chips"),
]


def poker(match: Match) -> PokerDeal:
    assert isinstance(match.deal, PokerDeal)
    return match.deal


def legal(match: Match, seat: int) -> list[str]:
    return [action.code for action in match.deal.legal(seat)]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("poker", given), seat, code) == reason


@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_folded_or_is_all_in_is_not_in_turn(seat):
    given = {**TABLE, "turn": 0, "to_act": [0], "folded": [1], "stacks": [980, 990, 0], "paid": [20, 10, 30]}
    assert refused(at("poker", given), seat, "check") == "not_your_turn"


# The deal


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    deal = poker(dealt(Poker(3, PokerOptions()), dealer=1, deck=pack()))
    assert [text(hand) for hand in deal.hands] == ["3C 6C 9C QC 2D", "4C 7C TC KC 3D", "2C 5C 8C JC AC"]
    assert (text(deal.stock[:-3:-1]), len(deal.stock)) == ("4D 5D", 37)


@pytest.mark.parametrize(("ante", "stack", "bets"), [(10, 1000, (20, 40)), (20, 500, (40, 80))])
def test_antes_are_paid_and_bets_go_by_them(ante, stack, bets):
    match = dealt(Poker(2, PokerOptions(ante=ante, stack=stack)))
    deal = poker(match)
    assert (deal.paid, deal.stacks, deal.staked) == ([ante] * 2, [stack - ante] * 2, [0, 0])
    assert match.view(1).details == {"bet": {"number": bets[0]}}
    play(match, (1, "check"), (0, "check"), (1, "keep"), (0, "keep"))
    assert match.view(1).details == {"bet": {"number": bets[1]}}


def test_the_dealer_and_the_ante_are_told():
    match = Match(Poker(2, PokerOptions(ante=20)), SEED)
    assert match.told[0] == [Event("dealt", match.standing.dealer, number=20)]


def later(stacks: list[int], dealer: int = 0, number: int = 3) -> Match:
    """Return a match whose next deal begins with these stacks."""
    game = Poker(len(stacks), PokerOptions())
    return Match(game, SEED, standing=Standing(number, tuple(chips - 1000 for chips in stacks), dealer, 0))


def test_who_has_less_than_the_ante_is_all_in():
    deal = poker(later([1500, 4, 1496]))
    assert (deal.paid, deal.stacks, deal.turn, deal.to_act) == ([10, 4, 10], [1490, 0, 1486], 2, [2, 0])
    assert deal.phase == "bet1"


def test_a_round_is_skipped_when_fewer_than_two_have_chips():
    match = later([1990, 10])
    assert (match.deal.phase, match.deal.turn) == ("draw", 1)
    play(match, (1, "keep"), (0, "keep"))
    assert match.dealings == 2 or match.over


@pytest.mark.parametrize(("stacks", "dealer", "order"), [([1, 0, 2, 0], 1, [0, 2]), ([0, 3, 4, 5], 3, [1, 2, 3])])
def test_seats_without_chips_are_passed_over(stacks, dealer, order):
    match = later(stacks, dealer)
    deal = poker(match)
    assert (deal.dealer, deal.order) == (order[-1], order)
    assert [len(hand) for hand in deal.hands] == [5 * (chips > 0) for chips in stacks]
    assert [place.state for place in match.view(None).places] == ["in" if chips else "out" for chips in stacks]


# Bets


def test_a_raise_lets_all_others_act_again():
    match = play(at("poker", TABLE), (1, "bet"), (2, "call"), (0, "raise"))
    deal = poker(match)
    assert (deal.to_act, deal.turn, deal.staked, deal.bets) == ([1, 2], 1, [40, 20, 20], 2)
    play(match, (1, "fold"), (2, "call"))
    assert (deal.phase, deal.live, deal.to_act) == ("draw", [2, 0], [2, 0])


def test_a_check_passes_the_turn_on_and_all_checks_end_the_round():
    match = play(at("poker", TABLE), (1, "check"), (2, "check"))
    assert (match.deal.phase, match.deal.turn, legal(match, 0)) == ("bet1", 0, ["check", "bet"])
    assert play(match, (0, "check")).deal.phase == "draw"


def test_an_all_in_for_less_counts_as_a_bet_and_lets_all_act_again():
    given = {**TABLE, "stacks": [990, 990, 25], "turn": 2, "to_act": [2, 0], "round": [0, 0, 0]}
    match = play(at("poker", given), (2, "bet"), (0, "raise"))
    assert match.told[1:] == [
        [Event("bet", 2, number=20)],
        [Event("raise", 0, number=40)],
    ]
    play(match, (1, "call"), (2, "call"))
    assert match.told[-1] == [Event("call", 2, number=5), Event("all_in", 2)]
    assert poker(match).paid == [50, 50, 35]


def test_a_short_raise_counts_in_full():
    given = {**FACING, "stacks": [30, 970]}
    match = play(at("poker", given), (0, "raise"))
    assert match.told[-1] == [Event("raise", 0, number=30), Event("all_in", 0)]
    assert (poker(match).bets, legal(match, 1)) == (2, ["call", "fold"])


def test_an_all_in_seat_still_exchanges():
    match = play(at("poker", {**ALONE, "stock": "KC TD"}), (0, "call"))
    assert (match.deal.phase, match.awaited, len(legal(match, 1))) == ("draw", (1,), 26)


def test_an_exchange_is_logged_in_one_order():
    match = play(at("poker", DRAW), (1, "swap:9C,2D,8C"))
    assert match.log[-1].code == "swap:2D,8C,9C"


# The end of a deal


def test_when_all_others_fold_no_card_is_shown():
    match = play(at("poker", {**FACING, "deal": 10}), (0, "fold"))
    assert match.told[-1] == [Event("fold", 0), Event("won", 1, number=40)]
    views = [match.view(seat) for seat in (None, 0, 1)]
    assert [set(named(view)) for view in views] == [set(), set(cards(HANDS[0])), set(cards(HANDS[1]))]


def test_the_showdown_shows_the_live_hands_and_no_other():
    given = {**TABLE, "phase": "bet2", "deal": 10, "turn": 0, "to_act": [0], "folded": [1]}
    match = play(at("poker", given), (0, "check"))
    assert match.told[-1] == [
        Event("check", 0),
        Event("showdown", number=30),
        Event("shown", 2, tuple(cards("AC AD 8H 7H 6H")), number=1),
        Event("shown", 0, tuple(cards("7D 5S 4S 3S 2S")), number=0),
        Event("won", 2, number=30),
    ]
    assert match.view(1).zones == (
        Zone("hand", "row", tuple(cards("AC AD 8H 7H 6H")), owner=2),
        Zone("hand", "row", tuple(cards("7D 5S 4S 3S 2S")), owner=0),
    )
    assert not set(cards(HANDS[1])) & set(named(match.view(None)))


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        (
            {
                "stacks": [100, 0, 0],
                "paid": [70, 30, 110],
                "round": [0, 0, 40],
                "hands": [HANDS[0], THREE[2], HANDS[1]],
            },
            "fold",
            [Event("won", 1, number=90), Event("side", 2, number=120)],
        ),
        (
            {"stacks": [5, 100, 0], "paid": [25, 30, 45], "round": [0, 0, 15], "folded": [1]},
            "call",
            [Event("returned", 2, number=15), Event("won", 2, number=90), Event("bust", 0)],
        ),
        (
            {"stacks": [5, 100, 0], "paid": [25, 30, 45], "round": [0, 15, 15], "folded": [1], "hands": THREE[::-1]},
            "call",
            [Event("returned", 2, number=15), Event("won", 0, number=90)],
        ),
        (
            {"dealer": 1, "stacks": [1, 9, 0], "paid": [5, 20, 20], "round": [0, 1, 1], "hands": TIED},
            "fold",
            [Event("split", 2, number=23), Event("split", 1, number=22)],
        ),
    ],
    ids=["side pot", "returned", "returned and lost", "split"],
)
def test_how_pots_are_told(change, code, told):
    given = {**TABLE, "phase": "bet2", "deal": 10, "turn": 0, "to_act": [0], "bets": 1, **change}
    match = play(at("poker", given), (0, code))
    acted = {"fold", "call", "all_in", "showdown", "shown"}
    assert [event for event in match.told[-1] if event.kind not in acted] == told


def test_who_has_lost_all_chips_is_told():
    match = play(at("poker", {**LAST, "stacks": [0, 990], "to_act": [1]}), (1, "check"))
    assert match.told[-1][-2:] == [Event("won", 1, number=20), Event("bust", 0)]
    assert (match.over, match.standing.last) == (True, Result((-10, 10), (2, 1), "bust"))


@pytest.mark.parametrize(
    ("seats", "stack", "ante", "deals"),
    [(2 + place % 5, *options) for place, options in enumerate(product((1000, 500), (10, 20), (10, 20, 30)))],
)
def test_chips_are_conserved(seats, stack, ante, deals):
    """At every step of a random match, whatever its options."""
    rng = Random(seats)
    match = Match(Poker(seats, PokerOptions(stack=stack, ante=ante, deals=deals)), SEED)
    while not match.over:
        deal = poker(match)
        assert sum(deal.stacks) + deal.pot == seats * stack
        assert min(deal.stacks) >= 0
        match.apply(deal.turn, rng.choice(deal.legal(deal.turn)).code)
        assert sum(match.standing.totals) == 0
    assert sum(poker(match).stacks) == seats * stack
    assert match.standing.number - 1 <= deals


# The match


def test_the_deal_passes_clockwise_and_in_a_rematch_too():
    match = finish(Match(Poker(3, PokerOptions(stack=500, ante=20)), SEED), Random(4))
    again = rematch(match)
    assert poker(again).dealer == (poker(match).dealer + 1) % 3
    assert (again.standing.totals, again.standing.carry, poker(again).start) == ((0, 0, 0), {}, [500] * 3)


def test_in_a_rematch_the_next_seat_deals_though_it_had_no_chips_left():
    match = play(at("poker", {**LAST, "stacks": [0, 990], "to_act": [1], "dealer": 1}), (1, "check"))
    assert match.over
    assert poker(rematch(match)).dealer == 0


@pytest.mark.parametrize(
    ("stacks", "carry", "ranking"),
    [
        ([1500, 700, 800], {}, (1, 3, 2)),
        ([1000, 1000, 1000], {}, (1, 1, 1)),
        ([3000, 0, 0], {"out:1": 4, "had:1": 500, "out:2": 3, "had:2": 900}, (1, 2, 3)),
        ([3000, 0, 0], {"out:1": 4, "had:1": 500, "out:2": 4, "had:2": 900}, (1, 3, 2)),
        ([3000, 0, 0], {"out:1": 4, "had:1": 500, "out:2": 4, "had:2": 500}, (1, 2, 2)),
    ],
)
def test_the_ranking_is_by_chips_then_by_how_long_they_lasted(stacks, carry, ranking):
    game = Poker(3, PokerOptions())
    standing = Standing(5, tuple(chips - 1000 for chips in stacks), 0, 1, carry=carry)
    assert game.ranking(standing) == ranking


def test_who_goes_bust_is_remembered_with_the_stack_before_the_deal():
    match = later([10, 1200, 1790], number=3)
    play(match, (1, "bet"), (2, "call"), (1, "keep"), (2, "keep"), (0, "keep"), (1, "bet"), (2, "call"))
    assert poker(match).start[0] in {0, 30}
    expected = {"out:0": 3, "had:0": 10} if poker(match).start[0] == 0 else {}
    assert {key: value for key, value in match.standing.carry.items() if key[0] in "oh"} == expected


@pytest.mark.parametrize(
    ("stacks", "number", "over"),
    [
        ([1500, 500], 10, False),
        ([1500, 500], 11, True),
        ([2000, 0], 2, True),
        ([1, 1, 2998], 2, False),
    ],
)
def test_the_match_ends_by_deals_or_when_one_has_all(stacks, number, over):
    game = Poker(len(stacks), PokerOptions())
    assert game.over(Standing(number, tuple(chips - 1000 for chips in stacks), 0, 1)) is over


def test_the_sheet_has_the_chips_of_each_deal_and_the_stacks():
    match = play(at("poker", FACING), (0, "fold"))
    assert match.view(None).sheet == (
        (Text("sheet-deal", {"number": 1}), (-10, 10)),
        (Text("sheet-stack", {}), (990, 1010)),
    )
    assert at("poker", FACING).view(0).sheet == ()


def test_the_quick_preset():
    assert Poker.presets["quick"] == PokerOptions(stack=500, ante=20, deals=10)


@pytest.mark.parametrize("seats", [1, 7])
def test_poker_is_for_two_to_six(seats):
    with pytest.raises(Refused, match="seats"):
        Poker(seats, PokerOptions())


def test_a_match_replays():
    match = finish(Match(Poker(4, PokerOptions()), SEED), Random(2))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)


def test_a_deal_that_is_broken_off_gives_the_chips_back():
    match = at("poker", {**TABLE, "stacks": [1090, 990, 890]})
    match.host("@end", 0)
    assert (match.ranking(), match.standing.totals, match.view(None).sheet) == ((3, 1, 2), (100, 0, -100), ())


def test_a_leaver_is_last_whatever_his_chips():
    match = at("poker", {**LAST, "stacks": [100, 1860]})
    match.host("@leave", 1)
    play(match, (1, "check"), (0, "check"))
    assert match.ranking() == (1, 2)


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [(OPEN, (1, "check", True)), (FACING, (0, "fold", True)), (DRAW, (1, "keep", True)), (CAPPED, (1, "fold", True))],
)
def test_the_silent_check_or_fold_and_keep_their_cards(given, move):
    assert silent(at("poker", given)) == [move]


def test_chips_paid_in_make_all_buttons_old_a_check_only_its_own():
    match = play(at("poker", TABLE), (1, "check"))
    assert numbers(match) == [0, 1, 0, 0]
    assert numbers(play(match, (2, "bet"))) == [1, 2, 1, 1]


def test_an_exchange_makes_only_its_own_buttons_old_the_last_one_all():
    match = play(at("poker", DRAW), (1, "swap:2D"))
    assert numbers(match) == [0, 1, 0]
    assert numbers(play(match, (0, "keep"))) == [1, 2, 1]


# What is shown


def test_the_table_shows_stacks_and_exchanges_but_no_card():
    given = {**TABLE, "phase": "draw", "to_act": [2, 1], "turn": 2, "folded": [0], "stacks": [990, 0, 850]}
    view = play(at("poker", given), (2, "swap:6H,7H")).view(None)
    assert view.facts == {"draw": 30}
    assert (view.zones, set(named(view))) == ((), set())
    assert view.places == (
        Place(0, 5, "passed", facts={"stack": 990, "swapped": 0, "dealer": 1}),
        Place(1, 5, facts={"stack": 0, "swapped": 0, "all_in": 1}),
        Place(2, 5, facts={"stack": 850, "swapped": 2}),
    )


def test_what_was_exchanged_only_its_owner_sees():
    match = play(at("poker", DRAW), (1, "swap:9C,8C"))
    assert match.told[-1] == [Event("swap", 1, number=2), Event("drew", 1, tuple(cards("KC TD")), to=1)]
    assert match.view(1).notes == (Text("note-swapped", {"cards": tuple(cards("8C 9C"))}),)
    assert text(match.view(1).hand) == "KC KD KH TD 2D"
    assert (match.view(0).notes, match.view(None).notes) == ((), ())


@pytest.mark.parametrize(
    ("given", "own", "call"),
    [
        (OPEN, Text("ask-open", {}), None),
        (FACING, Text("ask-answer", {"call": 20}), Text("call-answer", {"call": 20})),
        (CAPPED, Text("ask-answer", {"call": 20}), Text("call-answer", {"call": 20})),
        (
            {**FACING, "stacks": [15, 970]},
            Text("ask-answer", {"call": 15}),
            Text("call-answer", {"call": 15}),
        ),
        (
            {**FACING, "stacks": [30, 970]},
            Text("ask-answer", {"call": 20}),
            Text("call-answer", {"call": 20}),
        ),
        (DRAW, Text("ask-draw", {}), None),
    ],
)
def test_a_seat_is_asked_with_the_price(given, own, call):
    match = at("poker", given)
    turn = match.deal.turn
    assert (match.view(turn).ask, match.view(1 - turn).ask, match.view(None).ask) == (own, None, call)


def test_payoffs_are_shares_of_all_chips():
    match = play(at("poker", {**LAST, "stacks": [490, 1490]}), (1, "check"), (0, "check"))
    assert match.deal.payoffs() == [0.245, 0.755]


# The computer


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({**DRAW, "hands": ["AS AC AH 5S 7D", "KH KD 9C 8C 2D"], "turn": 0, "to_act": [0]}, "swap:5S,7D"),
        (DRAW, "swap:2D,8C,9C"),
        ({**DRAW, "hands": ["2S 3S 4S 5S 7D", "KH"], "turn": 0, "to_act": [0]}, "swap:7D"),
        ({**DRAW, "hands": ["2S 3D 4S 5C JD", "KH"], "turn": 0, "to_act": [0]}, "swap:JD"),
        ({**DRAW, "hands": ["2S 3D 4S 5C 6D", "KH"], "turn": 0, "to_act": [0]}, "keep"),
        ({**DRAW, "hands": ["2S 2D 2H 5C 5D", "KH"], "turn": 0, "to_act": [0]}, "keep"),
        ({**DRAW, "hands": ["2S 2D 5H 5C KD", "KH"], "turn": 0, "to_act": [0]}, "swap:KD"),
        ({**DRAW, "hands": ["2S 4D 9H KC AD", "KH"], "turn": 0, "to_act": [0]}, "swap:2S,4D,9H"),
        ({**OPEN, "hands": [HANDS[0], "KH KD 9C 8C 2D"]}, "bet"),
        (FACING, "fold"),
        ({**FACING, "hands": ["AS AD 4S 5S 7D", HANDS[1]]}, "raise"),
        ({**FACING, "hands": ["6S 6D 4S 5S 7D", HANDS[1]]}, "call"),
    ],
)
def test_the_computer_bets_on_good_hands_and_exchanges_the_rest(given, code):
    match = at("poker", given)
    seat = match.deal.turn
    assert (
        player("poker").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1)).code == code
    )


def test_the_computer_seldom_bets_on_nothing():
    match = at("poker", {**OPEN, "hands": ["KH KD 9C 8C 2D", "2S 3H 4S 5S 7D"]})
    view = match.view(1)
    codes = [player("poker").choose(1, view, lambda: match.deal, Random(seed)).code for seed in range(200)]
    assert 0 < codes.count("bet") < 30
