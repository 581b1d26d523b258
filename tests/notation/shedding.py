"""What the notations of the shedding games share: how `then` is compared with what came out."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.cards import Card, cards
from games.deal import Deal
from games.match import Match

SEED = bytes(32)


def rest(pack: Sequence[Card], *shown: Sequence[Card]) -> list[Card]:
    """Return the cards of the pack that a position does not show."""
    seen = {card for held in shown for card in held}
    return [card for card in pack if card not in seen]


def found(match: Match) -> dict[str, Any]:
    """Return what `then` may ask of any of these games."""
    deal = match.deal
    return {
        "phase": deal.phase,
        "turn": deal.turn,
        "legal": {seat: codes(deal, seat) for seat in range(match.game.n)},
        "hands": {seat: set(deal.hand(seat)) for seat in range(match.game.n)},
        "hand_sizes": [len(hand) for hand in deal.hands],
        "ranking": list(match.ranking() or ()) if match.over else "the match is not over",
    }


def codes(deal: Deal, seat: int) -> set[str]:
    return {action.code for action in deal.legal(seat)} if seat in deal.actors else set()


def compared(have: Mapping[str, Any], then: Mapping[str, Any], error: str | None) -> list[str]:
    """Name everything in `then`, `error` among it, that did not come out; a mapping by seat is of some seats."""
    have = {**have, "error": error}
    wrong = [f"unknown key {key}" for key in then if key not in have]
    for key, value in {"error": None, **then}.items():
        wanted, got = _normal(key, value), have.get(key)
        if isinstance(wanted, Mapping) and isinstance(got, Mapping) and all(isinstance(seat, int) for seat in wanted):
            got = {seat: got.get(seat) for seat in wanted}
        if key in have and got != wanted:
            wrong.append(f"{key}: {got!r}, not {wanted!r}")
    return wrong


def _normal(key: str, value: Any) -> Any:
    if key == "legal":
        return {seat: set(actions) for seat, actions in value.items()}
    if key == "hands":
        return {seat: set(cards(hand)) for seat, hand in value.items()}
    return value
