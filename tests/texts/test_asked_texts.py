"""Every text the code of the bot asks for exists and gets its arguments, and no text of the bot's own lies idle."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.screens.settings import ZONES
from tests.texts.fluent_files import LANGUAGES, LOCALES, arguments, entries, messages

BOT = Path(__file__).parents[2] / "bot"
VOICES = {"say", "voice", "own"}
ID = re.compile(r"[a-z]+(-[a-z_]+)+")
COMPOSED = {
    "lobby": {"cancelled", "idle", "started"},
    "leaver": {"computer", "end"},
    "ring": {"always", "away", "never"},
    "time": {"day", "hour", "minute"},
    "list": {"and", "or"},
    "state": {"out", "passed", "chosen"},
    "result": {"points"},
    "place": {"cards"},
    "zone": {zone.rpartition("/")[2].lower() for zone in ZONES},
    "board": {"week", "month", "all", "rating", "matches", "wins", "losses", "share"},
    "button": {"week", "month", "all"},
    "void": {"stop", "admin", "silent", "gone", "empty"},
}
"""Ids put together by code, by their first word."""


def asked() -> Iterator[tuple[str, frozenset[str] | None]]:
    """Yield (id, names of the arguments given) of each call of a voice, and every constant that looks like an id."""
    for path in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := _first(node)) and _called(node) in VOICES:
                known = all(keyword.arg for keyword in node.keywords)
                yield name, frozenset(str(keyword.arg) for keyword in node.keywords) if known else None
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in messages("en"):
                yield node.value, None


def refused() -> Iterator[str]:
    """Yield the reasons with which the bot itself refuses."""
    for path in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in {"Refused", "refused"} and (reason := _first(node)):
                yield reason


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _first(call: ast.Call) -> str:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_exists_with_these_arguments(language):
    there = messages(language)
    wrong = [
        name
        for name, given in set(asked())
        if name not in there or (given is not None and not arguments(there[name]) <= given)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_composed_exists(language):
    composed = {f"{word}-{rest}" for word, rests in COMPOSED.items() for rest in rests}
    assert composed - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_of_the_bot_has_its_words(language):
    assert {f"refused-{reason}" for reason in refused()} - set(messages(language)) == set()


def test_no_text_of_the_bot_lies_idle():
    own = {entry.id.name for path, entry in entries("en") if path.parent == LOCALES / "en" and hasattr(entry, "id")}
    composed = {f"{word}-{rest}" for word, rests in COMPOSED.items() for rest in rests}
    of_games = {name for name in own if name.split("-")[0] in {"refused", "family", "command", "ending"}}
    assert own - {name for name, _ in asked()} - composed - of_games == set()
