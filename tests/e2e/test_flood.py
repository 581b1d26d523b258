"""With Telegram's flood limits on: three lively tables in one group stay within them."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from bot.screens.press import Press, Verb
from tests.e2e.checks import check
from tests.e2e.world import World

SPENT = ("sendMessage", "editMessageText", "editMessageReplyMarkup", "sendPhoto", "sendDocument")


@pytest.fixture
async def strict(tmp_path):
    async with World(tmp_path, flood=True) as world:
        yield world
        await check(world)


def times(world, chat):
    return [call.at for call in world.server.called(*SPENT) if int(call.params["chat_id"]) == chat]


async def test_at_most_twenty_sends_and_edits_a_minute_in_a_group(strict):
    world = strict
    people = await world.friends("Анна", "Борис", "Clara", "Дина", "Emil", "Фёдор")
    for number, game in enumerate(("durak", "hearts", "durak"), start=1):
        owner = people[number * 2 - 2]
        await owner.says(f"/play {game}")
        await world.advance(20)
        lobby = owner.sees(f"стол {number}", "group")
        data = {button["text"]: button["callback_data"] for button in lobby.buttons}
        await people[number * 2 - 1].presses(lobby, data["Сесть за стол"])
        for _ in range(2):
            await owner.presses(lobby, data["+ Компьютер"])
        await world.advance(3)
        await owner.presses(lobby, Press(Verb.START, number).data)
        await world.advance(3)
    rng = Random(1)
    for _ in range(250):
        await world.step(*people, rng=rng)
    group = people[0].home.id
    sent = times(world, group)
    assert len(sent) > 60
    assert max(sum(start <= at < start + 60 for at in sent) for start in sent) <= 20
    assert [text for text in world.server.refusals() if "Too Many" in text] == []
    moments = Counter(round(at) for at in sent)
    assert max(moments.values()) <= 3
    for person in people:
        assert all(later - sooner > 0.5 for sooner, later in pairwise(times(world, person.user.id)[3:]))


async def test_a_limit_that_telegram_names_is_kept(strict):
    """429 with 25 seconds: nothing is sent meanwhile, and the newest screen comes then."""
    world = strict
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(3)
    world.server.faults.fail(
        "editMessageText",
        error_code=429,
        description="Too Many Requests: retry after 25",
        parameters={"retry_after": 25},
        chat_id=anna.home.id,
    )
    await boris.taps("Сесть за стол", "group")
    await world.advance(5)
    await anna.taps("+ Компьютер", "group")
    await world.advance(18)
    assert "Борис" not in anna.sees("даёт старт", "group").words
    await world.advance(4)
    assert "2. Борис\n3. 🤖 Компьютер" in anna.sees("даёт старт", "group").words
