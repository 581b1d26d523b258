"""The board of leaders: model 6 word by word, its pages, its other shapes."""

import pytest

from bot.names import shown
from bot.screens import board
from bot.screens.board import Asked, Line, State
from bot.screens.popup import units
from bot.screens.press import Press, Verb
from games.catalog import catalog
from tests.screens.made import EN, RU, TEXTS, keys, read
from tests.screens.test_limits import HOSTILE

DURAK = Asked("durak")
GAMES = {key: catalog()[key] for key in ("durak", "hearts")}
MODEL = (
    Line(1, "Лёля 🌻", 41, 30, 5, 1523),
    Line(2, "Айгуль", 38, 20, 9, 1502),
    Line(3, "Tomás", 6, 5, 1, 1498, uncertain=True),
    Line(12, "Зураб", 7, 4, 3, 1411),
)


def of(asked=DURAK, lines=MODEL, **more) -> State:
    given = {"own": 12, "people": 40, "pages": 4, "losers": True, "chat": True, **more}
    return State(asked, lines, **given)


def codes(screen) -> list[list[str | None]]:
    return [[button.data and Press.parse(button.data).code for button in row] for row in screen.rows]


def test_6_leaderboard():
    assert read(board.board(of(), RU)) == (
        "<b>Лидеры чата</b> · дурак · месяц\n"
        "<pre>    рейт парт дурак\n"
        " 1  1523   41     5 Лёля 🌻\n"
        " 2  1502   38     9 Айгуль\n"
        " 3 ~1498    6     1 Tomás\n"
        "12  1411    7     3 Зураб</pre>\n"
        "Вы: место 12 из 40\n"
        "~ рейтинг ещё уточняется"
    )
    assert read(board.board(of(), EN)) == (
        "<b>Chat leaders</b> · durak · month\n"
        "<pre>    rate match fool\n"
        " 1  1523    41    5 Лёля 🌻\n"
        " 2  1502    38    9 Айгуль\n"
        " 3 ~1498     6    1 Tomás\n"
        "12  1411     7    3 Зураб</pre>\n"
        "You: place 12 of 40\n"
        "~ rating still settling"
    )


def test_6_buttons():
    assert keys(board.board(of(), RU)) == [
        "[Неделя] [✓ Месяц] [Всё время]",
        "[Все чаты]",
        "([‹]) [›]",
        "[Другая игра]",
    ]
    assert keys(board.board(of(), EN)) == [
        "[Week] [✓ Month] [All time]",
        "[All chats]",
        "([‹]) [›]",
        "[Another game]",
    ]
    screen = board.board(of(Asked("durak", "week", everywhere=True, page=2)), EN)
    assert codes(screen) == [
        ["durak.week.all.0", "durak.month.all.0", "durak.all.all.0"],
        ["durak.week.chat.0"],
        ["durak.week.all.1", "durak.week.all.3"],
        ["?.week.all.0"],
    ]
    assert keys(screen)[1] == "[This chat]"


def test_a_game_with_winners_tells_their_wins():
    screen = board.board(of(Asked("hearts", "all"), MODEL[:1], losers=False, own=1, people=1, pages=1), RU)
    assert read(screen) == (
        "<b>Лидеры чата</b> · червы · всё время\n"
        "<pre>    рейт парт побед\n"
        " 1  1523   41    30 Лёля 🌻</pre>\n"
        "Вы: место 1 из 1"
    )
    assert keys(screen) == ["[Неделя] [Месяц] [✓ Всё время]", "[Все чаты]", "[Другая игра]"]


def test_all_games_together_have_no_rating():
    lines = (Line(1, "Лёля 🌻", 41, 30, 5), Line(103, "Tomás", 3, 1, 0))
    screen = board.board(of(Asked(None, "week", everywhere=True), lines, losers=False, own=None, chat=False), EN)
    assert read(screen) == (
        "<b>Leaders of all chats</b> · all games · week\n"
        "<pre>    wins match  %\n"
        "  1   30    41 73 Лёля 🌻\n"
        "103    1     3 33 Tomás</pre>"
    )
    assert keys(screen)[1] == "([‹]) [›]"


def test_a_board_may_be_empty():
    screen = board.board(of(lines=(), own=None, people=0, pages=0), RU)
    assert read(screen).split("\n")[1:] == ["Пока пусто: в счёт идут партии, где людей не меньше двух"]


def test_the_games_to_choose_from():
    screen = board.games(Asked("?", "all", everywhere=True), GAMES, RU)
    labels = {button.label: code for row, names in zip(screen.rows, codes(screen), strict=True)
              for button, code in zip(row, names, strict=True)}  # fmt: skip
    assert labels["Все игры"] == ".all.all.0"
    assert labels["Дурак подкидной"] == "durak.all.all.0"
    assert len(labels) == 3


@pytest.mark.parametrize("language", TEXTS)
def test_the_longest_board_is_a_message(language):
    names = shown([*HOSTILE, *HOSTILE][:11])
    lines = [Line(990 + place, name, 10**5, 10**5, 10**5, -1500, uncertain=True) for place, name in enumerate(names)]
    asked = Asked(max(catalog(), key=len), "month", everywhere=True, page=10**6)
    screen = board.board(of(asked, tuple(lines)), TEXTS[language])
    assert units(screen.text) < 4096
    assert "<b>Bob" not in screen.text
    assert all(len((button.data or "").encode()) <= 64 for row in screen.rows for button in row)


@pytest.mark.parametrize("asked", [Asked(None), Asked("durak", "all", everywhere=True, page=12), Asked("?")])
def test_a_button_leads_where_it_says(asked):
    assert Asked.parse(asked.code) == asked


@pytest.mark.parametrize(
    "code",
    [
        "",
        "d",
        "d.all.all",
        "d.year.all.0",
        "d.all.dm.0",
        "d.all.all.-1",
        "d.all.all.01",
        "d.all.all.x",
        f"d.all.all.{10**30}",
    ],
)
def test_what_no_button_says_is_refused(code):
    with pytest.raises(ValueError, match=r"board|unpack|invalid literal"):
        Asked.parse(code)


def test_a_result_leads_to_the_board_of_its_game():
    button = board.button("durak", RU)
    assert (button.label, Press.parse(button.data or "")) == ("Лидеры", Press(Verb.BOARD, code="durak.month.chat.0"))
