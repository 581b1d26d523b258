"""Deberc beyond its worked examples (tests/vectors/deberc.yaml): bidding, refusals, shows, contracts, matches."""

from random import Random

import pytest

from games.actions import Action, Event, Refused
from games.cards import Suit, card, cards, text
from games.deal import Result
from games.game import Standing
from games.match import Match
from games.parts.bidding import next_caller
from games.parts.runs import RunOptions
from games.players import player
from games.rules.deberc import PACK, Deberc, DebercDeal
from games.view import Free, Place, Text
from tests.games.matches import SEED, at, finish, numbers, play, refused, rematch, silent, state

OFF = {"penalties": False}
ONE = {"shows": "one"}
BID = {
    "phase": "bid1",
    "dealer": 1,
    "turn": 0,
    "upcard": "9H",
    "hands": {0: "7S 8S 9S 7D 8D 9D", 1: "AS TS KS AD TD KD"},
    "deck": "7C 8C 9C TC JC QC KC AC 7H 8H TH JH QH KH AH QS JS QD JD",
}
SECOND = {**BID, "phase": "bid2"}
PLAY = {"trump": "S", "declarer": 0, "dealer": 1, "upcard": "7S", "turn": 0}
OTHER = "7D 8D TH JH AC KC 9C 8S TS"
LEAD = {**PLAY, "hands": {0: "QS KS AS JD QD KD AD 7H 8C", 1: OTHER}}
REPLY = {**PLAY, "turn": 1, "phase": "reply", "table": [[0, "KD"]], "hands": {0: "8H 9H", 1: "7D AD JC 8S"}}
VOID = {**REPLY, "hands": {0: "8H 9H", 1: "7H JS JC 8S"}}
TRUMPED = {**REPLY, "table": [[0, "AS"]], "hands": {0: "8H 9H", 1: "JS 8S TS 7H"}}
OVER = {**LEAD, "phase": "over", "scores": {0: 501}, "deal": {0: 100}}
CLOSED = {**LEAD, "closed": True}
SAID = {**LEAD, "said": True}
SHOWN = {**LEAD, "shown": {0: ["JD QD KD AD", "bella"]}}
LAST = {**PLAY, "dealer": 0, "first": 1, "phase": "reply", "turn": 1, "table": [[0, "AD"]], "hands": {0: "", 1: "8D"}}

ILLEGAL = [
    (OVER, {}, 7, "play:QS", "over"),
    (BID, {}, 2, "take", "not_seated"),
    (BID, {}, 1, "take", "not_your_turn"),
    (LEAD, {}, 1, "what", "not_your_turn"),
    (BID, {}, 0, "", "bad_action"),
    (BID, {}, 0, "order:S", "bad_action"),
    (BID, {}, 0, "play:7S", "bad_action"),
    (BID, {}, 0, "show:7S,8S,9S", "bad_action"),
    (BID, {}, 0, "take:7S", "bad_action"),
    (SECOND, {}, 0, "take", "bad_action"),
    (SECOND, {}, 0, "order", "bad_action"),
    (SECOND, {}, 0, "order:7S", "bad_action"),
    (SECOND, {}, 0, "order:H,1", "bad_action"),
    (LEAD, {}, 0, "take", "bad_action"),
    (LEAD, {}, 0, "pass", "bad_action"),
    (LEAD, {}, 0, "order:S", "bad_action"),
    (LEAD, {}, 0, "swap", "bad_action"),
    (LEAD, {}, 0, "play:6S", "bad_action"),
    (LEAD, {}, 0, "play:QS,KS", "bad_action"),
    (LEAD, {}, 0, "show:QS", "bad_action"),
    (CLOSED, {}, 0, "show:QS", "bad_action"),
    (SECOND, {}, 0, "order:H", "suit_refused"),
    (LEAD, {}, 0, "play:7S", "not_in_hand"),
    (LEAD, {}, 0, "show:TS,JS,QS", "not_in_hand"),
    (LEAD, {}, 0, "show:QS,QS", "not_in_hand"),
    (REPLY, {}, 1, "play:JC", "must_follow"),
    (REPLY, {}, 1, "play:8S", "must_follow"),
    (TRUMPED, {}, 1, "play:7H", "must_follow"),
    (TRUMPED, {}, 1, "play:TS", "must_beat"),
    (VOID, {}, 1, "play:7H", "must_trump"),
    (CLOSED, {}, 0, "show:QS,KS", "show_closed"),
    (SAID, ONE, 0, "show:JD,QD,KD", "one_per_turn"),
    (SAID, ONE, 0, "show:7H,8C", "one_per_turn"),
    (LEAD, OFF, 0, "show:7H,8C", "show_none"),
    (LEAD, OFF, 0, "show:QD,KD", "show_none"),
    (SHOWN, OFF, 0, "show:JD,QD,KD,AD", "show_repeat"),
    (SHOWN, OFF, 0, "show:QS,KS", "show_repeat"),
    (SHOWN, OFF, 0, "show:QD,KD,AD", "show_junior"),
]


