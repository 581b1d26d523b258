"""Names of people as every screen shows them: short, harmless in HTML, told apart, nothing turned around by them."""

import html
import re
import unicodedata
from collections.abc import Sequence

import regex

LENGTH = 16
"""Grapheme clusters a name may have."""

_CLUSTER = 12
"""Code points a cluster may have: the longest emoji have eleven; more are marks piled up."""
_JOINERS = frozenset("\u200c\u200d") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Format controls that emoji and some scripts are made with; all others go, overrides of direction among them."""

_INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category, but nothing to be seen."""
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_TAG = re.compile("<[^>]*>")


def shown(names: Sequence[str | None], nameless: str = "Без имени", computer: str = "🤖 Компьютер") -> list[str]:
    """Return the names ready for HTML, in order; None is a computer, a blank one (a deleted user too) is nameless.

    Equal names get a number: "Саша", "Саша 2".
    """
    given = [computer if name is None else (_tidy(name) or nameless) for name in names]
    return [_isolated(html.escape(name, quote=False)) for name in _told_apart(given)]


def line(name: str, nameless: str) -> str:
    """Return one name, a chat's title for instance, ready for HTML."""
    return shown([name], nameless)[0]


def plain(text: str) -> str:
    """Return a text made for HTML as a popup or the label of a button shows it."""
    return html.unescape(_TAG.sub("", text))


def length(text: str) -> int:
    """Count the signs a reader sees."""
    return len(regex.findall(r"\X", plain(text)))


def shortened(text: str, most: int) -> str:
    """Cut a plain text after this many signs."""
    return "".join(regex.findall(r"\X", text)[:most]).rstrip()


def _tidy(name: str) -> str:
    """Drop controls, leave one blank between words, shorten; empty if there is nothing to see."""
    kept = "".join(map(_harmless, name))
    clusters = regex.findall(r"\X", " ".join(kept.split()))[:LENGTH]
    tidy = "".join(one if len(one) <= _CLUSTER else one[0] for one in clusters).strip()
    return tidy if _look(tidy) else ""


def _harmless(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind in {"Cc", "Zl", "Zp"}:
        return " "
    return "" if kind in {"Cf", "Cs"} and sign not in _JOINERS else sign


def _look(name: str) -> str:
    """Return what can be seen of a name: equal for names that look equal."""
    seen = (sign for sign in name if unicodedata.category(sign)[0] in "LNPS" and sign not in _INVISIBLE)
    return unicodedata.normalize("NFKC", "".join(seen)).casefold()


def _told_apart(names: Sequence[str]) -> list[str]:
    taken: set[str] = set()
    apart = []
    for name in names:
        free, number = name, 1
        while _look(free) in taken:
            number += 1
            free = f"{name} {number}"
        taken.add(_look(free))
        apart.append(free)
    return apart


def _isolated(name: str) -> str:
    """Keep a name written from right to left from turning what stands beside it."""
    turns = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name)
    return f"\u2068{name}\u2069" if turns else name
