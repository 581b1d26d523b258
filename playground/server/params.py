"""The parameters of a call, whichever of the three ways they came in: JSON, a form, or multipart with files."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.server.errors import malformed

# fields that a form carries as JSON text
STRUCTURED = {
    "reply_markup": "reply keyboard markup",
    "entities": "entities",
    "caption_entities": "caption entities",
    "reply_parameters": "reply parameters",
    "link_preview_options": "link preview options",
    "allowed_updates": "allowed updates",
    "commands": "commands",
    "scope": "BotCommandScope",
    "message_ids": "message identifiers",
    "media": "InputMedia",
    "rich_message": "InputRichMessage",
    "ephemeral_message_parameters": "EphemeralMessageParameters",
}


@dataclass(frozen=True)
class Upload:
    """A file that came with the call."""

    name: str
    data: bytes


def decoded(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Plain values in the place of JSON texts, absent ones left out."""
    return {name: decode(name, value) for name, value in raw.items() if value is not None}


def decode(name: str, value: object) -> object:
    """One parameter."""
    if isinstance(value, str):
        check_utf8(value)
    if name not in STRUCTURED or not isinstance(value, str) or not value:
        return value
    try:
        return json.loads(value)
    except json.JSONDecodeError as error:
        raise malformed(f"can't parse {STRUCTURED[name]} JSON object") from error


def check_utf8(text: str) -> None:
    """Half a surrogate pair is no text."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise malformed("strings must be encoded in UTF-8") from error


class Params:
    """Typed access, with Telegram's readiness to take numbers and flags as texts."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Wrap decoded values."""
        self.values = values

    def text(self, name: str) -> str:
        """A text; empty if absent."""
        value = self.values.get(name, "")
        return value if isinstance(value, str) else str(value)

    def integer(self, name: str, default: int = 0) -> int:
        """A whole number."""
        value = self.values.get(name, default)
        try:
            return int(value)
        except (TypeError, ValueError) as error:
            raise malformed(f"{name} must be an Integer") from error

    def flag(self, name: str) -> bool:
        """A Boolean."""
        return str(self.values.get(name, "")).lower() in {"true", "yes", "1"}

    def get(self, name: str) -> Any:
        """A value as it came; None if absent."""
        return self.values.get(name)

    def attached(self, value: object) -> Upload | str:
        """The file that a value is, or that it names by `attach://`; else the id of a file, empty if there is none."""
        if isinstance(value, str) and value.startswith("attach://"):
            value = self.values.get(value.removeprefix("attach://"))
        return value if isinstance(value, Upload | str) else ""
