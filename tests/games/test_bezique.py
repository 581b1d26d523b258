"""Bezique beyond its worked examples (tests/vectors/bezique.yaml): refusals, shows, the stock, matches, silence."""

from collections import Counter
from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import Suit, card, cards, text
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.players import player
from games.rules.bezique import PACK, Bezique, BeziqueDeal, BeziqueOptions, combination
from games.view import Free, Place, Text, Zone
from tests.games.matches import SEED, at, finish, numbers, play, refused, rematch, silent, state

OFF = {"penalties": False}
OTHER = "AH TC 9D 8D 7D JC JS 9S"
LEAD = {
    "trump": "H",
    "turn": 0,
    "hands": {0: "KH QH JD QS KC QC 7C AS", 1: OTHER},
    "stock": "TD TS KD 8H",
}
REPLY = {**LEAD, "turn": 1, "phase": "reply", "table": [[0, "8C"]]}
STRICT = {**REPLY, "stock": "", "table": [[0, "KD"]], "hands": {0: "8H 7H 9S", 1: "TD QD 9D AC"}}
VOID = {**STRICT, "table": [[0, "KS"]], "hands": {0: "8H 7H", 1: "QH 8H TD"}}
EMPTY = {**LEAD, "stock": ""}
SEVEN = {**LEAD, "hands": {0: "7H QH JD QS 9C 8C 7C AS", 1: OTHER}}
LATE = {**SEVEN, "stock": "TD 8H"}
USELESS = {**SEVEN, "stock": "TD TS KD 7H"}
OVER = {**LEAD, "phase": "over", "deal": {0: 100}, "scores": {0: 1000}}
CLOSED = {**LEAD, "closed": True}
SAID = {**LEAD, "said": True}
SHOWN = {**LEAD, "shown": {0: ["mar:H"]}}

ILLEGAL = [
    (OVER, {}, 7, "play:KH", "over"),
    (LEAD, {}, 2, "what", "not_seated"),
    (LEAD, {}, -1, "play:KH", "not_seated"),
    (LEAD, {}, 1, "what", "not_your_turn"),
    (REPLY, {}, 0, "show:KH,QH", "not_your_turn"),
    (LEAD, {}, 0, "", "bad_action"),
    (LEAD, {}, 0, "pass", "bad_action"),
    (LEAD, {}, 0, "play", "bad_action"),
    (LEAD, {}, 0, "play:KH,QH", "bad_action"),
    (LEAD, {}, 0, "play:2H", "bad_action"),
    (LEAD, {}, 0, "play:KH,H", "bad_action"),
    (LEAD, {}, 0, "swap:KH", "bad_action"),
    (LEAD, {}, 0, "show", "bad_action"),
    (LEAD, {}, 0, "show:KH", "bad_action"),
    (LEAD, {}, 0, "show:KH,6H", "bad_action"),
    (LEAD, {}, 0, "show:KH,QH,H", "bad_action"),
    (LEAD, {}, 0, "show:KH,QH,1", "bad_action"),
    (CLOSED, {}, 0, "show:KH", "bad_action"),
    (LEAD, {}, 0, "play:AH", "not_in_hand"),
    (CLOSED, {}, 0, "show:AH,KH", "not_in_hand"),
    (LEAD, {}, 0, "show:QS,QS,JD,JD", "not_in_hand"),
    (STRICT, {}, 1, "play:AC", "must_follow"),
    (STRICT, {}, 1, "play:QD", "must_beat"),
    (STRICT, {}, 1, "play:9D", "must_beat"),
    (VOID, {}, 1, "play:TD", "must_trump"),
    (LEAD, {}, 0, "swap", "no_seven"),
    (LATE, {}, 0, "swap", "swap_late"),
    ({**LATE, "stock": "TD 7H"}, {}, 0, "swap", "swap_late"),
    (USELESS, {}, 0, "swap", "swap_useless"),
    (CLOSED, {}, 0, "show:KH,QH", "show_closed"),
    (CLOSED, OFF, 0, "show:KH,KC", "show_closed"),
    (EMPTY, OFF, 0, "show:KH,QH", "show_no_deck"),
    ({**REPLY, "stock": ""}, OFF, 1, "show:JC,JS", "show_no_deck"),
    (REPLY, OFF, 1, "show:JC,JS", "show_early"),
    (SAID, OFF, 0, "show:KH,QC", "show_early"),
    (LEAD, OFF, 0, "show:KH,QC", "show_none"),
    (LEAD, OFF, 0, "show:KH,QH,AS", "show_none"),
    (SHOWN, OFF, 0, "show:KH,QH", "show_repeat"),
]


