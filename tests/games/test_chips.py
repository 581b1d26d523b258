"""Chips in the pot: steps of what was paid, who can win each, how one is divided; no chip is lost or made."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.parts.chips import pots, share

SUMS = st.lists(st.integers(0, 200), min_size=2, max_size=6)


@pytest.mark.parametrize(
    ("paid", "live", "expected"),
    [
        ([20, 20], [0, 1], [(40, (0, 1))]),
        ([20, 20, 5], [0, 1], [(45, (0, 1))]),
        ([70, 30, 110], [1, 2], [(90, (1, 2)), (120, (2,))]),
        ([30, 15], [0, 1], [(30, (0, 1)), (15, (0,))]),
        ([10, 30, 50, 50], [0, 1, 2, 3], [(40, (0, 1, 2, 3)), (60, (1, 2, 3)), (40, (2, 3))]),
        ([10, 40, 50, 50], [0, 2, 3], [(40, (0, 2, 3)), (110, (2, 3))]),
        ([0, 10, 10], [1, 2], [(20, (1, 2))]),
        ([10, 30, 10], [1], [(50, (1,))]),
    ],
)
def test_pots_are_the_steps_of_what_live_seats_have_paid(paid, live, expected):
    assert pots(paid, live) == expected


@pytest.mark.parametrize(
    ("amount", "winners", "order", "expected"),
    [
        (45, [0, 1], [0, 1, 2], {0: 23, 1: 22}),
        (45, [0, 1], [1, 2, 0], {1: 23, 0: 22}),
        (50, [0, 2, 3], [3, 0, 1, 2], {3: 17, 0: 17, 2: 16}),
        (40, [1], [0, 1], {1: 40}),
        (1, [0, 1], [1, 0], {1: 1, 0: 0}),
    ],
)
def test_odd_chips_go_by_the_order(amount, winners, order, expected):
    assert share(amount, winners, order) == expected


@given(paid=SUMS, chosen=st.sets(st.integers(0, 5)))
def test_pots_sum_to_what_was_paid(paid, chosen):
    """Who has paid most never folds."""
    live = {seat for seat in chosen if seat < len(paid)} | {paid.index(max(paid))}
    found = pots(paid, live)
    assert sum(amount for amount, _ in found) == sum(paid)
    assert all(seats and set(seats) <= live for _, seats in found)


@given(amount=st.integers(0, 1000), winners=st.sets(st.integers(0, 5), min_size=1), order=st.permutations(range(6)))
def test_shares_sum_to_the_amount_and_differ_by_a_chip_at_most(amount, winners, order):
    shares = share(amount, winners, order)
    assert (sum(shares.values()), set(shares)) == (amount, winners)
    assert max(shares.values()) - min(shares.values()) <= 1
