"""The lobby: who sits, under which options, what is missing."""

from bot.screens.screen import Screen
from bot.screens.state import LobbyState
from bot.texts import Voice


def lobby(state: LobbyState, say: Voice) -> Screen:
    """Return the lobby message, or its options page while that is open."""
    raise NotImplementedError


def options(state: LobbyState, say: Voice) -> Screen:
    """Return the options page: a button for each value."""
    raise NotImplementedError


def closed(state: LobbyState, say: Voice, reason: str) -> Screen:
    """Return what stays of a lobby that ended: `reason` is "cancelled", "idle" or "started"."""
    raise NotImplementedError