def bezique(match: Match) -> BeziqueDeal:
    assert isinstance(match.deal, BeziqueDeal)
    return match.deal


def new(first=0, **options) -> Match:
    return Match(Bezique(2, BeziqueOptions(**options)), SEED, standing=Standing(1, (0, 0), 1 - first, first))


@pytest.mark.parametrize(("given", "options", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, options, seat, code, reason):
    """The rows of the rules file in their order."""
    assert refused(at("bezique", given, options), seat, code) == reason


# Cards


@pytest.mark.parametrize("trump", Suit)
def test_a_pack_counts_260(trump):
    assert sum(BeziqueDeal.worths[trump][one] for one in PACK) == 260


def test_eight_cards_each_and_a_trump_under_the_stock():
    match = new(first=1)
    deal = bezique(match)
    assert [len(hand) for hand in deal.hands] == [8, 8]
    assert (len(deal.stock), deal.turn, deal.trumps) == (48, 1, deal.stock[0].suit)
    assert match.told[0] == [Event("dealt", 1, (deal.stock[0],), deal.trumps)]


def test_cards_are_dealt_one_at_a_time_the_first_leader_first():
    deck = [*cards("7S 7H 8S 8H 9S 9H TS TH JS JH QS QH KS KH AS AH"), *cards("7C 8C 9C")]
    game = Bezique(2, BeziqueOptions())
    deal = game.deal(Standing(1, (0, 0), 0, 1), SEED, deck)
    assert [sorted(hand) for hand in deal.hands] == [
        cards("7H 8H 9H TH JH QH KH AH"), cards("7S 8S 9S TS JS QS KS AS"),
    ]  # fmt: skip
    assert (text(deal.stock), deal.trumps) == ("9C 8C 7C", Suit.CLUBS)


# Combinations


@pytest.mark.parametrize(
    ("shown", "kind", "key", "points"),
    [
        ("KS QS", "marriage", "mar:S", 20),
        ("QH KH", "trump_marriage", "mar:H", 40),
        ("JS JH JD JC", "four_jacks", "four:J", 40),
        ("QS QS QD QC", "four_queens", "four:Q", 60),
        ("KS KS KH KH", "four_kings", "four:K", 80),
        ("AS AH AD AC", "four_aces", "four:A", 100),
        ("JD QS", "bezique", "bez", 40),
        ("AC KC QC JC TC", "quint", "quint:C", 100),
        ("TH JH QH KH AH", "trump_quint", "quint:H", 250),
        ("QS JD QS JD", "double_bezique", "dbez", 500),
    ],
)
def test_combinations(shown, kind, key, points):
    assert combination(cards(shown), Suit.HEARTS) == (kind, key, points)


@pytest.mark.parametrize(
    "shown",
    [
        "KS QH",
        "KS KS",
        "QS JS",
        "QH JD",
        "QS QS JD",
        "TS TH TD TC",
        "KS KH KD",
        "KS KH KD KC KC",
        "KS KH KD AC",
        "9S TS JS QS KS",
        "TS JS QS KS",
        "TS JS QS KS AH",
        "9S TS JS QS KS AS",
        "KS QS JD",
    ],
)
def test_what_is_no_combination(shown):
    """Exactly one combination: no card more, none less."""
    assert combination(cards(shown), Suit.HEARTS) is None


@pytest.mark.parametrize("options", [{}, OFF], ids=["on", "off"])
def test_the_shows_that_score_are_listed(options):
    match = at("bezique", LEAD, options)
    listed = [action.code for action in match.deal.legal(0) if action.verb == "show"]
    assert listed == ["show:KC,QC", "show:KH,QH", "show:JD,QS"]


@pytest.mark.parametrize(
    ("given", "options", "free"),
    [
        (LEAD, {}, (Free("show", 2, 8),)),
        (SAID, {}, (Free("show", 2, 8),)),
        (EMPTY, {}, (Free("show", 2, 8),)),
        (CLOSED, {}, ()),
        (LEAD, OFF, ()),
        ({**EMPTY, "hands": {0: "KH", 1: "QH"}}, {}, ()),
    ],
)
def test_with_penalties_any_cards_may_be_shown(given, options, free):
    assert at("bezique", given, options).view(0).free == free


def test_before_the_first_trick_nobody_is_entitled():
    deal = bezique(new())
    code = f"show:{deal.hands[0][0].code},{deal.hands[0][1].code}"
    match = play(new(), (0, code))
    assert match.told[-1][-1] == Event("fine_early", 0, number=-10)
    assert refused(new(penalties=False), 0, code) == "show_early"


def test_a_good_show_is_told_with_its_points_and_a_fined_one_with_its_cards():
    match = play(at("bezique", LEAD), (0, "show:QC,KC"), (0, "show:JD,QS"))
    assert match.told[1] == [Event("marriage", 0, tuple(cards("KC QC")), number=20)]
    assert match.told[2] == [Event("shows", 0, tuple(cards("QS JD"))), Event("fine_early", 0, number=-10)]
    assert match.view(1).places[0] == Place(0, 8, facts={"score": 10, "points": 20})


def test_a_fined_turn_ends_with_the_card_played():
    match = play(at("bezique", LEAD), (0, "show:KC,QH"), (0, "play:AS"), (1, "play:9S"), (0, "show:KC,QC"))
    assert bezique(match).points == [31, 0]


@pytest.mark.parametrize(("target", "over"), [(500, True), (1000, False), (1500, False)])
def test_the_match_ends_when_a_score_reaches_the_target(target, over):
    match = play(at("bezique", {**LEAD, "scores": {0: 460}}, {"target": target}), (0, "show:KH,QH"))
    assert match.over is over
    assert (match.standing.last is not None and match.standing.last.reason == "target") is over


def test_a_trick_that_reaches_the_target_ends_the_match_before_anything_is_drawn():
    match = play(at("bezique", {**REPLY, "table": [[0, "AS"]], "scores": {0: 990}}), (1, "play:JS"))
    assert (match.over, match.ranking(), len(bezique(match).stock)) == (True, (1, 2), 4)
    assert [event.kind for event in match.told[-1]] == ["played", "trick", "scored", "scored"]


# The stock


def test_who_draws_sees_the_card_and_the_last_one_is_seen_by_all():
    match = play(at("bezique", {**REPLY, "stock": "TD 8H"}), (1, "play:TC"))
    assert match.told[-1] == [
        Event("played", 1, (card("TC"),)),
        Event("trick", 1, tuple(cards("8C TC")), number=10),
        Event("drew", 1, (card("TD"),), to=1),
        Event("trump_drawn", 0, (card("8H"),)),
    ]
    assert match.view(None).facts == {"trump": Suit.HEARTS}


def test_the_swap_is_told_and_seen():
    match = play(at("bezique", SEVEN), (0, "swap"))
    assert match.told[-1] == [Event("swapped", 0, (card("8H"),), Suit.HEARTS)]
    assert match.view(1).facts == {"turned": card("7H"), "stock": 4}
    assert bezique(match).seen[0] == cards("8H")


@pytest.mark.parametrize(("given", "listed"), [(SEVEN, True), (LATE, False), (USELESS, False), (LEAD, False)])
def test_the_swap_is_listed_while_it_may_be_made(given, listed):
    assert ("swap" in {action.code for action in at("bezique", given).deal.legal(0)}) is listed


def test_the_last_trick_counts_ten_more():
    given = {**STRICT, "hands": {0: "", 1: "8D"}, "table": [[0, "AD"]]}
    match = play(at("bezique", given), (1, "play:8D"))
    assert match.told[-1][1] == Event("trick", 0, tuple(cards("AD 8D")), number=21)
    assert match.standing.last == Result((21, 0), (1, 2), "played")


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (LEAD, 0, Text("ask-lead", {})),
        (REPLY, 1, Text("ask-reply", {"card": card("8C")})),
        (STRICT, 1, Text("ask-follow", {"suit": Suit.DIAMONDS})),
        (VOID, 1, Text("ask-ruff", {"suit": Suit.HEARTS})),
        (LEAD, 1, None),
        (LEAD, None, None),
    ],
)
def test_a_seat_is_asked_what_it_may_do(given, seat, ask):
    assert at("bezique", given).view(seat).ask == ask


