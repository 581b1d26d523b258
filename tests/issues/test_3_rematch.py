"""[Rematch] pressed by two people at one moment, or twice by one of them."""

import asyncio

from tests.e2e.test_rematch import played


async def test_two_who_press_at_one_moment_both_sit_down(world):
    anna, boris = await world.friends("Анна", "Борис")
    result = await played(world, anna, boris)
    await asyncio.gather(anna.taps("Ещё раз", result), boris.taps("Ещё раз", result))
    await world.advance(10)
    assert {row.person for row in world.table(2).seats} == {anna.user.id, boris.user.id}
    anna.sees_not("уже открыт", "group")


async def test_a_second_press_opens_nothing_more(world):
    anna, boris = await world.friends("Анна", "Борис")
    result = await played(world, anna, boris)
    answer = await anna.taps_twice("Ещё раз", result)
    assert answer.text == "Вы уже за столом"
    await world.advance(10)
    assert [row.person for row in world.table(2).seats] == [anna.user.id]
    assert await world.app.store.tables.get(3) is None
