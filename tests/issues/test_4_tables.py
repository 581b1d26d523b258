"""The tables of games played in the group: a field of buttons, cards that fit the lines, no more said than needed."""

from dataclasses import replace

import pytest

from bot.screens.table import table
from games.actions import Event
from games.cards import cards
from games.catalog import catalog
from games.match import Match
from games.view import Zone
from tests.screens.made import RU, desk, keys, read, table_state, view

NAMES = ("Айгуль", "Tomás", "Лёля", "Зураб", "Mei", "Ngozi", "Анна", "Борис")


def begun(key, seats, **options):
    game = catalog()[key]
    return Match(game(seats, game.Options(**options)), b"seed")


def screen(key, match):
    state = table_state(desk(key, *NAMES[: match.game.n]), match.view(None), *match.told[-1], deadline=None)
    codes = tuple(action.code for action in match.view(match.awaited[0]).actions)
    return table(replace(state, open=True, actions=codes), RU)


@pytest.mark.parametrize(("deck", "sizes"), [(36, [6] * 6), (52, [8] * 6 + [4])])
def test_the_mine_field_is_a_field_of_buttons(deck, sizes):
    match = begun("sapper", 2, deck=deck)
    match.apply(match.awaited[0], "open:8")
    shown = screen("sapper", match)
    field = shown.rows[: len(sizes)]
    assert [len(row) for row in field] == sizes
    labels = [button.label for row in field for button in row]
    opened = RU.game("sapper").cards([match.view(None).zones[0].cards[7]])
    assert labels == [opened if place == 8 else str(place) for place in range(1, deck + 1)]
    assert [button.label for row in field for button in row if button.disabled] == [opened]
    assert keys(shown)[len(sizes)] == "[Наугад]"
    assert len(read(shown).splitlines()) <= 7


@pytest.mark.parametrize(("seats", "each", "lines"), [(2, 12, 12), (4, 6, 12), (4, 12, 14), (8, 6, 13)])
def test_a_loto_table_names_everyone_once_beside_his_cards(seats, each, lines):
    match = begun("loto", seats, cards=each)
    match.apply(0, "flip")
    shown = read(screen("loto", match)).splitlines()
    assert len(shown) <= lines
    assert all(len(line) <= 36 for line in shown[:-2])
    assert sum(line.startswith(f"{NAMES[0]} ·") for line in shown) == 1


@pytest.mark.parametrize(
    ("seats", "called"), [(4, "<Айгуль>, <Tomás>, <Лёля>, <Зураб>, откройте карту"), (5, "Все, откройте карту")]
)
def test_many_are_not_called_by_name(seats, called):
    assert called in read(screen("loto", begun("loto", seats, cards=6)))


def test_who_has_closed_all_his_cards_is_told():
    match = begun("loto", 2, cards=6)
    while not (closed := [place.seat for place in match.deal.places() if place.state == "out"]):
        match.apply(0, "flip")
    assert f"▸ {NAMES[closed[0]]} место 1, закрыто всё" in read(screen("loto", match))


def test_long_rows_of_fours_take_more_lines():
    fours = Zone("fours", "row", tuple(cards("7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C")), owner=0)
    state = table_state(desk("donkey", "Айгуль", "Tomás"), view(zones=(fours,)), Event("dealt", 1), deadline=None)
    assert [line for line in read(table(state, RU)).splitlines() if "♣" in line] == [
        "Айгуль · Четвёрки: 7♠ 7♥ 7♦ 7♣ 8♠ 8♥",
        "8♦ 8♣ 9♠ 9♥ 9♦ 9♣",
    ]
