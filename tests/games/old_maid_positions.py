"""Positions of old maid, in the notation of its worked examples, and short ways to play on."""

import json

from games.match import Match
from games.rules.old_maid import OldMaid, OldMaidDeal, OldMaidOptions
from tests.notation import old_maid as notation

SEED = bytes(range(32))
THREE = {"phase": "draw", "hands": {0: "KD QD 5S", 1: "KS 5H", 2: "QH 7S KC"}, "offerer": 0, "drawer": 1}
"""Seat 1 pairs with places 1 and 3 and keeps place 2."""
DRAWN = {**THREE, "hands": {0: "KD 7D 5S", 1: "KS 5H", 2: "QH 7S 9C", 3: "9D 2C"}}
"""Seat 1 keeps place 2, then seat 2 takes a card that nobody else sees."""
ONE_LEFT = {"phase": "draw", "hands": {0: "QD", 1: "KS QH", 2: "KD"}, "offerer": 0, "drawer": 1}
GONE = {**ONE_LEFT, "hands": {0: "QD KH", 1: "KS", 2: ""}}
OVER = {"phase": "draw", "hands": {0: "5S", 1: "5H QD"}, "offerer": 0, "drawer": 1}
IDLE = {"phase": "draw", "idle": 199, "hands": {0: "KD QD", 1: "KS"}, "offerer": 0, "drawer": 1}


def at(given, **options) -> Match:
    return notation.match({"name": "test", "given": given, "options": options})


def played(given, *moves, **options) -> Match:
    match = at(given, **options)
    for seat, code in moves:
        match.apply(seat, code)
    return match


def new(seats=3, **options) -> Match:
    return Match(OldMaid(seats, OldMaidOptions(**options)), SEED)


def deal_of(match: Match) -> OldMaidDeal:
    assert isinstance(match.deal, OldMaidDeal)
    return match.deal


def state(match: Match) -> str:
    return json.dumps(match.deal.dump())


def numbers(match: Match) -> list[int]:
    return [match.number(seat) for seat in range(match.game.n)]
