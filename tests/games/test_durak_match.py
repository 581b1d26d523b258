"""Matches of durak: who deals and leads next, counts, leaving, buttons, windows, what is seen, whole random games."""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from games.actions import Event
from games.cards import Card, cards, pack
from games.game import Standing
from games.match import Match
from games.parts.fools import outcome
from games.parts.throwing import DurakOptions
from games.players import at_random, player
from games.rules.durak import LOW, Durak
from games.view import Text, Zone
from tests.games.durak_positions import (
    DEFENDING,
    LEADING,
    MOVING_ON,
    PILING,
    THROWING,
    at,
    new,
    play,
    state,
)
from tests.notation import durak as notation

NINES = "9S TS JS QS KS AS 9D TD JD QD KD AD 9C TC JC QC KC AC 9H TH JH QH KH AH"
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"transfer": "show", "pogony": "wide", "deck": 52}),
    (3, {"transfer": "plain", "auto_pass": "empty", "first_limit": 5, "deals": 3}),
    (4, {"deck": 24, "throwers": "neighbours", "next_lead": "onto", "deals": 3}),
    (4, {"teams": "teams", "auto_pass": "empty", "throwers": "neighbours"}),
    (5, {"transfer": "show", "throwers": "neighbours", "auto_pass": "empty", "next_lead": "lowest", "deals": 3}),
    (6, {"teams": "teams", "pile_on": "forbid", "deals": 3}),
    (6, {}),
]


def lost(*fools: int, seats: int = 4, dealer: int = 0, **options) -> Standing:
    """Return the standing after a deal with these fools; none: a draw of all."""
    game = Durak(seats, DurakOptions(**options))
    before = Standing(1, (0,) * seats, dealer, (dealer + 1) % seats)
    rest = [seat for seat in range(seats) if seat not in fools]
    return game.settle(before, game.deal(before, bytes(32)), outcome("out", [rest, fools], out=(), fools=fools))


@pytest.mark.parametrize(
    ("fools", "options", "dealer", "first"),
    [
        ((2,), {}, 2, 3),
        ((3,), {}, 3, 0),
        ((2,), {"next_lead": "onto"}, 2, 1),
        ((0,), {"next_lead": "onto"}, 0, 3),
        ((), {"dealer": 1}, 1, 2),
        ((), {"dealer": 1, "next_lead": "onto"}, 1, 0),
        ((1, 3), {"teams": "teams", "dealer": 0}, 1, 2),
        ((1, 3), {"teams": "teams", "dealer": 2, "next_lead": "onto"}, 3, 2),
        ((0, 2), {"teams": "teams", "dealer": 2}, 2, 3),
    ],
)
def test_the_fool_deals_and_the_option_says_who_leads(fools, options, dealer, first):
    after = lost(*fools, **options)
    assert (after.dealer, after.first) == (dealer, first)


@pytest.mark.parametrize(("next_lead", "leader"), [("from_under", 3), ("onto", 1), ("lowest", 2)])
def test_a_rematch_is_a_later_deal(next_lead, leader):
    """Seat 2 was the fool and deals; the trump is H, and of all its cards seat 2 has the lowest."""
    game = Durak(4, DurakOptions(deck=24, next_lead=next_lead))
    before = lost(2, deck=24, next_lead=next_lead)
    opening = game.opening(bytes(32), before)
    assert (opening.number, opening.totals, opening.dealer) == (1, (0, 0, 0, 0), 2)
    deal = game.deal(opening, bytes(32), cards(NINES.replace("9H TH", "TH 9H")))
    assert (deal.turn, deal.opened) == (leader, "lowest" if next_lead == "lowest" else "next")


def test_the_first_dealer_is_drawn_by_lot_and_the_lowest_trump_leads():
    dealers = {state(new(4, bytes([lot]) * 32)).dealer for lot in range(40)}
    assert dealers == {0, 1, 2, 3}
    for lot in range(20):
        match = new(3, bytes([lot]) * 32)
        trumps = [(card, seat) for seat in range(3) for card in state(match).trumps(seat)]
        assert not trumps or match.deal.turn == min(trumps)[1]


