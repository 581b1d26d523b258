"""The notation of bezique's worked examples."""

from collections.abc import Mapping
from typing import Any

from games.match import Match
from games.rules.bezique import Bezique, BeziqueOptions
from tests.notation import drawing


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    return drawing.match(Bezique(2, BeziqueOptions(**row.get("options", {}))), row["given"])


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    return drawing.differences(match, then, error)
