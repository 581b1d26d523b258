"""Positions of hearts, in the notation of its worked examples, and short ways to play on."""

import json
from random import Random

from games.game import Standing
from games.match import Match
from games.rules.hearts import Hearts, HeartsDeal, HeartsOptions
from tests.notation import hearts as notation

SEED = bytes(range(32))
SUITS = [" ".join(f"{rank}{suit}" for rank in "23456789TJQKA") for suit in "SHDC"]
PASSING = {"deal": 1, "phase": "pass", "hands": SUITS}
CLUB_VOID = [
    "3C 4C 5C 6C 7C 2S 3S 4S 5S 6S 7S 8S",
    "QS KS 2H 3H 4H 5H 6H 7H 8H 9H TH JH 2D",
    "8C 9C TC JC 9S TS JS AS 3D 4D 5D 6D QH",
    "QC KC AC 7D 8D 9D TD JD QD KD AD KH AH",
]
FIRST_TRICK = {"deal": 4, "phase": "play", "turn": 1, "tricks_done": 0, "trick": ["0:2C"], "hands": CLUB_VOID}
FOLLOWING = {**FIRST_TRICK, "trick": ["3:2C"], "turn": 0}
LAST_FOUR = ["2H 3H 4H 4D", "5H 6H 7H 5D", "8H 9H TH 3D", "JH QH KH AH"]
UNBROKEN = {"deal": 4, "phase": "play", "turn": 2, "tricks_done": 9, "taken": [0, 13, 0, 0], "hands": LAST_FOUR}
ENDING = {"deal": 2, "phase": "play", "turn": 0, "tricks_done": 12, "hands": ["AH", "2D", "3D", "4D"]}
OPENING = {**FIRST_TRICK, "turn": 0, "trick": [], "hands": ["2C " + CLUB_VOID[0], *CLUB_VOID[1:]]}
POINTS_ONLY = {
    **FIRST_TRICK,
    "hands": [
        CLUB_VOID[0],
        "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        "8C 9C TC JC 9S TS JS KS AS 3D 4D 5D 6D",
        "QC KC AC 2D 7D 8D 9D TD JD QD KD AD AH",
    ],
}
MIXED = [
    "QS KS AS 2S 2H 3H 7D 8D 9D 7C 8C 9C TC",
    "3S 4S 5S 6S 4H 5H 6H 2D 3D 4D 2C 3C 4C",
    "7S 8S 9S 7H 8H 9H 5D 6D TD JD 5C 6C JC",
    "TS JS TH JH QH KH AH QD KD AD QC KC AC",
]
DISCARD = {
    **ENDING,
    "turn": 1,
    "tricks_done": 10,
    "taken": [1, 0, 0, 0],
    "broken": True,
    "trick": ["0:2D"],
    "hands": ["3D 4D", "QS AH KC", "5D 6D 7D", "8D 9D TD"],
}
DUCK = {**DISCARD, "turn": 2, "trick": ["0:TD", "1:QS"], "hands": ["3D 4D", "AH KC", "5D 9D AD", "8D 2D JD"]}
OVER = {**ENDING, "phase": "over", "scores": [100, 0, 0, 0], "taken": [0, 0, 0, 0]}


def at(given, **options) -> Match:
    return notation.match({"name": "test", "given": given, "options": options})


def played_out(match: Match) -> Match:
    """Play the last card of each seat, from seat 0."""
    for seat, (one,) in enumerate(match.deal.hands):
        match.apply(seat, f"play:{one.code}")
    return match


def played(given, *moves) -> Match:
    match = at(given)
    for seat, code in moves:
        match.apply(seat, code)
    return match


def state(match: Match) -> str:
    return json.dumps(match.deal.dump())


def hearts(match: Match) -> HeartsDeal:
    assert isinstance(match.deal, HeartsDeal)
    return match.deal


def new(number=1, before=None, **options) -> Match:
    game = Hearts(4, HeartsOptions(**options))
    return Match(game, SEED, before, standing=Standing(number, (0,) * 4, 0, 1))


def give_all(match: Match) -> None:
    for seat in range(4):
        match.apply(seat, match.deal.legal(seat)[0].code)


def finish(match: Match, rng: Random) -> None:
    while not match.over:
        seat = rng.choice(match.deal.awaited)
        match.apply(seat, rng.choice(match.deal.ideas(seat, rng)).code)
