"""What the notations of throw-in and simple durak share: the table as attack/cover, the trump, hands as sets."""

from collections.abc import Mapping
from typing import Any

from games.cards import Card, Rank, Suit, cards, pack, text
from games.parts.fools import FoolDeal

_SUITS = {suit.code: suit for suit in Suit}


def lay_table(deal: FoolDeal, table: str, seat: int) -> None:
    """Lay "7S/9S 8D" as attacks of a seat; hands that are empty have emptied clockwise from the leader."""
    for pair in table.split():
        under, _, cover = pair.partition("/")
        deal.attacks += cards(under)
        deal.covers += cards(cover) or [None]
    deal.laid = [seat] * len(deal.attacks)
    empty = [one for one in deal.inside if not deal.hands[one]]
    deal.emptied = sorted(empty, key=lambda one: (one - deal.leader) % deal.count)


def name_trump(deal: FoolDeal, suit: str, low: Rank) -> None:
    """Discard what is named nowhere; the trump lies under the stock, else where it can be, best in the discard."""
    here = {one for held in deal.holding() for one in held} - set(deal.discard)
    deal.discard = [one for one in pack(low) if one not in here]
    places = [deal.stock[:1], deal.discard, deal.attacks, *deal.hands]
    deal.trump = next(one for place in places for one in place if one.suit == _SUITS[suit])
    for seat, hand in enumerate(deal.hands):
        if deal.trump in hand:
            deal.know(seat, deal.trump)


def found(deal: FoolDeal) -> dict[str, Any]:
    """Return what may stand in `then` of either game."""
    return {
        "trump": deal.trump.suit.code,
        "stock": text(reversed(deal.stock)),
        "phase": deal.phase,
        "leader": deal.leader,
        "defender": deal.defender,
        "actors": sorted(deal.actors),
        "out": sorted(deal.out),
        "stale": deal.stale,
        "table": " ".join(map(_pair, deal.attacks, deal.covers)),
        "discard": len(deal.discard),
        "hands": [sorted(hand) for hand in deal.hands],
        "legal": {seat: _codes(deal, seat) for seat in range(deal.count)},
    }


def ended(deal: FoolDeal) -> dict[str, Any]:
    """Return how the deal ended: the fool (None: a draw), the ranks, and whether he has epaulettes."""
    if not deal.over:
        return dict.fromkeys(("fool", "rank", "pogony"), "the deal is not over")
    result = deal.result()
    return {
        "fool": next((seat for seat, title in result.titles if title == "fool"), None),
        "rank": list(result.ranking),
        "pogony": any(title == "pogony" for _, title in result.titles),
    }


def compared(deal: FoolDeal, found: Mapping[str, Any], then: Mapping[str, Any], error: str | None) -> list[str]:
    """Compare what was found with `then`, key by key; hands, seats and codes in any order."""
    found = {"error": error, **found}
    wrong = [f"unknown key {key}" for key in then if key not in found and key not in ("can", "cannot")]
    for key, value in {"error": None, **then}.items():
        wanted = _normal(key, value)
        got = {seat: found[key][seat] for seat in wanted} if key == "legal" else found.get(key, wanted)
        if got != wanted:
            wrong.append(f"{key}: {got}, not {wanted}")
    return wrong + _listed(deal, then)


def _pair(under: Card, cover: Card | None) -> str:
    return f"{under.code}/{cover.code}" if cover else under.code


def _codes(deal: FoolDeal, seat: int) -> set[str]:
    return {action.code for action in deal.legal(seat)} if seat in deal.actors else set()


def _normal(key: str, value: Any) -> Any:
    match key:
        case "hands":
            return [sorted(cards(hand)) for hand in value]
        case "actors" | "passed" | "out":
            return sorted(value)
        case "legal":
            return {seat: set(codes) for seat, codes in value.items()}
    return value


def _listed(deal: FoolDeal, then: Mapping[str, Any]) -> list[str]:
    wrong = []
    for seat, codes in then.get("can", {}).items():
        wrong += [f"seat {seat} cannot {code}" for code in codes if code not in _codes(deal, seat)]
    for seat, codes in then.get("cannot", {}).items():
        wrong += [f"seat {seat} can {code}" for code in codes if code in _codes(deal, seat)]
    return wrong
