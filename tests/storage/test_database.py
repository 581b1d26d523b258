"""Transactions, a second process, versions of the file."""

import asyncio
import sqlite3
import sys
import threading
from asyncio.subprocess import PIPE
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import aiosqlite
import pytest

from bot.storage import AlreadyRunning, Store, TooNew
from bot.storage.migrations import migrate, scripts
from bot.storage.rows import LogRow, SeatRow, TableRow
from tests.clock import FakeClock

HOLDER = (
    "import fcntl, sys; held = open(sys.argv[1], 'a'); fcntl.flock(held, fcntl.LOCK_EX); print(flush=True); input()"
)


class Oops(Exception): ...


async def meet(store: Store, person: int) -> None:
    async with store.transaction() as tx:
        await store.people.meet(tx, person, "Anna", None, None, 0.0)


async def test_a_transaction_that_raises_leaves_nothing(store: Store):
    async def fails() -> None:
        async with store.transaction() as tx:
            await store.people.meet(tx, 1, "Anna", None, None, 0.0)
            raise Oops

    with pytest.raises(Oops):
        await fails()
    assert await store.people.get(1) is None
    await meet(store, 2)
    assert await store.people.get(2) is not None


async def test_a_cancelled_transaction_leaves_nothing_and_blocks_nobody(store: Store):
    never = asyncio.Event()
    inside = asyncio.Event()

    async def stuck() -> None:
        async with store.transaction() as tx:
            await store.people.meet(tx, 1, "Anna", None, None, 0.0)
            inside.set()
            await never.wait()

    async with asyncio.TaskGroup() as group:
        task = group.create_task(stuck())
        await inside.wait()
        task.cancel()
    await meet(store, 2)
    assert list(await store.people.many([1, 2])) == [2]


async def test_a_transaction_cancelled_at_its_begin_blocks_nobody(store: Store):
    async with asyncio.TaskGroup() as group:
        task = group.create_task(meet(store, 1))
        await FakeClock().sleep(0)
        task.cancel()
    await meet(store, 2)
    assert list(await store.people.many([1, 2])) == [2]


async def test_readers_see_only_what_was_committed(store: Store):
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Anna", None, None, 0.0)
        assert await store.people.get(1) is None
    assert await store.people.get(1) is not None


async def test_twenty_tables_press_while_another_program_holds_the_file(store: Store, tmp_path: Path, lobby: TableRow):
    """Field report 9: no "database is locked", nothing lost."""
    async with store.transaction() as tx:
        tables = [await store.tables.add(tx, replace(lobby, token=str(number))) for number in range(20)]
    held, release = threading.Event(), threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(tmp_path / "kozyr.sqlite3", isolation_level=None)) as outsider:
            outsider.execute("BEGIN IMMEDIATE")
            held.set()
            release.wait()
            outsider.execute("COMMIT")

    async def press(table: int) -> None:
        before = await store.tables.log(table)
        async with store.transaction() as tx:
            await store.tables.append(tx, table, [LogRow(len(before), 0, "take", 0.0, "person")])
            await store.tables.change(tx, table, status="running")

    thread = threading.Thread(target=hold)
    thread.start()
    await asyncio.to_thread(held.wait)
    async with asyncio.TaskGroup() as group:
        presses = [group.create_task(press(table)) for table in tables]
        for table in tables:
            await store.tables.get(table)
        assert not any(press.done() for press in presses)
        release.set()
    thread.join()
    assert [len(await store.tables.log(table)) for table in tables] == [1] * 20
    assert len(await store.tables.live()) == 20


async def test_the_file_is_safe_against_power_cuts_and_patient(store: Store):
    [(journal,)] = await store._database.writer.execute_fetchall("PRAGMA journal_mode")
    [(synchronous,)] = await store._database.writer.execute_fetchall("PRAGMA synchronous")
    [(foreign_keys,)] = await store._database.writer.execute_fetchall("PRAGMA foreign_keys")
    [(busy_timeout,)] = await store._database.writer.execute_fetchall("PRAGMA busy_timeout")
    assert (journal, synchronous, foreign_keys, busy_timeout) == ("wal", 2, 1, 30_000)


