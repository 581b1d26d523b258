"""What happens at a table, and what is told of it, is what the transcripts say (`make golden` writes them anew)."""

import pytest

from games.catalog import catalog
from tests.golden import HERE, path, transcript


@pytest.mark.parametrize("key", catalog())
def test_a_game_goes_as_written(key):
    assert transcript(catalog()[key]).splitlines() == path(key).read_text(encoding="utf-8").splitlines()


def test_no_transcript_is_of_a_game_that_is_gone():
    assert {file.stem for file in HERE.glob("*.txt")} == set(catalog())
