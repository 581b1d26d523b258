"""What import-linter cannot say: `games` may import what is listed here, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ALLOWED = {
    *(
        "abc",
        "bisect",
        "collections",
        "contextlib",
        "dataclasses",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "hmac",
        "importlib",
    ),
    *("inspect", "itertools", "json", "math", "operator", "pkgutil", "random", "re", "string", "types", "typing"),
    *("games", "pydantic"),
}
PROGRAMS = {"__main__.py"}
RULES = [path for path in sorted((ROOT / "games").rglob("*.py")) if path.name not in PROGRAMS]


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "games" if node.level else str(node.module).partition(".")[0]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import os.path, time as t", ["os", "time"]),
        ("from collections.abc import Iterator", ["collections"]),
        ("from . import cards", ["games"]),
        ("def f():\n    import asyncio", ["asyncio"]),
    ],
)
def test_imports_are_seen_in_every_form(source, expected):
    assert list(imported(source)) == expected


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_import_only_what_is_allowed(path):
    assert set(imported(path.read_text(encoding="utf-8"))) <= ALLOWED
