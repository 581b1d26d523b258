from dataclasses import replace

import pytest

from bot.storage import Store
from bot.storage.rows import Chat, ResultRow, Sent, Slot, TableRow


async def test_a_chat_keeps_its_settings_and_takes_its_new_title(store: Store):
    async with store.transaction() as tx:
        met = await store.chats.meet(tx, -5, "Дача", "group", None, "ru")
        await store.chats.change(tx, -5, turn=0, leaver="end", state="muted")
        again = await store.chats.meet(tx, -5, "Dacha", "group", "dacha", "en")
    assert met == Chat(-5, "Дача", "group", None, "ru", 180, "computer", 30, 0, "open")
    assert again == Chat(-5, "Dacha", "group", "dacha", "ru", 0, "end", 30, 0, "muted")
    assert await store.chats.get(-5) == again
    assert await store.chats.get(-6) is None


async def test_tables_are_numbered_per_chat(store: Store):
    async with store.transaction() as tx:
        await store.chats.meet(tx, -5, "A", "group", None, "ru")
        await store.chats.meet(tx, -6, "B", "group", None, "ru")
        assert [await store.chats.next_number(tx, chat) for chat in (-5, -5, -6, -5)] == [1, 2, 1, 3]


async def test_an_unknown_chat_counts_no_tables(store: Store):
    with pytest.raises(LookupError, match="no -5 in chats"):
        async with store.transaction() as tx:
            await store.chats.next_number(tx, -5)


async def group_with_a_result(store: Store, lobby: TableRow) -> int:
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Anna", None, None, 5.0)
        await store.chats.meet(tx, -5, "Dacha", "group", None, "ru")
        await store.chats.change(tx, -5, turn=600, window=60, leaver="end", tables=4)
        table = await store.tables.add(tx, replace(lobby, chat=-5))
        await store.sent.put(tx, Sent(Slot(table, "lobby", -5, 7), 30, "d", 1, 2, 5.0))
        await store.sent.put(tx, Sent(Slot(table, "hand", 1), 31, "h", 1, 2, 5.0))
        await store.results.add(tx, [ResultRow(table, 0, 1, 1, 12, "[]", left=False, at=6.0)])
    return table


async def test_a_group_that_becomes_a_supergroup_takes_everything_along(store: Store, lobby: TableRow):
    table = await group_with_a_result(store, lobby)
    async with store.transaction() as tx:
        await store.chats.migrate(tx, -5, -1005)
    assert await store.chats.get(-5) is None
    assert await store.chats.get(-1005) == Chat(-1005, "Dacha", "supergroup", None, "ru", 600, "end", 60, 4)
    assert [row for row in await store.tables.live() if row.chat == -1005] == [replace(lobby, id=table, chat=-1005)]
    assert len(await store.results.of_table(table)) == 1
    assert await store.sent.of_table(table) == [
        Sent(Slot(table, "hand", 1), 31, "h", 1, 2, 5.0),
        Sent(Slot(table, "lobby", -1005, 7), 0, "d", 1, 2, 5.0),
    ]


async def test_the_settings_of_a_group_win_over_those_of_the_supergroup_just_met(store: Store, lobby: TableRow):
    await group_with_a_result(store, lobby)
    async with store.transaction() as tx:
        await store.chats.meet(tx, -1005, "Dacha!", "supergroup", "dacha", "en")
        await store.chats.change(tx, -1005, tables=6)
        await store.chats.migrate(tx, -5, -1005)
    assert await store.chats.get(-1005) == Chat(-1005, "Dacha!", "supergroup", "dacha", "ru", 600, "end", 60, 6)


async def test_a_second_notice_of_the_same_move_changes_nothing(store: Store, lobby: TableRow):
    await group_with_a_result(store, lobby)
    for _ in range(2):
        async with store.transaction() as tx:
            await store.chats.migrate(tx, -5, -1005)
    assert await store.chats.get(-1005) == Chat(-1005, "Dacha", "supergroup", None, "ru", 600, "end", 60, 4)
