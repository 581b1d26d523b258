"""Going round the table: seats 0 to n - 1 sit clockwise, the left neighbour has the next number."""


def around(seat: int, count: int) -> list[int]:
    """Return all seats clockwise, this one first."""
    return [(seat + step) % count for step in range(count)]


def others(seat: int, count: int) -> list[int]:
    """Return the other seats clockwise, the left neighbour first."""
    return around(seat, count)[1:]
