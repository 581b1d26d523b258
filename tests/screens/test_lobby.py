"""The lobby while something is missing, and its options."""

from dataclasses import replace

import pytest

from bot.screens import lobby
from bot.screens.press import Press, Verb
from bot.screens.state import LobbyState, Sitter
from games.actions import Refused
from games.parts.throwing import DurakOptions
from games.rules.durak import Durak
from tests.screens.made import EN, RU, SEAL, at, desk, keys, read

STATE = LobbyState(
    desk=desk("durak", "Айгуль"),
    owner=10,
    waiting=(),
    seats=(2, 3, 4, 5, 6),
    most=6,
    problem=None,
    turn=180,
    closes=at(19, 42),
    invitation="https://t.me/kozyr_bot?start=a&b",
    choices=Durak.choices(),
    seal=SEAL,
)


def lines(state) -> list[str]:
    return read(lobby.lobby(state, RU)).split("\n")


@pytest.mark.parametrize(
    ("seats", "names", "expected"),
    [
        ((2, 3, 4, 5, 6), ["A"], "За столом 1, нужно 2"),
        ((2, 3, 4), ["A", "B", "C", "D", "E"], "За столом 5, нужно 2–4"),
        ((4, 6), ["A", "B", "C", "D", "E"], "За столом 5, нужно 4 или 6"),
        ((4,), ["A"], "За столом 1, нужно 4"),
        ((2, 3), [], "За столом 0, нужно 2"),
    ],
)
def test_without_the_right_number_nobody_starts(seats, names, expected):
    state = replace(STATE, seats=seats, desk=desk("durak", *names))
    assert lines(state)[-3] == expected
    assert "[Начать]" not in " ".join(keys(lobby.lobby(state, RU)))


def test_a_contradiction_says_why_and_hides_start():
    state = replace(STATE, desk=desk("durak", "A", "B"), seats=(), problem=Refused("teams_seats"))
    assert lines(state)[-3] == "Для команд нужно 4 или 6 игроков"
    assert "[Начать]" not in " ".join(keys(lobby.lobby(state, RU)))
    assert lines(replace(state, options_open=True))[-1] == "Для команд нужно 4 или 6 игроков"


def test_who_waits_for_the_dm_is_listed_with_the_way_there():
    state = replace(STATE, waiting=(Sitter("Ngozi", 30), Sitter("Mei", 31)))
    assert lines(state)[-6:-3] == [
        "1. Айгуль · даёт старт",
        'Ждут личку: Ngozi, Mei · <a href="https://t.me/kozyr_bot?start=a&amp;b">открыть личку</a>',
        "",
    ]


def test_options_that_differ_from_the_usual_are_told():
    options = DurakOptions(pogony="wide", transfer="show")
    state = replace(STATE, desk=replace(STATE.desk, options=options))
    told = lines(state)[1 : lines(state).index("на ход 3 мин")]
    usual = [RU(f"option-durak-{name}-{getattr(DurakOptions(), name)}") for name in list(Durak.choices())[: lobby.TOLD]]
    expected = [*usual, "погоны: две шестёрки за заход"]
    expected[list(Durak.choices()).index("transfer")] = "с переводом и проездным"
    assert " · ".join(told).split(" · ") == [one.replace("\u00a0", " ") for one in expected]


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0, "время на ход не ограничено"),
        (60, "на ход 1 мин"),
        (180, "на ход 3 мин"),
        (45, "на ход 45 с"),
        (3600, "на ход 1 ч"),
        (86400, "на ход 1 день"),
    ],
)
def test_the_turn_limit_is_told(seconds, expected):
    assert expected in lines(replace(STATE, turn=seconds))


def test_each_value_of_each_option_is_a_button_the_present_one_ticked():
    screen = lobby.lobby(replace(STATE, options_open=True), RU)
    buttons = [button for row in screen.rows for button in row]
    codes = [Press.parse(button.data or "") for button in buttons]
    choices = Durak.choices()
    expected = [f"{index}.{place}" for index, values in enumerate(choices.values()) for place in range(len(values))]
    assert [press.code for press in codes] == [*expected, "back"]
    assert [press.verb for press in codes] == [Verb.OPTION] * len(expected) + [Verb.OPTIONS]
    assert sum(button.label.startswith("✓ ") for button in buttons) == len(choices)
    assert all(len(button.label) <= 36 for button in buttons)
    assert read(screen).split("\n")[0] == "<b>Дурак подкидной</b> · стол 3 · условия"
    assert "Колода: 36 карт" in read(screen).split("\n")


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        ("cancelled", "The table is cancelled"),
        ("idle", "The table is closed: 60 minutes without a press"),
    ],
)
def test_a_lobby_that_ended_says_how(reason, expected):
    screen = lobby.closed(STATE, EN, reason)
    assert read(screen) == f"<b>Throw-in Durak</b> · table 3\n{expected}"
    assert screen.rows == ()


def test_a_preset_is_a_button_below_the_options():
    options = DurakOptions(transfer="plain")
    state = replace(STATE, desk=desk("poker", "A"), choices={}, options_open=True, presets={"quick": options})
    screen = lobby.lobby(state, RU)
    assert keys(screen) == ["[Быстрая партия]", "[Назад]"]
    assert Press.parse(screen.rows[0][0].data or "") == Press(Verb.PRESET, 36, 0, "quick")