def test_the_table_shows_the_trick_and_the_last_one():
    match = play(at("bezique", REPLY), (1, "play:TC"), (1, "play:7D"))
    assert match.view(None).zones == (
        Zone("trick", "trick", (card("7D"),), by=(1,)),
        Zone("last", "trick", tuple(cards("8C TC")), by=(0, 1)),
    )


# The match


@pytest.mark.parametrize(
    ("deal", "first", "leader"),
    [({0: 100, 1: 60}, 0, 1), ({0: 60, 1: 100}, 0, 0), ({0: 79, 1: 100}, 0, 1), ({0: 79, 1: 100}, 1, 0)],
)
def test_the_loser_of_a_deal_leads_the_next_one_of_equals_who_did_not(deal, first, leader):
    given = {**STRICT, "hands": {0: "", 1: "8D"}, "table": [[0, "AD"]], "deal": deal, "first": first}
    match = play(at("bezique", given), (1, "play:8D"))
    assert (match.deal.turn, match.standing.number) == (leader, 2)


def test_fines_do_not_count_for_who_has_lost_a_deal():
    given = {**STRICT, "hands": {0: "7S", 1: "9D 8D"}, "table": [[0, "AD"]], "deal": {0: 60, 1: 70}}
    match = play(at("bezique", given), (1, "show:9D,8D"), (1, "play:9D"))
    match = play(match, (0, "play:7S"), (1, "play:8D"))
    assert match.standing.last == Result((81, 50), (1, 2), "played")


