"""The notation of nine's worked examples: hands as texts, the layout as the ends of each row."""

from collections.abc import Mapping
from typing import Any

from games.cards import Card, Rank, Suit, cards
from games.game import Standing
from games.match import Match
from games.rules.nine import Nine, NineDeal, NineOptions, row
from tests.notation.shedding import SEED, compared, found

_SUITS = {suit.code: suit for suit in Suit}
_RANKS = {rank.code: rank for rank in Rank}


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = Nine(given.get("new") or len(given["hands"]), NineOptions())
    dealer = given.get("dealer", 0)
    standing = Standing(1, (0,) * game.n, dealer, (dealer + 1) % game.n)
    deal = game.deal(standing, SEED)
    if "hands" in given:
        deal.hands = [cards(hand) for hand in given["hands"]]
        deal.laid = [one for suit, ends in given["layout"].items() for one in _row(suit, ends)]
        if deal.laid:
            deal.phase, deal.turn = given.get("phase", "play"), given["turn"]
        else:
            deal.open()
    return Match(game, SEED, standing=standing, deal=deal)


def _row(suit: str, ends: str) -> list[Card]:
    """Return a row in an order in which it may have been laid: down from the nine, then up."""
    low, high = (_RANKS[end] for end in ends.split("-"))
    ranks = [rank for rank in Rank if low <= rank <= high]
    return [Card(rank, _SUITS[suit]) for rank in sorted(ranks, key=lambda rank: (rank > Rank.NINE, abs(rank - 9)))]


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, NineDeal)
    own = {"layout": _layout(deal), "cards_left": [len(hand) for hand in deal.hands]}
    return compared({**found(match), **own}, then, error)


def _layout(deal: NineDeal) -> dict[str, str]:
    rows = {suit.code: row(deal.laid, suit) for suit in Suit}
    return {suit: f"{cards[0].rank.code}-{cards[-1].rank.code}" for suit, cards in rows.items() if cards}
