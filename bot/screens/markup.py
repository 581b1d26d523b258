"""How pieces of a message are written: tags, heads, times, lines that are not too long."""

import html
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone
from itertools import islice

from bot.names import length
from bot.screens.state import Desk, Sitter
from bot.texts import GameVoice, Voice

WIDTH = 36
"""Signs of a line that tells a state."""
BROKEN = 48
"""Signs of a line that a telephone breaks in any case."""
DOT = " · "

_MOSCOW = timezone(timedelta(hours=3))
"""The zone of the words that stand where a client does not know times."""


def bold(text: str) -> str:
    """Make a text bold."""
    return f"<b>{text}</b>"


def link(text: str, url: str) -> str:
    """Make a text a link."""
    return f'<a href="{html.escape(url)}">{text}</a>'


def mention(sitter: Sitter) -> str:
    """Name somebody so that Telegram tells him; a computer is only named."""
    return sitter.name if sitter.person is None else link(sitter.name, f"tg://user?id={sitter.person}")


def clock(at: float) -> str:
    """Write a time of day, which each reader's client shows in his own zone."""
    words = datetime.fromtimestamp(at, UTC).astimezone(_MOSCOW).strftime("%H:%M")
    return f'<tg-time unix="{int(at)}" format="t">{words}</tg-time>'


def bound(desk: Desk, say: Voice) -> GameVoice:
    """Return the voice of the desk's game, which knows who sits where."""
    return say.game(desk.key, [sitter.name for sitter in desk.sitters])


def game_name(key: str, say: Voice) -> str:
    """Return the name of a game."""
    return say(f"game-{key}")


def heading(desk: Desk, say: Voice, *more: str) -> str:
    """Name the game and the table."""
    return DOT.join([bold(game_name(desk.key, say)), say("head-table", n=desk.number), *more])


def head(desk: Desk, say: Voice, *more: str, chat: bool = False) -> str:
    """Name the game, the table, what the match goes to and its deal where it has several; in a DM name the chat."""
    if chat and desk.chat:
        table = say("head-table-chat", n=desk.number, chat=desk.chat)
        return DOT.join([bold(game_name(desk.key, say)), table, *_deal(desk, say), *more])
    return heading(desk, say, *_target(desk, say), *_deal(desk, say), *more)


def _target(desk: Desk, say: Voice) -> list[str]:
    """Say to how many points a match goes, where the game has words for it (`head-<key>`) and its options."""
    agreed = {name: value for name, value in desk.options if isinstance(value, int | str)}
    return [say(f"head-{desk.key}", **agreed)] if say.has(f"head-{desk.key}") else []


def _deal(desk: Desk, say: Voice) -> list[str]:
    if desk.deals is None:
        return [say("head-deal", n=desk.deal)] if desk.deal > 1 else []
    return [say("head-deal-of", n=desk.deal, deals=desk.deals)] if desk.deals > 1 else []


def until(deadline: float | None, say: Voice) -> list[str]:
    """Say until when there is time, if there is a limit."""
    return [] if deadline is None else [say("until", time=clock(deadline))]


def wrapped(parts: Sequence[str], *, start: str = "", most: int | None = None) -> list[str]:
    """Lay parts out in as few lines of WIDTH signs as hold them, evenly; in no more than `most`, even if too long."""
    if not parts:
        return []
    for lines in range(1, len(parts)):
        rows = [DOT.join(row) for row in _rows(parts, lines)]
        rows[0] = start + rows[0]
        if lines == most or all(length(row) <= WIDTH for row in rows):
            return rows
    return [start + parts[0], *parts[1:]]


def size(lines: Sequence[str]) -> int:
    """Count the lines as a telephone breaks them."""
    return sum(max(1, -(-length(line) // BROKEN)) for line in lines)


def _rows(parts: Sequence[str], lines: int) -> list[list[str]]:
    left = iter(parts)
    size = -(-len(parts) // lines)
    return [row for _ in range(lines) if (row := list(islice(left, size)))]


def listed(names: Sequence[str], say: Voice, word: str = "and") -> str:
    """Join names with commas and "and" or "or"."""
    if len(names) <= 1:
        return "".join(names)
    return say(f"list-{word}", first=", ".join(names[:-1]), last=names[-1])
