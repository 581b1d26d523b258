"""The notation of hearts' worked examples: hands as texts, tricks done as a number, points taken per seat."""

from collections.abc import Mapping
from typing import Any

from games.cards import Suit, card, cards, text
from games.game import Standing
from games.match import Match
from games.rules.hearts import PACK, SEATS, Hearts, HeartsDeal, HeartsOptions

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Hearts(SEATS, HeartsOptions(**row.get("options", {})))
    standing = Standing(given["deal"], tuple(given.get("scores", (0,) * SEATS)), 0, 0)
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    assert deal.phase == "pass" or len(deal.gone) == SEATS * given["tricks_done"], row["name"]
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: HeartsDeal, given: Mapping[str, Any]) -> None:
    laid = [one.split(":") for one in given.get("trick", ())]
    deal.phase = given["phase"]
    deal.packets = [cards(given.get("passed", {}).get(seat, "")) for seat in range(SEATS)]
    deal.hands = [
        [one for one in cards(hand) if one not in deal.packets[seat]] for seat, hand in enumerate(given["hands"])
    ]
    deal.trick = [card(code) for _, code in laid]
    deal.turn = given.get("turn", 0)
    deal.leader = int(laid[0][0]) if laid else deal.turn
    here = {one for held in (*deal.hands, *deal.packets, deal.trick) for one in held}
    deal.gone = [one for one in PACK if one not in here]
    deal.points = list(given.get("taken", (0,) * SEATS))
    deal.broken = given.get("broken", any(one.suit == Suit.HEARTS for one in deal.gone + deal.trick))


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    found = {"error": error, **_found(match)}
    wrong = [f"unknown key {key}" for key in then if key not in found]
    for key, value in {"error": None, **then}.items():
        if key in found and (difference := _difference(found[key], value)):
            wrong.append(f"{key}: {difference}")
    return wrong


def _found(match: Match) -> dict[str, Any]:
    deal = match.deal
    assert isinstance(deal, HeartsDeal)
    codes = [[action.code for action in deal.legal(seat)] if seat in deal.actors else [] for seat in range(SEATS)]
    packets = [deal.packets[(seat - deal.shift) % SEATS] for seat in range(SEATS)]
    return {
        "phase": deal.phase,
        "turn": deal.turn,
        "actors": list(deal.actors),
        "broken": deal.broken,
        "taken": deal.points,
        "legal": [sorted(each) for each in codes],
        "legal_count": [len(each) for each in codes],
        "received": [text(sorted(packet)) for packet in packets],
        "deal": match.standing.number,
        "scores": list(match.standing.totals),
        "last_deal_points": list(match.standing.last.points) if match.standing.last else None,
        "ranking": list(match.ranking() or ()) if match.over else None,
    }


def _difference(found: Any, expected: Any) -> str:
    """Return what differs, "" if nothing; a mapping is of some seats, and the order of codes is free."""
    if isinstance(expected, Mapping):
        found = {seat: found[seat] for seat in expected}
        expected = {seat: sorted(one) if isinstance(one, list) else one for seat, one in expected.items()}
    return "" if found == expected else f"{found!r}, not {expected!r}"
