"""The notation of four widows' worked examples: hands, talon and pile top first; what is missing was dropped."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import Match
from games.rules.four_widows import PACK, FourWidows, FourWidowsDeal, FourWidowsOptions
from tests.notation.shedding import SEED, compared, found, rest


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = FourWidows(given.get("players") or len(given["hands"]), FourWidowsOptions(**row.get("options", {})))
    dealer = given.get("dealer", 0)
    standing = Standing(1, (0,) * game.n, dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED)
    if given["phase"] != "deal":
        _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: FourWidowsDeal, given: Mapping[str, Any]) -> None:
    deal.phase, deal.turn = given["phase"], given["turn"]
    deal.hands = [cards(given["hands"][seat]) for seat in range(len(deal.hands))]
    deal.talon, deal.pile = cards(given["talon"])[::-1], cards(given["pile"])[::-1]
    deal.talon_by, deal.pile_by = [-1] * len(deal.talon), [-1] * len(deal.pile)
    deal.drawn, deal.queens = cards(given.get("drawn", "")), cards(given.get("queens", ""))
    deal.discard = rest(PACK, *deal.hands, deal.talon, deal.pile, deal.drawn, deal.queens)
    deal.idle = given.get("idle", 0)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, FourWidowsDeal)
    own = {
        "hands": {seat: set(hand) for seat, hand in enumerate(deal.hands)},
        "counts": [len(hand) for hand in deal.hands],
        "talon": text(deal.talon[::-1]),
        "talon_count": len(deal.talon),
        "pile": text(deal.pile[::-1]),
        "drawn": text(deal.drawn),
        "idle": deal.idle,
        "reason": deal.reason,
        "winners": deal.winners(),
        "losers": deal.losers(),
        "draw": deal.over and not deal.winners(),
    }
    return compared({**found(match), **own}, then, error)
