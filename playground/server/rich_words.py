"""The plain text and the buttons of the blocks of a rich message, for those who only read and press."""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

INLINE = ("text", "alternative_text", "expression", "button")
"""Where the words of a part of a line are, whatever its type."""


def plain(blocks: list[Json]) -> str:
    """The words of blocks, a line for each block, item and row."""
    return "\n".join(line for block in blocks for line in lines(block))


def lines(block: Json) -> Iterator[str]:
    """The lines of one block. What stands on its buttons is not among them."""
    for name, value in block.items():
        if name == "blocks":
            yield plain(value)
        elif name == "items":
            yield from (f"{item['label']} {plain(item['blocks'])}" for item in value)
        elif name == "cells":
            yield from (" ".join(inline(cell.get("text", "")) for cell in row) for row in value)
        elif name in {"text", "summary", "caption", "credit", "expression"}:
            yield inline(value)


def inline(text: Any) -> str:
    """The words of a RichText."""
    if isinstance(text, list):
        return "".join(map(inline, text))
    if isinstance(text, dict):
        return next((inline(text[name]) for name in INLINE if name in text), "")
    return str(text)


def buttons(part: Any) -> list[Json]:
    """All buttons in blocks, in order, with plain labels."""
    if isinstance(part, list):
        return [button for each in part for button in buttons(each)]
    if not isinstance(part, dict):
        return []
    if part.get("type") == "buttons":
        return [labelled(button) for button in part["buttons"]]
    if part.get("type") == "button":
        return [labelled(part["button"])]
    return [button for value in part.values() for button in buttons(value)]


def labelled(button: Json) -> Json:
    """A button as one of an inline keyboard is spelled."""
    return button | {"text": inline(button["text"])}
