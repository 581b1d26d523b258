"""Settings of a chat and of a person: a button for each value, the present one ticked.

Button codes are `<name>.<value>`: language.ru, turn.180, leaver.computer, window.30; ring.away.
"""

from bot.screens.screen import Screen
from bot.texts import Voice


def chat(language: str, turn: int, leaver: str, window: int, say: Voice) -> Screen:
    """Return the settings of a chat; turn and window in seconds, 0: off."""
    raise NotImplementedError


def person(language: str, ring: str, say: Voice) -> Screen:
    """Return the settings of a person."""
    raise NotImplementedError


def language(say: Voice) -> Screen:
    """Return the choice of a language alone (/lang)."""
    raise NotImplementedError
