"""docs/fairness.md: its JavaScript deals what the program deals, and each value of its example is the true one."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from games.cards import Rank, pack, text
from games.shuffle import Stream, derived, match_seed, seal, shuffled

PAGE = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
LINES = 30
"""The most an implementation needs."""


def block(language: str) -> str:
    """The one block of code in a language."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found


@pytest.fixture(scope="module")
def node() -> str:
    found = shutil.which("node")
    if found is None and "CI" not in os.environ:
        pytest.skip("node is not installed: the JavaScript of docs/fairness.md was not tried")
    assert found, "node is not installed, but CI must try the JavaScript of docs/fairness.md"
    return found


@pytest.fixture(scope="module")
def script(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("fairness") / "fairness.mjs"
    path.write_text(block("js"), encoding="utf-8")
    return path


def ran(node: str, script: Path, *arguments: str) -> str:
    return subprocess.run([node, script, *arguments], check=True, capture_output=True, text=True).stdout


def expected(secret: bytes, table: int, ids: list[str], lowest: Rank, dealings: int) -> str:
    """What the program makes of the same."""
    seed = match_seed(secret, table, ids)
    decks = [shuffled(pack(lowest), derived(seed, f"deal {k}"), "shuffle 1") for k in range(1, dealings + 1)]
    lines = [f"seal {seal(secret)}", f"seed {seed.hex()}", f"dealer {Stream(seed, 'lot').below(len(ids))}"]
    return "\n".join([*lines, *(f"deal {k} {text(deck)}" for k, deck in enumerate(decks, start=1))]) + "\n"


def test_the_javascript_prints_what_the_page_says(node, script):
    command = block("sh").split()
    assert command[:2] == ["node", "fairness.mjs"]
    assert ran(node, script, *command[2:]) == block("text")


def test_the_program_deals_what_the_page_says():
    assert expected(bytes(range(32)), 7, ["1001", "1002", "c2"], Rank.SIX, 2) == block("text")


@pytest.mark.parametrize("lowest", [Rank.TWO, Rank.SIX, Rank.SEVEN, Rank.NINE])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_javascript_deals_what_the_program_deals(node, script, lowest, seats):
    rng = Random(f"{lowest}.{seats}")
    secret, table = rng.randbytes(32), rng.randrange(1, 10**6)
    ids = [str(rng.randrange(1, 2**52)) if rng.random() < 0.7 else f"c{seat}" for seat in range(seats)]
    shown = ran(node, script, secret.hex(), str(table), ",".join(ids), lowest.code, "20")
    assert shown == expected(secret, table, ids, lowest, 20)


def test_the_javascript_is_short():
    assert block("js").count("\n") <= LINES


def test_the_steps_of_the_example_are_true():
    secret = bytes(range(32))
    seed = match_seed(secret, 7, ["1001", "1002", "c2"])
    key = derived(seed, "deal 1")
    lot, first = derived(seed, "lot|0").hex(), derived(key, "shuffle 1|0").hex()
    rows = dict(re.findall(r"^\| (.+?) \| (.+) \|$", PAGE.replace(r"\|", "/"), re.MULTILINE))
    assert rows["`S`"] == f"`{secret.hex()}`"
    assert rows["`sha256(S)`"] == f"`{seal(secret)}`"
    assert rows['`M = HMAC(S, "kozyr1/7/1001,1002,c2")`'] == f"`{seed.hex()}`"
    assert rows['`HMAC(M, "lot/0")`'] == f"`{lot}`"
    assert rows['`K = HMAC(M, "deal 1")`'] == f"`{key.hex()}`"
    assert rows['`HMAC(K, "shuffle 1/0")`'] == f"`{first}`"
    words = [int(lot[:8], 16), int(first[:8], 16), int(first[8:16], 16)]
    assert rows["dealer"] == f"`{lot[:8]}` is {words[0]}, mod 3: seat {words[0] % 3}"
    assert rows["first swap"] == f"`{first[:8]}` is {words[1]}, mod 36: place 35 with place {words[1] % 36}"
    assert rows["second swap"] == f"`{first[8:16]}` is {words[2]}, mod 35: place 34 with place {words[2] % 35}"
