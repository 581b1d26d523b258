"""Ways to set up and press the games of two stacks."""

import json
from collections.abc import Iterable
from typing import Any

from games.cards import Card
from games.catalog import catalog
from games.match import Match
from games.parts.stacks import StackDeal
from tests.notation import stacks as notation

KEYS = ("war", "pyanitsa", "propuschenka")


def new(key: str, seed: int = 0, **options) -> Match:
    """Return a match just begun."""
    kind = catalog()[key]
    return Match(kind(2, kind.Options(**options)), bytes([seed]) * 32)


def at(key: str, one: str, other: str, *, phase: str = "flip", given: Any = None, **options) -> Match:
    """Return a match that stands so; stacks top first."""
    row = {"given": {"phase": phase, "stacks": {0: one, 1: other}, **(given or {})}, "options": options}
    kind: Any = catalog()[key]
    return notation.match(kind, row)


def pressed(match: Match, *presses: tuple[int, str]) -> Match:
    for seat, code in presses:
        match.apply(seat, code)
    return match


def both(match: Match, code: str = "flip", times: int = 1) -> Match:
    """Let both seats press the same, so many times."""
    return pressed(match, *[(0, code), (1, code)] * times)


def to_the_end(match: Match) -> Match:
    return both(match, "auto")


def deal(match: Match) -> StackDeal:
    assert isinstance(match.deal, StackDeal)
    return match.deal


def pack(match: Match) -> list[Card]:
    """Return all cards of the game, sorted."""
    return sorted(card for held in match.deal.holding() for card in held)


def state(match: Match) -> str:
    return json.dumps(match.deal.dump())


def told(match: Match) -> list[tuple]:
    """Return what the last press told, each event as short as it can be."""
    return [short(event) for event in match.told[-1]]


def short(event) -> tuple:
    cards = " ".join(card.code for card in event.cards)
    return tuple(part for part in (event.kind, event.seat, cards, event.number) if part not in (None, ""))


def end(match: Match) -> dict[str, Any]:
    """Return how a game ended, without how it was pressed."""
    left_out = {"credit", "counts", "began"}
    return {name: value for name, value in match.deal.dump().items() if name not in left_out}


def rounds(match: Match) -> Iterable[int]:
    """Press one by one to the end, yielding the rounds after each pair of presses."""
    while not match.over:
        pressed(match, *[(seat, "flip") for seat in match.awaited])
        yield deal(match).rounds
