"""Ratings and boards as people see them: a result, /top, its buttons, the zone of the chat."""

from random import Random

import pytest

from bot.screens.press import Press, Verb

DAY = 24 * 60 * 60


async def played(world, *friends, table: int = 1) -> str:
    """Let friends play durak to the result; its words."""
    await world.seat("durak", *friends)
    result = await world.play_on(*friends, rng=Random(table), until=f"стол {table} · итог")
    await world.advance(60)
    return result.words


async def asked(world, person, text: str, where: str = "group") -> list[str]:
    """The lines of the board that answers a command."""
    await (person.says(text) if where == "group" else person.dms(text))
    await world.advance(2)
    return shown(person, where)


async def turned(world, person, label: str, where: str = "group") -> list[str]:
    """The lines of the board after a press."""
    await person.taps(label, where)
    await world.advance(2)
    return shown(person, where)


def shown(person, where: str = "group") -> list[str]:
    return person.sees("Лидеры", where).words.replace("\u00a0", " ").split("\n")


async def test_a_match_is_rated_and_its_people_stand_on_boards(world):
    anna, boris = await world.friends("Анна", "Борис")
    result = await played(world, anna, boris)
    best, fool = ("Анна", "Борис") if "🥇 Анна" in result else ("Борис", "Анна")
    assert f"🥇 {best} · рейтинг +105" in result
    assert f"{fool} · −105" in result

    month = [
        "Лидеры чата · дурак · месяц",
        "    рейт парт дурак",
        f" 1 ~1605    1     0 {best}",
        f" 2 ~1395    1     1 {fool}",
    ]
    board = await turned(world, anna, "Лидеры")
    assert board == [*month, f"Вы: место {1 if best == 'Анна' else 2} из 2", "~ рейтинг ещё уточняется"]
    assert (await turned(world, boris, "Неделя"))[0] == "Лидеры чата · дурак · неделя"
    assert (await turned(world, boris, "Всё время"))[:4] == ["Лидеры чата · дурак · всё время", *month[1:]]
    assert (await turned(world, boris, "Все чаты"))[0] == "Лидеры всех чатов · дурак · всё время"
    await boris.taps("Другая игра", "group")
    await world.advance(2)
    assert await turned(world, boris, "Все игры") == [
        "Лидеры всех чатов · все игры · всё время",
        "   побед парт   %",
        f" 1     1    1 100 {best}",
        f" 2     0    1   0 {fool}",
        f"Вы: место {1 if best == 'Борис' else 2} из 2",
    ]
    await world.advance(60)
    assert (await asked(world, anna, "/top дурак"))[:4] == month
    assert (await asked(world, anna, "/top durak", "dm"))[0] == "Лидеры всех чатов · дурак · месяц"
    assert (await asked(world, anna, "/top hearts"))[1] == "Пока пусто: в счёт идут партии, где людей не меньше двух"


async def test_a_board_is_edited_in_place_and_a_new_one_replaces_it(world):
    anna, boris = await world.friends("Анна", "Борис")
    await asked(world, anna, "/top")
    first = anna.sees("Лидеры чата", "group").id
    await turned(world, boris, "Неделя")
    assert anna.sees("Лидеры чата · все игры · неделя", "group").id == first
    await asked(world, boris, "/top")
    assert [message.words.startswith("Лидеры") for message in anna.messages("group")].count(True) == 1
    assert anna.sees("Лидеры чата", "group").id > first


async def test_a_chat_counts_its_own_matches(world):
    anna, boris = await world.friends("Анна", "Борис")
    await played(world, anna, boris)
    await world.group("Работа", anna, boris)
    assert "Пока пусто" in (await asked(world, anna, "/top"))[1]
    assert len(await turned(world, anna, "Все чаты")) == 5


