"""Chats in which the bot could not write for a while, or that became another; Telegram that is silent (issue 2)."""

from random import Random

import pytest


@pytest.fixture
async def table(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    return anna, boris


async def test_rights_that_return_without_notice_are_noticed(world, table):
    """The permissions of the whole group change: no update tells the bot."""
    anna, boris = table
    world.telegram.allow_sending(anna.home, allowed=False)
    await boris.taps("Стол", "group")
    await world.advance(10)
    assert (await world.row()).held is not None
    anna.sees("стол ждёт, время на ход стоит", "dm")
    told = len(anna.messages("dm"))
    await boris.taps("?", "group")
    await world.advance(90)
    await boris.taps("?", "group")
    await world.advance(90)
    assert len(anna.messages("dm")) == told
    world.telegram.allow_sending(anna.home, allowed=True)
    await boris.taps("?", "group")
    await world.advance(10)
    row = await world.row()
    assert row.held is None
    assert row.deadline is not None
    assert (await world.app.store.chats.get(anna.home.id)).state == "open"


async def test_a_result_that_could_not_be_told_is_told_later(world, table):
    """They play on by DM to the end while the bot is muted."""
    anna, boris = table
    world.telegram.demote(world.telegram.bot, anna.home, "restricted")
    await world.settle()
    rng = Random(1)
    while (await world.row()).status == "running":
        await world.step(anna, boris, rng=rng)
    anna.sees_not("итог", "group")
    world.telegram.demote(world.telegram.bot, anna.home, "member")
    await world.settle()
    await world.advance(30)
    assert len([one for one in anna.messages("group") if "итог" in one.words]) == 1


async def test_a_lobby_shows_who_sat_down_meanwhile(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(3)
    world.telegram.demote(world.telegram.bot, anna.home, "restricted")
    await world.settle()
    await boris.taps("Сесть за стол", "group")
    await world.advance(5)
    world.telegram.demote(world.telegram.bot, anna.home, "member")
    await world.settle()
    await world.advance(10)
    assert "2. Борис" in anna.sees("даёт старт", "group").words


async def test_the_settings_of_a_group_survive_what_it_said_last(world):
    """Its last words reach the bot together with the news that it is a supergroup."""
    anna, boris = world.person("Анна"), world.person("Борис")
    group = await world.group("Дача", anna, boris, supergroup=False)
    await anna.says("/settings")
    await world.advance(3)
    await anna.taps("10\u00a0мин", "group")
    await world.seat("durak", anna, boris)
    await world.kill()
    for words in ("/play hearts", "/play durak"):
        world.telegram.write(anna.user, group, words)
    new = world.telegram.migrate(group)
    world.telegram.write(boris.user, new, "/table 1")
    await world.start()
    await world.advance(60)
    chat = await world.app.store.chats.get(new.id)
    assert (chat.turn, chat.kind) == (600, "supergroup")
    assert await world.app.store.chats.get(group.id) is None
    rows = [row for number in range(1, 4) if (row := await world.app.store.tables.get(number))]
    assert {row.chat for row in rows} == {new.id}
    assert len({row.number for row in rows}) == len(rows)
    assert {row.turn for row in rows} == {600}


@pytest.mark.parametrize("trouble", ["drop", "429", "500"])
async def test_a_table_opens_though_telegram_does_not_say_whether_the_dm_is_open(world, trouble):
    anna, boris = world.person("Анна"), world.person("Борис", dm=False)
    await world.group("Дача", anna, boris)
    if trouble == "drop":
        world.server.faults.drop("sendChatAction", times=2)
    else:
        more = {"parameters": {"retry_after": 5}} if trouble == "429" else {}
        world.server.faults.fail("sendChatAction", error_code=int(trouble), description="Oh", times=2, **more)
    await anna.says("/play durak")
    await world.advance(10)
    assert "1. Анна" in anna.sees("даёт старт", "group").words
    await boris.taps("Сесть за стол", "group")
    await world.advance(10)
    anna.sees_not("сбой", "group")
    await anna.taps("Начать", "group")
    await world.advance(10)
    boris.sees("Борис, откройте личку", "group")
