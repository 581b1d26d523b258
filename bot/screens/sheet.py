"""The score sheet of a match: seats by number above, figures in columns below, so that no name can bend them."""

from collections.abc import Sequence
from itertools import chain

from bot.names import length
from bot.screens.markup import DOT, bound, heading, wrapped
from bot.screens.places import name
from bot.screens.screen import Screen
from bot.screens.state import Desk, TableState
from bot.texts import MINUS, GameVoice, Voice, signed
from games.view import Sheet

MOST = 15
"""Rows in a message that has other things to tell: king's fourteen deals and the total."""

Row = tuple[int | None, ...]


def sheet(state: TableState, say: Voice) -> Screen | None:
    """Return the whole sheet as a message of its own; None before there is one."""
    if not shown(state.desk, state.view.sheet):
        return None
    lines = rows(state.desk, state.view.sheet, bound(state.desk, say), most=len(state.view.sheet))
    return Screen("\n".join([heading(state.desk, say), *lines]))


def shown(desk: Desk, of: Sheet) -> bool:
    """Tell whether there is a sheet: a deal is over, and it has more than one row, which the places tell anyway."""
    return desk.deal > 1 and len(of) > 1


def rows(desk: Desk, of: Sheet, say: GameVoice, most: int = MOST) -> list[str]:
    """Return the legend and the lines of the table, of a long one the newest rows."""
    seats = [str(seat + 1) for seat in range(len(desk.sitters))]
    cells = [[say.text(title), *row] for (title, _), row in zip(of, _figures(of), strict=True)]
    older = [["…", *[""] * len(seats)]] if len(cells) > most else []
    return [*_legend(desk), *_table([["", *seats], *older, *cells[-most:]])]


def totals(desk: Desk, of: Sheet, say: GameVoice) -> str:
    """Return the last row as a line with names, or that there is none yet."""
    if not shown(desk, of):
        return say("popup-no-score")
    figures = [f"{who} {figure}" for who, figure in zip(say.names, _figures(of)[-1], strict=True)]
    return f"{say.text(of[-1][0])}: {DOT.join(figures)}"


def _legend(desk: Desk) -> list[str]:
    return wrapped([f"{seat + 1} {name(desk, seat)}" for seat in range(len(desk.sitters))])


def _table(cells: Sequence[Sequence[str]]) -> list[str]:
    first = max(length(row[0]) for row in cells) + 1
    width = max(length(cell) for row in cells for cell in row[1:]) + 1
    lines = [row[0].ljust(first) + "".join(cell.rjust(width) for cell in row[1:]) for row in cells]
    return ["<pre>" + lines[0], *lines[1:-1], lines[-1] + "</pre>"]


def _figures(of: Sheet) -> list[list[str]]:
    """Write gains with their sign where there are losses; a last row that is no sum tells what one has, not a gain."""
    *deals, last = [row for _, row in of]
    losses = any((number or 0) < 0 for number in chain(*deals, last))
    summed = last == tuple(sum(filter(None, column)) for column in zip(*deals, strict=True))
    return [*(_row(row, gains=losses) for row in deals), _row(last, gains=losses and summed)]


def _row(row: Row, *, gains: bool) -> list[str]:
    return ["" if number is None else signed(number) if gains else _plain(number) for number in row]


def _plain(number: int) -> str:
    return str(number).replace("-", MINUS)
