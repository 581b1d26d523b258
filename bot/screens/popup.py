"""Answers to presses: plain text of at most 200 UTF-16 units."""

from bot.screens.state import HandState, LobbyState, TableState
from bot.texts import Voice


def my_cards(state: HandState, say: Voice) -> str:
    """Return the cards of a hand."""
    raise NotImplementedError


def help(state: TableState | LobbyState, say: Voice) -> str:  # noqa: A001 - what [?] says
    """Return whom the table waits for, what may be pressed, where the rules are."""
    raise NotImplementedError
