"""Ratings by literal numbers: as OpenSkill's Plackett-Luce model gives them, shown as 1500 + 40 (mu - 25)."""

import pytest

from bot.ratings import rated, shown, uncertain, winners
from bot.storage.rows import Rating

ALONE = [[0], [1], [2], [3]]
TEAMS = [[0, 2], [1, 3]]
ABCD = (10, 11, 12, 13)


def numbers(ranking, sides=ALONE, people=ABCD, before=None) -> dict[int, int]:
    return {person: shown(rating) for person, rating in rated(ranking, sides, people, before or {}).items()}


@pytest.mark.parametrize(
    ("rating", "number", "doubtful"),
    [
        (Rating(), 1500, True),
        (Rating(25.575, 4.0), 1523, False),
        (Rating(24.94, 4.01), 1498, True),
        (Rating(-20.0, 1.0), -300, False),
    ],
)
def test_how_a_rating_is_shown(rating, number, doubtful):
    assert (shown(rating), uncertain(rating)) == (number, doubtful)


def test_places_are_rated_in_order():
    assert numbers((4, 1, 2, 3)) == {10: 1338, 11: 1612, 12: 1562, 13: 1488}


def test_a_match_of_two():
    assert numbers((1, 2), ALONE[:2], (10, 11)) == {10: 1605, 11: 1395}


def test_who_ties_is_rated_alike():
    assert numbers((1, 1), ALONE[:2], (10, 11)) == {10: 1500, 11: 1500}


def test_a_tie_of_unequals_brings_them_together():
    before = {10: Rating(30.0, 2.0), 11: Rating(20.0, 2.0)}
    after = numbers((1, 1), ALONE[:2], (10, 11), before)
    assert after == {10: 1692, 11: 1308}


def test_where_there_is_only_a_loser_the_others_share_the_gain():
    assert numbers((1, 1, 4, 1)) == {10: 1512, 11: 1512, 12: 1463, 13: 1512}


def test_teams_are_rated_as_teams():
    assert numbers((3, 1, 3, 1), TEAMS) == {10: 1421, 12: 1421, 11: 1579, 13: 1579}


def test_who_left_a_team_is_rated_last_and_the_partner_with_an_unknown():
    assert numbers((1, 2, 4, 2), TEAMS) == {10: 1586, 11: 1521, 12: 1393, 13: 1521}


def test_computers_are_left_out():
    assert numbers((1, 2, 3, 4), ALONE, (10, None, 12, None)) == numbers((1, 2), ALONE[:2], (10, 12))
    assert numbers((1, 3, 1, 3), TEAMS, (10, None, None, 13)) == {10: 1579, 13: 1421}


@pytest.mark.parametrize(
    ("sides", "people"),
    [
        (ALONE, (10, None, None, None)),
        (ALONE, (None, None, None, None)),
        (TEAMS, (10, None, 12, None)),
    ],
)
def test_who_meets_no_other_people_is_unrated(sides, people):
    assert numbers((1, 2, 3, 4), sides, people) == {}


def test_ratings_begin_where_they_stood_and_settle():
    before = {10: Rating(30.0, 3.0)}
    after = rated((2, 1), ALONE[:2], (10, 11), before)
    assert (round(after[10].mu, 2), round(after[11].mu, 2)) == (29.48, 29.02)
    assert after[10].sigma < 3.0
    assert after[11].sigma < Rating().sigma


@pytest.mark.parametrize(
    ("ranking", "lost", "won"),
    [
        ((1, 2, 3), None, [True, False, False]),
        ((1, 1, 3), None, [True, True, False]),
        ((1, 1, 1), None, [False, False, False]),
        ((1, 3, 2), (0, 1, 0), [True, False, True]),
        ((1, 3, 2), (0, 2, 1), [True, False, False]),
        ((1, 2, 2), (0, 0, 0), [False, False, False]),
        ((1, 3, 1, 3), (0, 1, 0, 1), [True, False, True, False]),
    ],
)
def test_who_has_won(ranking, lost, won):
    assert winners(ranking, lost) == won
