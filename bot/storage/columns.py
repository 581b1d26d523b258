"""Rows of SQL tables as dataclasses: a column is a field of the same name."""

import sqlite3
from dataclasses import asdict, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from bot.storage.database import Transaction, Value

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


def read(kind: type[T], row: sqlite3.Row) -> T:
    """Return a row as a value; columns that are no field are left out. SQLite has no booleans: they were numbers."""
    return kind(**{name: bool(row[name]) if flag else row[name] for name, flag in _columns(kind)})


def values(row: "DataclassInstance") -> dict[str, Value]:
    """Return the columns of a value."""
    return asdict(row)


async def insert(tx: Transaction, table: str, columns: dict[str, Value]) -> int:
    """Add a row and return its id."""
    names = ", ".join(f'"{name}"' for name in columns)
    marks = ", ".join("?" * len(columns))
    sql = f"INSERT INTO {table} ({names}) VALUES ({marks}) RETURNING id"  # noqa: S608 - names are those of fields
    [row] = await tx.run(sql, list(columns.values()))
    new: int = row["id"]
    return new


async def update(tx: Transaction, table: str, kind: type[T], of: int, changes: dict[str, Any]) -> None:
    """Change columns of the row with the id `of`. Raises TypeError for no such column, LookupError for no such row."""
    unknown = changes.keys() - {name for name, _ in _columns(kind)} | changes.keys() & {"id"}
    if unknown:
        raise TypeError(f"no columns of {table} to change: {', '.join(sorted(unknown))}")
    if not changes:
        return
    sets = ", ".join(f'"{name}" = ?' for name in changes)
    sql = f"UPDATE {table} SET {sets} WHERE id = ? RETURNING id"  # noqa: S608 - names are those of fields
    if not await tx.run(sql, [*changes.values(), of]):
        raise LookupError(f"no {of} in {table}")


@cache
def _columns(kind: type["DataclassInstance"]) -> tuple[tuple[str, bool], ...]:
    return tuple((field.name, field.type is bool) for field in fields(kind))
