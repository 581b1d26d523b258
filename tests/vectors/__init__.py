"""Worked examples: rows of `tests/vectors/<key>.yaml`, each a position, actions and what comes of them."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import yaml

from games.actions import Refused
from games.catalog import catalog
from games.match import NOBODY, Match
from tests.notation.common import spelled

Row = Mapping[str, Any]


class Unreadable(Exception):
    """A file that has no vectors of any game."""


def rows(path: Path) -> list[Row]:
    """Read the vectors of a file. Raises Unreadable if it is not a list of named rows, or of no game."""
    if path.stem not in catalog():
        raise Unreadable(f"{path}: there is no game {path.stem!r}")
    if not find_spec(f"tests.notation.{path.stem}"):
        raise Unreadable(f"{path}: there is no tests/notation/{path.stem}.py")
    try:
        found = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise Unreadable(f"{path}: {error}") from error
    if not isinstance(found, list) or not all(isinstance(row, dict) and "name" in row for row in found):
        raise Unreadable(f"{path}: not a list of rows with names")
    return found


def differences(key: str, row: Row) -> list[str]:
    """Play a row and return what did not come out; a row that cannot be played at all says why."""
    try:
        return _played(key, row)
    except Refused as refused:
        return [f"cannot be set up: {refused.reason}"]
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one row, the others are still run
        return [f"cannot be played: {type(error).__name__}: {error}"]


def _played(key: str, row: Row) -> list[str]:
    notation = import_module(f"tests.notation.{key}")
    row = spelled(catalog()[key], row)
    match = notation.match(row)
    error, wrong = _acted(match, row.get("when") or [])
    wrong += notation.differences(match, row["then"], error, row)
    expected = row["then"].get("error")
    if error != expected and not any(line.startswith("error") for line in wrong):
        wrong.append(f"error: {error}, not {expected}")
    return wrong


def _acted(match: Match, when: Iterable[tuple[int | None, str]]) -> tuple[str | None, list[str]]:
    """Play actions up to the first refused one; return its reason, and what is wrong with how it was refused."""
    waiting = list(when)
    while waiting:
        seat, code = waiting.pop(0)
        before = match.deal.dump()
        try:
            _act(match, seat, code)
        except Refused as refused:
            wrong = [f"{code} of seat {seat} was refused, with more to come"] if waiting else []
            return refused.reason, wrong + ["the refused action changed the deal"] * (match.deal.dump() != before)
    return None, []


def _act(match: Match, seat: int | None, code: str) -> None:
    if code.startswith("@"):
        match.host(code, None if seat == NOBODY else seat)
    else:
        match.apply(NOBODY if seat is None else seat, code)
