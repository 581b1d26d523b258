"""Keyboards by the shape of the actions: what a tap plays, what is ticked, what a wide button says."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.screens import keyboard
from bot.screens.press import Press, Verb
from bot.screens.screen import Button, Screen
from games.actions import Action
from games.cards import cards, pack
from games.catalog import catalog
from games.view import Free
from tests.screens.made import RU, TEXTS, actions, desk, hand_state, keys, table_state, view

SAY = RU.game("durak", ["Айгуль", "Tomás"])
DESK = desk("durak", "Айгуль", "Tomás")
VOICE = {"durak": SAY, **{key: RU.game(key, ["Айгуль"]) for key in ("hearts", "old_maid", "bezique")}}
SHOW = {"key": "bezique", "free": (Free("show", 2, 3),)}


def rows(hand: str, codes: str, *ticks: int, free: tuple[Free, ...] = (), key: str = "durak", **more: Any):
    shown = view(hand=tuple(cards(hand)), actions=actions(codes), free=free)
    state = hand_state(DESK, 0, shown, ticks=frozenset(ticks), **more)
    return keyboard.cards(state, VOICE[key])


def labels(*args, **more) -> list[str]:
    return keys(Screen("", rows(*args, **more)))


def presses(*args, **more) -> dict[str, str]:
    """What each button that can be pressed does."""
    buttons = [button for row in rows(*args, **more) for button in row if not button.disabled]
    return {button.label: _done(Press.parse(button.data or "")) for button in buttons}


def _done(press: Press) -> str:
    assert (press.table, press.number) == (36, 5)
    return press.code if press.verb is Verb.ACT else f"{press.verb.name.lower()} {press.code}".rstrip()


LAYOUTS: dict[str, tuple[Any, dict[str, Any], list[str], dict[str, str]]] = {
    "a tap plays the only action of a card": (
        ("7S 8H", "play:7S play:8H"),
        {"key": "hearts"},
        ["[7♠] [8♥]"],
        {"7♠": "play:7S", "8♥": "play:8H"},
    ),
    "any card may be moved within the hand": (
        ("7S 8H TC", "fan:1,2 fan:1,3 fan:2,1 fan:2,3 fan:3,1 fan:3,2 mix"),
        {"key": "old_maid"},
        ["[7♠] [8♥] [10♣]", "[Перемешать]"],
        {"7♠": "tick 0", "8♥": "tick 1", "10♣": "tick 2", "Перемешать": "mix"},
    ),
    "a ticked card goes to the place of the next one tapped": (
        ("7S 8H TC", "fan:1,2 fan:1,3 fan:2,1 fan:2,3 fan:3,1 fan:3,2 mix", 1),
        {"key": "old_maid"},
        ["[→ 7♠] [✓ 8♥] [→ 10♣]", "[Перемешать]"],
        {"→ 7♠": "fan:2,1", "✓ 8♥": "tick 1", "→ 10♣": "fan:2,3", "Перемешать": "mix"},
    ),
    "out of turn the hand is shown and nothing can be pressed": (("7S 8H", ""), {}, ["([7♠]) ([8♥])"], {}),
    "a card for two targets is ticked": (
        ("KC", "beat:7C,KC beat:9C,KC take"),
        {},
        ["[К♣]", "![Беру]"],
        {"К♣": "tick 0", "Беру": "take"},
    ),
    "ticked, its targets are named": (
        ("KC", "beat:7C,KC beat:9C,KC take", 0),
        {},
        ["[✓ К♣]", "[Покрыть 7♣] [Покрыть 9♣]", "![Беру]"],
        {"✓ К♣": "tick 0", "Покрыть 7♣": "beat:7C,KC", "Покрыть 9♣": "beat:9C,KC", "Беру": "take"},
    ),
    "a card for two verbs is ticked, the others are played at once": (
        ("9D KC 6H", "beat:9C,KC beat:9C,9D transfer:9D take", 0),
        {},
        ["[✓ 9♦] [К♣] ([6♥])", "[Покрыть 9♣] [Перевести 9♦]", "![Беру]"],
        {
            "✓ 9♦": "tick 0",
            "К♣": "beat:9C,KC",
            "Покрыть 9♣": "beat:9C,9D",
            "Перевести 9♦": "transfer:9D",
            "Беру": "take",
        },
    ),
    "where a verb takes several cards all of its cards are ticked": (
        ("7S 9H 9C", "lead:7S lead:9C lead:9H lead:9H,9C"),
        {},
        ["[7♠] [9♥] [9♣]"],
        {"7♠": "tick 0", "9♥": "tick 1", "9♣": "tick 2"},
    ),
    "what fits no action with the ticks is disabled": (
        ("7S 9H 9C", "lead:7S lead:9C lead:9H lead:9H,9C", 1),
        {},
        ["([7♠]) [✓ 9♥] [9♣]", "*[Сходить 9♥]"],
        {"✓ 9♥": "tick 1", "9♣": "tick 2", "Сходить 9♥": "lead:9H"},
    ),
    "the whole choice is confirmed by one button": (
        ("7S 9H 9C", "lead:7S lead:9C lead:9H lead:9H,9C", 1, 2),
        {},
        ["([7♠]) [✓ 9♥] [✓ 9♣]", "*[Сходить 9♥ 9♣]"],
        {"✓ 9♥": "tick 1", "✓ 9♣": "tick 2", "Сходить 9♥ 9♣": "lead:9H,9C"},
    ),
    "how many cards are missing is said where it is known": (
        ("2S 3S 4S 5S", "give:2S,3S,4S give:2S,3S,5S give:2S,4S,5S give:3S,4S,5S"),
        {"key": "hearts"},
        ["[2♠] [3♠] [4♠] [5♠]", "([Отдать: ещё 3])"],
        {"2♠": "tick 0", "3♠": "tick 1", "4♠": "tick 2", "5♠": "tick 3"},
    ),
    "equal cards are two buttons for one action": (
        ("QS QS", "play:QS"),
        {"key": "hearts"},
        ["[Д♠] [Д♠]"],
        {"Д♠": "play:QS"},
    ),
    "equal cards are ticked one by one": (
        ("QS QS", "lead:QS lead:QS,QS", 1),
        {},
        ["[Д♠] [✓ Д♠]", "*[Сходить Д♠]"],
        {"Д♠": "tick 0", "✓ Д♠": "tick 1", "Сходить Д♠": "lead:QS"},
    ),
    "a free verb has a button of its own, and none for its actions": (
        ("QS KS 9D", "play:QS play:KS play:9D show:KS,QS swap"),
        SHOW,
        ["[Д♠] [К♠] [9♦]", "[Показать комбинацию]", "[Обменять]"],
        {
            "Д♠": "play:QS",
            "К♠": "play:KS",
            "9♦": "play:9D",
            "Показать комбинацию": "tick show",
            "Обменять": "swap",
        },
    ),
    "while cards are chosen for it nothing else can be done": (
        ("QS KS 9D", "play:QS play:KS play:9D show:KS,QS swap"),
        {**SHOW, "choosing": "show"},
        ["[Д♠] [К♠] [9♦]", "([Объявить: ещё 2])", "[Отмена]"],
        {"Д♠": "tick 0", "К♠": "tick 1", "9♦": "tick 2", "Отмена": "tick show"},
    ),
    "it confirms any cards": (
        ("QS KS 9D 8D", "play:QS show:KS,QS", 0, 2),
        {**SHOW, "choosing": "show"},
        ["[✓ Д♠] [К♠] [✓ 9♦] [8♦]", "*[Объявить Д♠ 9♦]", "[Отмена]"],
        {
            "✓ Д♠": "tick 0",
            "К♠": "tick 1",
            "✓ 9♦": "tick 2",
            "8♦": "tick 3",
            "Объявить Д♠ 9♦": "show:QS,9D",
            "Отмена": "tick show",
        },
    ),
    "of a free verb no more is ticked than may be": (
        ("QS KS 9D 8D", "", 0, 2, 3),
        {**SHOW, "choosing": "show"},
        ["[✓ Д♠] ([К♠]) [✓ 9♦] [✓ 8♦]", "*[Объявить Д♠ 9♦ 8♦]", "[Отмена]"],
        {
            "✓ Д♠": "tick 0",
            "✓ 9♦": "tick 2",
            "✓ 8♦": "tick 3",
            "Объявить Д♠ 9♦ 8♦": "show:QS,9D,8D",
            "Отмена": "tick show",
        },
    ),
    "of a free verb no fewer are confirmed than must be": (
        ("QS KS 9D", "", 0),
        {**SHOW, "choosing": "show"},
        ["[✓ Д♠] [К♠] [9♦]", "([Объявить: ещё 1])", "[Отмена]"],
        {"✓ Д♠": "tick 0", "К♠": "tick 1", "9♦": "tick 2", "Отмена": "tick show"},
    ),
    "where no wrong cards are taken, what scores has its button": (
        ("QS KS 9D", "play:QS play:KS play:9D show:KS,QS"),
        {"key": "bezique"},
        ["[Д♠] [К♠] [9♦]", "[Объявить К♠ Д♠]"],
        {"Д♠": "play:QS", "К♠": "play:KS", "9♦": "play:9D", "Объявить К♠ Д♠": "show:KS,QS"},
    ),
    "in a window one may pass to the end of the bout": (
        ("QS", "pass"),
        {"window": True},
        ["([Д♠])", "[Пас]", "[Пас до конца захода]"],
        {"Пас": "pass", "Пас до конца захода": "decline"},
    ),
    "who has passed has no such button": (("QS", ""), {"window": True}, ["([Д♠])"], {}),
    "ticks of a hand that has shrunk are forgotten": (
        ("QS", "lead:QS", 7),
        {},
        ["[Д♠]"],
        {"Д♠": "lead:QS"},
    ),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layout(layout):
    args, more, shown, done = LAYOUTS[layout]
    assert labels(*args, **more) == shown
    assert presses(*args, **more) == done


def test_a_suit_is_chosen_after_its_card():
    assert presses("8H 7S", "lead:8H,S lead:8H,D lead:7S") == {"8♥": "tick 0", "7♠": "lead:7S"}
    confirmed = [button.data for button in rows("8H 7S", "lead:8H,S lead:8H,D lead:7S", 0)[1]]
    assert confirmed == ["a|10|5|lead:8H,S", "a|10|5|lead:8H,D"]


def group(*codes: str):
    state = table_state(DESK, view(), deadline=None)
    return keyboard.group(type(state)(state.desk, view(), (), None, 5, open=True, actions=codes), SAY)


def test_numbers_from_one_are_short_buttons():
    made = group(*(f"throw:{number}" for number in range(1, 11)))
    assert keys(Screen("", made)) == ["[1] [2] [3] [4] [5] [6] [7] [8]", "[9] [10]"]
    assert made[1][1].data == "a|10|5|throw:10"


def test_other_numbers_are_named_by_their_verb():
    assert keys(Screen("", group("throw:20", "throw:40", "pass"))) == ["[Подкинуть] [Подкинуть]", "[Пас]"]


def test_numbers_of_a_verb_that_stands_apart_are_shown_once():
    assert keys(Screen("", group("take:1", "take:2"))) == ["[1] [2]"]


def test_taking_stands_apart_and_last():
    assert keys(Screen("", group("take", "pass", "lead"))) == ["[Сходить]", "[Пас]", "![Беру]"]


@pytest.mark.parametrize("language", TEXTS)
def test_only_taking_cards_is_red_among_moves(language):
    say = TEXTS[language]
    styles = {
        f"{key} {verb}": say(f"verb-{key}-{verb}.style")
        for key, game in catalog().items()
        for verb in game.words.verbs
        if say.has(f"verb-{key}-{verb}.style")
    }
    assert styles == {"durak take": "danger", "durak_simple take": "danger"}


def test_playing_the_first_trump_is_no_loss():
    state = replace(table_state(DESK, view(), deadline=None), open=True, actions=("pass", "take"))
    assert keys(Screen("", keyboard.group(state, RU.game("deberc", ["A", "B"])))) == ["[Играю]", "[Пас]"]


@pytest.mark.parametrize(("size", "columns"), [(6, 4), (7, 3), (10, 3), (11, 2), (16, 2), (17, 1)])
def test_a_row_holds_as_many_buttons_as_their_labels_can_be_read(size, columns):
    button = Button("x" * size, "d")
    assert next(len(row) for row in keyboard.packed([button] * 12)) == columns


def test_rows_of_packed_buttons_are_even():
    assert [len(row) for row in keyboard.packed([Button("Стоп", "d")] * 5)] == [3, 2]
    assert keyboard.packed([]) == ()


def test_the_longest_hand_fits_one_keyboard():
    hand = " ".join(card.code for card in pack())
    codes = " ".join(f"lead:{code}" for code in hand.split()) + " lead:2S,2H take pass"
    made = rows(hand, codes, window=True)
    assert [len(row) for row in made] == [4] * 13 + [1, 1, 1]
    assert size(made) < 5_000


def test_the_longest_code_fits_a_button():
    shown = view(hand=tuple(cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS")), actions=())
    state = hand_state(DESK, 0, shown, ticks=frozenset(range(11)), number=99_999)
    action = Action("lead", shown.hand)
    made = keyboard.cards(type(state)(**{**fields(state), "view": view(hand=shown.hand, actions=(action,))}), SAY)
    confirm = made[-1][0]
    assert len((confirm.data or "").encode()) <= 64
    assert len(confirm.label) <= 34


def fields(state) -> dict:
    return {name: getattr(state, name) for name in type(state).__slots__}


def size(made) -> int:
    """Bytes of the keyboard as Telegram gets it."""
    buttons = [
        [{"text": one.label, "callback_data": one.data, **({"style": one.style} if one.style else {})} for one in row]
        for row in made
    ]
    return len(json.dumps({"inline_keyboard": buttons}, ensure_ascii=False).encode())
