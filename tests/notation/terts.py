"""The notation of terts' worked examples."""

from collections.abc import Mapping
from typing import Any

from games.match import Match
from games.parts.runs import RunOptions
from games.rules.terts import Terts, TertsDeal
from tests.notation import drawing
from tests.notation.announcing import by_seat


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    match = drawing.match(Terts(2, RunOptions(**row.get("options", {}))), row["given"])
    assert isinstance(match.deal, TertsDeal)
    match.deal.passed = by_seat(row["given"], "passed", default=False)
    return match


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    return drawing.differences(match, then, error)
