"""How deals and matches of the durak family end: the fool, draws, the order of going out, who deals next."""

from abc import abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from games.deal import Deal, Options, Result, ranked
from games.game import Game, Standing
from games.parts.bouts import BoutDeal
from games.parts.seats import around
from games.view import Sheet, Text

O = TypeVar("O", bound=Options)  # noqa: E741 - as in games.game

STALE = 60
"""Bouts in a row, lost with nothing drawn, nothing discarded and nobody going out, that make a draw."""


def outcome(
    reason: str,
    levels: Iterable[Collection[int]],
    *,
    out: Collection[int],
    fools: Collection[int] = (),
    pogony: bool = False,
) -> Result:
    """Rank the seats level by level, the best first; each time fool is a point.

    Titles: fool, pogony, first_out (of the best level, if its cards are all out), draw (the last level without a fool).
    """
    filled = [level for level in levels if level]
    places = {seat: place for place, level in enumerate(filled) for seat in level}
    seats = range(len(places))
    drawn = () if fools else filled[-1]
    return Result(
        points=tuple(int(seat in fools) for seat in seats),
        ranking=ranked([places[seat] for seat in seats], low=True),
        reason=reason,
        titles=(
            *((seat, "fool") for seat in fools),
            *((seat, "pogony") for seat in fools if pogony),
            *((seat, "first_out") for seat in filled[0] if seat in out and seat not in drawn),
            *((seat, "draw") for seat in drawn),
        ),
    )


@dataclass(slots=True, kw_only=True)
class FoolDeal(BoutDeal):
    """A deal whose last seat in is the fool; without one it is a draw."""

    stale: int = 0
    fools: list[int] = field(default_factory=list)
    epaulettes: bool = False
    drawn: list[int] = field(default_factory=list)
    """Seats that share a draw."""
    ending: str = "out"

    @property
    def in_teams(self) -> bool:
        """Whether sides, not seats, win and lose."""
        return False

    def side(self, seat: int) -> list[int]:
        """Return the seats that win or lose together with this one."""
        return [seat]

    def finish(self, gone: list[int], *, idle: bool) -> None:
        """Test the end: one seat or team is left in, none is, or nothing has come of the last bouts.

        `idle`: this bout was lost with nothing drawn and nothing discarded.
        """
        self.stale = self.stale + 1 if idle and not gone else 0
        inside = self.inside
        if inside and set(inside) <= set(self.side(inside[0])):
            self.fools = self.side(inside[0])
        elif not inside or self.stale == STALE:
            self.ending = "stale" if inside else "draw"
            self.drawn = list(range(self.count)) if self.in_teams else inside or gone
        if self.fools or self.drawn:
            self.phase = "over"

    def tell_end(self, gone: list[int]) -> None:
        """Tell who goes out and, when the deal is over, how it ended."""
        for seat in gone:
            if self.in_teams or seat in self.drawn:
                self.tell("emptied", seat)
            else:
                self.tell("out", seat, number=self.out.index(seat) + 1)
        for seat in self.fools:
            self.tell("pogony" if self.epaulettes else "fool", seat)
        if self.drawn:
            self.tell(self.ending)

    def result(self) -> Result:
        placed = [seat for seat in range(self.count) if seat not in (*self.fools, *self.drawn)]
        levels = [placed] if self.in_teams else [[seat] for seat in self.out if seat in placed]
        return outcome(
            self.ending, [*levels, self.drawn, self.fools], out=self.out, fools=self.fools, pogony=self.epaulettes
        )

    def forfeit(self, seat: int) -> Result:
        """Return the result of leaving: the leaver is the fool, who is out keeps his place; his team loses."""
        fools = self.side(seat)
        levels = [] if self.in_teams else [[one] for one in self.out if one != seat]
        placed = [*fools, *(one for level in levels for one in level)]
        rest = [one for one in range(self.count) if one not in placed]
        return outcome("forfeit", [*levels, rest, fools], out=self.out, fools=fools)


class FoolGame(Game[O]):
    """A match of several deals; its totals are the times each seat was the fool."""

    losers = True

    @property
    @abstractmethod
    def deals(self) -> int:
        """How many deals the match has."""

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Count fools, epaulettes and first ranks; who was the fool deals next, after a draw the same dealer."""
        carry = dict(standing.carry)
        for seat, rank in enumerate(result.ranking):
            _count(carry, "pogony", seat, (seat, "pogony") in result.titles)
            _count(carry, "first", seat, rank == 1)
        return replace(super().settle(standing, deal, result), carry=carry)

    def dealer_after(self, standing: Standing, result: Result) -> int:
        fools = [seat for seat, title in result.titles if title == "fool"]
        return next((seat for seat in around(standing.dealer, self.n) if seat in fools), standing.dealer)

    def over(self, standing: Standing) -> bool:
        return standing.number > self.deals

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        """Rank one deal as it ended; several by fewer times fool, then fewer epaulettes, then more first ranks."""
        if self.deals == 1:
            return super().ranking(standing)
        counts = zip(standing.totals, _counts(standing, "pogony"), _counts(standing, "first"), strict=True)
        return ranked([(fool, pogony, -first) for fool, pogony, first in counts], low=True)

    def sheet(self, standing: Standing) -> Sheet:
        if self.deals == 1:
            return ()
        rows = {"fool": standing.totals, "first": _counts(standing, "first")}
        if "pogony" in self.words.titles:
            rows["pogony"] = _counts(standing, "pogony")
        return tuple((Text(f"sheet-{name}", {}), row) for name, row in rows.items())


def _count(carry: dict[str, int], name: str, seat: int, more: bool) -> None:  # noqa: FBT001 - a count of 0 or 1
    carry[f"{name} {seat}"] = carry.get(f"{name} {seat}", 0) + more


def _counts(standing: Standing, name: str) -> tuple[int, ...]:
    return tuple(standing.carry.get(f"{name} {seat}", 0) for seat in range(len(standing.totals)))
