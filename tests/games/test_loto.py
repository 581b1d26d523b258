"""Card loto beyond its worked examples: the deal, presses, runs, refusals, buttons, places, what is seen."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import cards, pack
from games.game import Standing
from games.match import Match
from games.players import player
from games.rules.loto import PACKS, Loto, LotoDeal, LotoOptions
from games.view import Place, Text, Zone
from tests.games.durak_positions import kinds, play, reason
from tests.notation import loto as notation

THREE = {"phase": "call", "open": {0: "7S", 1: "8D TC", 2: "2C"}, "caller": "7S 2C 8D AH TC KS"}
LONG = {"phase": "call", "open": {0: "7S", 1: "8D TC"}, "caller": "2C 8D 3C 4C 7S 5C 6C TC 9C"}


def at(given, **options) -> Match:
    return notation.match({"name": "a position", "given": given, "options": options})


def state(match: Match) -> LotoDeal:
    assert isinstance(match.deal, LotoDeal)
    return match.deal


def new(seats: int, seed: bytes = bytes(32), **options) -> Match:
    return Match(Loto(seats, LotoOptions(**options)), seed)


def numbers(match: Match) -> list[int]:
    return [match.number(seat) for seat in (*range(match.game.n), None)]


@pytest.mark.parametrize(
    ("seat", "code", "expected"),
    [
        (3, "flip", "not_seated"),
        (0, "auto", "auto_on"),
        (1, "stop", "auto_off"),
        (1, "cover:8D", "unknown"),
        (1, "flip:10", "unknown"),
        (1, "auto:1", "unknown"),
        (1, "", "unknown"),
    ],
)
def test_first_matching_row_is_the_answer(seat, code, expected):
    match = at(THREE)
    play(match, (0, "auto"))
    assert reason(match, seat, code) == expected


def test_after_the_end_all_is_over():
    match = at({"phase": "call", "open": {0: "", 1: "TC"}, "finished": [0], "caller": "TC 5H"})
    play(match, (1, "flip"))
    assert [reason(match, 0, code) for code in ("flip", "stop", "what")] == ["over"] * 3


@pytest.mark.parametrize(("deck", "size", "most"), [(52, 12, 4), (36, 12, 3), (52, 6, 8), (36, 6, 6)])
def test_the_deck_says_how_many_can_play(deck, size, most):
    deal = new(most, deck=deck, cards=size).deal
    assert [len(hand) for hand in deal.hands] == [size] * most
    if most < 8:
        with pytest.raises(Refused) as caught:
            new(most + 1, deck=deck, cards=size)
        assert (caught.value.reason, dict(caught.value.details)) == ("deck_seats", {"number": most})


@pytest.mark.parametrize("seats", [1, 9])
def test_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(Refused) as caught:
        new(seats)
    assert caught.value.reason == "seats"


def test_cards_are_dealt_one_by_one_from_the_dealers_left():
    game = Loto(3, LotoOptions(deck=36, cards=6))
    deal = game.deal(Standing(1, (0, 0, 0), 1, 2), bytes(32), PACKS[36])
    assert [[card.code for card in hand[:2]] for hand in deal.hands] == [["7C", "TC"], ["8C", "JC"], ["6C", "9C"]]
    assert deal.rest == list(PACKS[36][18:])
    assert sorted(deal.caller) == sorted(PACKS[36])
    assert deal.caller != list(PACKS[36])


def test_the_two_decks_are_shuffled_apart():
    deal = state(new(4))
    dealt = [deal.hands[(state(new(4)).dealer + 1 + place) % 4][place // 4] for place in range(48)]
    assert deal.caller[:48] != dealt
    assert deal.caller[::-1][:48] != dealt


def test_presses_are_told():
    match = at(THREE)
    assert play(match, (0, "flip"), (1, "auto"), (1, "stop"), (0, "flip"), (2, "flip"), (2, "flip")) == [
        Event("closed", 0, tuple(cards("7S")), number=1),
        Event("auto", 1),
        Event("stop", 1),
        Event("closed", 2, tuple(cards("2C")), number=2),
        Event("covered", 1, tuple(cards("8D")), number=1),
        Event("called", cards=tuple(cards("AH"))),
    ]


def test_a_run_is_told_in_short():
    match = at(LONG)
    told = play(match, (0, "auto"), (1, "auto"))
    assert told[2:] == [
        Event("called", cards=tuple(cards("2C"))),
        Event("covered", 1, tuple(cards("8D")), number=1),
        Event("run", number=4),
        Event("closed", 0, tuple(cards("7S")), number=1),
        Event("closed", 1, tuple(cards("TC")), number=2),
    ]


def test_a_short_run_is_told_as_it_went():
    match = at({"phase": "call", "open": {0: "7S", 1: "8D"}, "caller": "7S 8D"})
    assert kinds(play(match, (1, "auto"), (0, "auto"))) == ["auto", "auto", "closed", "closed"]


@pytest.mark.parametrize("stop", ["all", "first"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_comes_out_however_it_is_pressed(seats, stop):
    for seed in range(10):
        rng = Random(seed)
        key = rng.randbytes(32)
        flipped, run, mixed = (new(seats, key, stop=stop) for _ in range(3))
        while not flipped.over:
            play(flipped, (rng.randrange(seats), "flip"))
        play(run, *((seat, "auto") for seat in range(seats)))
        play(mixed, (1, "auto"), (1, "flip"), (1, "stop"), (0, "flip"), *((seat, "auto") for seat in range(seats)))
        for match in (run, mixed):
            assert match.over
            assert match.ranking() == flipped.ranking()
            assert state(match).opened == state(flipped).opened
            assert state(match).finished == state(flipped).finished
        assert len(flipped.log) <= 52


def test_a_whole_game_takes_one_press_a_person():
    match = new(4)
    play(match, *((seat, "auto") for seat in range(4)))
    assert (match.over, len(match.log)) == (True, 4)
    assert len(match.told[-1]) <= 20


def test_who_has_closed_may_still_press():
    match = at(THREE)
    play(match, (0, "flip"), (0, "flip"))
    assert state(match).finished == [0, 2]
    play(match, (0, "flip"), (2, "flip"))
    assert match.deal.actors == range(3)


@pytest.mark.parametrize(
    ("given", "options", "presses", "ranking", "ending"),
    [
        (THREE, {}, 5, (1, 3, 2), "all"),
        (THREE, {"stop": "first"}, 1, (1, 3, 2), "first"),
        ({**THREE, "open": {0: "7S", 1: "8D", 2: "2C"}}, {"stop": "first"}, 1, (1, 2, 2), "first"),
    ],
)
def test_places(given, options, presses, ranking, ending):
    match = at(given, **options)
    play(match, *[(1, "flip")] * presses)
    assert (match.ranking(), match.deal.result().reason) == (ranking, ending)
    assert match.standing.totals == (0, 0, 0)


@pytest.mark.parametrize(("leaver", "expected"), [(1, (1, 3, 2)), (2, (1, 2, 3)), (0, (3, 1, 1))])
def test_a_leaver_is_last_and_who_has_closed_keeps_his_place(leaver, expected):
    match = at(THREE)
    play(match, (0, "flip"))
    match.host("@end", leaver)
    assert match.ranking() == expected


def test_silence_turns_up_one_card_and_is_nobodys():
    match = at(THREE)
    play(match, (0, "auto"))
    assert match.awaited == (1, 2)
    assert match.silence() == [(1, "flip", False)]


def test_only_a_card_turned_up_ages_the_buttons_of_others():
    match = at(THREE)
    start = numbers(match)
    play(match, (1, "auto"))
    assert numbers(match) == [start[0], start[1] + 1, start[2], start[3]]
    play(match, (1, "stop"))
    assert numbers(match) == [start[0], start[1] + 2, start[2], start[3]]
    play(match, (0, "flip"))
    assert numbers(match) == [start[0] + 1, start[1] + 3, start[2] + 1, start[3] + 1]


def test_all_lies_open_but_the_decks():
    match = at(THREE)
    play(match, (0, "flip"), (1, "flip"), (2, "flip"), (0, "auto"))
    view = match.view(None)
    assert view.zones == (
        Zone("called", "pile", tuple(cards("7S 2C 8D"))),
        Zone("card", "row", (), owner=0),
        Zone("card", "row", tuple(cards("TC")), owner=1),
        Zone("card", "row", (), owner=2),
    )
    assert view.places == (
        Place(0, 0, "out", ("auto",), {"covered": tuple(cards("7S")), "place": 1}),
        Place(1, 1, "in", (), {"covered": tuple(cards("8D"))}),
        Place(2, 0, "out", (), {"covered": tuple(cards("2C")), "place": 2}),
    )
    assert (view.facts, view.ask, match.view(0).ask) == ({"caller": 3}, Text("call-flip", {}), None)
    assert (match.view(1).ask, match.view(1).hand) == (Text("ask-flip", {}), ())


def test_dealers_go_round():
    assert {state(new(4, bytes([lot]) * 32)).dealer for lot in range(40)} == {0, 1, 2, 3}
    match = new(3)
    after = match.game.settle(match.standing, match.deal, match.deal.forfeit(0))
    assert match.game.opening(bytes(32), after).dealer == (match.standing.dealer + 1) % 3


def test_a_guess_spreads_each_deck_by_itself():
    match = new(2)
    play(match, (0, "flip"), (0, "flip"))
    deal = state(match)
    guess = match.imagine(0, Random(1))
    assert isinstance(guess, LotoDeal)
    assert guess.caller != deal.caller
    assert guess.rest != deal.rest
    assert sorted(guess.caller) == sorted(deal.caller)
    assert sorted([*guess.rest, *guess.hands[0], *guess.hands[1], *guess.covered[0], *guess.covered[1]]) == sorted(
        pack()
    )


def test_the_computer_agrees_and_waits():
    match = at(THREE)
    computer = player("loto")
    for seat in (0, 2):
        chosen = computer.choose(seat, match.view(seat), lambda: pytest.fail("it needs no guesses"), Random(0))
        play(match, (seat, chosen.code))
    assert match.awaited == (1,)
    assert computer.choose(0, match.view(0), lambda: pytest.fail("nor here"), Random(0)).code == "flip"
