"""Two teams by the parity of their seats, so that partners never sit side by side."""

from collections.abc import Collection

from games.parts.seats import around


def team(seat: int) -> int:
    """Return 0 or 1."""
    return seat % 2


def player(place: int, count: int, out: Collection[int]) -> int:
    """Return who plays a place: its own seat, or when that is out the next partner clockwise who is in.

    Of a team that is all out nobody plays; the place itself is returned.
    """
    return next((seat for seat in around(place, count)[::2] if seat not in out), place)
