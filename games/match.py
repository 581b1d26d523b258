"""A match: deals, dealer, totals and ranking, all a function of (game, seed, before, log)."""

from collections.abc import Hashable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, Self

from games.actions import Action, Event, Refused
from games.deal import Deal, Result, Window, ranked
from games.game import Game, Standing
from games.shuffle import derived
from games.view import View

NOBODY = -1
"""The seat of a log entry that is nobody's."""


class Entry(NamedTuple):
    """A line of the log: a seat's move, or what the host decided.

    "@leave": the seat is last, whatever comes. "@end": it leaves, forfeiting deal and match. "@computer", "@back": who
    plays the seat; a seat that the computer plays when a deal ends has left by silence, which "@back" forgives.
    "@time": the time of the match is up. "@void": no result. "@again": thrown in, the same dealer deals.
    """

    seat: int
    code: str


class _Situation(NamedTuple):
    dealing: int
    about: Hashable
    codes: frozenset[str]


class Match:
    """A running match. `log` and the header (game, seed, before) give the same state again, to the last byte."""

    def __init__(
        self,
        game: Game[Any],
        seed: bytes,
        before: Standing | None = None,
        *,
        standing: Standing | None = None,
        deal: Deal | None = None,
    ) -> None:
        """Deal the first cards; `standing` and `deal` set up a position for vectors, settled at once if it is over."""
        self.game = game
        self.seed = seed
        self.before = before
        self.standing = standing or game.opening(seed, before)
        self.log: list[Entry] = []
        self.over = False
        self.void = False
        self.dealings = 0
        self._dealt_at = 0
        """How long the log was when the deal now played was dealt."""
        self.left: list[int] = []
        """Seats that have left, the earliest first."""
        self.computer: set[int] = set()
        """Seats that the computer plays for their owner."""
        self._silent: set[int] = set()
        """Seats that have left only by silence."""
        self._returned: set[int] = set()
        """Seats that have left, and play again all the same: the loss stays."""
        self.told: list[list[Event]] = [[]]
        """What was told: told[0] before the first move, told[k] by entry k of the log (counted from 1)."""
        if deal is None:
            self._deal(self.told[0])
        else:
            self.deal = deal
        self._advance(self.told[0])
        self._numbers: dict[int | None, int] = dict.fromkeys((*range(game.n), None), 0)
        self._situations = {seat: self._situation(seat) for seat in self._numbers}

    def apply(self, seat: int, code: str) -> list[Event]:
        """Play a seat's code and return what all of it told, the dealing of a next deal included.

        Raises Refused, and nothing has changed, if it is malformed, out of turn or not allowed.
        """
        if self.over:
            raise Refused(self.deal.ENDED)
        action = self.deal.canonical(self._read(code))
        told = self.deal.apply(seat, action)
        return self._enter(Entry(seat, action.code), told)

    def host(self, code: str, seat: int | None = None) -> list[Event]:
        """Enter a decision of the host (see Entry). Raises Refused after the end, ValueError for no such code."""
        if self.over:
            raise Refused(self.deal.ENDED)
        if seat is not None and seat not in range(self.game.n):
            raise ValueError(f"no such seat: {seat}")
        told: list[Event] = []
        match code, seat:
            case "@leave", int():
                self._leave(seat)
            case "@end", int():
                self._leave(seat)
                self._settle(self.deal.forfeit(seat))
                self.over = True
            case "@computer", int():
                self.computer.add(seat)
            case "@back", int():
                self._back(seat)
            case "@time", None:
                told = self.deal.listen(self.deal.time_up)
            case "@void", None:
                self.over = self.void = True
            case "@again", None:
                self._deal(told)
            case _:
                raise ValueError(f"no such decision of the host: {code!r} for seat {seat}")
        return self._enter(Entry(NOBODY if seat is None else seat, code), told)

    def view(self, seat: int | None) -> View:
        """Return the deal's view for a seat (None: a spectator), with the score sheet of the match.

        A match that ended in mid-deal (left, void) asks nobody for anything.
        """
        view = replace(self.deal.view(seat), sheet=self.game.sheet(self.standing))
        return replace(view, ask=None, actions=(), free=(), awaited=()) if self.over else view

    def ranking(self) -> tuple[int, ...] | None:
        """Return the ranking of a match that is over, leavers behind all others; None: it is void.

        Alone at a table 1 is a win and 2 a loss, leaving too.
        """
        if self.void:
            return None
        ranks = self.game.ranking(self.standing)
        if len(ranks) == 1:
            return (2,) if self.left else ranks
        order = [(self.left.index(seat) - len(ranks) if seat in self.left else 0) for seat in range(self.game.n)]
        return ranked([(-late, 0 if late else rank) for late, rank in zip(order, ranks, strict=True)], low=True)

    def titles(self) -> tuple[tuple[int, str], ...]:
        """Return who bears which title of the last deal; where somebody has left, no other is the loser (etiquette)."""
        last = self.standing.last
        if last is None:
            return ()
        losers = {seat for seat, rank in enumerate(last.ranking) if rank == max(last.ranking) > 1}
        spared = losers.difference(self.left) if self.left else set()
        return tuple((seat, title) for seat, title in last.titles if seat not in spared)

    def number(self, seat: int | None) -> int:
        """Return a seat's decision number, that of group buttons for None.

        It rises iff another deal began, `about` changed, or an action or free verb that was listed is gone
        (etiquette, "When a button is old").
        """
        return self._numbers[seat]

    @property
    def awaited(self) -> tuple[int, ...]:
        """Whom the table waits for; () when over."""
        return () if self.over else tuple(self.deal.awaited)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who may act; () when over."""
        return () if self.over else tuple(self.deal.actors)

    @property
    def untouched(self) -> bool:
        """Whether no seat has moved in the deal now played."""
        return all(entry.code.startswith("@") for entry in self.log[self._dealt_at :])

    def window(self) -> Window | None:
        """Return the round of asking in which most decline, None: the turn limit holds (see `Deal.window`)."""
        return None if self.over else self.deal.window()

    def silence(self) -> list[tuple[int, str, bool]]:
        """Return the moves at the time limit: (seat, code, whether it counts as silence)."""
        return [] if self.over else [(seat, action.code, counts) for seat, action, counts in self.deal.silence()]

    def imagine(self, seat: int, rng: Random) -> Deal:
        """Return a fresh guess at the deal as this seat may imagine it; for computer players."""
        return self.deal.redeal(seat, rng)

    @classmethod
    def replay(
        cls, game: Game[Any], seed: bytes, before: Standing | None, log: Iterable[Entry]
    ) -> tuple[Self, str | None]:
        """Play a log again as far as it goes; also return what stopped it, None if nothing did."""
        match = cls(game, seed, before)
        for place, entry in enumerate(log, start=1):
            try:
                match.enter(entry)
            except (Refused, ValueError) as stop:
                return match, f"entry {place}, {entry.code} of seat {entry.seat}: {stop}"
        return match, None

    def enter(self, entry: Entry) -> list[Event]:
        """Apply one line of a log. Raises as `apply` and `host` do."""
        if entry.code.startswith("@"):
            return self.host(entry.code, None if entry.seat == NOBODY else entry.seat)
        return self.apply(entry.seat, entry.code)

    def gone(self, seat: int) -> bool:
        """Tell whether a seat has left, not only by silence, and has not come back."""
        return self.absent(seat) and seat not in self._silent

    def absent(self, seat: int) -> bool:
        """Tell whether a seat has left, by silence or otherwise, and has not come back."""
        return seat in self.left and seat not in self._returned

    def _read(self, code: str) -> Action:
        try:
            return Action.parse(code)
        except ValueError:
            return self.deal.unreadable(code)

    def _leave(self, seat: int) -> None:
        self._silent.discard(seat)
        self._returned.discard(seat)
        if seat not in self.left:
            self.left.append(seat)

    def _back(self, seat: int) -> None:
        self.computer.discard(seat)
        if seat in self._silent:
            self._silent.discard(seat)
            self.left.remove(seat)
        elif seat in self.left:
            self._returned.add(seat)

    def _leave_by_silence(self) -> None:
        silent = sorted(self.computer.difference(self.left))
        self._silent.update(silent)
        self.left.extend(silent)

    def _enter(self, entry: Entry, told: list[Event]) -> list[Event]:
        self.log.append(entry)
        self.told.append(told)
        self._advance(told)
        self._count()
        return told

    def _advance(self, told: list[Event]) -> None:
        while self.deal.over and not self.over:
            self._leave_by_silence()
            self._settle(self.deal.result())
            if not self.over:
                self._deal(told)

    def _settle(self, result: Result) -> None:
        self.standing = self.game.settle(self.standing, self.deal, result)
        self.over = self.game.over(self.standing)

    def _deal(self, told: list[Event]) -> None:
        self.dealings += 1
        self._dealt_at = len(self.log)
        self.deal = self.game.deal(self.standing, derived(self.seed, f"deal {self.dealings}"))
        told.extend(self.deal.listen(self.deal.begin))

    def _count(self) -> None:
        for seat, was in self._situations.items():
            now = self._situation(seat)
            if now.dealing != was.dealing or now.about != was.about or was.codes - now.codes:
                self._numbers[seat] += 1
            self._situations[seat] = now

    def _situation(self, seat: int | None) -> _Situation:
        deal = self.deal
        if seat is None or seat not in deal.actors:
            return _Situation(self.dealings, deal.about(seat), frozenset())
        listed = {action.code for action in deal.legal(seat)}
        listed |= {f"{free.verb}:*" for free in deal.free(seat)}
        return _Situation(self.dealings, deal.about(seat), frozenset(listed))
