"""A match of two that ends when a score reaches its target, or when the most deals are played."""

from collections.abc import Collection
from dataclasses import replace
from typing import ClassVar, TypeVar

from games.deal import Deal, Result, ranked
from games.game import Standing
from games.parts.announcing import ShowOptions
from games.parts.sheets import SheetGame

O = TypeVar("O", bound=ShowOptions)  # noqa: E741 - as in games.game


class TargetGame(SheetGame[O]):
    """The winner, or the loser, of a deal leads to the next one, as that of a match does in the rematch."""

    seats: ClassVar[Collection[int]] = (2,)
    most_deals: ClassVar[int]
    """After so many the higher score wins, or it is a draw."""
    winner_leads: ClassVar[bool]

    def opening(self, seed: bytes, before: Standing | None) -> Standing:
        """Let the first leader of the rematch after a draw be drawn by lot, too."""
        drawn = before is not None and _placing(before, before.last) == (1, 1)
        return super().opening(seed, None if drawn else before)

    def settle(self, standing: Standing, deal: Deal, result: Result) -> Standing:
        """Let the seat that this deal, or the match that ends with it, gives the lead be first; the other deals."""
        after = super().settle(standing, deal, result)
        ended = self.over(after) or not deal.over
        first = self.leads(_placing(after, result) if ended else result.ranking, standing)
        return replace(after, first=first, dealer=1 - first)

    def leads(self, ranking: tuple[int, ...], standing: Standing) -> int:
        """Return who leads after this ranking; of equals, who did not lead before."""
        if len(set(ranking)) == 1:
            return 1 - standing.first
        return ranking.index(min(ranking) if self.winner_leads else max(ranking))

    def over(self, standing: Standing) -> bool:
        reached = max(standing.totals) >= self.options.target and len(set(standing.totals)) > 1
        return reached or standing.number > self.most_deals

    def ranking(self, standing: Standing) -> tuple[int, ...]:
        return ranked(standing.totals)


def _placing(standing: Standing, last: Result | None) -> tuple[int, ...]:
    """Return the ranking of the match: by its scores, unless somebody has left."""
    return last.ranking if last is not None and last.reason == "forfeit" else ranked(standing.totals)
