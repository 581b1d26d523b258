"""The result: places, points, titles; or why there is none."""

from bot.screens.screen import Screen
from bot.screens.state import ResultState
from bot.texts import Voice


def result(state: ResultState, say: Voice) -> Screen:
    """Return the result message."""
    raise NotImplementedError
