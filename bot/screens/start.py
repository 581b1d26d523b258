"""First words, and /help."""

from bot.screens.menu import Catalog
from bot.screens.screen import Screen
from bot.texts import Voice


def welcome_group(catalog: Catalog, bot: str, say: Voice) -> Screen:
    """Return the first words in a group; `bot` is the bot's username."""
    raise NotImplementedError


def welcome_dm(say: Voice) -> Screen:
    """Return the first words in a DM."""
    raise NotImplementedError


def help(say: Voice) -> Screen:  # noqa: A001 - what /help says
    """Return the commands that work."""
    raise NotImplementedError
