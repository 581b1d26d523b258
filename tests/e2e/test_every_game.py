"""Every game of the catalog, with the fewest and the most people, from /play to the result and the board."""

from random import Random

import pytest

from games.catalog import catalog
from tests.e2e.buttons import NAMES, play, shortest, sit_down

TABLES = [
    pytest.param(kind, seats, id=f"{key}-{seats}")
    for key, kind in catalog().items()
    for seats in sorted({min(kind.seats), max(kind.seats)})
]


@pytest.mark.parametrize(("kind", "seats"), TABLES)
async def test_people_play_to_the_result_and_stand_on_the_board(world, kind, seats):
    """The largest tables play by the last value of each option, the smallest by the usual ones."""
    options = shortest(kind, seats, changed=seats == max(kind.seats))
    friends = await sit_down(world, kind, seats, options)
    result = await play(world, kind, friends, Random(seats))
    row = await world.row()
    assert row.status == "over"
    assert kind.Options.model_validate_json(row.options).model_dump() == options
    lines = await world.app.store.results.of_table(1)
    assert [line.person for line in lines] == [friend.user.id for friend in friends]
    assert all(name in result.words for name in NAMES[:seats])
    assert world.moves(*friends) == []

    await world.advance(60)
    await friends[0].says(f"/top {kind.key}")
    await world.advance(5)
    board = friends[0].sees("Лидеры", "group").words
    rated = seats > 1
    assert [name in board for name in NAMES[:seats]] == [rated] * seats
    assert [line.change is not None for line in lines] == [rated] * seats