def test_six_players_see_the_dealers_last_card():
    """With 36 cards no stock is left (field report 78)."""
    match = new(6)
    deal = state(match)
    assert deal.stock == []
    assert deal.trump == deal.hands[deal.dealer][-1]
    assert deal.trump in deal.seen[deal.dealer]
    assert match.told[0][1].kind == "trump_held"


def test_without_trumps_in_hands_the_seat_left_of_the_dealer_leads():
    game = Durak(2, DurakOptions())
    deck = [*(card for card in pack(LOW[36]) if card.suit != 2), *(card for card in pack(LOW[36]) if card.suit == 2)]
    deck[12], deck[30] = deck[30], deck[12]
    deal = game.deal(Standing(1, (0, 0), 1, 0), bytes(32), deck)
    match = Match(game, bytes(32), standing=Standing(1, (0, 0), 1, 0), deal=deal)
    assert (deal.turn, deal.trump.code) == (0, "9H")
    assert deal.listen(deal.begin) == [
        Event("dealt", 1),
        Event("trump", 1, tuple(cards("9H")), suit=deal.trump.suit),
        Event("first_no_trump", 0),
    ]
    assert match.deal.awaited == (0,)


def test_the_lowest_trump_is_shown_and_any_card_may_be_led():
    game = Durak(4, DurakOptions(deck=24))
    deal = game.deal(Standing(1, (0,) * 4, 0, 1), bytes(32), cards(NINES.replace(" TH", "") + " TH"))
    shown = deal.listen(deal.begin)[-1]
    assert shown == Event("first_lowest", deal.turn, tuple(cards("9H")))
    assert deal.seen[deal.turn] == cards("9H")
    assert len(deal.legal(deal.turn)) > 1


@pytest.mark.parametrize(
    ("deals", "epaulettes", "expected"),
    [
        ([(1, 2, 3, 0), (3, 1, 2, 0), (3, 2, 0, 1)], False, (4, 3, 2, 1)),
        ([(3, 1, 2, 0), (3, 0, 2, 1), (3, 0, 1, 2)], True, (4, 2, 2, 1)),
        ([(1, 2, 3, 0), (3, 2, 0, 1), (3, 0, 1, 2)], False, (3, 2, 3, 1)),
    ],
)
def test_a_match_ranks_by_fools_then_epaulettes_then_first_places(deals, epaulettes, expected):
    """Each deal lists its seats from the first out to the fool; epaulettes are of the first deal's fool."""
    game = Durak(4, DurakOptions(deals=3))
    standing = game.opening(bytes(32), None)
    for number, (*out, fool) in enumerate(deals):
        assert not game.over(standing)
        pogony = epaulettes and number == 0
        last = outcome("out", [[seat] for seat in (*out, fool)], out=out, fools=[fool], pogony=pogony)
        standing = game.settle(standing, game.deal(standing, bytes(32)), last)
    assert game.over(standing)
    assert game.ranking(standing) == expected


def test_the_sheet_counts_what_ranks():
    game = Durak(2, DurakOptions(deals=3))
    standing = game.opening(bytes(32), None)
    last = outcome("out", [[1], [0]], out=[1], fools=[0], pogony=True)
    standing = game.settle(standing, game.deal(standing, bytes(32)), last)
    assert game.sheet(standing) == (
        (Text("sheet-fool", {}), (1, 0)),
        (Text("sheet-first", {}), (0, 1)),
        (Text("sheet-pogony", {}), (1, 0)),
    )
    assert Durak(2, DurakOptions()).sheet(standing) == ()


@pytest.mark.parametrize(
    ("position", "options", "leaver", "expected"),
    [
        (LEADING, {}, 2, (1, 1, 4, 1)),
        ({**LEADING, "hands": ["7S", "9S", "", "7D"], "out": [2]}, {}, 0, (4, 2, 1, 2)),
        ({**LEADING, "hands": ["7S", "9S", "", "7D"], "out": [2]}, {}, 2, (1, 1, 4, 1)),
        (LEADING, {"teams": "teams"}, 3, (1, 3, 1, 3)),
    ],
)
def test_who_leaves_is_the_fool(position, options, leaver, expected):
    match = at(position, **options)
    match.host("@end", leaver)
    assert match.over
    result = match.deal.forfeit(leaver)
    assert (result.ranking, result.reason) == (expected, "forfeit")
    assert (leaver, "fool") in result.titles
    assert match.standing.dealer == (1 if options else leaver)


