"""What [Fairness] tells after a match, the caption of its file, and that the longest of it fits."""

import pytest

from bot.screens import fairness
from bot.screens.popup import units
from bot.screens.press import Press, Verb
from tests.screens.made import EN, RU, SEAL, SECRET, desk, read


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_after_the_match_the_secret_stands_beside_its_seal():
    assert plain(fairness.after(SECRET, SEAL, RU)) == (
        f"{SECRET}\n{SEAL}\nСекрет партии и его отпечаток sha256. /verify пришлёт её файлом"
    )
    assert plain(fairness.after(SECRET, SEAL, EN)) == (
        f"{SECRET}\n{SEAL}\nThe secret and its sha256 fingerprint. /verify sends the match file"
    )


@pytest.mark.parametrize("say", [RU, EN])
def test_nothing_of_a_popup_is_cut(say):
    assert units(say("fair-popup-sealed", seal=SEAL)) <= 200
    assert units(say("fair-popup-secret", secret=SECRET, seal=SEAL)) <= 200


def test_a_file_says_what_it_holds_and_how_to_check_it():
    assert read(fairness.caption("durak", 3, "durak-3.json", RU)) == (
        "<b>Дурак подкидной</b> · стол 3\n"
        "Секрет, места и все ходы партии\n"
        "Проверка: <code>python -m games verify durak-3.json</code>\n"
        "Что она доказывает: docs/fairness.md"
    )
    assert read(fairness.caption("durak", 3, "durak-3.json", EN)) == (
        "<b>Throw-in Durak</b> · table 3\n"
        "The secret, the seats and all moves of the match\n"
        "To check: <code>python -m games verify durak-3.json</code>\n"
        "What it proves: docs/fairness.md"
    )


def test_the_button_names_its_table():
    button = fairness.button(desk("durak", "A", "B"), RU)
    assert Press.parse(button.data or "") == Press(Verb.FAIR, 36)
