"""Poker's amounts stand on the buttons, its stacks and bets at the table, and a showdown loses no hand."""

import pytest

from bot.screens import hand, keyboard, table
from bot.screens.screen import Screen
from bot.screens.state import HandState, TableState
from games.game import Standing
from games.match import Match
from games.rules.poker import Poker, PokerOptions
from tests.games.matches import SEED, at, play
from tests.screens.made import EN, RU, TEXTS, desk, keys, read
from tests.screens.made import at as hour

NAMES = ("Айгуль", "Tomás", "Лёля 🌻", "Зураб", "Mei", "Ngozi")
HANDS = ["KS KC 9D 8S 4H", "QH QD 9C 8H 4D", "2C 3C 5H 7H JS"]
RAISED = {
    "deal": 6,
    "dealer": 0,
    "phase": "bet1",
    "turn": 0,
    "to_act": [0, 1],
    "stacks": [990, 970, 950],
    "paid": [10, 30, 50],
    "round": [0, 20, 40],
    "bets": 2,
    "hands": HANDS,
    "stock": "AC",
}


def own(match: Match, seat: int) -> HandState:
    head = desk("poker", *NAMES[: match.game.n], number=4, deal=6, deals=10)
    return HandState(head, seat, match.view(seat), (), None, 5)


def seen(match: Match, *, newest: int = 0) -> list[str]:
    head = desk("poker", *NAMES[: match.game.n], number=4, deal=match.standing.number, deals=10)
    told = tuple(event for event in match.told[-1] if event.to is None)
    state = TableState(head, match.view(None), told, hour(21, 15), 5, newest=newest, untouched=match.untouched)
    return read(table.table(state, RU)).split("\n")


@pytest.mark.parametrize(
    ("given", "language", "rows"),
    [
        (RAISED, "ru", ["[Ответить 40] [Повысить до 60]", "[Пас]"]),
        (RAISED, "en", ["[Call 40] [Raise to 60]", "[Fold]"]),
        ({**RAISED, "stacks": [30, 970, 950]}, "ru", ["[Ответить 30]", "[Пас]"]),
        ({**RAISED, "stacks": [50, 970, 950]}, "ru", ["[Ответить 40] [Повысить до 50]", "[Пас]"]),
        ({**RAISED, "phase": "bet2", "round": [0, 0, 0], "bets": 0}, "ru", ["[Чек] [Поставить 40]"]),
    ],
)
def test_buttons_carry_what_they_cost(given, language, rows):
    match = at("poker", given)
    say = TEXTS[language].game("poker", NAMES[:3])
    assert keys(Screen("", keyboard.cards(own(match, 0), say)))[2:] == rows


def test_a_verb_alone_has_no_amount():
    assert [RU.game("poker", NAMES).verb(verb) for verb in ("bet", "call", "raise")] == [
        "Поставить",
        "Ответить",
        "Повысить",
    ]


def test_the_table_shows_stacks_pot_and_the_bets_of_the_round():
    match = play(at("poker", {**RAISED, "to_act": [0, 1, 2]}), (0, "fold"))
    assert seen(match) == [
        "<b>Покер</b> · стол 4 · раздача 6 из 10",
        "Айгуль: пас",
        "",
        "Ставки до обмена · банк 90",
        "",
        "Айгуль 990 сдаёт, пас · ▸ Tomás 970",
        "Лёля 🌻 950",
        "Ставки: Лёля 🌻 40 · Tomás 20",
        "<Tomás>, ответ стоит 20 · ⏳ до 21:15",
    ]


def test_bets_of_a_round_that_is_over_are_not_shown():
    match = play(at("poker", {**RAISED, "to_act": [0, 1]}), (0, "fold"), (1, "call"))
    assert match.deal.phase == "draw"
    assert not any("Ставки" in line for line in seen(match))


def test_a_showdown_of_six_shows_every_hand():
    match = Match(Poker(6, PokerOptions()), SEED, standing=Standing(1, (-950, -900, 0, 0, 0, 1850), 0, 0))
    while match.standing.number == 1:
        legal = [action.code for action in match.deal.legal(match.deal.turn)]
        match.apply(match.deal.turn, next(code for code in ("raise", "bet", "call", "keep") if code in legal))
    lines = seen(match, newest=len(match.told[-1]))
    hands = [event for event in match.told[-1] if event.kind == "shown"]
    assert len(hands) == 6
    say = RU.game("poker", NAMES)
    assert [line for line in lines if line in {say.event(event).replace("\u00a0", " ") for event in hands}] == [
        say.event(event).replace("\u00a0", " ") for event in hands
    ]


def test_the_hand_says_what_an_answer_costs():
    words = read(hand.hand(own(at("poker", RAISED), 0), EN)).split("\n")
    assert words == [
        "<b>Poker</b> · table 4, “Дача” · deal 6 of 10",
        "40 to call",
        "",
        "Bets before the draw · pot 90",
    ]
