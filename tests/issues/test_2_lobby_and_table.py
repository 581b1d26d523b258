"""What design 4 and 8 say of the lobby's owner and of where the table message stands (issue 2)."""

import pytest


async def test_the_rights_of_an_absent_owner_pass_on(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await anna.says("/play durak")
    await boris.says("/join")
    await world.advance(9 * 60)
    assert (await boris.taps("Начать", "group")).text == "Начать может только Анна"
    await world.advance(2 * 60)
    assert (await clara.taps("Начать", "group")).text == "Вы не за этим столом. Свой откроет /play"
    await boris.taps("+ Компьютер", "group")
    await world.advance(3)
    assert "2. Борис · даёт старт" in anna.sees("За столом", "group").words
    await boris.taps("Начать", "group")
    await world.advance(3)
    assert (await world.row()).status == "running"


@pytest.mark.parametrize("supergroup", [True, False])
async def test_a_table_that_the_chat_has_run_away_from_is_posted_anew(world, supergroup):
    """Ids of messages tell a distance in supergroups only."""
    anna, boris = world.person("Анна"), world.person("Борис")
    await world.group("Дача", anna, boris, supergroup=supergroup)
    await world.seat("durak", anna, boris)
    await world.advance(20)
    table = anna.sees("ваш ход", "group")
    for _ in range(40):
        await anna.says("Привет")
    await boris.says("/help")
    await world.advance(20)
    mover = anna if world.moves(anna) else boris
    while not await world.log():
        await world.move(next(one for one in world.moves(mover) if not one[2]["text"].startswith("✓")))
    await world.advance(20)
    assert table.deleted == supergroup


async def test_any_word_by_dm_opens_it(world):
    """Somebody who waits writes to the bot without following the link."""
    anna, boris = world.person("Анна"), world.person("Борис", dm=False)
    await world.group("Дача", anna, boris)
    await anna.says("/play durak")
    await boris.says("/join")
    await world.advance(3)
    assert world.table().waiting == [boris.user.id]
    await boris.dms("/help")
    await world.advance(3)
    assert world.table().waiting == []
    assert "2. Борис" in anna.sees("даёт старт", "group").words
