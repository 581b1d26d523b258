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


async def test_no_seat_is_held_for_who_has_stood_up_or_does_not_want_it(world):
    anna, boris, vera = await world.friends("Анна", "Борис", "Вера")
    result = await played(world, anna, boris, vera)
    await anna.taps("Ещё раз", result)
    await boris.taps("Ещё раз", result)
    await world.advance(10)
    lobby = anna.sees("стол 2", "group")
    assert "Места ждут до 15:06: Вера" in lobby.words
    await boris.taps("Встать", lobby)
    await world.advance(10)
    assert "Места ждут до 15:06: Вера" in lobby.words
    await vera.taps("Встать", lobby)
    await world.advance(10)
    assert "Места ждут" not in lobby.words
    assert (await vera.taps("Встать", lobby)).text == "Вы не за этим столом. Свой откроет /play"
    assert (await vera.taps("Сесть за стол", lobby)).text == "Вы за столом"