@pytest.mark.parametrize(
    ("scores", "ranking"), [({0: 400, 1: 300}, (1, 2)), ({0: 300, 1: 400}, (2, 1)), ({0: 300, 1: 321}, (1, 1))]
)
def test_after_twenty_deals_the_higher_score_wins(scores, ranking):
    given = {**STRICT, "hands": {0: "", 1: "8D"}, "table": [[0, "AD"]], "scores": scores, "deal_no": 20}
    match = play(at("bezique", given), (1, "play:8D"))
    assert (match.over, match.ranking()) == (True, ranking)


@pytest.mark.parametrize(("scores", "leader"), [({0: 990, 1: 300}, 1), ({0: 300, 1: 990}, 0), ({0: 990, 1: 998}, 1)])
def test_the_loser_of_the_match_leads_in_a_rematch(scores, leader):
    """Whoever has won this last deal, here always seat 0."""
    given = {**STRICT, "hands": {0: "", 1: "8D"}, "table": [[0, "AD"]], "scores": scores, "deal_no": 20}
    match = play(at("bezique", given), (1, "play:8D"))
    assert rematch(match).deal.turn == leader


def test_after_a_draw_the_lot_decides_who_leads():
    given = {**STRICT, "hands": {0: "", 1: "8D"}, "table": [[0, "AD"]], "scores": {0: 300, 1: 321}, "deal_no": 20}
    match = play(at("bezique", given), (1, "play:8D"))
    leaders = {Match(match.game, bytes([seed]) * 32, match.standing).deal.turn for seed in range(10)}
    assert leaders == {0, 1}


def test_who_has_left_leads_in_the_rematch_and_the_scores_stand():
    match = play(at("bezique", {**LEAD, "scores": {0: 300, 1: 200}}), (0, "show:KH,QH"))
    match.host("@end", 0)
    assert (match.ranking(), match.standing.totals) == ((2, 1), (340, 200))
    assert (rematch(match).deal.turn, match.view(0).sheet) == (0, ())


def test_the_sheet_has_a_row_for_each_deal_fines_taken_off():
    given = {**STRICT, "hands": {0: "8S", 1: "AS 8D"}, "table": [[0, "AD"]], "scores": {0: 300, 1: 200}, "deal_no": 2}
    match = play(at("bezique", given), (1, "show:AS,8D"), (1, "play:8D"), (0, "play:8S"), (1, "play:AS"))
    assert match.view(None).sheet == (
        (Text("sheet-deal", {"number": 2}), (11, 1)),
        (Text("sheet-total", {}), (311, 201)),
    )