def deberc(match: Match) -> DebercDeal:
    assert isinstance(match.deal, DebercDeal)
    return match.deal


@pytest.mark.parametrize(("given", "options", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, options, seat, code, reason):
    """The rows of the rules file in their order."""
    assert refused(at("deberc", given, options), seat, code) == reason


# The deal and the bidding


def test_three_cards_at_a_time_the_dealers_opponent_first():
    game = Deberc(2, RunOptions())
    deal = game.deal(Standing(1, (0, 0), 0, 1), SEED, cards("7S 8S 9S 7H 8H 9H TS JS QS TH JH QH 9C") + cards("7C 8C"))
    assert [text(sorted(hand)) for hand in deal.hands] == ["7H 8H 9H TH JH QH", "7S 8S 9S TS JS QS"]
    assert (text(deal.turned), text(deal.rest), deal.turn, deal.trumps) == ("9C", "8C 7C", 1, Suit.CLUBS)


def test_a_deal_begins_with_the_first_trump():
    match = Match(Deberc(2, RunOptions()), SEED)
    deal = deberc(match)
    assert match.told[0] == [Event("dealt", deal.dealer, tuple(deal.turned))]
    assert ([len(hand) for hand in deal.hands], len(deal.rest)) == ([6, 6], 19)


@pytest.mark.parametrize(("caller", "following"), [(0, 1), (1, 2), (2, None), (3, 0)])
def test_every_seat_speaks_once_a_round(caller, following):
    assert next_caller(caller, 3, 4) == following


@pytest.mark.parametrize(
    ("calls", "phase", "turn"),
    [([], "bid1", 0), ([0], "bid1", 1), ([0, 1], "bid2", 0), ([0, 1, 0], "bid2", 1)],
)
def test_the_dealers_opponent_speaks_first_in_both_rounds(calls, phase, turn):
    match = play(at("deberc", BID), *((seat, "pass") for seat in calls))
    assert (match.deal.phase, match.deal.turn) == (phase, turn)


@pytest.mark.parametrize(
    ("calls", "trump", "declarer", "told"),
    [
        ([(0, "take")], "H", 0, Event("take", 0, suit=Suit.HEARTS)),
        ([(0, "pass"), (1, "take")], "H", 1, Event("take", 1, suit=Suit.HEARTS)),
        ([(0, "pass"), (1, "pass"), (0, "order:C")], "C", 0, Event("order", 0, suit=Suit.CLUBS)),
    ],
)
def test_who_orders_fixes_trumps_and_three_cards_more_are_dealt(calls, trump, declarer, told):
    match = play(at("deberc", BID), *calls)
    deal = deberc(match)
    assert (deal.trumps.code, deal.declarer, deal.phase, deal.turn) == (trump, declarer, "lead", 0)
    assert match.told[-1] == [
        told,
        Event("drew", 0, tuple(cards("7C 8C 9C")), to=0),
        Event("drew", 1, tuple(cards("TC JC QC")), to=1),
    ]


def test_the_seat_that_leads_is_not_always_the_dealers_opponent():
    match = play(at("deberc", {**BID, "first": 1}), (0, "take"))
    assert match.deal.turn == 1


def test_four_passes_annul_the_deal():
    match = play(at("deberc", {**SECOND, "scores": {0: 40, 1: 30}}), (0, "pass"), (1, "pass"))
    assert match.told[-1][:2] == [Event("pass", 1), Event("annulled")]
    assert match.standing.last == Result((0, 0), (1, 1), "annulled")
    assert (match.standing.totals, match.standing.dealer, match.view(0).sheet) == ((40, 30), 0, ())


# Tricks


@pytest.mark.parametrize("trump", Suit)
def test_a_pack_counts_152(trump):
    assert sum(DebercDeal.worths[trump][one] for one in PACK) == 152


@pytest.mark.parametrize(
    ("given", "playable"),
    [
        (REPLY, "7D AD"),
        (VOID, "JS 8S"),
        (TRUMPED, "JS"),
        ({**TRUMPED, "table": [[0, "JS"]], "hands": {0: "8H", 1: "9S 8S 7H"}}, "9S 8S"),
        ({**TRUMPED, "hands": {0: "8H", 1: "9D 7H"}}, "9D 7H"),
        ({**VOID, "hands": {0: "8H", 1: "9C 7H"}}, "9C 7H"),
    ],
)
def test_what_may_be_laid(given, playable):
    """Field report 83: suit before trump, and only a trump lead must be beaten."""
    assert sorted(deberc(at("deberc", given)).playable(1)) == sorted(cards(playable))


# Shows


@pytest.mark.parametrize(
    ("own", "other", "first", "stands"),
    [
        ("7H 8H 9H", "7C 8C", 1, True),
        ("7H 8H 9H", "8C 9C TC", 0, False),
        ("JH QH KH", "8C 9C TC", 1, True),
        ("JH QH KH", "7C 8C 9C TC", 0, False),
        ("8S 9S TS", "8C 9C TC", 1, True),
        ("8H 9H TH", "8S 9S TS", 0, False),
        ("7H 8H 9H", "7C 8C 9C", 0, True),
        ("7H 8H 9H", "7C 8C 9C", 1, False),
        ("JH QH KH AH", "8C 9C TC JC QC", 1, True),
        ("8H 9H TH JH", "8C 9C TC JC QC", 0, False),
    ],
)
def test_a_run_stands_against_runs_of_three_or_four_that_were_dealt(own, other, first, stands):
    """Of five in a row the best four are compared."""
    given = {**PLAY, "first": first, "hands": {0: own, 1: other}}
    match = play(at("deberc", given), (0, f"show:{own.replace(' ', ',')}"))
    points = {3: 20, 4: 50}[len(own.split())]
    assert (deberc(match).passed[0], deberc(match).points[0]) == (stands, points * stands)


def test_cards_dealt_count_also_when_they_are_played():
    given = {**PLAY, "dealer": 0, "hands": {0: "8H 9H TH 7D", 1: "8C 9C KD"}, "dealt": {1: "8C 9C TC KD"}}
    assert play(at("deberc", given), (0, "show:8H,9H,TH")).told[-1][0].kind == "blocked"


@pytest.mark.parametrize(
    ("given", "shown", "kind", "points"),
    [
        (LEAD, "7H,8C", "fine_none", 20),
        (LEAD, "QD,KD", "fine_none", 20),
        (SHOWN, "QS,KS", "fine_repeat", 20),
        (SHOWN, "JD,QD,KD,AD", "fine_repeat", 50),
        (SHOWN, "JD,QD,KD", "fine_junior", 20),
    ],
)
def test_a_fine_comes_off_the_match_score(given, shown, kind, points):
    match = play(at("deberc", {**given, "deal": {0: 40}}), (0, f"show:{shown}"))
    assert match.told[-1][1] == Event(kind, 0, number=-points)
    facts = {"score": -points, "points": 40}
    assert match.view(1).places[0] == Place(0, 9, roles=("declarer",), facts=facts)


def test_the_bella_is_told_and_listed_first():
    match = at("deberc", LEAD)
    listed = [action.code for action in match.deal.legal(0) if action.verb == "show"]
    assert listed == ["show:KS,QS", "show:JD,KD,QD", "show:AD,JD,KD,QD", "show:AD,KD,QD", "show:AS,KS,QS"]
    assert play(match, (0, "show:QS,KS")).told[-1] == [Event("bella", 0, tuple(cards("KS QS")), number=20)]


@pytest.mark.parametrize(
    ("given", "options", "free"),
    [(LEAD, {}, (Free("show", 2, 9),)), (CLOSED, {}, ()), (LEAD, OFF, ()), (BID, {}, ()), (SECOND, {}, ())],
)
def test_with_penalties_any_cards_may_be_shown_in_the_play(given, options, free):
    assert at("deberc", given, options).view(0).free == free


# Contracts and matches


@pytest.mark.parametrize(
    ("declarer", "deal", "last"),
    [
        (0, {0: 70, 1: 60}, Result((91, 60), (1, 2), "made")),
        (0, {0: 40, 1: 61}, Result((0, 122), (2, 1), "failed")),
        (0, {0: 40, 1: 60}, Result((61, 60), (1, 2), "made")),
        (1, {0: 40, 1: 60}, Result((121, 0), (1, 2), "failed")),
        (1, {0: 40, 1: 62}, Result((61, 62), (2, 1), "made")),
    ],
)
def test_the_declarer_must_have_more(declarer, deal, last):
    """Seat 0 takes 21 points with the last trick."""
    match = play(at("deberc", {**LAST, "declarer": declarer, "deal": deal}), (1, "play:8D"))
    assert match.standing.last == last
    winner = last.ranking.index(1)
    assert (match.standing.first, match.standing.dealer) == (winner, 1 - winner)
    assert match.told[-1][2:5] == [
        Event(last.reason, declarer),
        Event("scored", 0, number=last.points[0]),
        Event("scored", 1, number=last.points[1]),
    ]


def test_fines_are_no_part_of_the_contract():
    given = {**LAST, "deal": {0: 40, 1: 60}, "hands": {0: "7C", 1: "8D 7H"}}
    match = play(at("deberc", given), (1, "show:8D,7H"), (1, "play:8D"))
    match = play(match, (0, "play:7C"), (1, "play:7H"))
    assert match.standing.last == Result((61, 40), (1, 2), "made")


@pytest.mark.parametrize(
    ("scores", "over", "ranking"),
    [
        ({0: 440, 1: 100}, True, (1, 2)),
        ({0: 439, 1: 100}, False, None),
        ({0: 450, 1: 455}, True, (2, 1)),
        ({0: 450, 1: 451}, False, None),
    ],
)
def test_with_501_the_higher_score_wins_equal_scores_play_on(scores, over, ranking):
    match = play(at("deberc", {**LAST, "deal": {0: 40, 1: 60}, "scores": scores}), (1, "play:8D"))
    assert (match.over, match.ranking() if match.over else None) == (over, ranking)


@pytest.mark.parametrize(("target", "over"), [(301, True), (501, False), (1001, False)])
def test_the_target_is_agreed(target, over):
    match = play(at("deberc", {**LAST, "deal": {0: 40, 1: 60}, "scores": {0: 300}}, {"target": target}), (1, "play:8D"))
    assert match.over is over


@pytest.mark.parametrize(("scores", "ranking"), [({0: 9, 1: 8}, (1, 2)), ({0: 8, 1: 8}, (1, 1))])
def test_after_sixty_deals_the_higher_score_wins_annulled_ones_counted(scores, ranking):
    match = play(at("deberc", {**SECOND, "deal_no": 60, "scores": scores}), (0, "pass"), (1, "pass"))
    assert (match.over, match.ranking()) == (True, ranking)


@pytest.mark.parametrize(("scores", "first"), [({0: 450, 1: 455}, 1), ({0: 450, 1: 300}, 0)])
def test_the_winner_of_the_match_leads_in_the_rematch(scores, first):
    """Whoever won its last deal, here seat 0."""
    match = rematch(play(at("deberc", {**LAST, "deal": {0: 40, 1: 60}, "scores": scores}), (1, "play:8D")))
    assert (deberc(match).first, deberc(match).dealer, match.deal.turn) == (first, 1 - first, first)


def test_after_a_draw_the_lot_decides():
    match = play(at("deberc", {**SECOND, "deal_no": 60}), (0, "pass"), (1, "pass"))
    assert {Match(match.game, bytes([seed]) * 32, match.standing).standing.first for seed in range(10)} == {0, 1}


def test_who_leaves_is_last_and_only_fines_count_of_the_deal():
    match = play(at("deberc", {**LEAD, "scores": {0: 300, 1: 20}}), (0, "show:QS,KS"), (0, "show:7H,8C"))
    match.host("@end", 0)
    assert (match.ranking(), match.standing.totals, rematch(match).standing.first) == ((2, 1), (280, 20), 1)


def test_the_sheet_has_a_row_for_each_deal_that_was_played():
    match = play(at("deberc", {**LAST, "deal": {0: 40, 1: 60}, "scores": {0: 5}, "deal_no": 2}), (1, "play:8D"))
    play(match, (0, "pass"), (1, "pass"), (0, "pass"), (1, "pass"))
    assert match.view(None).sheet == (
        (Text("sheet-deal", {"number": 2}), (61, 60)),
        (Text("sheet-total", {}), (66, 60)),
    )


@pytest.mark.parametrize("options", [{}, OFF, ONE], ids=["any", "off", "one"])
def test_a_match_ends_and_replays(options):
    match = finish(Match(Deberc(2, RunOptions(**options)), SEED), Random(4))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)


