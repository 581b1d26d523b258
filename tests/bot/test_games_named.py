"""The game somebody means."""

import pytest

from bot.handlers.games_named import game_named
from bot.texts import load_texts


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("durak", "durak"),
        ("DURAK", "durak"),
        ("Дурак", "durak"),
        ("дурак подкидной", "durak"),
        ("переводной", "durak"),
        ("throw-in durak", "durak"),
        ("throw", "durak"),
        ("hearts", "hearts"),
        ("Черви", "hearts"),
        ("черв", "hearts"),
        ("  червы  ", "hearts"),
        ("", None),
        ("шахматы", None),
        ("<b>", None),
    ],
)
def test_games_are_found_by_key_title_alias_and_beginning(words, key):
    assert game_named(words, load_texts()) == key
