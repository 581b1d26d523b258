"""`python -m tests.vectors FILE...`: run files of worked examples, one line for each vector.

Exits 0 if all came out, 1 if any did not, 2 if a file cannot be read.
"""

import sys
from pathlib import Path

from tests.vectors import Unreadable, differences, rows


def run(paths: list[Path]) -> int:
    """Run the files and return the exit code."""
    code = 0
    for path in paths:
        try:
            code = max(code, _run(path))
        except Unreadable as error:
            print(error, file=sys.stderr)
            code = 2
    return code


def _run(path: Path) -> int:
    failed = 0
    for row in rows(path):
        wrong = differences(path.stem, row)
        failed += bool(wrong)
        print(f"{'FAILED' if wrong else 'ok'} {path.stem}: {row['name']}{': ' * bool(wrong)}{'; '.join(wrong)}")
    return int(failed > 0)


if __name__ == "__main__":
    if not sys.argv[1:]:
        print("usage: python -m tests.vectors FILE...", file=sys.stderr)
        sys.exit(2)
    sys.exit(run([Path(name) for name in sys.argv[1:]]))
