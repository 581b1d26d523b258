"""The notation of crazy eights' worked examples: hands as texts, the top card and the suit in force."""

from collections.abc import Mapping
from typing import Any

from games.cards import Suit, card, cards, text
from games.game import Standing
from games.match import Match
from games.rules.eights import PACK, Eights, EightsDeal, EightsOptions, opener
from tests.notation.shedding import SEED, compared, found, rest

_SUITS = {suit.code: suit for suit in Suit}


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Eights(given.get("new") or len(given["hands"]), EightsOptions(**row.get("options", {})))
    dealer = given.get("dealer", 0)
    standing = Standing(1, (0,) * game.n, dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED)
    if "hands" in given:
        _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: EightsDeal, given: Mapping[str, Any]) -> None:
    deal.hands = [cards(hand) for hand in given["hands"]]
    top = [card(given["top"])] if "top" in given else []
    buried = rest(PACK, *deal.hands, top)
    if not top:
        deal.aside = buried
        deal.turn = opener(deal.hands, given["dealer"]) if given.get("dealt") else given["turn"]
        return
    deal.aside, deal.laid, deal.phase = [], buried + top, given.get("phase", "play")
    deal.suit = _SUITS[given["suit"]] if "suit" in given else top[0].suit
    deal.turn, deal.last = given["turn"], given.get("last")


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, EightsDeal)
    own = {
        "top": text(deal.laid[-1:]),
        "suit": deal.suit.code if deal.suit is not None else None,
        "passes": deal.passes,
        "points": list(deal.result().points) if deal.over else "the deal is not over",
    }
    return compared({**found(match), **own}, then, error)
