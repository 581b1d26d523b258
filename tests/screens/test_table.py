"""The table message: what is told, what is left out, and that it stays short."""

from dataclasses import replace

import pytest

from bot.screens import table, told
from bot.screens.markup import size, wrapped
from games.actions import Event
from games.cards import card, cards
from games.view import Place, Text, Zone
from tests.screens.made import EN, RU, at, desk, keys, pairs, people, places, read, table_state, view

SEATS = desk("durak", "Айгуль", "Tomás", "🤖 Компьютер")
SAY = RU.game("durak", ["Айгуль", "Tomás", "🤖 Компьютер"])


def shown(state) -> list[str]:
    return read(table.table(state, RU)).split("\n")


def test_at_most_eight_events_are_told_the_newest_of_them():
    lines = [f"line {number}" for number in range(12)]
    assert [*told.digest(lines, 20, SAY)] == ["Раньше ещё 5", *lines[5:]]
    assert [*told.digest(lines, 3, SAY)] == ["Раньше ещё 10", "line 10", "line 11"]
    assert [*told.digest(lines, 0, SAY)] == ["Раньше ещё 12"]
    assert [*told.digest(lines[:8], 9, SAY)] == lines[:8]


def test_what_the_last_move_laid_is_told_in_any_case():
    lines = [f"line {number}" for number in range(12)]
    assert told.digest(lines, 0, SAY, least=2) == ["Раньше ещё 10", "line 10", "line 11"]
    assert told.digest(lines[:2], 0, SAY, least=2) == lines[:2]
    assert told.digest(lines, 4, SAY, least=2) == ["Раньше ещё 9", *lines[9:]]
    events = [Event("pass", 1), Event("lead", 0, (card("QH"),)), Event("beaten", number=2), Event("out", 0, number=1)]
    assert told.due(events, view(), SAY) == 3
    assert told.due(events[2:], view(), SAY) == 0


def test_long_lines_count_as_they_are_broken():
    assert size(["", "x" * 48, "x" * 49, "<b>x</b>"]) == 1 + 1 + 2 + 1
    assert told.digest(["short", "x" * 100, "y" * 90], 4, SAY) == ["Раньше ещё 2", "y" * 90]


def test_told_lines_shrink_first():
    rows = tuple(
        Zone("card", "row", tuple(cards("TH QH 9C TS 3H 8S 7S JC 7H 5C 4C 8C")), owner=seat) for seat in range(4)
    )
    state = table_state(
        desk("loto", "Ngozi", "Tomás", "Айгуль", "Mei"),
        view(zones=rows, places=places(12, 12, 12, 12), facts={"caller": 51}, awaited=(0,)),
        Event("called", cards=tuple(cards("2D"))),
        Event("called", cards=tuple(cards("3D"))),
        Event("covered", 0, tuple(cards("4D")), number=11),
        deadline=None,
    )
    state = replace(state, newest=1)
    assert shown(state)[1:3] == ["Раньше ещё 2", "4♦ — Ngozi, ещё 11"]
    assert not any(line == "" for line in shown(state))


def test_blank_lines_give_way_to_events():
    events = [Event("beat", 0, (card("QH"),)), Event("all_covered"), Event("pass", 1), Event("beaten", number=2)]
    state = table_state(
        desk("durak", *(f"Player number {seat}" for seat in range(6))),
        view(
            zones=(pairs("9H QH 9C AC 9S TS 9D TD"),),
            places=places(6, 6, 6, 6, 6, 6),
            facts={"trump": card("6S"), "stock": 3, "room": 2},
            awaited=(1,),
        ),
        *events,
        deadline=at(9, 5),
    )
    assert shown(state) == [
        "<b>Дурак подкидной</b> · стол 3",
        "Раньше ещё 2",
        "Player number 1: пас",
        "Бито, в отбой 2 карты",
        "козырь ♠ (6♠) · колода 3",
        "9♥ ← Д♥    9♣ ← Т♣    9♠ ← 10♠",
        "9♦ ← 10♦",
        "Можно подкинуть ещё 2: 9 10 Д Т",
        "Player number 0 (6) · ▸ Player number 1 (6)",
        "Player number 2 (6) · Player number 3 (6)",
        "Player number 4 (6) · Player number 5 (6)",
        "<Player number 1>, ваш ход · ⏳ до 09:05",
    ]


def test_a_computer_is_named_and_not_called():
    state = table_state(SEATS, view(places=places(6, 6, 6), awaited=(2,)), deadline=None)
    assert shown(state)[-1] == "Думает: 🤖 Компьютер"
    assert "tg://user" not in table.table(state, RU).text


def test_who_sleeps_or_has_left_is_marked_and_not_called():
    sitters = people("Айгуль", "Tomás", "Mei")
    seats = replace(SEATS, sitters=(replace(sitters[0], asleep=True), replace(sitters[1], left=True), sitters[2]))
    state = table_state(seats, view(places=places(6, 5, 4), awaited=(0, 1)), deadline=at(9, 0))
    assert shown(state)[2:] == ["▸ Айгуль 💤 (6) · ▸ Tomás 🤖 (5)", "Mei (4)", "Думают: Айгуль, Tomás"]


