"""docs/adding-a-game.md: the game that it shows is put where it says, and is a game."""

import re
import sys
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

import games.rules
import tests.notation
from bot.screens import hand, table
from bot.screens.state import Desk, HandState, Sitter, TableState
from bot.texts import LOCALES, Voice
from games.catalog import catalog
from games.match import Match
from tests import conformance, vectors
from tests.conformance.tables import tables
from tests.texts.test_game_texts import own_texts, shared_texts
from tests.vectors import differences

PAGE = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
KEY = "higher"
NAMES = ("Anna", "Boris", "Vera")
SUITES = sorted(path.stem for path in Path(conformance.__file__).parent.glob("test_*.py"))


def block(path: str) -> str:
    """The code below the line that names its file."""
    [found] = re.findall(rf"^`{re.escape(path)}`[^\n]*\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found


@pytest.fixture
def kind(tmp_path, monkeypatch):
    """The game, found by the catalog as any other."""
    for package, folder in ((games.rules, "games/rules"), (tests.notation, "tests/notation")):
        path = tmp_path / folder / f"{KEY}.py"
        path.parent.mkdir(parents=True)
        path.write_text(block(f"{folder}/{KEY}.py"), encoding="utf-8")
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(path.parent)])
    catalog.cache_clear()
    yield catalog()[KEY]
    catalog.cache_clear()
    for package in (games.rules, tests.notation):
        sys.modules.pop(f"{package.__name__}.{KEY}", None)
        vars(package).pop(KEY, None)


@pytest.fixture
def say(tmp_path):
    """The English voice, with the words of the page."""
    folder = copytree(LOCALES / "en", tmp_path / "en")
    (folder / "games" / f"{KEY}.ftl").write_text(block(f"locales/en/games/{KEY}.ftl"), encoding="utf-8")
    return Voice("en", folder)


def test_its_worked_examples_come_out(kind, tmp_path):
    path = tmp_path / f"{KEY}.yaml"
    path.write_text(block(f"tests/vectors/{KEY}.yaml"), encoding="utf-8")
    rows = vectors.rows(path)
    assert len(rows) == 3
    assert {row["name"]: differences(KEY, row) for row in rows} == {row["name"]: [] for row in rows}


@pytest.mark.parametrize("suite", SUITES)
def test_it_keeps_the_contract(kind, suite):
    module = import_module(f"tests.conformance.{suite}")
    for name, check in vars(module).items():
        if name.startswith("test_") and hasattr(check, "hypothesis"):
            for one in tables(kind):
                check.hypothesis.inner_test(one, 1)


def test_it_has_a_text_for_every_word(kind, say):
    asked = [*own_texts(KEY), *(say.choose(word, KEY, rest) for word, rest in shared_texts(KEY))]
    assert [name for name in asked if not say.has(name)] == []


def test_its_screens_are_as_shown(kind, say):
    match = import_module(f"tests.notation.{KEY}").match(
        {"given": {"dealer": 2, "hands": ["KH TC 9D", "KS QC 9H", "JH AC TD"]}, "options": {}}
    )
    desk = Desk(1, 1, KEY, match.game.options, tuple(Sitter(name, 10 + seat) for seat, name in enumerate(NAMES)), "")
    assert labels(desk, match, 0, say) == ["K♥", "10♣", "9♦"]
    told = match.apply(0, "play:KH")
    shown = table.table(TableState(desk, match.view(None), tuple(told), None, 1), say).text
    [page] = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert re.sub("<[^>]+>", "", shown).replace("\u00a0", " ") + "\n" == page
    assert labels(desk, match, 0, say) == []


def labels(desk: Desk, match: Match, seat: int, say: Voice) -> list[str]:
    """What can be pressed in a hand."""
    state = HandState(desk, seat, match.view(seat), (), None, match.number(seat))
    return [button.label for row in hand.hand(state, say).rows for button in row if not button.disabled]
