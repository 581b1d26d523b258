"""Every game by key, found by being a module of `games.rules`; there is no list to edit."""

import inspect
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from games import rules
from games.game import Game


@cache
def catalog() -> Mapping[str, type[Game[Any]]]:
    """Return all games by key, in the order of their keys."""
    found = {name: _game(f"{rules.__name__}.{name}") for _, name, _ in iter_modules(rules.__path__)}
    return MappingProxyType(dict(sorted(found.items())))


def _game(module: str) -> type[Game[Any]]:
    here = vars(import_module(module)).values()
    (game,) = (one for one in here if inspect.isclass(one) and issubclass(one, Game) and one.__module__ == module)
    return game