async def test_a_reader_cannot_write(store: Store):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._database.read("DELETE FROM people")


async def test_a_seat_needs_a_person_that_was_met(store: Store, lobby: TableRow):
    async def seat() -> None:
        async with store.transaction() as tx:
            table = await store.tables.add(tx, lobby)
            await store.tables.seat(tx, table, [SeatRow(0, 77)])

    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await seat()
    assert await store.tables.live() == []


async def test_a_second_bot_on_the_same_database_is_told_so(store: Store, tmp_path: Path, clock: FakeClock):
    with pytest.raises(AlreadyRunning, match="Another bot is running on this database"):
        await Store.open(tmp_path / "kozyr.sqlite3", clock)


async def test_a_killed_bot_leaves_no_lock_behind(tmp_path: Path, clock: FakeClock):
    lock = tmp_path / "kozyr.sqlite3.lock"
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLDER, lock, stdin=PIPE, stdout=PIPE)
    assert holder.stdout is not None
    await holder.stdout.readline()
    with pytest.raises(AlreadyRunning):
        await Store.open(tmp_path / "kozyr.sqlite3", clock)
    holder.kill()
    await holder.communicate()
    await (await Store.open(tmp_path / "kozyr.sqlite3", clock)).close()


async def test_what_was_stored_is_there_after_a_restart(tmp_path: Path, clock: FakeClock):
    store = await Store.open(tmp_path / "new" / "folder" / "kozyr.sqlite3", clock)
    await meet(store, 1)
    await store.close()
    store = await Store.open(str(tmp_path / "new" / "folder" / "kozyr.sqlite3"), clock)
    assert await store.people.get(1) is not None
    await store.close()


async def test_a_database_of_a_newer_bot_is_refused(tmp_path: Path, clock: FakeClock):
    path = tmp_path / "kozyr.sqlite3"
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 999")
    with pytest.raises(TooNew, match=r"The database has version 999, this bot knows \d+: update the bot."):
        await Store.open(path, clock)
    path.unlink()
    await (await Store.open(path, clock)).close()


async def test_migrations_run_once_and_in_order():
    steps = ["CREATE TABLE a (x); INSERT INTO a VALUES (1);", "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1;"]
    async with aiosqlite.connect(":memory:", isolation_level=None) as connection:
        for upto in (1, 2, 2):
            await migrate(connection, steps[:upto])
        assert list(await connection.execute_fetchall("SELECT x, y FROM a")) == [(1, 2)]
        assert list(await connection.execute_fetchall("PRAGMA user_version")) == [(2,)]


async def test_a_migration_that_fails_half_way_leaves_the_version_before():
    steps = ["CREATE TABLE a (x);", "INSERT INTO a VALUES (1); INSERT INTO b VALUES (1);"]
    async with aiosqlite.connect(":memory:", isolation_level=None) as connection:
        with pytest.raises(sqlite3.OperationalError, match="no such table: b"):
            await migrate(connection, steps)
        assert list(await connection.execute_fetchall("SELECT * FROM a")) == []
        assert list(await connection.execute_fetchall("PRAGMA user_version")) == [(1,)]


@pytest.mark.parametrize("version", range(len(scripts()) + 1))
async def test_a_file_of_each_version_before_can_be_opened(tmp_path: Path, clock: FakeClock, version: int):
    async with aiosqlite.connect(tmp_path / "old.sqlite3", isolation_level=None) as old:
        await migrate(old, scripts()[:version])
    for name in ("old", "new"):
        await (await Store.open(tmp_path / f"{name}.sqlite3", clock)).close()
    schemas = []
    for name in ("old", "new"):
        with closing(sqlite3.connect(tmp_path / f"{name}.sqlite3")) as file:
            schemas.append(file.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall())
    assert schemas[0] == schemas[1]
