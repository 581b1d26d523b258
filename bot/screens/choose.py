"""Which table a command means."""

from collections.abc import Sequence

from bot.screens.screen import Screen
from bot.screens.state import Choice
from bot.texts import Voice


def tables(command: str, choices: Sequence[Choice], say: Voice) -> Screen:
    """Ask which of several tables the command ("join", "hand", ...) means."""
    raise NotImplementedError