@pytest.mark.parametrize("options", [{}, OFF], ids=["on", "off"])
@pytest.mark.parametrize("seed", range(2))
def test_a_match_ends_and_replays(seed, options):
    match = finish(Match(Bezique(2, BeziqueOptions(**options)), bytes([seed]) * 32), Random(seed))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)
    assert max(match.standing.totals) >= 1000


def test_shows_at_random_are_fined_or_score_and_the_cards_stay():
    """Whatever is shown, the points of 32 tricks and the shows add up to what the scores have gained."""
    rng = Random(5)
    match = new(target=1500)
    shown = 0
    while match.standing.number == 1 and not match.over:
        deal = bezique(match)
        hand = deal.hands[deal.turn]
        if not deal.closed and len(hand) > 1 and rng.random() < 0.3:
            picked = rng.sample(hand, rng.randint(2, min(5, len(hand))))
            before = Counter(hand)
            match.apply(deal.turn, f"show:{','.join(one.code for one in picked)}")
            assert Counter(hand) == before
            shown += 1
        else:
            match.apply(deal.turn, f"play:{rng.choice(deal.playable(deal.turn)).code}")
    assert shown > 10
    assert sum(event.kind.startswith("fine_") for told in match.told for event in told) > 5
    gained = sum(event.number or 0 for told in match.told for event in told if event.kind != "scored")
    assert sum(match.standing.totals) == gained


@pytest.mark.parametrize("seats", [1, 3])
def test_bezique_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Bezique(seats, BeziqueOptions())


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (LEAD, (0, "play:7C", True)),
        (SEVEN, (0, "play:7C", True)),
        ({**EMPTY, "hands": {0: "KH", 1: "QH"}}, (0, "play:KH", False)),
        (STRICT, (1, "play:TD", False)),
    ],
)
def test_the_silent_play_and_never_show(given, move):
    assert silent(at("bezique", given)) == [move]


def test_what_makes_buttons_old():
    """A show changes what its own seat may do, a fine too; a card changes the table for all."""
    match = at("bezique", LEAD)
    found = [numbers(play(match, move)) for move in [(0, "show:KC,QC"), (0, "show:KH,QH"), (0, "play:7C")]]
    assert found == [[1, 0, 0], [2, 0, 0], [3, 1, 1]]


# What the other seat knows


def test_a_shown_card_is_known_until_it_is_played():
    match = play(at("bezique", LEAD), (0, "show:KC,QC"))
    (hand, _) = match.deal.hidden(1)
    assert sorted(hand.holds) == sorted(cards("KC QC"))
    play(match, (0, "play:KC"))
    assert match.deal.hidden(1)[0].holds == cards("QC")


def test_of_two_copies_as_many_are_known_as_were_seen_at_once():
    given = {**LEAD, "hands": {0: "QS QS JD KS 9C 8C 7C AS", 1: OTHER}}
    match = play(at("bezique", given), (0, "show:JD,QS"), (0, "show:QS,KS"))
    assert sorted(bezique(match).seen[0]) == sorted(cards("QS JD KS"))


def test_with_an_empty_stock_the_other_hand_is_known():
    match = at("bezique", EMPTY)
    guess = match.imagine(0, Random(1))
    assert sorted(guess.hands[1]) == sorted(match.deal.hands[1])


# The computer


def choice(given, seat: int) -> str:
    match = at("bezique", given)
    return player("bezique").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1)).code


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        (LEAD, 0, "show:KH,QH"),
        ({**SEVEN, "stock": "TD TS KD KH"}, 0, "swap"),
        ({**SEVEN, "hands": {0: "7H 9H 9C 8C", 1: "AS"}, "stock": "TD TS KD 8H"}, 0, "play:7H"),
        ({**EMPTY, "hands": {0: "AS 9C", 1: "TS 8D"}}, 0, "play:AS"),
        ({**REPLY, "table": [[0, "TD"]], "hands": {0: "8S", 1: "AD 9S"}}, 1, "play:AD"),
        ({**REPLY, "table": [[0, "AH"]], "hands": {0: "8S", 1: "TD 9S"}}, 1, "play:9S"),
    ],
)
def test_the_computer_shows_swaps_and_plays_for_points(given, seat, code):
    assert choice(given, seat) == code
