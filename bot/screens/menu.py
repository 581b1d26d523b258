"""The games to choose from, by family."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.keyboard import packed
from bot.screens.markup import DOT, bold, game_name
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.texts import Voice
from games.game import Game

Catalog = Mapping[str, type[Game[Any]]]

FAMILIES = ("durak", "tricks", "melds", "chips", "shedding", "pairs", "luck")
"""In the order of the menu; a family unknown here stands last."""
FEW = 6
"""Games that need no step by family."""


def games(catalog: Catalog, say: Voice) -> Screen:
    """Return the families to choose from; a few games at once."""
    families = by_family(catalog)
    if len(catalog) <= FEW:
        return _page(say("menu-games"), catalog, [key for keys in families.values() for key in keys], say)
    buttons = [Button(family_name(name, say), press(Verb.GAMES, code=name)) for name in families]
    return Screen(say("menu-families"), packed(buttons))


def family(catalog: Catalog, name: str, say: Voice) -> Screen:
    """Return the games of a family."""
    screen = _page(family_name(name, say), catalog, by_family(catalog).get(name, ()), say)
    return screen._replace(rows=(*screen.rows, (Button(say("button-back"), press(Verb.GAMES)),)))


def by_family(catalog: Catalog) -> dict[str, list[str]]:
    """Return the keys of the games of each family, in the order of the menu."""
    found: dict[str, list[str]] = {}
    for key, game in sorted(catalog.items(), key=lambda pair: (_rank(pair[1].family), pair[0])):
        found.setdefault(game.family, []).append(key)
    return found


def family_name(name: str, say: Voice) -> str:
    """Return the name of a family; of one unknown here, its own word."""
    return say(f"family-{name}") if say.has(f"family-{name}") else name


def _rank(name: str) -> tuple[int, str]:
    return FAMILIES.index(name) if name in FAMILIES else len(FAMILIES), name


def _page(title: str, catalog: Catalog, keys: Sequence[str], say: Voice) -> Screen:
    lines = [f"{_named(key, say)}{DOT}{_players(catalog[key], say)}\n{say(f'line-{key}')}" for key in keys]
    buttons = [Button(game_name(key, say), press(Verb.PLAY, code=key)) for key in keys]
    return Screen("\n\n".join([title, *lines]), packed(buttons))


def _named(key: str, say: Voice) -> str:
    """Name a game in full: in the variant `.menu` of its name, where it has one."""
    full = f"game-{key}.menu"
    return bold(say(full) if say.has(full) else game_name(key, say))


def _players(game: type[Game[Any]], say: Voice) -> str:
    """Tell how many may play; options may narrow it."""
    least, most = min(game.seats), max(game.seats)
    return say("menu-players", range=str(most) if least == most else f"{least}–{most}", most=most)
