"""Positions of durak in the notation of its worked examples, and short ways to play them on."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.actions import Event, Refused
from games.cards import text
from games.match import Match
from games.parts.throwing import DurakOptions
from games.rules.durak import Durak, DurakDeal
from tests.notation import durak as notation

SEED = bytes(range(32))

LEADING = {"trump": "H", "hands": ["7S 9D 8D", "9S AD TS KH JC", "9C 6D", "7D KD"], "phase": "lead", "leader": 0,
           "defender": 1}  # fmt: skip
DEFENDING = {"trump": "H", "hands": ["9D", "8H AH KC 7H", "8C QS TD"], "table": "8S/9S 8D", "phase": "defend",
             "leader": 0, "defender": 1, "limit": 5}  # fmt: skip
MOVING_ON = {"trump": "H", "hands": ["9D QC", "8H 8C KC 7H", "8S QS TD"], "table": "8D", "phase": "defend",
             "leader": 0, "defender": 1, "limit": 4}  # fmt: skip
THROWING = {"trump": "H", "hands": ["9D 8D", "TS KH JC", "9C 6D", "KD"], "table": "7S/9S 7D/AD", "phase": "throw",
            "leader": 0, "defender": 1, "limit": 5, "turn": 3}  # fmt: skip
PILING = {**THROWING, "table": "7S/9S 7D", "phase": "pile", "turn": 0}
OVER = ({"trump": "H", "hands": ["7S", "9S KC"], "phase": "lead", "leader": 0, "defender": 1}, [(0, "lead:7S")])


def at(given: Mapping[str, Any], **options: Any) -> Match:
    """Return a match in a position."""
    return notation.match({"name": "a position", "given": given, "options": options})


def state(match: Match) -> DurakDeal:
    """Return the deal with its own type."""
    assert isinstance(match.deal, DurakDeal)
    return match.deal


def play(match: Match, *moves: tuple[int, str]) -> list[Event]:
    """Play moves and return all that was told."""
    return [event for seat, code in moves for event in match.apply(seat, code)]


def reason(match: Match, seat: int, code: str) -> str | None:
    """Return why a code is refused, and see that nothing changes by it; None: it is admitted."""
    before = match.deal.dump()
    try:
        match.apply(seat, code)
    except Refused as refused:
        assert match.deal.dump() == before
        return refused.reason
    return None


def new(seats: int, seed: bytes = SEED, **options: Any) -> Match:
    """Return a match just begun."""
    return Match(Durak(seats, DurakOptions(**options)), seed)


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def hands(match: Match) -> list[str]:
    """Return all hands, each sorted as cards are."""
    return [text(sorted(hand)) for hand in match.deal.hands]


def refused(seats: int, **options: Any) -> str:
    """Return why a table with these options is refused."""
    with pytest.raises(Refused) as caught:
        new(seats, **options)
    return caught.value.reason
