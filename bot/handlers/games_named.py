"""The game that somebody means by a word: its key, its title in any language, another usual name, a beginning."""

from collections.abc import Iterator, Mapping

from bot.texts import Voice
from games.catalog import catalog


def game_named(words: str, texts: Mapping[str, Voice]) -> str | None:
    """Return the key of the game, None if no game or more than one is called so."""
    wanted = _plain(words)
    if not wanted:
        return None
    names = {key: {_plain(name) for name in _names(key, texts)} for key in catalog()}
    exact = [key for key, own in names.items() if wanted in own]
    begun = [key for key, own in names.items() if any(name.startswith(wanted) for name in own)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def _names(key: str, texts: Mapping[str, Voice]) -> Iterator[str]:
    yield key
    for say in texts.values():
        for names in (f"game-{key}", f"aliases-{key}"):
            if say.has(names):
                yield from say(names).split(",")


def _plain(words: str) -> str:
    return " ".join(words.casefold().replace("ё", "е").replace("_", " ").replace("-", " ").split())
