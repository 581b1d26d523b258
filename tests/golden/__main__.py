"""`python -m tests.golden`: write the transcripts of all games anew."""

from games.catalog import catalog
from tests.golden import path, transcript

for key, kind in catalog().items():
    path(key).write_text(transcript(kind), encoding="utf-8")
    print(path(key).name)
