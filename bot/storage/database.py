"""One SQLite file: a writer that serves one transaction after the other, and a reader beside it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import aiosqlite

Value = str | int | float | bytes | None

BUSY = 30.0
"""Seconds to wait for another program (a backup, a shell) that holds the file."""


class Transaction:
    """Statements that take effect together or not at all. What it reads, nobody changes until its end."""

    def __init__(self, writer: aiosqlite.Connection) -> None:
        self._writer = writer

    async def run(self, sql: str, values: Sequence[Value] = ()) -> list[sqlite3.Row]:
        """Execute a statement and return its rows."""
        return list(await self._writer.execute_fetchall(sql, values))

    async def run_each(self, sql: str, values: Iterable[Sequence[Value]]) -> None:
        """Execute a statement for each of `values`."""
        await (await self._writer.executemany(sql, values)).close()


class Database:
    """Both connections of the process."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made where there is none."""
        writer = await _connect(path)
        await writer.execute_fetchall("PRAGMA journal_mode = WAL")
        await writer.execute_fetchall("PRAGMA synchronous = FULL")
        await writer.execute_fetchall("PRAGMA foreign_keys = ON")
        reader = await _connect(path)
        await reader.execute_fetchall("PRAGMA query_only = ON")
        return cls(writer, reader)

    @property
    def writer(self) -> aiosqlite.Connection:
        """The connection for what is no transaction: migrations."""
        return self._writer

    async def close(self) -> None:
        """Close both, after the running transaction."""
        async with self._turn:
            await self._reader.close()
            await self._writer.close()

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[sqlite3.Row]:
        """Return the rows of a query over all that was committed."""
        return list(await self._reader.execute_fetchall(sql, values))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Wait for one's turn, then commit what the block does, or undo it if the block raises."""
        async with self._turn:
            try:
                await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                yield Transaction(self._writer)
                await self._writer.commit()
            except BaseException:
                # Also of a BEGIN whose waiter was cancelled: the connection runs it all the same.
                await self._writer.rollback()
                raise


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY)
    connection.row_factory = sqlite3.Row
    return connection
