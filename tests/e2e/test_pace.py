"""Games without choices are a pleasure in a chat: a press a person, few edits."""

from itertools import pairwise

import pytest

from bot.screens.press import Press
from games.catalog import catalog
from tests.e2e.buttons import NAMES, PAUSE, open_moves
from tests.e2e.world import STEP

OPEN = [kind for kind in catalog().values() if kind.open]


def pressed(choice) -> str:
    return Press.parse(choice[2]["callback_data"]).code


async def test_a_whole_game_of_war_takes_a_press_a_person(world):
    friends = await world.friends(*NAMES[:2])
    await world.seat("war", *friends)
    for seat, friend in enumerate(friends):
        await world.move(next(one for one in open_moves(world, friends) if one[0] is friend and pressed(one) == "auto"))
        await world.advance(PAUSE)
        assert await world.log() == [f"{one} auto" for one in range(seat + 1)]
    friends[0].sees("· итог", "group")


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.key)
async def test_the_table_is_edited_once_in_four_seconds_at_most(world, kind):
    friends = await world.friends(*NAMES[: max(2, min(kind.seats))])
    await world.seat(kind.key, *friends)
    table = friends[0].last("group").id
    for _ in range(30):
        turning = [one for one in open_moves(world, friends) if pressed(one) not in {"auto", "stop"}]
        await (world.move(turning[0]) if turning else world.advance(STEP))
    edits = [call.at for call in world.server.called("editMessageText") if int(call.params["message_id"]) == table]
    assert len(edits) > 4
    assert [later - sooner for sooner, later in pairwise(edits) if later - sooner < PAUSE] == []
