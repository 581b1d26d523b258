"""Numbered SQL files, NNNN_what.sql, each run once, in order; `user_version` tells the last one a database has seen."""

from collections.abc import Sequence
from importlib import resources

import aiosqlite


class TooNew(Exception):
    """The database was written by a newer bot."""


def scripts() -> list[str]:
    """Return the SQL of the files; the first leads from an empty database to version 1."""
    files = sorted((file for file in resources.files(__name__).iterdir() if file.name.endswith(".sql")), key=str)
    return [file.read_text(encoding="utf-8") for file in files]


async def migrate(connection: aiosqlite.Connection, steps: Sequence[str]) -> None:
    """Bring a database up to date, each step in a transaction; raises TooNew if it is ahead of `steps`."""
    [(version,)] = await connection.execute_fetchall("PRAGMA user_version")
    if version > len(steps):
        raise TooNew(f"The database has version {version}, this bot knows {len(steps)}: update the bot.")
    for number, step in enumerate(steps[version:], version + 1):
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")
        except BaseException:
            await connection.rollback()
            raise
