"""The notation of deberc's worked examples: the face-down deck top first, `dealt` the nine cards of a seat."""

from collections.abc import Mapping
from typing import Any

from games.cards import card, cards
from games.game import Standing
from games.match import Match
from games.parts.runs import RunOptions
from games.rules.deberc import PACK, Deberc, DebercDeal
from tests.notation import announcing
from tests.notation.announcing import SEED, by_seat, rest


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Deberc(2, RunOptions(**row.get("options", {})))
    dealer = given["dealer"]
    first = given.get("first", 1 - dealer)
    standing = Standing(given.get("deal_no", 1), tuple(by_seat(given, "scores", 0)), dealer, first)
    deal = game.deal(standing, SEED)
    announcing.lay(deal, {"trump": given["upcard"][1], **given})
    _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: DebercDeal, given: Mapping[str, Any]) -> None:
    deal.turned = [card(given["upcard"])]
    deal.declarer = given.get("declarer")
    deal.passed = by_seat(given, "passed", default=False)
    for seat, code in given.get("table", ()):
        deal.played[seat] = [card(code)]
    for seat, dealt in given.get("dealt", {}).items():
        deal.played[seat] = rest(cards(dealt), deal.hands[seat])
    shown = [*deal.hands, *deal.played, deal.turned]
    if deal.bidding:
        deal.rest = cards(given["deck"])[::-1]
    else:
        deal.gone = rest([one for played in deal.played for one in played], deal.trick)
        deal.rest = rest(PACK, *shown)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, DebercDeal)
    own = {"trump": deal.trumps.code, "declarer": deal.declarer}
    return announcing.compared(match, own, then, error)
