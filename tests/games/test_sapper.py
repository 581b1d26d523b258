"""Sapper beyond its worked examples: the mine in other packs, refusals, chance, silence, matches, what is seen."""

from random import Random
from typing import cast

import pytest

from games.actions import Action, Event
from games.cards import cards, pack, text
from games.game import Standing
from games.match import Match
from games.rules.sapper import MINE, PACKS, Sapper, SapperDeal, SapperOptions
from games.view import Place, Zone
from tests.games.durak_positions import play, reason
from tests.notation import sapper as notation

LAYOUT = text(PACKS[36])
"""Clubs from 1, diamonds from 10, hearts from 19, spades from 28; the mine lies at 34."""
MINE_AT = 34
ALL_BUT_MINE = [place for place in range(1, 37) if place != MINE_AT]


def at(players: int, **given) -> Match:
    row = {"phase": "open", "players": players, "layout": LAYOUT, **given}
    return notation.match({"name": "a position", "given": row})


def state(match: Match) -> SapperDeal:
    assert isinstance(match.deal, SapperDeal)
    return match.deal


def new(seats: int, seed: bytes = bytes(32), deck: int = 36) -> Match:
    return Match(Sapper(seats, SapperOptions(deck=deck)), seed)


def numbers(match: Match) -> list[int]:
    return [match.number(seat) for seat in (*range(match.game.n), None)]


@pytest.mark.parametrize(
    ("players", "seat", "code", "expected"),
    [
        (2, 2, "open:3", "not_seated"),
        (2, 1, "open:3", "not_turn"),
        (2, 1, "what", "not_turn"),
        (2, 0, "open:0", "no_place"),
        (2, 0, "open:37", "no_place"),
        (2, 0, "open:2", "opened"),
        (2, 0, "open", "unknown"),
        (2, 0, "open:3,4", "unknown"),
        (2, 0, "open:QS", "unknown"),
        (2, 0, "open:03", "unknown"),
        (2, 0, "any:3", "unknown"),
        (2, 0, "take", "unknown"),
        (2, 0, "", "unknown"),
    ],
)
def test_first_matching_row_is_the_answer(players, seat, code, expected):
    assert reason(at(players, opened=[1, 2], safe=[1, 1]), seat, code) == expected


def test_after_the_end_all_is_over():
    match = at(1)
    play(match, (0, f"open:{MINE_AT}"))
    assert [reason(match, 0, code) for code in ("open:1", "any", "what")] == ["over"] * 3


def test_places_are_open_to_choice_or_chance():
    deal = at(1, opened=[1, 3], safe=[2]).deal
    assert deal.legal(0)[:2] == [Action("open", numbers=(2,)), Action("open", numbers=(4,))]
    assert [action.code for action in deal.ideas(0, Random(0))] == ["any"]


def test_chance_opens_each_closed_place_alike():
    met = set()
    for seed in range(60):
        match = new(1, bytes([seed]) * 32)
        deal = cast("SapperDeal", match.deal)
        deal.layout = cards("6S 7S 8S 9S QS")
        deal.opened = {2}
        (told,) = play(match, (0, "any"))
        assert told.number is not None
        assert told.cards == (deal.layout[told.number - 1],)
        met.add(told.number)
    assert met == {1, 3, 4, 5}


def test_the_turn_goes_round_and_a_move_is_told():
    match = at(3, turn=2)
    assert play(match, (2, "open:1"), (0, "open:2")) == [
        Event("opened", 2, tuple(cards("6C")), number=1),
        Event("opened", 0, tuple(cards("7C")), number=2),
    ]
    assert (match.deal.turn, state(match).safe) == (1, [1, 0, 1])


@pytest.mark.parametrize(
    ("players", "opened", "ranking", "kind", "titles"),
    [
        (1, [], (2,), "loss", ((0, "mine"),)),
        (1, ALL_BUT_MINE, (1,), "win", ()),
        (2, [], (2, 1), "loss", ((0, "mine"),)),
        (6, [], (6, 1, 1, 1, 1, 1), "loss", ((0, "mine"),)),
        (6, ALL_BUT_MINE, (1, 2, 2, 2, 2, 2), "win", ()),
    ],
)
def test_who_opens_the_mine_loses_unless_it_is_the_last_card(players, opened, ranking, kind, titles):
    match = at(players, opened=opened)
    told = play(match, (0, f"open:{MINE_AT}"))
    assert [(event.kind, event.cards) for event in told] == [(kind, (MINE,))]
    assert (match.ranking(), match.deal.result().reason, match.deal.result().titles) == (ranking, kind, titles)


def test_safe_cards_are_counted_and_do_not_rank():
    match = at(2, safe=[9, 3])
    play(match, (0, f"open:{MINE_AT}"))
    assert (match.standing.totals, match.ranking()) == ((9, 3), (2, 1))


@pytest.mark.parametrize(("players", "expected"), [(1, []), (2, [(1, "any", True)])])
def test_alone_nobody_is_played_for(players, expected):
    assert at(players, turn=players - 1).silence() == expected


@pytest.mark.parametrize(("players", "expected"), [(1, (2,)), (3, (1, 3, 1))])
def test_leaving_is_a_loss_and_the_others_are_not_punished(players, expected):
    match = at(players)
    match.host("@end", min(1, players - 1))
    assert match.ranking() == expected


def test_a_lone_leaver_has_lost_whatever_comes():
    match = at(1, opened=ALL_BUT_MINE)
    match.host("@leave", 0)
    play(match, (0, "any"))
    assert match.ranking() == (2,)


def test_the_first_seat_is_drawn_by_lot_and_moves_on_in_a_rematch():
    assert {new(4, bytes([lot]) * 32).deal.turn for lot in range(40)} == {0, 1, 2, 3}
    assert new(1).deal.turn == 0
    match = at(3, turn=2)
    play(match, (2, f"open:{MINE_AT}"))
    game = match.game
    after = game.settle(Standing(1, (0, 0, 0), 1, 2), match.deal, match.deal.result())
    assert game.deal(game.opening(bytes(32), after), bytes(32)).turn == 0
    assert game.over(after)


@pytest.mark.parametrize("deck", [36, 52])
def test_the_layout_is_the_pack_and_is_closed(deck):
    match = new(2, deck=deck)
    assert sorted(state(match).layout) == sorted(pack() if deck == 52 else PACKS[36])
    assert match.view(0).zones == (Zone("field", "grid", (None,) * deck),)
    assert match.told[0] == [Event("laid", number=deck)]
    assert match.view(None).facts == {"closed": deck}


def test_opened_cards_lie_at_their_places_and_after_the_end_all_do():
    match = at(2)
    play(match, (0, "open:2"))
    assert match.view(None).zones[0].cards[:3] == (None, *cards("7C"), None)
    assert match.view(None).places == (Place(0, 1), Place(1, 0))
    play(match, (1, f"open:{MINE_AT}"))
    assert list(match.view(None).zones[0].cards) == cards(LAYOUT)


def test_every_card_opened_ages_the_buttons_of_all():
    match = at(3)
    before = numbers(match)
    play(match, (0, "open:5"))
    assert numbers(match) == [number + 1 for number in before]


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_whole_games(seats):
    for seed in range(10):
        rng = Random(seed)
        match = new(seats, rng.randbytes(32), 52)
        while not match.over:
            assert len(state(match).opened) == sum(state(match).safe)
            match.apply(match.awaited[0], rng.choice(match.deal.legal(match.awaited[0])).code)
        assert len(match.log) <= 52
        again, stopped = Match.replay(match.game, match.seed, None, match.log)
        assert stopped is None
        assert again.deal.dump() == match.deal.dump()
