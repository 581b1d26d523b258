import sqlite3
from dataclasses import replace

import pytest

from bot.storage import Store
from bot.storage.rows import LogRow, ResultRow, SeatRow, Sent, Slot, Status, TableRow
from tests.clock import FakeClock

HOUR = 3600.0


async def add(store: Store, row: TableRow) -> int:
    async with store.transaction() as tx:
        return await store.tables.add(tx, row)


async def test_a_table_comes_back_as_it_was_stored(store: Store, lobby: TableRow):
    full = replace(
        lobby,
        seed=b"M\0",
        before='{"deals": 1}',
        deadline=7.5,
        rung=True,
        held=3.25,
        inline="AAx",
        owner=None,
        secret=b"",
    )
    for row in (lobby, replace(full, token="t2")):
        table = await add(store, row)
        assert await store.tables.get(table) == replace(row, id=table)
        assert await store.tables.by_token(row.token) == replace(row, id=table)
    assert await store.tables.get(99) is None
    assert await store.tables.by_token("t3") is None


async def test_columns_are_changed_one_by_one(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    async with store.transaction() as tx:
        await store.tables.change(tx, table, status="running", seed=b"M", deadline=None, rung=True)
        await store.tables.change(tx, table)
    assert await store.tables.get(table) == replace(lobby, id=table, status="running", seed=b"M", rung=True)


async def test_an_unknown_column_changes_nothing(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    with pytest.raises(TypeError, match="no columns of tables to change: dealine"):
        async with store.transaction() as tx:
            await store.tables.change(tx, table, status="running", dealine=3.0)
    assert await store.tables.get(table) == replace(lobby, id=table)


async def test_lobbies_and_running_matches_are_live(store: Store, lobby: TableRow):
    statuses: list[Status] = ["lobby", "running", "over", "void", "closed", "broken"]
    for number, status in enumerate(statuses):
        await add(store, replace(lobby, token=status, status=status, chat=-number))
    assert [row.status for row in await store.tables.live()] == ["lobby", "running"]
    assert [row.status for row in await store.tables.live() if row.chat == -1] == ["running"]
    assert [row for row in await store.tables.live() if row.chat == -2] == []


async def test_a_table_is_found_by_its_number_in_its_chat(store: Store, lobby: TableRow):
    table = await add(store, replace(lobby, number=7, status="over"))
    await add(store, replace(lobby, number=7, chat=-5, token="elsewhere"))
    assert await store.tables.numbered(lobby.chat, 7) == replace(lobby, id=table, number=7, status="over")
    assert await store.tables.numbered(lobby.chat, 8) is None


async def test_the_match_that_ended_last_is_found(store: Store, lobby: TableRow):
    statuses: list[Status] = ["over", "void", "over", "running", "closed", "lobby", "broken"]
    touched = [5.0, 9.0, 7.0, 20.0, 20.0, 20.0, 20.0]
    rows = [
        replace(lobby, token=str(number), status=status, touched=at)
        for number, (status, at) in enumerate(zip(statuses, touched, strict=True))
    ]
    first, void, played, *_ = [await add(store, row) for row in rows]
    alone = await add(store, replace(lobby, token="alone", status="void", chat=1, touched=8.0))
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Анна", None, None, 0.0)
        for table in (first, played):
            await store.results.add(tx, [ResultRow(table, 0, 1, 1, 0, "[]", left=False, at=0.0)])
    for last, expected in [
        (await store.tables.last_at(lobby.chat), void),
        (await store.tables.last_at(-5), None),
        (await store.tables.last_of(1), alone),
        (await store.tables.last_of(2), None),
    ]:
        assert (last.id if last else None) == expected


async def test_a_result_is_announced_for_48_hours_after_the_last_log_entry(
    store: Store, lobby: TableRow, clock: FakeClock
):
    ended, told = [
        await add(store, replace(lobby, token=status, status=status, touched=clock.now() - 100 * HOUR))
        for status in ("over", "void")
    ]
    await add(store, replace(lobby, token="closed", status="closed"))
    async with store.transaction() as tx:
        for table in (ended, told):
            await store.tables.append(tx, table, [LogRow(0, 0, "@void", clock.now() - 47 * HOUR, "host")])
        await store.sent.put(tx, Sent(Slot(told, "result", -100), 5, "d", 0, 1, clock.now()))
        await store.sent.put(tx, Sent(Slot(ended, "table", -100), 4, "d", 0, 1, clock.now()))
    assert [row.id for row in await store.tables.unannounced()] == [ended]
    await clock.advance(HOUR)
    assert await store.tables.unannounced() == []


async def test_seats_are_said_anew_each_time(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    rows = [SeatRow(0, 2), SeatRow(1, None, declines="1.3"), SeatRow(2, 1, stop=True), SeatRow(0, 3, waiting=True)]
    async with store.transaction() as tx:
        for person in (1, 2, 3):
            await store.people.meet(tx, person, "P", None, None, 0.0)
        await store.tables.seat(tx, table, [SeatRow(0, 1), SeatRow(1, 2), SeatRow(0, 3, waiting=True)])
        await store.tables.seat(tx, table, rows)
    assert await store.tables.seats(table) == rows


async def test_the_log_grows_and_never_changes(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    first, second = LogRow(0, 1, "play:7S", 1.0, "person"), LogRow(1, -1, "@void", 2.0, "host")
    async with store.transaction() as tx:
        await store.tables.append(tx, table, [first])
        await store.tables.append(tx, table, [second])
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as tx:
            await store.tables.append(tx, table, [LogRow(1, 0, "take", 3.0, "person")])
    assert await store.tables.log(table) == [first, second]


async def test_a_slot_remembers_its_message(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    slot = Slot(table, "table", -100, 7)
    async with store.transaction() as tx:
        await store.sent.put(tx, Sent(slot, 20, "a", 0, 1, 5.0))
        await store.sent.put(tx, Sent(slot, 21, "b", 1, 4, 6.0))
        await store.sent.put(tx, Sent(Slot(table, "table", -100, 8), 22, "c", 0, 0, 7.0))
    assert await store.sent.get(slot) == Sent(slot, 21, "b", 1, 4, 6.0)
    assert await store.sent.of_message(-100, 21) == Sent(slot, 21, "b", 1, 4, 6.0)
    assert await store.sent.of_message(-100, 20) is None
    assert len(await store.sent.of_table(table)) == 2
    async with store.transaction() as tx:
        await store.sent.remove(tx, slot)
    assert await store.sent.get(slot) is None
    assert len(await store.sent.of_table(table)) == 1


async def test_a_result_is_stored_once(store: Store, lobby: TableRow):
    table = await add(store, lobby)
    rows = [
        ResultRow(table, 0, 1, 1, 12, "[]", left=False, at=9.0),
        ResultRow(table, 1, None, None, -3, '["fool"]', left=True, at=9.0),
    ]
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Anna", None, None, 5.0)
        await store.results.add(tx, rows)
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as tx:
            await store.results.add(tx, rows)
    assert await store.results.of_table(table) == rows


async def test_a_slot_may_belong_to_no_table(store: Store):
    slot = Slot(0, "menu", -100)
    async with store.transaction() as tx:
        await store.sent.put(tx, Sent(slot, 20, "a", 0, 0, 5.0))
    assert await store.sent.of_message(-100, 20) == Sent(slot, 20, "a", 0, 0, 5.0)
