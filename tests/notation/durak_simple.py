"""The notation of simple durak's worked examples: in phase lead the entitled seat is given, the leader follows."""

from collections.abc import Mapping
from typing import Any

from games.cards import Rank, cards
from games.game import Standing
from games.match import Match
from games.rules.durak_simple import DurakSimple, DurakSimpleDeal, DurakSimpleOptions
from tests.notation import bouts

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = DurakSimple(given.get("players") or len(given["hands"]), DurakSimpleOptions(**row.get("options", {})))
    dealer = given.get("dealer", 0)
    standing = Standing(1, (0,) * game.n, dealer, (dealer + 1) % game.n)
    if "deck" in given:
        return Match(game, SEED, standing=standing, deal=game.deal(standing, SEED, cards(given["deck"])))
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: DurakSimpleDeal, given: Mapping[str, Any]) -> None:
    deal.hands = [cards(hand) for hand in given["hands"]]
    deal.stock = cards(given.get("stock", ""))[::-1]
    deal.out = list(given.get("out", ()))
    deal.seen = [[] for _ in deal.hands]
    deal.open_move(given.get("entitled", given.get("leader")))
    deal.stale = given.get("stale", 0)
    if given["phase"] == "defend":
        deal.leader = given["leader"]
        deal.phase, deal.turn = "defend", given["defender"]
        deal.defender = deal.turn
    bouts.lay_table(deal, given.get("table", ""), deal.leader)
    bouts.name_trump(deal, given["trump"], Rank.SIX)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, DurakSimpleDeal)
    found = {**bouts.found(deal), **bouts.ended(deal), "entitled": deal.entitled, "skipped": deal.skipped}
    return bouts.compared(deal, found, then, error)
