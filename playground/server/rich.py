"""Rich messages: the blocks that a bot sends are checked, counted, and spelled as it gets them back.

That a field is missing and that there is nothing to send is said in Telegram's words; for the limits, which it
documents, the words are a guess.
"""

from collections.abc import Callable
from typing import Any

from playground.server.entities import utf16
from playground.server.errors import Violation, malformed
from playground.server.limits import BUTTONS_IN_ROW, STYLES, check_action
from playground.server.rich_types import BLOCKS, CELL, CHOICES, CREDITED, ITEM, PLAIN, TEXTS, Shape

Json = dict[str, Any]
Media = Callable[[str, Json], Any]
"""Turns an InputMedia of a type into what the message shows: the sizes of a photo, a Document."""

CHARACTERS = 32_768
COUNT = 500
DEPTH = 16
MEDIA = 50
COLUMNS = 20
IN_LABELS = frozenset({"custom_emoji", "date_time"})


class Reader:
    """One pass over a message. `depth` counts the blocks and texts around the one that is read."""

    def __init__(self, media: Media) -> None:
        """Nothing counted yet."""
        self._media = media
        self._characters = 0
        self._blocks = 0
        self._files = 0
        self._depth = 0
        self._readers: dict[str, Callable[[Any], Any]] = {
            "text": self._text,
            "words": self._words,
            "caption": lambda value: self._shaped(value, CREDITED, "RichBlockCaption"),
            "blocks": self._list_of(self._block, "InputRichBlock"),
            "items": self._list_of(self._item, "InputRichBlockListItem"),
            "cells": self._list_of(self._row, "RichBlockTableCell"),
            "buttons": self._row_of_buttons,
            "button": self._button,
        }

    def read(self, message: Json) -> Json:
        """The RichMessage that an InputRichMessage becomes."""
        if message.get("html") or message.get("markdown"):
            raise malformed("rich_message is spoken by this server in blocks only")
        if not message.get("blocks"):
            raise malformed("RICH_MESSAGE_CONTENT_REQUIRED")
        blocks = self._readers["blocks"](message["blocks"])
        return {"blocks": blocks} | ({"is_rtl": True} if message.get("is_rtl") else {})

    def _block(self, block: Any) -> Json:
        kind = typed(block, BLOCKS, "InputRichBlock")
        if kind == "thinking":
            raise malformed("a block of the type thinking can be sent in drafts only")
        self._blocks += 1
        if self._blocks > COUNT:
            raise malformed("rich message has too many blocks")
        return {"type": kind} | self._shaped(block, BLOCKS[kind], "InputRichBlock")

    def _item(self, item: Any) -> Json:
        read = self._shaped(item, ITEM, "InputRichBlockListItem")
        return {"label": f"{read['value']}." if "value" in read else "•"} | read

    def _row(self, row: Any) -> list[Json]:
        if not isinstance(row, list):
            raise unparsable("RichBlockTableCell", "expected an Array of Arrays")
        cells = [self._shaped(cell, CELL, "RichBlockTableCell") for cell in row]
        if sum(max(cell.get("colspan", 1), 1) for cell in cells) > COLUMNS:
            raise malformed("rich message has a table with too many columns")
        return cells

    def _row_of_buttons(self, buttons: Any) -> list[Json]:
        if not isinstance(buttons, list) or not 1 <= len(buttons) <= BUTTONS_IN_ROW:
            raise unparsable("InputRichBlock", "1 to 8 buttons expected")
        return [self._button(button) for button in buttons]

    def _button(self, button: Any) -> Json:
        if not isinstance(button, dict) or "text" not in button:
            raise unparsable("RichMessageButton", 'Can\'t find field "text"')
        check_label(button["text"])
        if button.get("style") not in STYLES | {None, "link"}:
            raise unparsable("RichMessageButton", "invalid button style specified")
        if button.get("style") == "link" and "callback_data" not in button:
            raise unparsable("RichMessageButton", "only callback buttons can be links")
        check_action(button)
        return button | {"text": self._text(button["text"])}

    def _text(self, text: Any) -> Any:
        if isinstance(text, str):
            return self._words(text)
        if isinstance(text, list):
            return [self._text(part) for part in text]
        kind = typed(text, TEXTS, "RichText")
        return {"type": kind} | self._shaped(text, TEXTS[kind], "RichText")

    def _words(self, words: Any) -> str:
        self._characters += utf16(str(words))
        if self._characters > CHARACTERS:
            raise malformed("message is too long")
        return str(words)

    def _shaped(self, value: Any, shape: Shape, what: str) -> Json:
        """The fields of a shape, each read as its kind; others are passed over, as Telegram does."""
        if not isinstance(value, dict):
            raise unparsable(what, "expected an Object")
        self._depth += 1
        if self._depth > DEPTH:
            raise malformed("rich message is nested too deep")
        read = {}
        for spelled, kind in shape.items():
            name = spelled.removesuffix("?")
            if value.get(name) is not None:
                read[name] = self._field(value[name], kind, name, what)
            elif name == spelled:
                raise unparsable(what, f'Can\'t find field "{name}"')
        self._depth -= 1
        return read

    def _field(self, value: Any, kind: str, name: str, what: str) -> Any:
        if kind == "media":
            return self._file(name, value)
        if kind in self._readers:
            return self._readers[kind](value)
        right = value in CHOICES[kind] if kind in CHOICES else isinstance(value, PLAIN[kind])
        if not right:
            raise unparsable(what, f'Field "{name}" has a wrong value')
        return value

    def _file(self, kind: str, media: Any) -> Any:
        self._files += 1
        if self._files > MEDIA:
            raise malformed("rich message has too many media")
        if not isinstance(media, dict):
            raise unparsable("InputMedia", "expected an Object")
        return self._media(kind, media)

    def _list_of(self, read: Callable[[Any], Any], what: str) -> Callable[[Any], list[Any]]:
        def read_all(values: Any) -> list[Any]:
            if not isinstance(values, list):
                raise unparsable(what, "expected an Array")
            return [read(value) for value in values]

        return read_all


def typed(value: Any, types: dict[str, Shape], what: str) -> str:
    """The type of a block or text, which must be a known one."""
    if not isinstance(value, dict):
        raise unparsable(what, "expected an Object")
    if "type" not in value:
        raise unparsable(what, 'Can\'t find field "type"')
    if value["type"] not in types:
        raise unparsable(what, "Unsupported type specified")
    kind: str = value["type"]
    return kind


def check_label(text: Any) -> None:
    """A button shows plain text, custom emoji and times only."""
    for part in text if isinstance(text, list) else [text]:
        if not isinstance(part, str) and (not isinstance(part, dict) or part.get("type") not in IN_LABELS):
            raise unparsable("RichMessageButton", "text of a button must be plain")


def unparsable(what: str, why: str) -> Violation:
    """The refusal of an object that is not what it should be."""
    return malformed(f"can't parse {what}: {why}")
