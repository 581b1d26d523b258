"""/settings, /lang, /help, /rules, the list of commands: in chats and in the DM."""

from random import Random

import pytest

RUSSIAN = {
    "private": ("all_private_chats", ""),
    "group": ("all_group_chats", ""),
    "admin": ("all_chat_administrators", ""),
}


async def test_only_administrators_change_a_chat(world):
    anna, boris = await world.friends("Анна", "Борис")
    await boris.says("/settings")
    await world.advance(5)
    boris.sees("Это меняют администраторы чата", "group")
    await anna.says("/settings")
    await world.advance(5)
    assert (await boris.taps("English", "group")).text == "Это меняют администраторы чата"
    await anna.taps("English", "group")
    await world.advance(5)
    anna.sees("Chat settings", "group")
    await anna.taps("1\xa0min", "group")
    await world.advance(5)
    chat = await world.app.store.chats.get(anna.home.id)
    assert (chat.language, chat.turn) == ("en", 60)
    world.telegram.promote(boris.user, anna.home)
    await world.settle()
    await boris.taps("off", "group")
    assert (await world.app.store.chats.get(anna.home.id)).turn == 0


async def test_settings_hold_from_the_next_table_on(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await anna.says("/settings")
    await world.advance(10)
    await anna.taps("1\xa0мин", anna.sees("Настройки чата"))
    assert (await world.row()).turn == 180


async def test_one_language_for_the_chat_another_for_the_dm(world):
    """Boris reads English by DM and in popups, the group stays Russian."""
    anna, boris = await world.friends("Анна", "Борис")
    await boris.dms("/lang en")
    await world.advance(3)
    boris.sees("Language: English", "dm")
    await world.seat("durak", anna, boris)
    await world.advance(5)
    boris.sees("Throw-in Durak", "dm")
    anna.sees("ваш ход", "group")
    assert "stands" not in (await boris.taps("?", "group")).text
    assert (
        await boris.presses(boris.last("group"), "a|1|99|take")
    ).text == "The table has changed. Fresh buttons are below"
    await world.play_on(anna, boris, rng=Random(1))


async def test_ones_own_ring(world):
    _anna, boris = await world.friends("Анна", "Борис")
    await boris.dms("/settings")
    await world.advance(3)
    await boris.taps("никогда", "dm")
    await world.advance(3)
    assert (await world.app.store.people.get(boris.user.id)).ring == "never"
    boris.sees("Звонок о ходе: никогда", "dm")


@pytest.mark.parametrize(
    ("words", "answer"), [("/rules durak", "козыр"), ("/rules Червы", "Д♠"), ("/rules", "Правила какой игры")]
)
async def test_rules_where_they_are_asked_for(world, words, answer):
    anna, _ = await world.friends("Анна", "Борис")
    await anna.says(words)
    await world.advance(5)
    anna.sees(answer, "group")
    await anna.dms(words)
    await world.advance(5)
    anna.sees(answer, "dm")


async def test_the_rules_button_of_a_lobby_opens_the_dm_at_the_page(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(5)
    before = len(anna.messages("group"))
    await boris.taps("Правила", "group")
    await world.advance(5)
    assert boris.visited == [f"https://t.me/{world.telegram.bot.username}?start=rules_durak"]
    boris.sees("Дурак", "dm")
    assert len(anna.messages("group")) == before


async def test_the_pages_of_the_rules_are_turned_in_place(world):
    anna, _ = await world.friends("Анна", "Борис")
    await anna.says("/rules")
    await world.advance(5)
    page = anna.last("group")
    await anna.taps("Червы", page)
    await world.advance(5)
    assert "Д♠" in page.words
    await anna.taps("Правила других игр", page)
    await world.advance(5)
    assert "Правила какой игры" in page.words


async def test_the_menu_leads_to_a_lobby_and_goes(world):
    anna, _ = await world.friends("Анна", "Борис")
    await anna.says("/play")
    await world.advance(5)
    menu = anna.sees("Во что играем?", "group")
    await anna.taps("Дурак", menu)
    await world.advance(5)
    await anna.taps("Дурак подкидной", menu)
    await world.advance(5)
    assert world.table().row.key == "durak"
    assert menu.deleted


async def test_help_and_start_in_the_dm(world):
    anna = world.person("Анна", dm=False)
    await anna.dms("/start")
    await world.advance(3)
    anna.sees("Козырь раздаёт карты", "dm")
    await anna.dms("/help")
    await world.advance(3)
    anna.sees("/play открывает стол", "dm")


async def test_commands_are_listed_by_scope_and_language(world):
    lists = world.telegram.profile.commands
    names = {scope: [each["command"] for each in commands] for scope, commands in lists.items()}
    for scope in ("all_private_chats", "all_group_chats", "all_chat_administrators"):
        assert names[scope, ""] == names[scope, "en"]
    assert "settings" not in names["all_group_chats", ""]
    assert set(names["all_chat_administrators", ""]) - set(names["all_group_chats", ""]) == {"settings"}
    assert {"join", "leave", "hand", "table", "stop"} <= set(names["all_group_chats", ""])
    assert [each["description"] for each in lists["all_private_chats", ""] if each["command"] == "help"] == [
        "Как здесь играть"
    ]
    before = len(world.server.called("setMyCommands"))
    await world.restart()
    assert len(world.server.called("setMyCommands")) == before
