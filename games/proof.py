"""The proof of a match: the file that holds all of it, and the check that its cards came from the sealed secret.

docs/fairness.md says what is proved and how to do it in another language.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.actions import Refused
from games.cards import Card, text
from games.catalog import catalog
from games.game import Game, Standing
from games.match import Entry, Match
from games.shuffle import derived, match_seed, seal, shuffled

Bytes32 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal digits."""


class MatchFile(BaseModel):
    """A match that has ended, as JSON has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kozyr: Literal[1] = 1
    """The version of this format."""
    game: str
    version: int
    """Of the game's rules."""
    options: dict[str, bool | int | str]
    table: int
    seats: tuple[str | None, ...]
    """The ids that made the seed: a person's of Telegram, "c1" of the computer at seat 1; None: erased since."""
    seal: Bytes32
    """What the lobby showed: sha256 of the secret."""
    secret: Bytes32
    seed: Bytes32
    """Of the match, as it was stored at the start."""
    before: Standing | None
    """What a rematch went on from."""
    log: tuple[Entry, ...]
    ranking: tuple[int, ...] | None
    """By seat; None: void."""
    totals: tuple[int, ...] | None


class Unreadable(Exception):
    """A file that is no match of a game known here."""


class Deck(NamedTuple):
    """The order of a pack."""

    dealing: int
    """Counted from 1, those thrown in too."""
    number: int
    """Of the pack within the dealing, from 1."""
    cards: tuple[Card, ...]

    @property
    def label(self) -> str:
        """Name the dealing, and the pack where it is not the first."""
        return f"deal {self.dealing}" + (f".{self.number}" if self.number > 1 else "")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a check."""

    file: MatchFile
    dealer: int | None
    """Of the first deal, by lot; None: a rematch, where the match before decides."""
    decks: tuple[Deck, ...]
    problems: tuple[str, ...]
    """What differs; none: the match is proved."""


def written(file: MatchFile) -> str:
    """Write a match as JSON, a field a line."""
    fields = file.model_dump(mode="json").items()
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in fields]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def verify(content: str) -> Verdict:
    """Make the seed of a match anew, play it again and compare all that the file says. Raises Unreadable."""
    try:
        file = MatchFile.model_validate_json(content)
    except ValidationError as error:
        raise Unreadable(_first(error)) from None
    kind = catalog().get(file.game)
    if kind is None:
        raise Unreadable(f"no game {file.game!r} here")
    if file.version != kind.version:
        return Verdict(file, None, (), (f"played by version {file.version} of the rules, here is {kind.version}",))
    game = _game(kind, file)
    match, stopped = Match.replay(game, bytes.fromhex(file.seed), file.before, file.log)
    problems = [*_seed_problems(file), *([stopped] if stopped else _end_problems(file, match))]
    dealer = None if file.before else game.opening(match.seed, None).dealer
    return Verdict(file, dealer, decks(match), tuple(problems))


def decks(match: Match) -> tuple[Deck, ...]:
    """Return what the dealings so far have shuffled before anybody moved: one pack each, in card loto two."""
    game, held = match.game, [card for cards in match.deal.holding() for card in cards]
    packs = game.deal(game.opening(match.seed, match.before), match.seed).shuffles
    pack = sorted(held, key=lambda card: (card.suit, card.rank))[::packs]
    seeds = {dealing: derived(match.seed, f"deal {dealing}") for dealing in range(1, match.dealings + 1)}
    return tuple(
        Deck(dealing, number, tuple(shuffled(pack, seed, f"shuffle {number}")))
        for dealing, seed in seeds.items()
        for number in range(1, packs + 1)
    )


def report(verdict: Verdict) -> Iterator[str]:
    """Tell a verdict in lines, cards by their codes."""
    file = verdict.file
    yield f"game    {file.game}, version {file.version}, table {file.table}, seats {_joined(file.seats)}"
    yield f"seal    {file.seal} (compare it with the one in the lobby)"
    yield f"secret  {file.secret}"
    yield f"seed    {file.seed}"
    if verdict.dealer is not None:
        yield f"dealer  seat {verdict.dealer}, by lot"
    yield from (f"{deck.label:<7} {text(deck.cards)}" for deck in verdict.decks)
    yield f"log     {len(file.log)} entries"
    yield "result  void" if file.ranking is None else f"result  places {_joined(file.ranking)}"
    yield from (f"DIFFERS {problem}" for problem in verdict.problems)
    yield "not proved" if verdict.problems else "proved: the cards follow from the secret, the result from the log"


def _game(kind: type[Game[Any]], file: MatchFile) -> Game[Any]:
    try:
        game = kind(len(file.seats), kind.Options.model_validate(file.options))
    except ValidationError as error:
        raise Unreadable(f"options: {_first(error)}") from None
    except Refused as refused:
        raise Unreadable(f"{file.game} cannot be played so: {refused.reason}") from None
    if file.before is not None and not _fits(file.before, game.n):
        raise Unreadable(f"before: not of {game.n} seats")
    return game


def _fits(standing: Standing, seats: int) -> bool:
    """Tell whether a standing can be one of so many seats."""
    last = standing.last
    columns = [standing.totals, *([last.points, last.ranking] if last else [])]
    named = [standing.dealer, standing.first, *(seat for seat, _ in (last.titles if last else ()))]
    return all(len(column) == seats for column in columns) and all(seat in range(seats) for seat in named)


def _seed_problems(file: MatchFile) -> Iterator[str]:
    secret = bytes.fromhex(file.secret)
    if seal(secret) != file.seal:
        yield f"sha256 of the secret is {seal(secret)}, not the seal"
    known = [one for one in file.seats if one is not None]
    if len(known) < len(file.seats):
        yield "somebody was erased: without all ids nothing shows that the seed came from the secret"
    elif (seed := match_seed(secret, file.table, known).hex()) != file.seed:
        yield f"secret, table and seats make the seed {seed}"


def _end_problems(file: MatchFile, match: Match) -> Iterator[str]:
    if not match.over:
        yield "the match does not end with the log"
        return
    ranking = match.ranking()
    if ranking != file.ranking:
        yield f"the match ends with places {_joined(ranking or ['void'])}"
    if file.totals is not None and file.totals != match.standing.totals:
        yield f"the match ends with points {_joined(match.standing.totals)}"


def _first(error: ValidationError) -> str:
    """Say what is wrong first, and where."""
    wrong = error.errors(include_url=False)[0]
    return ": ".join([*map(str, wrong["loc"]), wrong["msg"]])


def _joined(parts: Sequence[object]) -> str:
    return " ".join(map(str, parts))
