"""Where messages go."""

from typing import NamedTuple


class Where(NamedTuple):
    """A chat and, in a forum, its topic (0: none)."""

    chat: int
    topic: int = 0
