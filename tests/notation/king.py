"""The notation of king's worked examples: hands as texts, the trick as "seat:card", tricks done as a number."""

from collections.abc import Mapping
from typing import Any

from games.cards import card, cards
from games.game import Standing
from games.match import Match
from games.rules.king import PACK, SEATS, King, KingDeal, KingOptions
from tests.notation.tricktaking import compared, found, settle_cards

SEED = bytes(32)


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = King(SEATS, KingOptions(**row.get("options", {})))
    scores, dealer = tuple(given.get("scores", (0,) * SEATS)), given["dealer"]
    standing = Standing(game.games.index(given["game"]) + 1, scores, dealer, (dealer + 1) % SEATS)
    deal = game.deal(standing, SEED)
    deal.phase, deal.turn = given.get("phase", "play"), given["turn"]
    deal.hands = [cards(hand) for hand in given["hands"]]
    deal.trick = [card(laid.partition(":")[2]) for laid in given["trick"]]
    deal.points = list(given.get("deal_points", deal.points))
    settle_cards(deal, PACK)
    assert [int(laid[0]) for laid in given["trick"]] == [(deal.leader + at) % SEATS for at in range(len(deal.trick))]
    assert len(deal.gone) == SEATS * given["tricks_done"], row["name"]
    return Match(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, KingDeal)
    own = {
        "phase": "over" if match.over else deal.phase,
        "game": deal.game,
        "dealer": deal.dealer,
        "trick": [f"{(deal.leader + at) % SEATS}:{laid.code}" for at, laid in enumerate(deal.trick)],
        "deal_points": deal.points,
        "scores": list(match.standing.totals),
        "last_deal_points": list(match.standing.last.points) if match.standing.last else None,
    }
    return compared({**found(match), **own}, then, error)
