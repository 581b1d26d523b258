"""What a row means whatever its game: the spelling of its options.

`tests/notation/<key>.py` has `match(row) -> Match`, which sets up what `given` says, and `differences(match, then,
error, row) -> list[str]`, which names everything in `then` that did not come out, `error` among it.
"""

from collections.abc import Mapping
from typing import Any

from games.game import Game

KEYS = {"name", "options", "given", "when", "then"}
"""Of a row; `options` and `when` may be left out."""


def spelled(kind: type[Game[Any]], row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the row with its options as the game spells them. Raises ValueError for one that the game has not.

    YAML reads on, off, true and false as booleans, and a number may stand in quotes.
    """
    if strange := set(row) - KEYS:
        raise ValueError(f"a row has no {', '.join(sorted(strange))}")
    options = {name: _value(kind, name, value) for name, value in row.get("options", {}).items()}
    return {**row, "options": options}


def _value(kind: type[Game[Any]], name: str, written: object) -> Any:
    values = kind.choices().get(name, ())
    for value in values:
        if _spelling(value) == _spelling(written):
            return value
    raise ValueError(f"option {name!r} is one of {values}, not {written!r}")


def _spelling(value: object) -> str:
    word = str(value).lower()
    return {"on": "true", "off": "false"}.get(word, word)
