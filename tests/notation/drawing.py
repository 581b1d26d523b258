"""What the notations of bezique and terts share: the position of a deal with a stock."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import Match
from games.parts.drawing import DrawingDeal, DrawingGame
from tests.notation import announcing
from tests.notation.announcing import SEED, by_seat, rest


def match(game: DrawingGame, given: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; its scores include the points of the deal."""
    totals = tuple(
        score - points for score, points in zip(by_seat(given, "scores", 0), by_seat(given, "deal", 0), strict=True)
    )
    first = given.get("first", 0)
    standing = Standing(given.get("deal_no", 1), totals, 1 - first, first)
    deal = game.deal(standing, SEED)
    announcing.lay(deal, given)
    deal.stock = cards(given.get("stock", ""))[::-1]
    deal.gone = rest(game.pack, *deal.hands, deal.trick, deal.stock)
    return Match(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None) -> list[str]:
    """Compare what came out with `then`, key by key."""
    assert isinstance(match.deal, DrawingDeal)
    return announcing.compared(match, {"stock": text(reversed(match.deal.stock))}, then, error)
