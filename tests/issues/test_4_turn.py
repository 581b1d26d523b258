"""Who presses out of turn is told who is thinking, in every game by the same words (issue 4, voice.md 13)."""

import pytest

from bot.texts import load_texts
from games.actions import Refused
from games.catalog import catalog
from games.match import Match

NAMES = ["Айгуль", "Tomás", "Mei", "Зураб"]
WORDS = {"ru": "Сейчас не ваша очередь: думает {}", "en": "Not your turn: {} is thinking"}
IN_TURN = ("bura", "domino", "eights", "four_widows", "king", "nine", "sapper")
"""Games in which one seat acts at a time, none of them by more words than these."""


def fewest(key):
    return max(2, min(catalog()[key].seats))


@pytest.mark.parametrize("key", IN_TURN)
@pytest.mark.parametrize("language", WORDS)
def test_it_says_who_is_thinking(key, language):
    game = catalog()[key]
    match = Match(game(fewest(key), game.Options()), b"seed")
    (mover,) = match.awaited
    other = next(seat for seat in range(fewest(key)) if seat != mover)
    with pytest.raises(Refused) as refused:
        match.apply(other, match.view(mover).actions[0].code)
    say = load_texts()[language].game(key, NAMES)
    assert say.refusal(refused.value) == WORDS[language].format(NAMES[mover])
