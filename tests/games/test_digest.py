"""A long run is told shortly: the biggest dispute, the last round, the turn of fortune, the rest counted."""

import pytest

from games.actions import Event
from games.cards import cards
from games.parts.digest import digest
from tests.games.stacks import short


def won(number, seat, text="KS 7D"):
    return Event("round", seat, tuple(cards(text)), number=number)


def tie(number, text="9C 9H"):
    return Event("tie", None, tuple(cards(text)), number=number)


def war(seat, prize, text="KS 7D"):
    return Event("war", seat, tuple(cards(text)), number=prize)


def pair(number):
    return Event("pair", None, tuple(cards("8S 8D")), number=number)


def rows(first, seats):
    """Return rounds won at once by these seats."""
    return [won(number, int(seat)) for number, seat in enumerate(seats, start=first)]


SIX_ROUNDS = rows(1, "000000")
DIGESTS = {
    "rounds without a dispute are counted for each seat": (
        rows(41, "0010100000"),
        (41, 10, [("round", 0, "KS 7D", 50), ("run", 0, 7), ("run", 1, 2)]),
    ),
    "a dispute is told, the other rounds are counted": (
        [*rows(41, "001"), tie(44), war(1, 6), *rows(45, "010")],
        (
            41,
            10,
            [("tie", "9C 9H", 44), ("war", 1, "KS 7D", 6), ("round", 0, "KS 7D", 47), ("run", 0, 3), ("run", 1, 2)],
        ),
    ),
    "the ties of one dispute share a line": (
        [*rows(1, "0000"), tie(5), tie(5, "QC QD"), war(0, 10)],
        (1, 0, [("tie", "9C 9H QC QD", 5), ("war", 0, "KS 7D", 10), ("run", 0, 4)]),
    ),
    "of several disputes the one for most cards is told": (
        [tie(1), war(0, 6), tie(2), tie(2, "QC QD"), war(0, 10), *rows(3, "0")],
        (1, 0, [("tie", "9C 9H QC QD", 2), ("war", 0, "KS 7D", 10), ("round", 0, "KS 7D", 3), ("run", 0, 1)]),
    ),
    "in a very long run two, in the order of play": (
        [tie(1), tie(1, "QC QD"), war(0, 10), tie(2), war(0, 6), tie(3), war(0, 8), *rows(4, "0" * 17)],
        (
            1,
            0,
            [
                ("tie", "9C 9H QC QD", 1),
                ("war", 0, "KS 7D", 10),
                ("tie", "9C 9H", 3),
                ("war", 0, "KS 7D", 8),
                ("round", 0, "KS 7D", 20),
                ("run", 0, 17),
            ],
        ),
    ),
    "the last change of who holds more cards is told with its round": (
        rows(1, "1100111"),
        (1, 2, [("round", 1, "KS 7D", 7), ("turned", 1, 6), ("run", 0, 2), ("run", 1, 4)]),
    ),
    "a lead that is only levelled has not turned": (
        rows(1, "101010"),
        (1, 2, [("round", 0, "KS 7D", 6), ("run", 0, 2), ("run", 1, 3)]),
    ),
    "who takes a first lead has not turned anything": (
        SIX_ROUNDS,
        (1, 0, [("round", 0, "KS 7D", 6), ("run", 0, 5)]),
    ),
    "a dispute moves the lead by all its cards": (
        [*rows(1, "0000"), tie(5), war(1, 14)],
        (1, 4, [("tie", "9C 9H", 5), ("war", 1, "KS 7D", 14), ("turned", 1, 5), ("run", 0, 4)]),
    ),
    "a dispute begun before the run": (
        [war(0, 6), *rows(8, "00000")],
        (7, 0, [("war", 0, "KS 7D", 6), ("round", 0, "KS 7D", 12), ("run", 0, 4)]),
    ),
    "a dispute still open comes last": (
        [*SIX_ROUNDS, tie(7)],
        (1, 0, [("run", 0, 6), ("tie", "9C 9H", 7)]),
    ),
    "pairs that leave are counted": (
        [*SIX_ROUNDS, pair(7), pair(8)],
        (1, 0, [("pair", "8S 8D", 8), ("run", 0, 6), ("pairs", 1)]),
    ),
    "what else happened is told once of each kind, the end last": (
        [*SIX_ROUNDS, Event("repeated"), *rows(7, "0"), Event("repeated"), Event("all", 0)],
        (1, 0, [("round", 0, "KS 7D", 7), ("run", 0, 6), ("repeated",), ("all", 0)]),
    ),
}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_long_run_is_told_shortly(name):
    events, (first, margin, expected) = DIGESTS[name]
    assert [short(event) for event in digest(events, first, margin)] == expected


def test_a_short_run_is_told_as_it_went():
    events = [*rows(1, "01"), tie(3), war(0, 6), Event("all", 0)]
    assert digest(events, 1, 0) == events
