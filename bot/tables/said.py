"""The answer to whoever pressed or typed."""

from typing import NamedTuple


class Said(NamedTuple):
    """A short text in the person's language, or nothing to say."""

    text: str | None = None
    alert: bool = False
    """Show it as a window to be closed, not as a passing notice."""


SILENT = Said()
