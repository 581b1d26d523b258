"""A table whose stored state is damaged, or whose alarm fails, harms neither the others nor the start (issue 2)."""

import sqlite3
from random import Random

import pytest

from bot.tables import ledger
from tests.e2e.world import World


def damage(world, sql, *values):
    """Change the stored file while the bot is away."""
    with sqlite3.connect(world._settings["database_path"]) as file:
        file.execute(sql, values)
    file.close()


@pytest.mark.parametrize("column", ["options", "key"])
@pytest.mark.parametrize("begun", [False, True])
async def test_a_damaged_table_is_closed_with_a_word_and_the_others_go_on(tmp_path, column, begun):
    async with World(tmp_path) as world:
        anna, boris = await world.friends("Анна", "Борис")
        if begun:
            await world.seat("durak", anna, boris)
        else:
            await anna.says("/play durak")
        await anna.says("/play hearts")
        await world.advance(10)
        await world.kill()
        damage(world, f"UPDATE tables SET {column} = '{{bad' WHERE id = 1")
        await world.start()
        await world.advance(20)
        anna.sees("Стол 1\u00a0закрыт без итога: восстановить его не получилось", "group")
        assert (await world.row()).status == "broken"
        assert world.table(2).row.status == "lobby"
        await boris.says("/play durak")
        await world.advance(10)
        assert world.table(3).row.status == "lobby"


async def test_a_deal_that_cannot_be_restored_is_dealt_again(tmp_path):
    async with World(tmp_path) as world:
        people = await world.friends("Анна", "Борис", "Clara")
        await world.seat("durak", *people)
        rng = Random(3)
        while len(await world.log()) < 8:
            await world.step(*people, rng=rng)
        await world.kill()
        damage(world, """UPDATE log SET code = 'lead:2S' WHERE "table" = 1 AND number = 5""")
        await world.start()
        await world.advance(20)
        assert [row.code for row in await world.app.store.tables.log(1)][4:] == ["@again"]
        people[0].sees("Стол 1: раздачу восстановить не получилось, карты сданы заново", "group")
        await world.restart()
        await world.play_on(*people, rng=rng)
        assert (await world.row()).status == "over"


async def test_an_alarm_that_fails_is_told_once_and_tried_again(world, monkeypatch):
    """The computer is to move while another program holds the database."""
    [anna] = await world.friends("Анна")
    await anna.says("/play durak")
    await world.advance(1)
    await anna.taps("+ Компьютер", "group")
    await world.advance(1)
    save = ledger.save

    async def locked(*_):
        raise sqlite3.OperationalError("database is locked")

    await anna.taps("Начать", "group")
    before = await world.log()
    monkeypatch.setattr(ledger, "save", locked)
    await world.advance(200)
    assert await world.log() == before
    told = [one.words for one in anna.messages("group") if "сбой у бота" in one.words]
    assert len(told) == 1
    assert "Стол 1\u00a0цел" in told[0]
    monkeypatch.setattr(ledger, "save", save)
    await world.advance(35)
    assert len(await world.log()) > len(before)
