"""The notation of old maid's worked examples: hands as texts, in phase "draw" fans in order."""

from collections.abc import Mapping
from typing import Any

from games.cards import Card, cards, text
from games.game import Standing
from games.match import Match
from games.rules.old_maid import OldMaid, OldMaidDeal, OldMaidOptions

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; from phase "dealt" the first pairs are put away."""
    given = row["given"]
    game = OldMaid(len(given["hands"]), OldMaidOptions(**row.get("options", {})))
    dealer = given.get("dealer", 0)
    totals = tuple(given.get("points", (0,) * game.n))
    standing = Standing(given.get("deals_played", 0) + 1, totals, dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED)
    deal.hands = [cards(given["hands"][seat]) for seat in range(game.n)]
    if given["phase"] == "dealt":
        deal.begin()
    else:
        deal.phase, deal.offerer, deal.turn = given["phase"], given["offerer"], given["drawer"]
        deal.idle = given.get("idle", 0)
    return Match(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key; a mapping is of some seats."""
    found = {"error": error, **_found(match)}
    wrong = [f"unknown key {key}" for key in then if key not in found]
    for key, value in {"error": None, **then}.items():
        wanted, got = _normal(key, value), found.get(key)
        if isinstance(wanted, Mapping) and isinstance(got, Mapping):
            got = {seat: got.get(seat) for seat in wanted}
        if key in found and got != wanted:
            wrong.append(f"{key}: {got!r}, not {wanted!r}")
    return wrong


def _found(match: Match) -> dict[str, Any]:
    deal = match.deal
    assert isinstance(deal, OldMaidDeal)
    seats = range(len(deal.hands))
    return {
        "phase": deal.phase,
        "offerer": deal.offerer,
        "drawer": deal.turn,
        "hands": {seat: set(deal.hands[seat]) for seat in seats},
        "fans": {seat: text(deal.hands[seat]) for seat in seats},
        "removed": {seat: _removed(deal, seat) for seat in seats},
        "out": [seat for seat in seats if not deal.hands[seat]],
        "legal_draws": {seat: _draws(deal, seat) for seat in seats},
        "loser": next((seat for seat, _ in deal.result().titles), None) if deal.over else "the deal is not over",
        "points": list(match.standing.totals),
        "ranking": list(match.ranking() or ()) if match.over else "the match is not over",
    }


def _removed(deal: OldMaidDeal, seat: int) -> set[Card]:
    return {one for at, one in enumerate(deal.away) if deal.owners[at // 2] == seat}


def _draws(deal: OldMaidDeal, seat: int) -> list[str]:
    if seat not in deal.actors:
        return []
    return [action.code for action in deal.legal(seat) if action.verb in ("draw", "any")]


def _normal(key: str, value: Any) -> Any:
    if key in ("hands", "removed"):
        return {seat: set(cards(held)) for seat, held in value.items()}
    return value
