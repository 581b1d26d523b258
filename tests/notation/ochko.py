"""The notation of ochko's worked examples: hands as texts, the stock top first, who stood, is bust, is in play."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards
from games.game import Standing
from games.match import Match
from games.rules.ochko import PACK, Ochko, OchkoDeal, OchkoOptions
from tests.notation.shedding import SEED, compared, found, rest


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; where cards have just been dealt, the tests of the deal are run."""
    given = row["given"]
    game = Ochko(len(given["hands"]), OchkoOptions(**row.get("options", {})))
    dealer = given["dealer"]
    standing = Standing(1, tuple(given.get("won", (0,) * game.n)), dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    if given.get("dealt"):
        deal.begin()
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: OchkoDeal, given: Mapping[str, Any]) -> None:
    """Let the cards not shown lie in the stock, below those that are named."""
    deal.phase, deal.turn = given.get("phase", deal.phase), given.get("turn", deal.turn)
    deal.hands = [cards(hand) for hand in given["hands"]]
    top = cards(given["stock"])
    deal.stock = [*rest(PACK, *deal.hands, top), *top[::-1]]
    deal.playing = list(given.get("playing", deal.playing))
    deal.stood, deal.bust = list(given.get("stood", ())), list(given.get("bust", ()))
    deal.redeals = given.get("redeals", 0)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, OchkoDeal)
    own = {
        "totals": [deal.total(seat) for seat in range(match.game.n)],
        "bust": deal.bust,
        "playing": deal.playing,
        "redeals": deal.redeals,
        "dealer": deal.dealer,
        "won": list(match.standing.totals),
    }
    return compared({**found(match), **own}, then, error)
