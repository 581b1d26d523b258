"""The score sheet of a match that is a sum of its deals: a row of points for each deal, then the totals."""

from dataclasses import replace
from typing import TypeVar

from games.deal import Deal, Options, Result
from games.game import Game, Standing
from games.view import Sheet, Text

O = TypeVar("O", bound=Options)  # noqa: E741 - as in games.game


class SheetGame(Game[O]):
    """A game that keeps the points of each deal played to its end, as "deal:seat"; a broken-off deal has no row."""

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        after = super().settle(standing, deal, result)
        if not deal.over:
            return after
        row = {f"{standing.number}:{seat}": points for seat, points in enumerate(result.points)}
        return replace(after, carry={**standing.carry, **row})

    def title(self, number: int) -> Text:
        """Return what stands before the row of a deal: its number, unless the game says more."""
        return Text("sheet-deal", {"number": number})

    def sheet(self, standing: Standing) -> Sheet:
        numbers = [number for number in range(1, standing.number) if f"{number}:0" in standing.carry]
        rows = tuple((self.title(number), self._row(standing, number)) for number in numbers)
        return (*rows, (Text("sheet-total", {}), standing.totals)) if rows else ()

    def _row(self, standing: Standing, number: int) -> tuple[int, ...]:
        return tuple(standing.carry[f"{number}:{seat}"] for seat in range(self.n))
