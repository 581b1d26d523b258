"""What the notations of games of tricks share: the cards that a position does not show lie in taken tricks."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.cards import Card
from games.match import Match
from games.parts.tricktaking import TrickDeal


def settle_cards(deal: TrickDeal, pack: Sequence[Card]) -> None:
    """Let the leader be who led the trick, and the cards not shown be gone."""
    deal.leader = (deal.turn - len(deal.trick)) % len(deal.hands)
    shown = {card for held in (*deal.hands, deal.trick) for card in held}
    deal.gone = [card for card in pack if card not in shown]


def found(match: Match) -> dict[str, Any]:
    """Return what `then` may ask of any of these games; the points of a match by seat."""
    deal = match.deal
    return {
        "phase": deal.phase,
        "turn": deal.turn,
        "legal": {seat: codes(match, seat) for seat in range(match.game.n)},
        "ranking": list(match.ranking() or ()) if match.over else "the match is not over",
    }


def codes(match: Match, seat: int) -> list[str]:
    return sorted(action.code for action in match.deal.legal(seat)) if seat in match.actors else []


def compared(have: Mapping[str, Any], then: Mapping[str, Any], error: str | None) -> list[str]:
    """Name everything in `then`, `error` among it, that did not come out; a mapping is of some seats."""
    have = {**have, "error": error}
    wrong = [f"unknown key {key}" for key in then if key not in have]
    for key, value in {"error": None, **then}.items():
        got, wanted = have.get(key), value
        if isinstance(wanted, Mapping) and isinstance(got, Mapping):
            got = {seat: got[seat] for seat in wanted}
            wanted = {seat: sorted(one) if isinstance(one, list) else one for seat, one in wanted.items()}
        if key in have and got != wanted:
            wrong.append(f"{key}: {got!r}, not {value!r}")
    return wrong
