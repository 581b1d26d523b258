"""The notation of loto's worked examples: uncovered cards by seat, the caller's deck top first."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import Match
from games.rules.loto import Loto, LotoDeal, LotoOptions

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Loto(len(given["open"]), LotoOptions(**row.get("options", {})))
    standing = Standing(1, (0,) * game.n, 0, 1)
    deal = game.deal(standing, SEED)
    deal.phase = given["phase"]
    deal.hands = [cards(given["open"][seat]) for seat in range(game.n)]
    deal.caller = cards(given["caller"])[::-1]
    deal.finished = list(given.get("finished", ()))
    return Match(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, LotoDeal)
    found = {
        "error": error,
        "phase": deal.phase,
        "open": dict(enumerate(map(text, deal.hands))),
        "last": text(deal.opened[-1:]),
        "finished": deal.finished,
        "counts": [len(hand) for hand in deal.hands],
        "legal": {seat: [action.code for action in deal.legal(seat)] for seat in then.get("legal", ())},
        "ranking": list(match.ranking() or ()) if match.over else None,
    }
    return [
        f"{key}: {found.get(key, 'unknown key')}, not {value}"
        for key, value in {"error": None, **then}.items()
        if key not in found or found[key] != value
    ]
