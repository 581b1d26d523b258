"""Several tables in a chat, one person at several tables: which one a command means."""

import pytest


@pytest.fixture
async def tables(world):
    """Anna and Boris sit at two tables of one chat, both running."""
    anna, boris = await world.friends("Анна", "Борис")
    for game in ("durak", "hearts"):
        await anna.says(f"/play {game}")
        await world.advance(10)
        lobby = anna.sees("даёт старт", "group")
        await boris.taps("Сесть за стол", lobby)
        if game == "hearts":
            await anna.taps("+ Компьютер", lobby)
            await anna.taps("+ Компьютер", lobby)
        await world.advance(20)
        await anna.taps("Начать", lobby)
        await world.advance(30)
    return anna, boris


async def test_each_message_says_which_table_it_is(world, tables):
    anna, _ = tables
    for number, game in ((1, "Дурак подкидной"), (2, "Червы")):
        anna.sees(f"{game} · стол {number}", "group")
        anna.sees(f"{game} · стол {number}, «Дача»", "dm")


async def test_the_table_replied_to(world, tables):
    anna, _ = tables
    first = anna.sees("Дурак подкидной · стол 1\n", "group")
    await anna.says("/table", reply_to=first)
    await world.advance(20)
    assert first.deleted
    assert anna.sees("Дурак подкидной · стол 1\n", "group").id > first.id


async def test_a_typed_number(world, tables):
    anna, _ = tables
    second = anna.sees("Червы · стол 2", "group")
    await anna.says("/table 2")
    await world.advance(20)
    assert second.deleted
    await anna.says("/table 7")
    await world.advance(20)
    anna.sees("За столом вас нет. Стол откроет /play", "dm")


async def test_buttons_to_choose(world, tables):
    _anna, boris = tables
    hand = boris.sees("Червы · стол 2, «Дача»", "dm")
    await boris.says("/hand")
    await world.advance(20)
    choice = boris.sees("Какой стол?", "group")
    await boris.taps("стол 2 · Червы · Дача", choice)
    await world.advance(20)
    assert hand.deleted
    assert choice.deleted
    assert boris.sees("Червы · стол 2, «Дача»", "dm").id > hand.id


async def test_the_only_one_that_fits(world, tables):
    anna, boris = tables
    await anna.says("/play hearts")
    await world.advance(20)
    await boris.says("/join")
    assert [row.person for row in world.table(3).seats] == [anna.user.id, boris.user.id]


async def test_a_hand_replied_to_in_the_dm(world, tables):
    anna, _ = tables
    hand = anna.sees("Дурак подкидной · стол 1, «Дача»", "dm")
    await anna.dms("/leave", reply_to=hand)
    await world.advance(5)
    anna.sees("Дурак подкидной · стол 1, «Дача»\nВстать из-за стола?", "dm")


async def test_a_second_play_points_to_the_open_lobby(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(5)
    await boris.says("/play дурак")
    await world.advance(10)
    reply = boris.sees("Стол 1\xa0уже открыт, садитесь за него", "group")
    assert "даёт старт" in reply.reply_to.words


async def test_the_table_is_posted_anew_at_most_every_half_minute(world, tables):
    anna, _ = tables
    await anna.says("/table 1")
    await world.advance(20)
    assert (await anna.taps("Стол", anna.sees("Дурак подкидной · стол 1\n", "group"))).text.startswith(
        "Стол выше в чате"
    )
    await world.advance(15)
    newest = anna.sees("Дурак подкидной · стол 1\n", "group")
    await anna.taps("Стол", newest)
    await world.advance(20)
    assert newest.deleted
