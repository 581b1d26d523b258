"""The notation of sapper's worked examples: the layout from place 1 on, the places already open."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards
from games.game import Standing
from games.match import Match
from games.rules.sapper import Sapper, SapperDeal, SapperOptions

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Sapper(given["players"], SapperOptions(**row.get("options", {})))
    standing = Standing(1, (0,) * game.n, 0, given.get("turn", 0))
    deal = game.deal(standing, SEED, cards(given["layout"]))
    deal.phase = given["phase"]
    deal.opened = set(given.get("opened", ()))
    deal.safe = list(given.get("safe", deal.safe))
    return Match(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, SapperDeal)
    found = {
        "error": error,
        "phase": deal.phase,
        "turn": deal.turn,
        "safe": deal.safe,
        "opened_count": len(deal.opened),
        "legal_count": {seat: len(deal.legal(seat)) for seat in deal.actors},
        "result": deal.result().reason if deal.over else None,
        "ranking": list(match.ranking() or ()) if match.over else None,
    }
    return [
        f"{key}: {found.get(key, 'unknown key')}, not {value}"
        for key, value in {"error": None, **then}.items()
        if key not in found or found[key] != value
    ]