def test_cards_of_a_leaver_stay_one_pack():
    """Field report 79."""
    match = at(DEFENDING)
    match.host("@end", 1)
    assert sorted(card for held in match.deal.holding() for card in held) == sorted(pack(LOW[36]))


def numbers(match: Match) -> list[int]:
    return [match.number(seat) for seat in (*range(match.game.n), None)]


def test_early_passes_age_nobody_elses_buttons():
    match = at({**THROWING, "turn": 0})
    start = numbers(match)
    play(match, (2, "pass"))
    assert numbers(match) == [start[0], start[1], start[2] + 1, start[3], start[4]]
    play(match, (0, "pass"))
    assert match.deal.turn == 3
    assert numbers(match) == [start[0] + 1, start[1], start[2] + 1, start[3], start[4]]


@pytest.mark.parametrize(
    ("position", "options", "move"),
    [
        (LEADING, {}, (0, "lead:7S")),
        (DEFENDING, {}, (1, "beat:8D,AH")),
        (DEFENDING, {}, (1, "take")),
        (MOVING_ON, {"transfer": "plain"}, (1, "transfer:8C")),
        (MOVING_ON, {"transfer": "show"}, (1, "show:8H")),
        ({**THROWING, "turn": 0}, {}, (0, "throw:9D")),
        ({**THROWING, "passed": [0, 2]}, {}, (3, "pass")),
        (PILING, {}, (0, "throw:9D")),
        ({**PILING, "passed": [0, 2], "turn": 3}, {}, (3, "pass")),
    ],
)
def test_all_else_ages_the_buttons_of_all(position, options, move):
    match = at(position, **options)
    before = numbers(match)
    play(match, move)
    assert all(now > was for now, was in zip(numbers(match), before, strict=True))


def test_a_window_counts_who_has_declined():
    match = at({**THROWING, "turn": 0})
    assert match.window() == (0, 2)
    play(match, (2, "pass"))
    assert match.window() == (1, 2)
    play(match, (0, "pass"))
    assert match.window() == (2, 2)
    play(match, (3, "pass"))
    assert match.window() is None
    assert at(DEFENDING).window() is None
    assert at(PILING).window() == (0, 2)


def test_the_table_shows_pairs_and_who_laid_them():
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "throw:9D"))
    table = Zone("table", "pairs", (*cards("7S 9S 9D"), None), by=(0, 1, 0, None))
    view = match.view(None)
    assert view.zones == (table, Zone("discard", "pile", (None,) * (36 - 12)))
    assert [(place.state, place.roles) for place in view.places] == [
        ("in", ("attacker",)), ("in", ("defender",)), ("in", ()), ("in", ()),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "facts"),
    [
        (THROWING, {"stock": 0, "room": 3}),
        (PILING, {"stock": 0, "pile_room": 3}),
        (DEFENDING, {"stock": 0}),
        ({**LEADING, "stock": "8C 6H"}, {"trump": "6H", "stock": 2}),
    ],
)
def test_facts(position, facts):
    found = {
        name: value.code if isinstance(value, Card) else value for name, value in at(position).view(0).facts.items()
    }
    assert {**found, **facts} == found
    assert list(found) == ["trump", *(name for name in facts if name != "trump")]


@pytest.mark.parametrize(
    ("position", "options", "seat", "expected"),
    [
        (LEADING, {}, 0, Text("ask-lead", {"number": 5})),
        (LEADING, {}, 1, None),
        (LEADING, {}, None, Text("call-lead", {})),
        (DEFENDING, {}, 1, Text("ask-defend", {"cards": tuple(cards("8D"))})),
        (MOVING_ON, {"transfer": "plain"}, 1, Text("ask-transfer", {"cards": tuple(cards("8D"))})),
        (THROWING, {}, 3, Text("ask-throw", {"number": 3})),
        (THROWING, {}, 0, Text("ask-early", {"seat": 3})),
        (THROWING, {}, None, Text("call-throw", {})),
        (PILING, {}, 0, Text("ask-pile", {"number": 3})),
    ],
)
def test_what_is_asked(position, options, seat, expected):
    assert at(position, **options).view(seat).ask == expected


