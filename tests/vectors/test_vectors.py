"""The worked examples of the rules files come out, and the runner tells when they do not."""

from pathlib import Path

import pytest
import yaml

from games.catalog import catalog
from tests import vectors
from tests.vectors.__main__ import run

HERE = Path(__file__).parent
ROWS = [(path.stem, row) for path in sorted(HERE.glob("*.yaml")) for row in vectors.rows(path)]
BEATEN = {"trump": "H", "hands": ["6S 6D", "7S 7D KC"], "phase": "lead", "leader": 0, "defender": 1}
LEAD = {
    "name": "a lead",
    "given": BEATEN,
    "when": [[0, "lead:6S"]],
    "then": {"phase": "defend", "table": "6S"},
}


@pytest.mark.parametrize(("key", "row"), ROWS, ids=[f"{key}: {row['name']}" for key, row in ROWS])
def test_a_worked_example_comes_out(key, row):
    assert vectors.differences(key, row) == []


@pytest.mark.parametrize("key", catalog())
def test_every_game_has_worked_examples(key):
    assert key in {of for of, _ in ROWS}


BROKEN = [
    ({"then": {"phase": "lead"}}, "phase: "),
    ({"then": {"table": "6S 6D"}}, "table: "),
    ({"then": {"error": "not_you"}}, "error: None, not not_you"),
    ({"then": {"no_such_key": 1}}, "unknown key no_such_key"),
    ({"when": [[1, "lead:6S"]]}, "error: not_you, not None"),
    ({"when": [[1, "lead:6S"], [0, "lead:6S"]], "then": {"error": "not_you"}}, "was refused, with more to come"),
    ({"when": [[0, "@dance"]]}, "cannot be played: ValueError: no such decision"),
    ({"given": BEATEN | {"hands": ["ZZ", ""]}}, "cannot be played: ValueError: no such card: 'ZZ'"),
    ({"given": {}}, "cannot be played: KeyError"),
    ({"options": {"deck": 33}}, "cannot be played: ValueError: option 'deck' is one of"),
    ({"options": {"no_such": 1}}, "cannot be played: ValueError: option 'no_such' is one of ()"),
    ({"options": {"teams": "teams"}}, "cannot be set up: "),
    ({"until": 1}, "cannot be played: ValueError: a row has no until"),
]


@pytest.mark.parametrize(("change", "complaint"), BROKEN)
def test_what_does_not_come_out_is_told(change, complaint):
    (first, *_) = vectors.differences("durak", LEAD | change)
    assert complaint in first


def test_a_row_that_comes_out_has_no_differences():
    assert vectors.differences("durak", LEAD) == []


def test_options_are_spelled_as_yaml_likes():
    assert vectors.differences("durak", LEAD | {"options": {"deck": "36", "transfer": "none"}}) == []


@pytest.fixture
def file(tmp_path):
    def write(rows, name="durak.yaml"):
        path = tmp_path / name
        path.write_text(rows if isinstance(rows, str) else yaml.safe_dump(rows), encoding="utf-8")
        return path

    return write


def test_one_line_tells_of_each_vector_and_the_others_are_still_run(file, capsys):
    broken = LEAD | {"name": "broken", "given": {}}
    wrong = LEAD | {"name": "wrong", "then": {"phase": "lead", "table": ""}}
    assert run([file([broken, wrong, LEAD])]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["FAILED durak", "FAILED durak", "ok durak"]
    assert lines[1].count(";") == 1
    assert lines[2] == "ok durak: a lead"


def test_files_whose_vectors_all_come_out(file):
    assert run([file([LEAD]), file("[]", "hearts.yaml")]) == 0


UNREADABLE = [("chess.yaml", "[]"), ("durak.yaml", "{"), ("durak.yaml", "name: x"), ("durak.yaml", "[1]")]


@pytest.mark.parametrize(("name", "content"), UNREADABLE)
def test_a_file_without_vectors_is_told_and_the_others_are_still_run(file, capsys, name, content):
    assert run([file(content, name), file([LEAD], "durak.yaml")] if name != "durak.yaml" else [file(content)]) == 2
    assert name in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert run([tmp_path / "durak.yaml"]) == 2
    assert "durak.yaml" in capsys.readouterr().err
