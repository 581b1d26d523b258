"""Bidding strictly in turn, clockwise, one call a seat and round."""


def next_caller(caller: int, opener: int, seats: int) -> int | None:
    """Return who speaks after this seat has passed; None: it was the last one of the round."""
    following = (caller + 1) % seats
    return None if following == opener else following
