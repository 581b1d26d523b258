"""The notation of polignac's worked examples: the trump as a suit, hands by seat, the led card with its seat."""

from collections.abc import Mapping
from typing import Any

from games.cards import card, cards
from games.game import Standing
from games.match import Match
from games.rules.polignac import PACK, SEATS, Polignac, PolignacDeal, PolignacOptions
from tests.notation.tricktaking import compared, found, settle_cards

SEED = bytes(32)
NOTHING = {0: 0, 1: 0}


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; its scores hold what the deal has brought so far."""
    given = row["given"]
    game = Polignac(SEATS, PolignacOptions(**row.get("options", {})))
    scores, points = given.get("scores", NOTHING), given.get("deal", NOTHING)
    totals = tuple(scores[seat] - points[seat] for seat in range(SEATS))
    standing = Standing(given.get("deal_no", 1), totals, 1, 0)
    deal = game.deal(standing, SEED)
    deal.phase, deal.turn = given.get("phase", "lead"), given["turn"]
    deal.hands = [cards(given["hands"][seat]) for seat in range(SEATS)]
    deal.trick = [card(code) for _, code in given.get("table", ())]
    deal.points = [points[seat] for seat in range(SEATS)]
    _set_aside(deal, given["trump"])
    assert [seat for seat, _ in given.get("table", ())] == [deal.leader] * len(deal.trick), row["name"]
    return Match(game, SEED, standing=standing, deal=deal)


def _set_aside(deal: PolignacDeal, trump: str) -> None:
    """Choose two of the cards not shown, a trump to lie face up; the others are gone."""
    settle_cards(deal, PACK)
    up = next(one for one in deal.gone if one.suit.code == trump)
    down = next(one for one in deal.gone if one != up)
    deal.aside = [down, up]
    deal.gone = [one for one in deal.gone if one not in deal.aside]


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, PolignacDeal)
    points = [0] * SEATS if deal.over else deal.points
    own = {
        "scores": {seat: match.standing.totals[seat] + points[seat] for seat in range(SEATS)},
        "deal": dict(enumerate(deal.points)),
        "deal_no": match.standing.number,
        "hands": {seat: sorted(deal.hands[seat]) for seat in range(SEATS)},
    }
    return compared({**found(match), **own}, then, error)
