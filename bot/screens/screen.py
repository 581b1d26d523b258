"""What a message looks like: text and buttons, without a word about how it is sent."""

import hashlib
from typing import Literal, NamedTuple

Style = Literal["primary", "success", "danger"]


class Button(NamedTuple):
    """A button of an inline keyboard; `data` or `url`."""

    label: str
    data: str | None = None
    url: str | None = None
    style: Style | None = None
    disabled: bool = False


Rows = tuple[tuple[Button, ...], ...]


class Screen(NamedTuple):
    """A message: HTML and rows of buttons."""

    text: str
    rows: Rows = ()

    @property
    def digest(self) -> str:
        """Equal for equal screens, also in another process."""
        return hashlib.sha256(repr(self).encode()).hexdigest()
