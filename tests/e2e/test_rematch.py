"""[Rematch]: the same options, seats held for two minutes; the same people play a later deal, others a new match."""

import json
from random import Random

from tests.e2e.world import World


async def played(world: World, *friends) -> object:
    """A match to its end, and its result."""
    await world.seat("durak", *friends)
    result = await world.play_on(*friends, rng=Random(3))
    await world.advance(60)
    return result


async def test_the_same_people_play_a_later_deal(world):
    anna, boris = await world.friends("Анна", "Борис")
    result = await played(world, anna, boris)
    before = [row for row in await world.app.store.results.of_table(1) if "fool" in json.loads(row.titles)]
    await boris.taps("Ещё раз", result)
    await world.advance(10)
    lobby = boris.sees("стол 2", "group")
    assert "1. Борис · даёт старт" in lobby.words
    assert "Места ждут до" in lobby.words
    assert "Анна" in lobby.words
    await anna.taps("Ещё раз", result)
    await world.advance(10)
    assert "Места ждут" not in lobby.words
    await boris.taps("Начать", lobby)
    await world.advance(10)
    row = await world.row(2)
    assert row.before is not None
    assert [seat.person for seat in world.table(2).seats] == [anna.user.id, boris.user.id]
    assert world.table(2).match.standing.dealer == before[0].seat


async def test_a_held_seat_is_nobody_else_s_for_two_minutes(world):
    anna, boris, vera = await world.friends("Анна", "Борис", "Вера")
    await anna.says("/play hearts")
    await world.advance(1)
    for _ in range(2):
        await anna.taps("+ Компьютер", "group")
        await world.advance(10)
    await boris.taps("Сесть за стол", "group")
    await world.advance(10)
    await anna.taps("Начать", "group")
    await world.advance(10)
    await anna.says("/stop")
    await world.advance(30)
    await boris.taps("Закончить", "group")
    await world.advance(30)
    result = anna.sees("итог", "group")
    await anna.taps("Ещё раз", result)
    await world.advance(20)
    assert (await vera.taps("Сесть за стол", "group")).text == "Вы за столом"  # a computer stands up for her
    await world.advance(20)
    assert [row.person for row in world.table(2).seats] == [None, anna.user.id, vera.user.id]
    await world.advance(121)
    assert "Места ждут" not in anna.sees("стол 2", "group").words
    await boris.taps("Сесть за стол", "group")
    await world.advance(20)
    await anna.taps("Начать", "group")
    await world.advance(10)
    assert (await world.row(2)).before is None


async def test_only_who_played_may_ask_for_a_rematch(world):
    anna, boris, vera = await world.friends("Анна", "Борис", "Вера")
    result = await played(world, anna, boris)
    answer = await vera.taps("Ещё раз", result)
    assert answer.text == "Вы не за этим столом. Свой откроет /play"
    assert await world.app.store.tables.get(2) is None


async def test_a_rematch_outlives_a_restart(world):
    anna, boris = await world.friends("Анна", "Борис")
    result = await played(world, anna, boris)
    await anna.taps("Ещё раз", result)
    await world.advance(10)
    await world.restart(30)
    await boris.taps("Сесть за стол", "group")
    await world.advance(30)
    await anna.taps("Начать", "group")
    await world.advance(10)
    await world.restart(5)
    await world.play_on(anna, boris, rng=Random(4), until="стол 2 · итог")
