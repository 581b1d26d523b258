"""Questions before something that cannot be undone: leaving a match, ending it without a result."""

from bot.screens.screen import Screen
from bot.screens.state import Desk
from bot.texts import Voice


def question(desk: Desk, say: Voice) -> Screen:
    """Ask whether to leave the match: it counts as a loss."""
    raise NotImplementedError


def stop(desk: Desk, agreed: int, needed: int, say: Voice) -> Screen:
    """Ask all people of the table whether to end it without a result."""
    raise NotImplementedError