def test_taken_cards_are_known_to_all_while_held():
    match = at(LEADING)
    play(match, (0, "lead:7S"), (1, "beat:7S,9S"), (0, "throw:9D"), (1, "take"))
    play(match, (0, "pass"), (2, "pass"), (3, "pass"))
    assert sorted(state(match).seen[1]) == sorted(cards("7S 9S 9D"))
    for seed in range(20):
        guess = match.imagine(3, Random(seed))
        assert set(cards("7S 9S 9D")) <= set(guess.hands[1])
        assert guess.view(3) == match.deal.view(3)


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches(seats, options, seed):
    """Random play ends, its log replays, a dump loads, and a redeal looks the same and can be played out."""
    rng = Random(seed)
    match = new(seats, rng.randbytes(32), **options)
    while not match.over:
        deal = state(match)
        assert sorted(card for held in deal.holding() for card in held) == sorted(pack(LOW[deal.options.deck]))
        seat = rng.choice(list(deal.actors))
        if rng.random() < 0.1:
            _check_guess(match, rng.randrange(seats), rng)
        verbs = sorted({action.verb for action in deal.legal(seat)})
        verb = rng.choice(verbs)
        match.apply(seat, rng.choice([action for action in deal.legal(seat) if action.verb == verb]).code)
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert stopped is None
    assert (again.deal.dump(), again.standing, again.ranking()) == (match.deal.dump(), match.standing, match.ranking())


def _check_guess(match: Match, seat: int, rng: Random) -> None:
    deal = state(match)
    before = json.dumps(deal.dump())
    guess = deal.redeal(seat, rng)
    assert guess.view(seat) == deal.view(seat)
    while not guess.over:
        actor = guess.awaited[0]
        guess.play(actor, rng.choice(guess.legal(actor)))
    assert json.dumps(deal.dump()) == before
    assert type(deal).load(json.loads(before)) == deal


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"transfer": "show"}), (4, {"teams": "teams"})])
def test_the_computer_beats_random_play(seats, options):
    """Field report 80: of 40 deals against players at random it loses a few at most, and no deal goes on for ever."""
    rng = Random(1)
    clever, wild = player("durak"), at_random.Computer()
    lost_deals = 0
    for _ in range(40):
        match = new(seats, rng.randbytes(32), **options)
        while not match.over:
            seat = match.awaited[0]
            chooser = wild if seat % 2 else clever
            action = chooser.choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
            match.apply(seat, action.code)
        assert len(match.log) < 400
        lost_deals += (0, "fool") in match.deal.result().titles
    assert lost_deals <= 5


def test_computers_alone_come_to_an_end():
    rng = Random(2)
    clever = player("durak")
    for seats, options in OPTIONS:
        match = new(seats, rng.randbytes(32), **options)
        while not match.over:
            seat = match.awaited[0]
            view = match.view(seat)
            chosen = clever.choose(seat, view, lambda: pytest.fail("it needs no guesses"), rng)
            assert chosen in view.actions
            match.apply(seat, chosen.code)
        assert len(match.log) < 600


def test_nobody_who_stayed_is_the_fool_when_somebody_has_left():
    row = {"given": {"trump": "H", "hands": ["6S 6D", "7S 7D KC"], "phase": "lead", "leader": 0, "defender": 1}}
    for leaves in (False, True):
        match = notation.match(row)
        if leaves:
            match.host("@leave", 0)
        for seat, code in ((0, "lead:6S,6D"), (1, "beat:6D,7D"), (1, "beat:6S,7S")):
            match.apply(seat, code)
        assert match.over
        bearers = {title: seat for seat, title in match.titles()}
        assert ("fool" in bearers, "pogony" in bearers) == (not leaves, not leaves)
        assert match.ranking() == ((2, 1) if leaves else (1, 2))
