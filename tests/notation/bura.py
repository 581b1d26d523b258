"""The notation of bura's worked examples: the led cards with their seat, the stock top first, hands by seat."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import Match
from games.rules.bura import PACK, SEATS, Bura, BuraDeal, BuraOptions
from tests.notation.tricktaking import compared, found

SEED = bytes(32)
NOTHING = {0: 0, 1: 0}
CHECKED = {"bura", "molodka"}
"""Events of the hand check."""


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; `dealt_now`: after the hand check that is still to be made."""
    given = row["given"]
    game = Bura(SEATS, BuraOptions(**row.get("options", {})))
    won = given.get("won", NOTHING)
    standing = Standing(1, tuple(won[seat] for seat in range(SEATS)), 1, 0)
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    told = deal.listen(deal.begin) if given.get("dealt_now") else []
    match = Match(game, SEED, standing=standing, deal=deal)
    match.told[0] += told
    return match


def _lay(deal: BuraDeal, given: Mapping[str, Any]) -> None:
    """Lay out a position; the cards it does not show are gone."""
    deal.phase, deal.turn = given.get("phase", "lead"), given["turn"]
    deal.leader = deal.turn
    deal.hands = [cards(given["hands"][seat]) for seat in range(SEATS)]
    deal.stock = cards(given["stock"])[::-1]
    deal.trump_card = deal.stock[0]
    deal.points = [given.get("points", NOTHING)[seat] for seat in range(SEATS)]
    for deal.leader, laid in given.get("table", ()):
        deal.led = cards(laid)
    shown = {card for held in (*deal.hands, deal.stock, deal.led) for card in held}
    deal.gone = [card for card in PACK if card not in shown]
    assert deal.trump.code == given["trump"], "the trump lies under the stock"


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, BuraDeal)
    own = {
        "points": dict(enumerate(deal.points)),
        "hands": {seat: set(deal.hands[seat]) for seat in range(SEATS)},
        "stock": text(deal.stock[::-1]),
        "won": dict(enumerate(match.standing.totals)),
        "event": next((event.kind for event in match.told[-1] if event.kind in CHECKED), None),
    }
    if "hands" in then:
        then = {**then, "hands": {seat: set(cards(hand)) for seat, hand in then["hands"].items()}}
    return compared({**found(match), **own}, then, error)
