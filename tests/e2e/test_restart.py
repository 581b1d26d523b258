"""Killed at any moment and started again: hands, table, turn and messages are as they were; the next press works."""

from random import Random

import pytest


def screens(person):
    """What a person sees, deadlines aside."""
    return [(message.chat.id, message.id, message.buttons) for message in person.messages() if message.buttons]


@pytest.mark.parametrize("seed", range(3))
async def test_a_kill_after_every_few_moves_loses_nothing(world, seed):
    people = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", *people)
    rng = Random(seed)
    for _ in range(12):
        for _ in range(rng.randrange(1, 6)):
            if (await world.row()).status == "running":
                await world.step(*people, rng=rng)
        while (await world.row()).status == "running" and world.table().ticks:
            await world.step(*people, rng=rng)  # ticks alone live in memory
        if (await world.row()).status != "running":
            break
        await world.advance(30)
        before = world.table().match.deal.dump(), await world.log(), [screens(person) for person in people]
        await world.restart()
        await world.advance(5)
        assert (world.table().match.deal.dump(), await world.log()) == before[:2]
        assert [screens(person) for person in people] == before[2]
        people[0].sees("Был перезапуск. Стол 1\xa0цел", "group")
    await world.play_on(*people, rng=rng)


async def test_a_lobby_survives(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(3)
    await world.restart(away=600)
    await world.advance(3)
    await boris.taps("Сесть за стол", "group")
    await world.advance(3)
    lobbies = [message for message in anna.messages("group") if "даёт старт" in message.words]
    assert len(lobbies) == 1
    assert "2. Борис" in lobbies[0].words
    await anna.taps("Начать", "group")
    await world.advance(5)
    assert (await world.row()).status == "running"


async def test_the_time_that_was_left_goes_on(world):
    """150 of 180 seconds are gone and the bot is away for a minute: half of the limit is left."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance((await world.row()).deadline - world.clock.now() - 30)
    await world.restart(away=60)
    await world.advance(85)
    assert await world.log() == []
    await world.advance(10)
    assert len(await world.log()) == 1


@pytest.mark.parametrize("method", ["editMessageText", "sendMessage", "answerCallbackQuery"])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_killed_in_the_middle_of_a_call(world, method, when):
    """The answer of the server is lost with the bot; what was accepted stays, at most a twin is left."""
    people = await world.friends("Анна", "Борис")
    await world.seat("durak", *people)
    rng = Random(4)
    for _ in range(6):
        hang = world.server.faults.hang(method, when=when)
        for _ in range(20):
            if hang.reached.is_set():
                break
            await world.step(*people, rng=rng)
        log = await world.log()
        world.server.faults.clear()
        await world.kill()
        hang.release()
        await world.start()
        await world.advance(10)
        assert (await world.log())[: len(log)] == log
        if (await world.row()).status != "running":
            break
    await world.play_on(*people, rng=rng)
    repeated = [call for call in world.server.violations if call.method == "answerCallbackQuery"]
    assert repeated == world.server.violations
    world.server.violations.clear()


async def test_a_result_that_was_not_told_is_told_after_the_start(world):
    people = await world.friends("Анна", "Борис")
    await world.seat("durak", *people)
    rng = Random(6)
    world.server.faults.fail(
        "sendMessage", error_code=502, description="Bad Gateway", chat_id=people[0].home.id, times=1000
    )
    for _ in range(500):
        if (await world.row()).status == "over":
            break
        await world.step(*people, rng=rng)
    people[0].sees_not("итог", "group")
    await world.kill()
    world.server.faults.clear()
    await world.start()
    await world.advance(60)
    people[0].sees("итог", "group")
    await world.restart()
    await world.advance(60)
    assert len([one for one in people[0].messages("group") if "итог" in one.words]) == 1


async def test_a_clean_stop_leaves_nothing_to_repeat(world):
    anna, _ = await world.friends("Анна", "Борис")
    await anna.says("/help")
    await world.advance(3)
    await world.app.stop()
    assert world.telegram.updates.queue == []
    await world.start()
    await world.advance(5)
    assert len([one for one in anna.messages("group") if "/play durak" in one.words]) == 1
