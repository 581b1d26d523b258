"""The notation of card domino's worked examples: hands as texts, the top card, the stock top first, the turn so far."""

from collections.abc import Mapping
from typing import Any

from games.cards import card, cards, text
from games.game import Standing
from games.match import Match
from games.rules.domino import PACK, Domino, DominoDeal, DominoOptions
from tests.notation.shedding import SEED, compared, found, rest


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Domino(len(given["hands"]), DominoOptions(**row.get("options", {})))
    deal = game.deal(Standing(1, (0,) * game.n, 0, 1), SEED)
    deal.phase, deal.turn = given["phase"], given["turn"]
    deal.hands = [cards(hand) for hand in given["hands"]]
    deal.stock = cards(given["stock"])[::-1]
    deal.laid = [*rest(PACK, *deal.hands, deal.stock, cards(given["top"])), card(given["top"])]
    deal.dir, deal.drew = given.get("dir", ""), given.get("drew", False)
    deal.series = int("dir" in given)
    deal.last, deal.passes = given.get("last"), given.get("passes", 0)
    return Match(game, SEED, standing=Standing(1, (0,) * game.n, 0, 1), deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, DominoDeal)
    own = {
        "top": deal.top.code,
        "dir": deal.dir,
        "stock": text(deal.stock[::-1]),
        "passes": deal.passes,
        "cards_left": [len(hand) for hand in deal.hands],
    }
    return compared({**found(match), **own}, then, error)
