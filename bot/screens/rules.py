"""The rules pages."""

from bot.screens.keyboard import packed
from bot.screens.markup import game_name
from bot.screens.menu import Catalog, by_family
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.texts import TextError, Voice

MOST = 4096
"""UTF-16 units of a message; a test keeps the pages within."""


def page(key: str, say: Voice) -> Screen:
    """Return the rules of a game; TextError if it has no page."""
    text = say.page(key)
    if text is None:
        raise TextError(f"no rules of {key!r} in {say.language!r}")
    return Screen(text, ((Button(say("button-all-rules"), press(Verb.RULES)),),))


def index(catalog: Catalog, say: Voice) -> Screen:
    """Return the list of games whose rules can be read."""
    keys = [key for keys in by_family(catalog).values() for key in keys]
    return Screen(
        say("rules-index"), packed([Button(game_name(key, say), press(Verb.RULES, code=key)) for key in keys])
    )
