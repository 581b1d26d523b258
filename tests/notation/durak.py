"""The notation of throw-in durak's worked examples: hands as texts, the table as attack/cover, the stock top first."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards
from games.game import Standing
from games.match import Match
from games.parts.fools import outcome
from games.parts.throwing import DurakOptions
from games.rules.durak import LOW, Durak, DurakDeal
from tests.notation import bouts

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says, in the first deal unless it has a `prev_fool`."""
    given = row["given"]
    game = Durak(given.get("players") or len(given["hands"]), DurakOptions(**row.get("options", {})))
    standing = Standing(1, (0,) * game.n, given.get("dealer", 0), (given.get("dealer", 0) + 1) % game.n)
    if "deck" in given:
        return _dealt(game, standing, given)
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _dealt(game: Durak, standing: Standing, given: Mapping[str, Any]) -> Match:
    deck = cards(given["deck"])
    if "prev_fool" in given:
        seats = set(range(game.n))
        lost = set() if given["prev_fool"] == "draw" else {standing.dealer}
        last = outcome("out", [seats - lost, lost], out=(), fools=lost)
        after = game.settle(standing, game.deal(standing, SEED, deck), last)
        standing = Standing(1, after.totals, after.dealer, after.first, last)
    return Match(game, SEED, standing=standing, deal=game.deal(standing, SEED, deck))


def _lay(deal: DurakDeal, given: Mapping[str, Any]) -> None:
    deal.hands = [cards(hand) for hand in given["hands"]]
    deal.stock = cards(given.get("stock", ""))[::-1]
    deal.out = list(given.get("out", ()))
    deal.bout = 1 if given.get("first_bout") else 2
    deal.stale = given.get("stale", 0)
    deal.seen = [[] for _ in deal.hands]
    deal.open_bout(given["leader"])
    deal.face(given["defender"])
    _lay_table(deal, given)
    deal.phase = given["phase"]
    deal.limit = given.get("limit", deal.limit)
    deal.passed = set(given.get("passed", ()))
    deal.thrower = given.get("turn", deal.attacker)
    deal.turn = deal.defending if deal.phase == "defend" else deal.thrower
    bouts.name_trump(deal, given["trump"], LOW[deal.options.deck])


def _lay_table(deal: DurakDeal, given: Mapping[str, Any]) -> None:
    deal.attacker = given.get("attacker", deal.attacker)
    bouts.lay_table(deal, given.get("table", ""), deal.attacker)
    deal.led = cards(given["led"]) if "led" in given else list(deal.attacks)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, DurakDeal)
    found = {**_found(deal), **bouts.found(deal), **_ended(deal, then)}
    return bouts.compared(deal, found, then, error)


def _found(deal: DurakDeal) -> dict[str, Any]:
    return {
        "attacker": deal.attacker,
        "limit": deal.limit,
        "turn": deal.turn,
        "passed": sorted(deal.passed),
    }


def _ended(deal: DurakDeal, then: Mapping[str, Any]) -> dict[str, Any]:
    """Return how the deal ended; of a team both are fools."""
    found = bouts.ended(deal)
    if deal.over and isinstance(then.get("fool"), list):
        found["fool"] = [seat for seat, title in deal.result().titles if title == "fool"]
    return found