def test_several_are_called_at_once():
    state = table_state(
        desk("hearts", "Ngozi", "Tomás", "Айгуль", "Mei"),
        view(places=places(13, 13, 13, 13), ask=Text("call-pass", {}), awaited=(0, 1, 3)),
        deadline=at(9, 0),
    )
    assert shown(state)[-2:] == ["<Ngozi>, <Tomás>, <Mei>, отдайте 3 карты", "⏳ до 09:00"]


def test_who_is_out_has_no_cards_to_count():
    state = table_state(SEATS, view(places=(Place(0, 0, "out"), Place(1, 3), Place(2, 1, "chosen"))), deadline=None)
    assert shown(state)[2:] == ["Айгуль, карт нет · Tomás (3)", "🤖 Компьютер (1), уже выбрано"]


@pytest.mark.parametrize(
    ("deal", "deals", "expected"),
    [
        (1, 1, "<b>Hearts</b> · table 3"),
        (2, 5, "<b>Hearts</b> · table 3 · deal 2 of 5"),
        (1, None, "<b>Hearts</b> · table 3"),
        (4, None, "<b>Hearts</b> · table 3 · deal 4"),
    ],
)
def test_the_head_tells_the_deal_of_a_match_of_several(deal, deals, expected):
    seats = desk("hearts", "A", "B", "C", "D", deal=deal, deals=deals)
    assert read(table.table(table_state(seats, view(), deadline=None), EN)).split("\n")[0] == expected


HEARTS = desk("hearts", "Ngozi", "Tomás", "Айгуль", "Mei")
LAST = Zone("last", "trick", tuple(cards("TD 4D KD 2H")), by=(2, 3, 0, 1))


def hearts_places(*points: int):
    return tuple(Place(seat, 7, facts={"points": one, "total": one + 10}) for seat, one in enumerate(points))


def test_the_last_trick_stays_in_sight_when_it_is_not_told_any_more():
    trick = Zone("trick", "trick", tuple(cards("QC")), by=(0,))
    state = table_state(HEARTS, view(zones=(trick, LAST), places=hearts_places(1, 0, 0, 0)), deadline=None)
    assert shown(state)[1:3] == ["Прошлая взятка: 10♦ (Айгуль) 4♦ (Mei) К♦ (Ngozi) 2♥ (Tomás)", ""]


def test_between_tricks_places_tell_all_their_facts():
    empty = Zone("trick", "trick", ())
    state = table_state(
        HEARTS, view(zones=(empty, LAST), places=hearts_places(0, 3, 0, 1), awaited=(1,)), deadline=None
    )
    assert shown(state)[2:] == [
        "",
        "Ngozi (7) · ▸ Tomás (7)",
        "Айгуль (7) · Mei (7)",
        "Очки: Tomás 3 · Mei 1",
        "Ngozi 0 · Айгуль 0",
        "Счёт: Tomás 13 · Mei 11",
        "Ngozi 10 · Айгуль 10",
        "<Tomás>, ваш ход",
    ]


def test_points_are_not_told_before_there_are_any():
    state = table_state(
        HEARTS, view(places=tuple(Place(seat, 13, facts={"points": 0}) for seat in range(4))), deadline=None
    )
    assert not any("Очки" in line for line in shown(state))


FORMS = {
    "row": (Zone("trick", "row", tuple(cards("7S 8S"))), ["Взятка: 7♠ 8♠"]),
    "a row of somebody": (Zone("trick", "row", tuple(cards("7S")), owner=3), ["Mei · Взятка: 7♠"]),
    "backs": (Zone("trick", "row", (None, None)), ["Взятка: ▢ 2"]),
    "fan": (Zone("trick", "fan", (None,) * 5, owner=0), ["Ngozi · Взятка: ▢ 5"]),
    "a pile shows its top": (Zone("trick", "pile", (*cards("7S 8S"),)), ["Взятка: 8♠ (2)"]),
    "a pile of backs is left to the facts": (Zone("trick", "pile", (None, None)), []),
    "an empty zone": (Zone("trick", "row", ()), []),
    "a long row": (Zone("trick", "row", tuple(cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")), owner=3), [
        "Mei · Взятка: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠", "9♠ 10♠ В♠ Д♠ К♠",
    ]),
    "a grid is left to the buttons": (Zone("trick", "grid", tuple(cards("2S 3S"))), []),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_zones_by_their_form(form):
    zone, expected = FORMS[form]
    state = table_state(HEARTS, view(zones=(zone,)), deadline=None)
    assert shown(state)[1:] == (["", *expected] if expected else [])


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], []),
        (["a" * 40], ["a" * 40]),
        (["a" * 10, "b" * 10, "c" * 10], ["aaaaaaaaaa · bbbbbbbbbb · cccccccccc"]),
        (["a" * 10, "b" * 10, "c" * 11], ["aaaaaaaaaa · bbbbbbbbbb", "c" * 11]),
        (["a" * 20, "b" * 20, "c" * 20], ["a" * 20, "b" * 20, "c" * 20]),
    ],
)
def test_parts_share_lines_evenly(parts, expected):
    assert wrapped(parts) == expected


def test_an_open_game_is_played_by_buttons_in_the_group():
    state = replace(table_state(SEATS, view(), deadline=None), open=True, actions=("take", "pass"))
    assert keys(table.table(state, RU)) == ["[Пас]", "![Беру]", "[Стол] [?]"]
