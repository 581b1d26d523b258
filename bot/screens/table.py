"""The table message of a group: what changed, how things stand, whom the table waits for."""

from bot.screens.screen import Screen
from bot.screens.state import TableState
from bot.texts import Voice


def table(state: TableState, say: Voice) -> Screen:
    """Return the table message."""
    raise NotImplementedError
