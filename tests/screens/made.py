"""Values that the tests of screens are made of, and how a screen is read: words without tags, labels in rows."""

import re
from datetime import UTC, datetime
from typing import Any

from bot.screens.screen import Button, Screen
from bot.screens.state import Desk, HandState, Sitter, TableState
from bot.texts import load_texts
from games.actions import Action, Event
from games.cards import Card, cards
from games.parts.throwing import DurakOptions
from games.rules.hearts import HeartsOptions
from games.view import Place, View, Zone

TEXTS = load_texts()
RU, EN = TEXTS["ru"], TEXTS["en"]
SEAL = "4f9a2c81" + "5d" * 26 + "e07b"
SECRET = "9b1e" + "a6" * 28 + "77d0"

_TIME = re.compile(r'<tg-time unix="(\d+)" format="t">(\d\d:\d\d)</tg-time>')
_MENTION = re.compile(r'<a href="tg://user\?id=\d+">(.*?)</a>')


def at(hour: int, minute: int) -> float:
    """A time of day in Moscow, the zone of the fallback words."""
    return datetime(2026, 1, 5, hour - 3, minute, tzinfo=UTC).timestamp()


def people(*names: str) -> tuple[Sitter, ...]:
    return tuple(Sitter(name, None if name.startswith("🤖") else 10 + seat) for seat, name in enumerate(names))


def desk(key: str, *names: str, number: int = 3, chat: str = "Дача", **more: Any) -> Desk:
    options = DurakOptions() if key == "durak" else HeartsOptions()
    given: dict[str, Any] = {"link": "https://t.me/c/1/7", "deals": 1 if key == "durak" else None, **more}
    return Desk(36, number, key, options, people(*names), chat, **given)


def view(**more: Any) -> View:
    empty: dict[str, Any] = {
        "zones": (),
        "places": (),
        "facts": {},
        "hand": (),
        "notes": (),
        "ask": None,
        "actions": (),
        "free": (),
        "awaited": (),
    }
    return View(**{**empty, **more})


def pairs(text: str) -> Zone:
    """Attack and cover by turns; "--" where nothing covers."""
    laid: list[Card | None] = [None if word == "--" else cards(word)[0] for word in text.split()]
    return Zone("table", "pairs", tuple(laid))


def actions(codes: str) -> tuple[Action, ...]:
    return tuple(map(Action.parse, codes.split()))


def places(*counts: int) -> tuple[Place, ...]:
    return tuple(Place(seat, count) for seat, count in enumerate(counts))


def table_state(of: Desk, shown: View, *told: Event, deadline: float | None) -> TableState:
    return TableState(of, shown, told, deadline, 5)


def hand_state(of: Desk, seat: int, shown: View, *told: Event, **more: Any) -> HandState:
    given: dict[str, Any] = {"deadline": None, "number": 5, **more}
    return HandState(of, seat, shown, told, **given)


def read(screen: Screen) -> str:
    """The words of a screen: times as words, mentions in angle brackets, blanks that may break."""
    words = _MENTION.sub(r"<\1>", _TIME.sub(r"\2", screen.text))
    return words.replace("\u00a0", " ")


def keys(screen: Screen) -> list[str]:
    """The rows of buttons: red ones with "!", blue with "*", disabled ones in parentheses."""
    return [" ".join(map(_key, row)) for row in screen.rows]


def _key(button: Button) -> str:
    label = f"[{button.label}]".replace("\u00a0", " ")
    if button.disabled:
        return f"({label})"
    return {"danger": "!", "primary": "*", None: ""}[button.style] + label
