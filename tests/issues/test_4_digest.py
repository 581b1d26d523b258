"""A run of war is told as model 9 of voice.md has it, however it was pressed, and its last cards stay readable."""

import pytest

from bot.screens.table import table
from games.actions import Event
from games.cards import cards
from tests.games.stacks import KEYS, at, both, pressed
from tests.screens.made import EN, RU, desk, read, table_state


def won(number, seat, text="KS 7D"):
    return Event("round", seat, tuple(cards(text)), number=number)


TEN = (
    Event("tie", None, tuple(cards("9C 9H")), number=44),
    Event("war", 1, tuple(cards("KS 7D")), number=6),
    Event("run", 0, number=5),
    Event("run", 1, number=4),
)
LINES = {
    "ru": ["44: спор 9♣ и 9♥, К♠ бьёт 7♦", "Зураб забирает 6 карт", "Остальные раунды: Айгуль 5, Зураб 4"],
    "en": ["44: war 9♣ and 9♥, K♠ beats 7♦", "Зураб takes 6 cards", "Other rounds: Айгуль 5, Зураб 4"],
}


def shown(match, *told, say=RU, key="war"):
    state = table_state(desk(key, "Айгуль", "Зураб"), match.view(None), *told, deadline=None)
    return read(table(state, say)).replace("\u00a0", " ").splitlines()


@pytest.mark.parametrize(("say", "language"), [(RU, "ru"), (EN, "en")])
def test_ten_rounds_are_told_in_three_lines(say, language):
    assert shown(at("war", "5S", "9H"), *TEN, say=say)[1:4] == LINES[language]


def test_a_dispute_whose_tie_was_told_before_has_lines_of_its_own():
    assert shown(at("war", "5S", "9H"), TEN[1])[1:3] == ["К♠ бьёт 7♦", "Зураб забирает 6 карт"]


@pytest.mark.parametrize("key", KEYS)
def test_the_rounds_of_the_last_run_are_named(key):
    match = at(key, "5S 5D 5H 7S 8S 9D", "9H 9C 9S KC KH QC", given={"rounds": 40})
    assert [line for line in shown(both(match), key=key) if line.startswith("раунд 41")]
    assert [line for line in shown(both(match, "flip:10"), key=key) if line.startswith("раунды 42–")]


def test_cards_told_are_not_told_twice_and_stay_when_others_only_press():
    match = both(at("war", "5S 2D", "9H 3C"))
    told = [line for line in shown(match, *match.told[-1]) if "9♥ 5♠" in line]
    assert told == ["1: Зураб забирает 9♥ 5♠"]
    pressed(match, (0, "flip"))
    assert "Прошлый раунд: 9♥ 5♠" in shown(match)
