"""The documents tell of what is there: games, commands, targets of make, links and files."""

import re
from pathlib import Path

import pytest

from bot.commands import LISTS
from bot.screens.menu import by_family
from bot.texts import load_texts
from games.catalog import catalog

ROOT = Path(__file__).parents[1]
EN, RU = load_texts()["en"], load_texts()["ru"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())

BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"[\w.<>-]+(/[\w.<>-]+)*/?")
FOLDERS = {path.name for path in ROOT.iterdir() if path.is_dir()}
KINDS = (".py", ".md", ".ftl", ".html", ".yaml", ".toml", ".txt", ".sql")
MADE_UP = "higher"
"""The game of docs/adding-a-game.md, which tests/test_adding_a_game.py puts where the page says."""


def seats(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def row(key: str, family: str) -> str:
    names = [EN(f"game-{key}"), RU(f"game-{key}"), seats(sorted(catalog()[key].seats)), EN(f"family-{family}")]
    return f"| {' | '.join(names)} | `/play {key}` |"


def code(text: str) -> list[str]:
    """What stands between backticks, blocks apart."""
    return re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))


def files(page: Path) -> list[str]:
    """What looks like a path from the root; a part in angle brackets stands for any name."""
    named = [span for span in code(page.read_text(encoding="utf-8")) if FILE.fullmatch(span)]
    return [re.sub(rf"<\w+>|\b{MADE_UP}\b", "*", name) for name in named if _is_ours(name)]


def _is_ours(name: str) -> bool:
    return name.endswith(KINDS) or name.partition("/")[0] in FOLDERS


def test_the_readme_lists_the_games_as_the_menu_does():
    expected = [row(key, family) for family, keys in by_family(catalog()).items() for key in keys]
    assert [line for line in README.splitlines() if "| `/play " in line] == expected


def test_the_readme_names_the_commands_that_telegram_lists():
    section = README.partition("## What people type")[2].partition("\n## ")[0]
    assert set(re.findall(r"/([a-z]+)", " ".join(code(section)))) == {name for _, names in LISTS for name in names}


@each_page
def test_a_target_of_make_that_is_named_exists(page):
    targets = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make (\w+)", page.read_text(encoding="utf-8"), re.MULTILINE)) <= targets


@each_page
def test_a_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)]+)\)", BLOCK.sub("", page.read_text(encoding="utf-8")))
    here = [link.partition("#")[0] for link in links if not re.match(r"https?://", link)]
    assert [link for link in here if not (page.parent / link).exists()] == []


@each_page
def test_a_file_that_is_named_exists(page):
    assert [name for name in files(page) if not any(ROOT.glob(name.rstrip("/")))] == []


def test_files_are_looked_for():
    assert {"games/deal.py", "games/rules/*.py", "tests/conformance/"} <= set(files(ROOT / "README.md"))
