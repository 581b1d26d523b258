"""A table in a DM: one person against computers, unrated."""

from random import Random

import pytest

from playground.server.model import Message
from tests.e2e.world import World


async def to_the_end(world: World, person, seed: int) -> Message:
    """Press what can be pressed in the DM until the result is there."""
    rng = Random(seed)
    for _ in range(2000):
        if found := next((one for one in person.messages("dm") if "· итог" in one.words), None):
            return found
        await world.step(person, rng=rng)
    raise AssertionError(f"no result, but\n{person._sights('dm')}")


@pytest.mark.parametrize(
    ("words", "title"), [("durak", "Дурак подкидной"), ("sapper", "Сапёр"), ("old", "Старая дева")]
)
async def test_a_person_plays_against_computers_to_the_result(world, words, title):
    anna = world.person("Анна")
    await anna.dms(f"/play {words}")
    await world.advance(2)
    lobby = anna.sees(title, "dm")
    assert "Сесть за стол" not in [button["text"] for button in lobby.buttons]
    await anna.taps("Начать", "dm")
    await world.advance(2)
    result = await to_the_end(world, anna, 1)
    assert "рейтинг" not in result.words
    live = [one for one in anna.messages("dm") if one.buttons and one is not result]
    assert [one for one in live if "ваш ход" in one.words] == []


async def test_a_rematch_in_the_dm_needs_one_press(world):
    anna = world.person("Анна")
    await anna.dms("/play durak")
    await world.advance(2)
    await anna.taps("Начать", "dm")
    await world.advance(2)
    result = await to_the_end(world, anna, 2)
    await anna.taps("Ещё раз", result)
    await world.advance(2)
    await anna.taps("Начать", "dm")
    await world.advance(2)
    assert (await world.row(2)).before is not None
    assert world.moves(anna)


async def test_the_menu_opens_tables_in_the_dm(world):
    anna = world.person("Анна")
    await anna.dms("/play")
    await world.advance(2)
    assert anna.sees("", "dm").buttons
