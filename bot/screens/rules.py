"""The rules pages."""

from bot.screens.menu import Catalog
from bot.screens.screen import Screen
from bot.texts import Voice


def page(key: str, say: Voice) -> Screen:
    """Return the rules of a game; at most 4096 signs."""
    raise NotImplementedError


def index(catalog: Catalog, say: Voice) -> Screen:
    """Return the list of games whose rules can be read."""
    raise NotImplementedError
