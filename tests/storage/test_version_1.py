"""A file that the first version wrote: its results count on boards, and its chats live by Moscow's clock."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.storage import Store
from bot.storage.boards import Asked
from bot.storage.migrations import migrate, scripts
from bot.storage.rows import Chat
from tests.clock import FakeClock

ROWS = """
INSERT INTO people VALUES (1, 'Anna', NULL, NULL, 'ru', 'away', 'open', 5.0), (2, 'Boris', NULL, NULL, NULL, 'away',
    'open', 5.0), (3, 'Clara', NULL, NULL, NULL, 'away', 'open', 5.0);
INSERT INTO chats VALUES (-5, 'Dacha', 'group', NULL, 'ru', 600, 'end', 60, 4, 'open');
"""
TABLE = """
INSERT INTO tables VALUES (?, -5, 0, ?, ?, 1, '{}', ?, x'00', ?, 1, 180, 'computer', 30, 1.0, 2.0, x'00', NULL, NULL, 0,
    NULL, '')
"""
RESULT = """INSERT INTO results VALUES (?, ?, ?, ?, ?, '[]', ?, 9.0)"""
TABLES = [(1, "durak", "over"), (2, "hearts", "over"), (3, "durak", "over"), (4, "durak", "over")]
RESULTS = [
    (1, 0, 1, 1, 0, 0), (1, 1, 2, 2, 0, 0), (1, 2, 3, 3, 1, 0),
    (2, 0, 1, 2, 40, 0), (2, 1, 2, 1, 20, 0), (2, 2, None, 4, 101, 0), (2, 3, None, 3, 60, 0),
    (3, 0, 1, 1, 0, 0), (3, 1, None, 2, 1, 0),
    (4, 0, 1, 2, 0, 1), (4, 1, 2, 1, 0, 0),
]  # fmt: skip
"""table, seat, person, rank, points, left"""


async def written(path: Path) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, scripts()[:1])
    with closing(sqlite3.connect(path)) as file, file:
        file.executescript(ROWS)
        file.executemany(TABLE, [(table, table, key, str(table), status) for table, key, status in TABLES])
        file.executemany(RESULT, RESULTS)


@pytest.fixture
async def store(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Store]:
    """The file, opened by the present version."""
    await written(tmp_path / "old.sqlite3")
    store = await Store.open(tmp_path / "old.sqlite3", clock)
    yield store
    await store.close()


async def test_results_of_people_count_on_boards(store: Store):
    board = await store.boards.page(Asked(key="durak"), 1)
    assert [(row.name, row.wins, row.matches, row.losses) for row in board.rows] == [
        ("Boris", 2, 2, 0),
        ("Anna", 1, 2, 1),
        ("Clara", 0, 1, 1),
    ]


async def test_who_met_other_people_counts(store: Store):
    changes = [[row.change for row in await store.results.of_table(table)] for table in range(1, 5)]
    assert changes == [[0, 0, 0], [0, 0, None, None], [None, None], [0, 0]]


async def test_who_has_won_is_known(store: Store):
    won = [[row.won for row in await store.results.of_table(table)] for table in range(1, 5)]
    assert won == [[True, True, False], [False, True, False, False], [True, False], [False, True]]


async def test_ratings_begin_and_chats_keep_moscows_time(store: Store):
    assert await store.ratings.get(1, "durak") is None
    assert await store.chats.get(-5) == Chat(
        -5, "Dacha", "group", None, "ru", 600, "end", 60, 4, "open", "Europe/Moscow"
    )
