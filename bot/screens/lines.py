"""Messages of one or two lines that stand for themselves."""

from bot.screens.screen import Screen
from bot.screens.state import Desk, Sitter
from bot.texts import Voice


def asleep(desk: Desk, seat: int, say: Voice) -> Screen:
    """Tell the group that the computer plays for a silent seat."""
    raise NotImplementedError


def back(desk: Desk, seat: int, say: Voice) -> Screen:
    """Tell the group that a silent seat plays again."""
    raise NotImplementedError


def left(desk: Desk, seat: int, say: Voice, *, ends: bool = False) -> Screen:
    """Tell the group that a seat has left; `ends`: the deal ends by it."""
    raise NotImplementedError


def started(say: Voice) -> Screen:
    """Tell the group that the cards are dealt."""
    raise NotImplementedError


def restarted(desk: Desk, awaited: tuple[int, ...], deadline: float | None, say: Voice) -> Screen:
    """Tell the group after a restart that the table is intact."""
    raise NotImplementedError


def restart(at: float, minutes: int, say: Voice) -> Screen:
    """Tell of a planned restart."""
    raise NotImplementedError


def open_dm(desk: Desk, who: Sitter, invitation: str, say: Voice) -> Screen:
    """Tell somebody in the group how to open the DM."""
    raise NotImplementedError


def seated(desk: Desk, say: Voice) -> Screen:
    """Tell a person in the DM at which table he sits."""
    raise NotImplementedError


def failed(desk: Desk | None, code: str, say: Voice) -> Screen:
    """Tell of a fault of the bot by a short code."""
    raise NotImplementedError
