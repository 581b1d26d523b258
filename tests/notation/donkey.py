"""The notation of donkey's worked examples: hands as texts, in phase "choose" fans in order, fours as ranks."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards
from games.game import Standing
from games.match import Match
from games.rules.donkey import FOUR, SEATS, Donkey, DonkeyDeal, DonkeyOptions

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; from phase "dealt" the first fours are laid down."""
    given = row["given"]
    game = Donkey(SEATS, DonkeyOptions(**row.get("options", {})))
    standing = Standing(1, (0,) * SEATS, given.get("dealer", 0), 0)
    deal = game.deal(standing, SEED)
    deal.hands = [cards(given["hands"][seat]) for seat in range(SEATS)]
    deal.exchanges = given.get("exchanges", 0)
    if given["phase"] == "dealt":
        deal.begin()
    else:
        deal.phase = given["phase"]
        deal.fours = [_fours(given.get("fours", {}).get(seat, "")) for seat in range(SEATS)]
    return Match(game, SEED, standing=standing, deal=deal)


def _fours(ranks: str) -> list:
    return [one for rank in ranks.split() for one in cards(" ".join(rank + suit for suit in "SHDC"))]


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    found = {"error": error, **_found(match)}
    wrong = [f"unknown key {key}" for key in then if key not in found]
    for key, value in {"error": None, **then}.items():
        wanted = {seat: set(cards(hand)) for seat, hand in value.items()} if key == "hands" else value
        if key in found and found[key] != wanted:
            wrong.append(f"{key}: {found[key]!r}, not {wanted!r}")
    return wrong


def _found(match: Match) -> dict[str, Any]:
    deal = match.deal
    assert isinstance(deal, DonkeyDeal)
    return {
        "phase": deal.phase,
        "hands": {seat: set(hand) for seat, hand in enumerate(deal.hands)},
        "fours": {seat: " ".join(one.rank.code for one in laid[::FOUR]) for seat, laid in enumerate(deal.fours)},
        "fours_count": [len(laid) // FOUR for laid in deal.fours],
        "exchanges": deal.exchanges,
        "chosen": dict(enumerate(deal.choices)),
        "legal": {seat: [action.code for action in deal.legal(seat)] for seat in deal.actors},
        "reason": deal.result().reason if deal.over else "the deal is not over",
        "ranking": list(match.ranking() or ()) if match.over else "the match is not over",
    }
