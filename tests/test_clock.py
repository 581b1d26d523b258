"""The clock of the tests."""

import asyncio

from tests.clock import FakeClock, breathe


async def test_it_starts_on_a_monday_at_noon() -> None:
    assert FakeClock().now() == 1767614400


async def test_sleepers_are_woken_one_by_one_at_their_own_time() -> None:
    clock, woken = FakeClock(0), []

    async def sleep(*naps: float) -> None:
        for nap in naps:
            await clock.sleep(nap)
            woken.append((nap, clock.now()))

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(sleep(3))
        tasks.create_task(sleep(1, 1, 2.5))
        await clock.advance(4)
        assert woken == [(1, 1), (1, 2), (3, 3)]
        assert clock.now() == 4
        assert clock.sleepers == 1
        await clock.advance(0.5)
    assert woken == [(1, 1), (1, 2), (3, 3), (2.5, 4.5)]


async def test_the_world_settles_at_each_deadline() -> None:
    clock, times = FakeClock(0), []

    async def settle() -> None:
        await breathe()
        times.append(clock.now())

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(clock.sleep(2))
        tasks.create_task(clock.sleep(5))
        await clock.advance(6, settle)
    assert times == [0, 2, 5, 6]


async def test_who_gave_up_is_not_waited_for() -> None:
    clock = FakeClock(0)
    async with asyncio.TaskGroup() as tasks:
        nap = tasks.create_task(clock.sleep(2))
        await breathe()
        nap.cancel()
        await breathe()
        assert clock.sleepers == 0
        await clock.advance(3)


async def test_no_time_is_no_sleep() -> None:
    await FakeClock().sleep(0)


async def test_whoever_sleeps_until_a_time_wakes_at_that_time_not_a_hair_later() -> None:
    clock = FakeClock()
    await clock.advance(1 / 3)
    at = clock.now() + 10
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(clock.sleep(0.7))
        await clock.advance(0.7)
        nap = tasks.create_task(clock.sleep(at - clock.now()))
        await clock.advance(at - clock.now())
        assert nap.done()
