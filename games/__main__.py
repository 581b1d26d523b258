"""`python -m games` lists the games; `play durak --seats 3` after it plays one in the terminal by codes.

`python -m games verify FILE` checks a match that the bot has sent as a file: 0 if it is proved, 1 if not.
"""

import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from random import Random
from typing import Any

from games.actions import Refused
from games.catalog import catalog
from games.game import Game
from games.match import Match
from games.proof import Unreadable, report, verify
from games.terminal import play

SEED = 32
"""Bytes of a match's seed."""


def main(argv: list[str]) -> int:
    """Run the command and return the exit code: 2 where it cannot be done as asked."""
    args = _parser().parse_args(argv)
    if args.command is None:
        for kind in catalog().values():
            print("\n".join(_listed(kind)))
        return 0
    return _verify(args.file) if args.command == "verify" else _play(args)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m games", description="Lists the games, plays one, or proves a match.")
    commands = parser.add_subparsers(dest="command")
    playing = commands.add_parser("play", help="play a game by codes: you are seat 0, computers have the other seats")
    playing.add_argument("key", choices=list(catalog()))
    playing.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    playing.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="other than the usual ones")
    playing.add_argument("--seed", type=_seed, help="64 hexadecimal digits: the same cards and computers again")
    proving = commands.add_parser("verify", help="play a match again and check its cards (docs/fairness.md)")
    proving.add_argument("file", type=Path, help="what the bot sends for /verify")
    return parser


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED:
        raise ArgumentTypeError(f"not {2 * SEED} hexadecimal digits")
    return seed


def _listed(kind: type[Game[Any]]) -> list[str]:
    seats = ", ".join(map(str, sorted(kind.seats)))
    usual = kind.Options().model_dump()
    options = [
        f"    {name} = {' | '.join(_spelled(value) + ' *' * (value == usual[name]) for value in values)}"
        for name, values in kind.choices().items()
    ]
    return [f"{kind.key} ({kind.family}), seats {seats}", *options]


def _play(args: Namespace) -> int:
    kind = catalog()[args.key]
    seed = args.seed or secrets.token_bytes(SEED)
    try:
        game = kind(args.seats or min(kind.seats), kind.Options(**dict(_option(kind, text) for text in args.options)))
    except (Refused, ValueError) as error:
        print(f"cannot be played so: {error}", file=sys.stderr)
        return 2
    print(f"seed {seed.hex()}")
    play(Match(game, seed), input, print, Random(seed))
    return 0


def _verify(path: Path) -> int:
    try:
        verdict = verify(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, Unreadable) as error:
        print(f"cannot be read: {error}", file=sys.stderr)
        return 2
    print("\n".join(report(verdict)))
    return 1 if verdict.problems else 0


def _option(kind: type[Game[Any]], text: str) -> tuple[str, Any]:
    name, _, wanted = text.partition("=")
    values = kind.choices().get(name, ())
    for value in values:
        if _spelled(value) == wanted:
            return name, value
    raise ValueError(f"{text} (values of {name}: {' | '.join(map(_spelled, values)) or 'there is no such option'})")


def _spelled(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
