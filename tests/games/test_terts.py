"""Terts beyond its worked examples (tests/vectors/terts.yaml): refusals, runs and fours, matches, silence."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import Suit, card, cards
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.parts.runs import RunOptions
from games.players import player
from games.rules.terts import PACK, Terts, TertsDeal
from games.view import Free, Place
from tests.games.matches import SEED, at, finish, numbers, play, refused, rematch, silent, state

OFF = {"penalties": False}
ONE = {"shows": "one"}
OTHER = "7H 8H TH 9S 8S JS QS AS KC"
LEAD = {
    "trump": "D",
    "turn": 0,
    "hands": {0: "JH QH KH AH KD QD 9C 7S TD", 1: OTHER},
    "stock": "KS QC 9H TS JC JD",
}
REPLY = {**LEAD, "turn": 1, "phase": "reply", "table": [[0, "8C"]]}
EMPTY = {**LEAD, "stock": ""}
STRICT = {**REPLY, "stock": "", "table": [[0, "KC"]], "hands": {0: "9C 7H", 1: "AC QC 9D"}}
VOID = {**STRICT, "hands": {0: "9C 7H", 1: "7S JD 7D"}}
LONE = {**STRICT, "hands": {0: "9C 7H", 1: "7S JD 8S"}}
SEVEN = {**LEAD, "hands": {0: "7D QH KH AH 7C 8C 9C 7S TD", 1: OTHER}}
LATE = {**SEVEN, "stock": "JC JD"}
OVER = {**LEAD, "phase": "over", "deal": {0: 100}, "scores": {0: 501}}
CLOSED = {**LEAD, "closed": True}
SAID = {**LEAD, "said": True}
SHOWN = {**LEAD, "shown": {0: ["JH QH KH AH", "mar"]}}
ACES = {**LEAD, "hands": {0: "AS AH AD AC KS KH KD KC 7S", 1: "JS JH JC 9D 8D QS QH QC 7H"}}

ILLEGAL = [
    (OVER, {}, 7, "play:KH", "over"),
    (LEAD, {}, 2, "what", "not_seated"),
    (LEAD, {}, 1, "play:7H", "not_your_turn"),
    (REPLY, {}, 0, "show:JH,QH,KH", "not_your_turn"),
    (LEAD, {}, 0, "", "bad_action"),
    (LEAD, {}, 0, "take", "bad_action"),
    (LEAD, {}, 0, "play", "bad_action"),
    (LEAD, {}, 0, "play:JH,QH", "bad_action"),
    (LEAD, {}, 0, "play:6H", "bad_action"),
    (LEAD, {}, 0, "swap:7D", "bad_action"),
    (LEAD, {}, 0, "show", "bad_action"),
    (LEAD, {}, 0, "show:JH", "bad_action"),
    (LEAD, {}, 0, "show:JH,QH,H", "bad_action"),
    (CLOSED, {}, 0, "show:JH,QH,2", "bad_action"),
    (LEAD, {}, 0, "play:7H", "not_in_hand"),
    (CLOSED, {}, 0, "show:TH,JH,QH", "not_in_hand"),
    (LEAD, {}, 0, "show:JH,JH", "not_in_hand"),
    (STRICT, {}, 1, "play:9D", "must_follow"),
    (STRICT, {}, 1, "play:QC", "must_beat"),
    (VOID, {}, 1, "play:7S", "must_trump"),
    (LEAD, {}, 0, "swap", "no_seven"),
    (LATE, {}, 0, "swap", "swap_late"),
    (CLOSED, {}, 0, "show:JH,QH,KH", "show_closed"),
    (CLOSED, {}, 0, "show:KD,QD", "show_closed"),
    (SAID, ONE, 0, "show:JH,QH,KH", "one_per_turn"),
    (SAID, ONE, 0, "show:9C,TD", "one_per_turn"),
    (EMPTY, OFF, 0, "show:JH,QH,KH", "show_no_deck"),
    (EMPTY, OFF, 0, "show:9C,TD", "show_no_deck"),
    (LEAD, OFF, 0, "show:9C,TD", "show_none"),
    (LEAD, OFF, 0, "show:JH,QH,AH", "show_none"),
    (LEAD, OFF, 0, "show:QH,KH", "show_none"),
    (SHOWN, OFF, 0, "show:JH,QH,KH,AH", "show_repeat"),
    (SHOWN, OFF, 0, "show:KD,QD", "show_repeat"),
    ({**EMPTY, "shown": {0: ["mar"]}}, OFF, 0, "show:KD,QD", "show_repeat"),
    (SHOWN, OFF, 0, "show:JH,QH,KH", "show_junior"),
]


def terts(match: Match) -> TertsDeal:
    assert isinstance(match.deal, TertsDeal)
    return match.deal


def new(first=0, **options) -> Match:
    return Match(Terts(2, RunOptions(**options)), SEED, standing=Standing(1, (0, 0), 1 - first, first))


@pytest.mark.parametrize(("given", "options", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, options, seat, code, reason):
    """The rows of the rules file in their order."""
    assert refused(at("terts", given, options), seat, code) == reason


def test_nine_cards_each_and_fourteen_in_the_stock():
    match = new(first=1)
    deal = terts(match)
    assert ([len(hand) for hand in deal.hands], len(deal.stock), deal.turn) == ([9, 9], 14, 1)
    assert match.told[0] == [Event("dealt", 1, (deal.stock[0],), deal.trumps)]


@pytest.mark.parametrize("trump", Suit)
def test_a_pack_counts_140(trump):
    assert sum(TertsDeal.worths[trump][one] for one in PACK) == 140


# Tricks


@pytest.mark.parametrize(
    ("given", "playable"),
    [
        (REPLY, OTHER),
        (STRICT, "AC"),
        ({**STRICT, "hands": {0: "", 1: "QC 9C 9D"}}, "QC 9C"),
        (VOID, "JD 7D"),
        (LONE, "7S JD 8S"),
        ({**LONE, "table": [[0, "9D"]]}, "JD"),
        ({**LONE, "table": [[0, "9D"]], "hands": {0: "", 1: "7S 8D 8S"}}, "8D"),
        ({**LONE, "hands": {0: "", 1: "7S 8S"}}, "7S 8S"),
    ],
)
def test_what_may_be_laid(given, playable):
    """A lone jack of trumps is spared only where a ruff would be forced."""
    assert sorted(terts(at("terts", given)).playable(1)) == sorted(cards(playable))


@pytest.mark.parametrize(
    ("led", "answer", "winner", "points"),
    [("JC", "QC", 1, 3), ("TC", "KC", 0, 13), ("AD", "9D", 1, 24), ("9D", "JD", 1, 33), ("AC", "7D", 1, 11)],
)
def test_who_takes_a_trick_and_what_it_counts(led, answer, winner, points):
    given = {**REPLY, "table": [[0, led]], "hands": {0: "7S", 1: f"{answer} 8S"}, "stock": "TH TS 7C 8C"}
    match = play(at("terts", given), (1, f"play:{answer}"))
    assert match.told[-1][1] == Event("trick", winner, tuple(cards(f"{led} {answer}")), number=points)


# Shows


@pytest.mark.parametrize(
    ("shown", "event"),
    [
        ("KD,QD", Event("marriage", 0, tuple(cards("KD QD")), number=20)),
        ("JH,QH,KH", Event("run", 0, tuple(cards("KH QH JH")), number=20)),
        ("JH,QH,KH,AH", Event("run", 0, tuple(cards("AH KH QH JH")), number=50)),
    ],
)
def test_a_show_is_told_with_its_points(shown, event):
    assert play(at("terts", LEAD), (0, f"show:{shown}")).told[-1] == [event]


@pytest.mark.parametrize(
    ("shown", "points"), [("9H TH JH QH KH", 100), ("8H 9H TH JH QH KH", 100), ("7H 8H 9H TH JH QH KH AH", 100)]
)
def test_five_and_more_in_a_row_count_100(shown, points):
    given = {**LEAD, "hands": {0: "7H 8H 9H TH JH QH KH AH TD", 1: "7S 8S TS JS QS AS KC 7C 8C"}, "stock": "9S 9C 9D"}
    match = play(at("terts", given), (0, f"show:{shown.replace(' ', ',')}"))
    assert terts(match).points == [points, 0]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("AS AH AD AC", 100), ("KS KH KD KC", 100), ("QS QH QD QC", 100), ("JS JH JD JC", 200), ("TS TH TD TC", None)],
)
def test_fours(hand, points):
    match = at("terts", {**LEAD, "hands": {0: f"{hand} 7S", 1: "8H 8S"}, "stock": "7H 7C 8C"}, OFF)
    code = f"show:{','.join(sorted(hand.split()))}"
    assert (code in {action.code for action in match.deal.legal(0)}) is (points is not None)
    if points is None:
        assert refused(match, 0, code) == "show_none"
    else:
        assert terts(play(match, (0, code))).points == [points, 0]


@pytest.mark.parametrize(
    ("own", "other", "first", "stands"),
    [
        ("7H 8H 9H", "7S 8S", 1, True),
        ("7H 8H 9H", "8S 9S TS", 0, False),
        ("JH QH KH", "8S 9S TS", 1, True),
        ("JH QH KH", "7S 8S 9S TS", 0, False),
        ("7D 8D 9D", "7S 8S 9S", 1, True),
        ("7H 8H 9H", "7D 8D 9D", 0, False),
        ("7H 8H 9H", "7S 8S 9S", 0, True),
        ("7H 8H 9H", "7S 8S 9S", 1, False),
        ("7H 8H 9H", "QS KS AC", 1, True),
    ],
)
def test_a_run_stands_against_what_the_other_seat_holds(own, other, first, stands):
    """Length, then the top card, then trumps, then the seat that led first."""
    given = {**LEAD, "hands": {0: f"{own} QC", 1: other}, "first": first}
    match = play(at("terts", given), (0, f"show:{own.replace(' ', ',')}"))
    assert (terts(match).passed[0], terts(match).points[0]) == (stands, 20 * stands)
    assert terts(match).shown[0] == [own]


def test_after_a_run_has_stood_the_others_score_uncompared():
    given = {**LEAD, "hands": {0: "7H 8H 9H TC", 1: "7S 8S 9S TS"}, "passed": {0: True}}
    assert terts(play(at("terts", given), (0, "show:7H,8H,9H"))).points == [20, 0]


def test_a_four_and_a_marriage_are_not_compared_nor_let_runs_stand():
    match = play(at("terts", ACES), (0, "show:AS,AH,AD,AC"))
    assert (terts(match).points, terts(match).passed) == ([100, 0], [False, False])
    assert match.told[-1] == [Event("four_aces", 0, tuple(cards("AD AS AH AC")), number=100)]


@pytest.mark.parametrize(
    ("given", "shown", "kind", "points"),
    [
        (LEAD, "9C,TD", "fine_none", 20),
        (SHOWN, "JH,QH,KH,AH", "fine_repeat", 50),
        (SHOWN, "KD,QD", "fine_repeat", 20),
        ({**ACES, "shown": {0: ["four:A"]}}, "AS,AH,AD,AC", "fine_repeat", 100),
        (SHOWN, "QH,KH,AH", "fine_junior", 20),
        ({**LEAD, "shown": {0: ["QH KH AH"]}}, "JH,QH,KH", "fine_junior", 20),
        (EMPTY, "JH,QH,KH", "fine_no_deck", 20),
        (EMPTY, "9C,TD", "fine_no_deck", 20),
    ],
)
def test_fines(given, shown, kind, points):
    match = play(at("terts", given), (0, f"show:{shown}"))
    assert match.told[-1][1] == Event(kind, 0, number=-points)
    assert match.view(None).places[0] == Place(0, 9, facts={"score": -points, "points": 0})
    assert terts(match).closed


def test_all_shows_that_are_not_fined_are_listed():
    listed = [action.code for action in at("terts", LEAD).deal.legal(0) if action.verb == "show"]
    assert listed == ["show:KD,QD", "show:JH,KH,QH", "show:AH,JH,KH,QH", "show:AH,KH,QH"]


def test_with_one_show_a_turn_the_marriage_is_free():
    match = play(at("terts", LEAD, ONE), (0, "show:KD,QD"), (0, "show:JH,QH,KH"))
    listed = [action.code for action in match.deal.legal(0) if action.verb == "show"]
    assert (listed, terts(match).points) == ([], [40, 0])


@pytest.mark.parametrize(
    ("given", "options", "free"),
    [(LEAD, {}, (Free("show", 2, 9),)), (CLOSED, {}, ()), (LEAD, OFF, ()), (EMPTY, {}, (Free("show", 2, 9),))],
)
def test_with_penalties_any_cards_may_be_shown(given, options, free):
    assert at("terts", given, options).view(0).free == free


# The match


@pytest.mark.parametrize(("target", "over"), [(301, True), (501, False), (1001, False)])
def test_the_match_ends_when_a_score_reaches_the_target(target, over):
    match = play(at("terts", {**LEAD, "scores": {0: 281}}, {"target": target}), (0, "show:KD,QD"))
    assert match.over is over


def test_the_seven_is_swapped_before_the_first_trick_too():
    match = play(at("terts", SEVEN), (0, "swap"))
    assert match.told[-1] == [Event("swapped", 0, (card("JD"),), Suit.DIAMONDS)]
    assert (terts(match).stock[0], card("JD") in match.deal.hands[0]) == (card("7D"), True)


@pytest.mark.parametrize("scores", [{0: 300, 1: 300}, {0: 321, 1: 300}])
def test_after_twenty_deals_the_higher_score_wins(scores):
    given = {**STRICT, "hands": {0: "", 1: "7S"}, "table": [[0, "AC"]], "deal_no": 20, "scores": scores}
    match = play(at("terts", given), (1, "play:7S"))
    assert (match.over, match.ranking(), match.standing.last) == (True, (1, 2), Result((21, 0), (1, 2), "played"))
    assert rematch(match).deal.turn == 1


@pytest.mark.parametrize("options", [{}, OFF, ONE], ids=["any", "off", "one"])
def test_a_match_ends_and_replays(options):
    match = finish(Match(Terts(2, RunOptions(**options)), SEED), Random(3))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)
    assert max(match.standing.totals) >= 501


def test_shows_at_random_keep_the_score():
    """Whatever is shown, scores are what was told: tricks and shows gained, fines lost."""
    rng = Random(8)
    match = new(target=1001)
    while match.standing.number == 1 and not match.over:
        deal = terts(match)
        hand = deal.hands[deal.turn]
        if not deal.closed and len(hand) > 1 and rng.random() < 0.4:
            picked = rng.sample(hand, rng.randint(2, min(4, len(hand))))
            match.apply(deal.turn, f"show:{','.join(one.code for one in picked)}")
        else:
            match.apply(deal.turn, f"play:{rng.choice(deal.playable(deal.turn)).code}")
    told = [event for events in match.told for event in events if event.kind != "scored"]
    assert any(event.kind.startswith("fine_") for event in told)
    assert sum(match.standing.totals) == sum(event.number or 0 for event in told)
    tricks = sum(event.number or 0 for event in told if event.kind == "trick")
    assert tricks == 150


@pytest.mark.parametrize("seats", [1, 3])
def test_terts_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Terts(seats, RunOptions())


# Silence, old buttons, the computer


@pytest.mark.parametrize(
    ("given", "move"),
    [(LEAD, (0, "play:7S", True)), (STRICT, (1, "play:AC", False)), (VOID, (1, "play:7D", True))],
)
def test_the_silent_play_and_never_show(given, move):
    assert silent(at("terts", given)) == [move]


def test_a_blocked_run_makes_the_own_buttons_old():
    match = at("terts", {**LEAD, "hands": {0: "7H 8H 9H TC", 1: "7S 8S 9S TS"}})
    found = [numbers(play(match, move)) for move in [(0, "show:7H,8H,9H"), (0, "play:TC"), (1, "play:7S")]]
    assert found == [[1, 0, 0], [2, 1, 1], [3, 2, 2]]


def test_cards_shown_are_known_also_those_of_a_fined_show():
    match = play(at("terts", LEAD), (0, "show:JH,QH,KH"), (0, "show:9C,TD"), (0, "play:JH"))
    assert sorted(match.deal.hidden(1)[0].holds) == sorted(cards("QH KH 9C TD"))


@pytest.mark.parametrize(
    ("given", "options", "code"),
    [
        (SEVEN, {}, "swap"),
        (LEAD, {}, "show:KD,QD"),
        ({**LEAD, "shown": {0: ["mar"]}}, {}, "show:JH,KH,QH"),
        ({**LEAD, "shown": {0: ["mar"]}}, ONE, "show:AH,JH,KH,QH"),
        ({**EMPTY, "hands": {0: "KC 7S", 1: "AC 8S"}}, {}, "play:7S"),
        ({**EMPTY, "hands": {0: "AC 7S", 1: "TC 8S"}}, {}, "play:AC"),
    ],
)
def test_the_computer_swaps_shows_from_the_lowest_up_and_plays_for_points(given, options, code):
    match = at("terts", given, options)
    assert player("terts").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1)).code == code
