"""Names as every screen shows them."""

import pytest

from bot.names import length, line, plain, shortened, shown

NAMES = {
    "as it is": ("Айгуль", "Айгуль"),
    "with an emoji": ("Лёля 🌻", "Лёля 🌻"),
    "tags are words": ("<b>Bob</b> & co", "&lt;b&gt;Bob&lt;/b&gt; &amp; co"),
    "blank": ("  ", "Без имени"),
    "empty, as of a deleted user": ("", "Без имени"),
    "nothing but signs that cannot be seen": ("\u3164\u2800\u200b\u00ad", "Без имени"),
    "nothing but marks": ("\u0301\u0302", "Без имени"),
    "lines become one": ("Anna\n\n  Maria\t", "Anna Maria"),
    "an override of direction goes": ("\u202egro.live\u202c", "gro.live"),
    "isolates are not left open": ("\u2067abc", "abc"),
    "right to left is isolated": ("אבג", "\u2068אבג\u2069"),
    "arabic too": ("سلام 1", "\u2068سلام 1\u2069"),
    "long": ("Александра-Мария Иванова", "Александра-Мария"),
    "no blank at the cut": ("Александра-Мари Иванова", "Александра-Мари"),
    "64 emoji": ("🌻" * 64, "🌻" * 16),
    "an emoji is cut as a whole": ("👨‍👩‍👧‍👦" * 20, "👨‍👩‍👧‍👦" * 16),
    "a flag is cut as a whole": ("🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 20, "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 16),
    "marks are not piled up": ("Z" + "\u0334" * 40 + "algo", "Zalgo"),
    "a lone surrogate goes": ("a\ud800b", "ab"),
}


@pytest.mark.parametrize("case", NAMES)
def test_one_name(case):
    given, expected = NAMES[case]
    assert shown([given]) == [expected]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["Саша", "Саша", "Саша"], ["Саша", "Саша 2", "Саша 3"]),
        (["Саша", "Саша 2", "Саша"], ["Саша", "Саша 2", "Саша 3"]),
        (["саша", "САША"], ["саша", "САША 2"]),
        (["Саша", "Са\u200bша"], ["Саша", "Саша 2"]),
        (["", " "], ["Без имени", "Без имени 2"]),
        ([None, None, "Ann"], ["🤖 Компьютер", "🤖 Компьютер 2", "Ann"]),
        (["🤖 Компьютер", None], ["🤖 Компьютер", "🤖 Компьютер 2"]),
        (["<", "<"], ["&lt;", "&lt; 2"]),
        (["אב", "אב"], ["\u2068אב\u2069", "\u2068אב 2\u2069"]),
    ],
)
def test_equal_names_are_told_apart(given, expected):
    assert shown(given) == expected


def test_words_for_nobody_come_from_the_language():
    assert shown(["", None], "No name", "🤖 Computer") == ["No name", "🤖 Computer"]
    assert line("\u2800", "No name") == "No name"


def test_a_popup_and_a_button_show_no_markup():
    assert plain('<a href="tg://user?id=7">&lt;b&gt; &amp; co</a>') == "<b> & co"


def test_signs_are_counted_as_a_reader_sees_them():
    assert length("<b>👨‍👩‍👧‍👦 &lt;</b>") == 3


def test_a_text_is_cut_between_signs():
    assert shortened("👨‍👩‍👧‍👦 a", 2) == "👨‍👩‍👧‍👦"
