"""A long run of rounds told in a few lines: the biggest disputes, the last round, the turn of fortune, a count."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.actions import Event

TOLD = 5
"""A run of no more events than this is told as it went."""
BATTLES = 2
"""Disputes of a longer run that are told at most, the ones for most cards; one until it has LONG rounds."""
LONG = 20

_ENDS = frozenset({"round", "war", "pair"})
"""Events that end a round: won at once, won after a dispute, or a pair that leaves the game."""

Round = list[Event]
"""What was told of one round, its end last."""


def digest(events: Sequence[Event], first: int, margin: int) -> list[Event]:
    """Return what is told of a run that began in round `first` with seat 0 ahead by so many cards.

    A long run: its biggest disputes, its last round, when the lead in cards changed last, the other rounds won by each
    seat ("run") and pairs gone, a dispute still open, and the first of each other kind of event.
    """
    if len(events) <= TOLD:
        return list(events)
    rounds, unfinished = _rounds(event for event in events if event.kind in _ENDS or event.kind == "tie")
    chosen = _chosen(rounds, last=not unfinished)
    rest = Counter(one[-1].seat for place, one in enumerate(rounds) if place not in chosen)
    told = [event for place in chosen for event in _battle(rounds[place])]
    told += _turn(rounds, first, margin)
    told += [Event("run", seat, number=rest[seat]) for seat in (0, 1) if rest[seat]]
    told += [Event("pairs", number=rest[None])] if rest[None] else []
    return [*told, *_battle(unfinished), *_others(events)]


def _chosen(rounds: Sequence[Round], *, last: bool) -> list[int]:
    """Return the places of the rounds that are told: the biggest disputes, and (`last`) the last round."""
    most = BATTLES if len(rounds) >= LONG else 1
    disputes = [place for place, one in enumerate(rounds) if one[-1].kind == "war"]
    biggest = sorted(disputes, key=lambda place: _prize(rounds[place]))[-most:]
    return sorted({*biggest, *([len(rounds) - 1] if last and rounds else [])})


def _rounds(events: Iterable[Event]) -> tuple[list[Round], Round]:
    """Return the rounds that were finished, and what was told of one that was not."""
    rounds: list[Round] = [[]]
    for event in events:
        rounds[-1].append(event)
        if event.kind in _ENDS:
            rounds.append([])
    unfinished = rounds.pop()
    return rounds, unfinished


def _prize(dispute: Round) -> int:
    return dispute[-1].number or 0


def _battle(battle: Round) -> Round:
    """Tell a dispute in one line for all its ties, and one for its end."""
    ties = [event for event in battle if event.kind == "tie"]
    merged = [ties[0]._replace(cards=tuple(card for tie in ties for card in tie.cards))] if ties else []
    return merged + battle[len(ties) :]


def _turn(rounds: Sequence[Round], first: int, margin: int) -> list[Event]:
    """Tell the last change of who holds more cards, if there was one."""
    turned: list[Event] = []
    ahead = _sign(margin)
    for number, one in enumerate(rounds, start=first):
        margin += _gain(one[-1])
        if margin and _sign(margin) != ahead:
            if ahead:
                turned = [Event("turned", 0 if margin > 0 else 1, number=number)]
            ahead = _sign(margin)
    return turned


def _gain(end: Event) -> int:
    """Return by how much the end of a round moves the margin in favour of seat 0: the cards that were laid."""
    if end.seat is None:
        return 0
    laid = len(end.cards) if end.kind == "round" else _prize([end])
    return laid if end.seat == 0 else -laid


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _others(events: Iterable[Event]) -> list[Event]:
    told: dict[str, Event] = {}
    for event in events:
        if event.kind not in _ENDS and event.kind != "tie":
            told.setdefault(event.kind, event)
    return list(told.values())
