"""Chips in the pot: who can win which part of it, and how a part is divided. Chips are only moved, never made."""

from collections.abc import Collection, Sequence


def pots(paid: Sequence[int], live: Collection[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Return (amount, seats that can win it) for each step of what the live seats have paid, the lowest first.

    A live seat shares in every step it has paid for; what folded seats have paid stays in. The amounts sum to all that
    was paid as long as nobody has paid more than the live seats, which holds since who has paid most need not fold.
    """
    found = []
    below = 0
    for step in sorted({paid[seat] for seat in live} - {0}):
        amount = sum(min(chips, step) - min(chips, below) for chips in paid)
        found.append((amount, tuple(seat for seat in sorted(live) if paid[seat] >= step)))
        below = step
    return found


def share(amount: int, winners: Collection[int], order: Sequence[int]) -> dict[int, int]:
    """Divide an amount equally among the winners; odd chips go one each to the first of them in this order."""
    each, odd = divmod(amount, len(winners))
    sharing = [seat for seat in order if seat in winners]
    return {seat: each + (place < odd) for place, seat in enumerate(sharing)}
