"""The games to choose from, by family."""

from collections.abc import Mapping
from typing import Any

from bot.screens.screen import Screen
from bot.texts import Voice
from games.game import Game

Catalog = Mapping[str, type[Game[Any]]]


def games(catalog: Catalog, say: Voice) -> Screen:
    """Return the families; of one family alone, its games."""
    raise NotImplementedError


def family(catalog: Catalog, name: str, say: Voice) -> Screen:
    """Return the games of a family."""
    raise NotImplementedError