async def test_a_renamed_person_is_one_entry_under_the_new_name(world):
    """Field report 46."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await anna.renames("Аня", username="anya")
    await world.play_on(anna, boris, rng=Random(3))
    await world.advance(60)
    board = "\n".join(await asked(world, anna, "/top"))
    assert board.count("Аня") == 1
    assert "Анна" not in board
    assert "из 2" in board


async def test_who_vanished_is_a_player_who_left(world):
    """Field report 47."""
    anna, boris = await world.friends("Анна", "Борис")
    await played(world, anna, boris)
    async with world.app.store.transaction() as tx:
        await world.app.store.people.change(tx, boris.user.id, name="")
    assert any(line.endswith(" ушедший игрок") for line in await asked(world, anna, "/top"))


async def test_matches_with_computers_alone_and_void_ones_count_nothing(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(1)
    await anna.taps("+ Компьютер", "group")
    await world.advance(1)
    await anna.taps("Начать", "group")
    result = await world.play_on(anna, rng=Random(5))
    await world.advance(60)
    assert "рейтинг" not in result.words
    await world.seat("durak", anna, boris)
    for person in (anna, boris):
        await person.says("/stop 2")
        await world.advance(2)
    assert (await world.row(2)).status == "void"
    assert "Пока пусто" in (await asked(world, anna, "/top"))[1]
    assert await world.app.store.ratings.get(anna.user.id, "durak") is None


async def test_who_leaves_is_rated_last(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", anna, boris, clara)
    await clara.says("/leave")
    await world.advance(2)
    await clara.taps("Встать", "dm")
    await world.advance(2)
    result = await world.play_on(anna, boris, rng=Random(4))
    assert "Место 3: Clara · уход · −" in result.words
    rows = await world.app.store.results.of_table(1)
    changes = {row.person: row.change or 0 for row in rows}
    assert changes[clara.user.id] == min(changes.values()) < 0
    assert not next(row for row in rows if row.person == clara.user.id).won


async def test_what_a_match_did_to_ratings_outlives_a_restart(world):
    anna, boris = await world.friends("Анна", "Борис")
    await played(world, anna, boris)
    await world.restart()
    table = await world.app.hall._floor.load(await world.row())
    assert sorted(table.changes) == [-105, 105]
    await played(world, anna, boris, table=2)
    assert (await asked(world, anna, "/top durak"))[2].split()[2] == "2"


@pytest.mark.parametrize(("zone", "stays"), [("Москва", False), ("UTC", True)])
async def test_periods_follow_the_zone_of_the_chat(world, zone, stays):
    """Field report 68: a match of 31 January, looked for at 00:30 of 1 February in Moscow, 21:30 of January in UTC."""
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/settings")
    await world.advance(2)
    await anna.taps("Часовой пояс: Москва", "group")
    await world.advance(2)
    await anna.taps(zone if zone != "Москва" else "✓ Москва", "group")
    await world.advance(2)
    anna.sees(f"Часовой пояс: {zone}", "group")
    await played(world, anna, boris)
    await world.restart(away=1769895000 - world.clock.now())  # 2026-01-31 21:30 UTC
    assert len(await asked(world, anna, "/top")) == (5 if stays else 2)
    assert len(await turned(world, anna, "Всё время")) == 5


async def test_only_an_administrator_chooses_the_zone(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/settings")
    await world.advance(2)
    assert (await boris.taps("Часовой пояс: Москва", "group")).show_alert
    await anna.taps("Часовой пояс: Москва", "group")
    await world.advance(2)
    await anna.taps("Назад", "group")
    await world.advance(2)
    anna.sees("Настройки чата", "group")


@pytest.mark.parametrize("code", ["nonsense", "chess.month.chat.0", "durak.year.chat.0"])
async def test_a_board_that_there_is_not_is_refused(world, code):
    anna, _ = await world.friends("Анна", "Борис")
    await asked(world, anna, "/top")
    answer = await anna.presses(anna.sees("Лидеры", "group"), Press(Verb.BOARD, code=code).data)
    assert answer.show_alert