@pytest.mark.parametrize("seats", [1, 3])
def test_deberc_is_for_two(seats):
    with pytest.raises(Refused, match="seats"):
        Deberc(seats, RunOptions())


# What is shown and asked


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (BID, 0, Text("ask-take", {"suit": Suit.HEARTS})),
        (SECOND, 0, Text("ask-order", {"suit": Suit.HEARTS})),
        (SECOND, None, Text("call-bid", {})),
        (BID, 1, None),
        (LEAD, 0, Text("ask-lead", {})),
        (REPLY, 1, Text("ask-follow", {"suit": Suit.DIAMONDS})),
        (VOID, 1, Text("ask-ruff", {"suit": Suit.SPADES})),
        (LEAD, None, None),
    ],
)
def test_a_seat_is_asked_what_it_may_do(given, seat, ask):
    assert at("deberc", given).view(seat).ask == ask


def test_first_trump_dealer_trumps_and_contract_are_shown():
    match = at("deberc", BID)
    view = match.view(None)
    assert (view.facts, [place.roles for place in view.places]) == ({"turned": card("9H")}, [(), ("dealer",)])
    view = play(match, (0, "pass"), (1, "take")).view(None)
    assert view.facts == {"trump": Suit.HEARTS, "turned": card("9H")}
    assert [place.roles for place in view.places] == [(), ("declarer",)]


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (BID, (0, "pass", True)),
        (SECOND, (0, "pass", True)),
        (LEAD, (0, "play:7H", True)),
        (TRUMPED, (1, "play:JS", False)),
    ],
)
def test_the_silent_pass_or_play_and_never_show(given, move):
    assert silent(at("deberc", given)) == [move]


