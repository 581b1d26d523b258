"""The Fluent files as they stand, read with the parser alone: messages by language, and the arguments they name."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def entries(language: str) -> Iterator[tuple[Path, Any]]:
    """Yield every entry of a language's files, junk included."""
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by id."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    """Return the names of the arguments in a message and its attributes."""
    names = _Names()
    names.visit(message)
    return names.found
