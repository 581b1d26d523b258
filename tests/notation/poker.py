"""The notation of poker's worked examples: stacks and chips paid by seat, who is still to act; hands to compare."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import Match
from games.parts.poker_hands import value
from games.rules.poker import PACK, Poker, PokerDeal, PokerOptions
from tests.notation.shedding import SEED, compared, found, rest


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says; hands to compare need none."""
    given = row["given"]
    if "compare" in given:
        return Match(Poker(2, PokerOptions()), SEED)
    game = Poker(len(given["hands"]), PokerOptions(**row.get("options", {})))
    start = [sum(chips) for chips in zip(given["stacks"], given["paid"], strict=True)]
    totals = tuple(chips - game.options.stack for chips in start)
    standing = Standing(
        given["deal"], totals, given["dealer"], (given["dealer"] + 1) % game.n, carry=given.get("carry", {})
    )
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _lay(deal: PokerDeal, given: Mapping[str, Any]) -> None:
    """Let the cards not shown lie in the stock, below those that are named."""
    deal.phase, deal.turn = given["phase"], given.get("turn", 0)
    deal.to_act, deal.folded = list(given.get("to_act", ())), list(given.get("folded", ()))
    deal.stacks, deal.paid = list(given["stacks"]), list(given["paid"])
    deal.staked, deal.bets = list(given.get("round", deal.staked)), given.get("bets", 0)
    deal.hands = [cards(hand) for hand in given["hands"]]
    top = cards(given.get("stock", ""))
    deal.stock = [*rest(PACK, *deal.hands, top), *top[::-1]]


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, PokerDeal)
    top = len(cards(then.get("stock", "")))
    have = found(match)
    own = {
        "legal_count": {seat: len(codes) for seat, codes in have["legal"].items()},
        "stock": text(deal.stock[::-1][:top]),
        "stacks": deal.stacks,
        "paid": deal.paid,
        "bets": deal.bets,
        "deal": match.standing.number,
        "dealer": deal.dealer,
        "settled": [match.game.options.stack + total for total in match.standing.totals],
        "pots": [[amount, winners] for amount, winners in deal.awards()] if deal.over else [],
        **_comparisons(row["given"].get("compare", ())),
    }
    hands = {"hands": dict(enumerate(then["hands"]))} if "hands" in then else {}
    return compared({**have, **own}, {**then, **hands}, error)


def _comparisons(pairs: Any) -> dict[str, Any]:
    values = [tuple(value(cards(hand)) for hand in pair) for pair in pairs]
    return {
        "winner": ["tie" if one == other else int(other > one) for one, other in values],
        "categories": [[one[0].name.lower(), other[0].name.lower()] for one, other in values],
    }