def test_calls_make_the_own_buttons_old_and_a_new_round_all():
    match = at("deberc", BID)
    found = [numbers(play(match, move)) for move in [(0, "pass"), (1, "pass"), (0, "order:C"), (0, "play:7C")]]
    assert found == [[1, 0, 0], [2, 1, 1], [3, 2, 2], [4, 3, 3]]


# What a seat cannot know


def barred(match: Match, seat: int, codes: str) -> str:
    told = deberc(match).barred(seat)
    return text(one for one in cards(codes) if told(one))


@pytest.mark.parametrize(
    ("led", "answer", "gone"),
    [
        ("KD", "7D", ""),
        ("KD", "8S", "7D AD"),
        ("KD", "7H", "7D AD 8S JS 9S"),
        ("AS", "8S", "JS 9S"),
        ("AS", "9S", ""),
        ("AS", "7H", "8S JS 9S"),
    ],
)
def test_an_answer_shows_what_is_not_held(led, answer, gone):
    given = {**REPLY, "table": [[0, led]], "hands": {0: "8H 9H", 1: f"{answer} QH"}}
    match = play(at("deberc", given), (1, f"play:{answer}"))
    assert barred(match, 1, "7D AD 8S JS 9S KC") == gone


def test_cards_shown_are_known():
    match = play(at("deberc", LEAD), (0, "show:QS,KS"), (0, "play:QS"))
    assert match.deal.hidden(1)[0].holds == cards("KS")


# The computer


@pytest.mark.parametrize(
    ("given", "options", "code"),
    [
        (BID, {}, "pass"),
        ({**BID, "hands": {0: "JH AH TH AS 7D 8D", 1: "QS"}}, {}, "take"),
        ({**SECOND, "hands": {0: "JC 9C AC AS 7D 8D", 1: "QS"}}, {}, "order:C"),
        (LEAD, {}, "show:KS,QS"),
        ({**LEAD, "shown": {0: ["bella"]}}, {}, "show:JD,KD,QD"),
        ({**LEAD, "shown": {0: ["bella"]}}, ONE, "show:AD,JD,KD,QD"),
    ],
)
def test_the_computer_orders_with_strong_trumps_and_shows_from_the_lowest_up(given, options, code):
    match = at("deberc", given, options)
    assert player("deberc").choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(1)).code == code


def test_the_computer_takes_with_the_cheapest_and_gives_little():
    match = at("deberc", {**REPLY, "table": [[0, "TD"]], "hands": {0: "8H", 1: "AD 7D"}})
    chosen = player("deberc").choose(1, match.view(1), lambda: match.imagine(1, Random(1)), Random(1))
    assert chosen == Action("play", (card("AD"),))
