"""Shows of terts and deberc: runs that stand or are blocked, lower ones after higher ones, king and queen of trumps."""

from collections.abc import Iterable, Sequence
from typing import Literal

from games.cards import Card, Suit, cards, text
from games.parts.announcing import ShowOptions, Verdict, fine
from games.parts.melds import Meld, junior, married, runs, strength

LEAST = 3
"""Cards of a run."""
RUN = "run"
"""The event of a run that scores; `blocked` is that of one that does not."""
_MARRIAGE = 20


class RunOptions(ShowOptions, frozen=True):
    """The match score that wins, the penalties, and how many runs may be shown in a turn."""

    target: Literal[301, 501, 1001] = 501
    shows: Literal["any", "one"] = "any"


def run_of(shown: Iterable[Card]) -> Meld | None:
    """Return the cards rising if they are a run, all of them."""
    rising = tuple(sorted(shown))
    return rising if [rising] == runs(rising, max(LEAST, len(rising))) else None


def marriage(shown: Sequence[Card], trump: Suit, keys: Sequence[str], kind: str, key: str) -> Verdict | None:
    """Judge king and queen of trumps, which score once; None: the cards are something else."""
    if married(shown) != trump:
        return None
    return fine("repeat", _MARRIAGE) if key in keys else Verdict(kind, _MARRIAGE, key, unlimited=True)


def run_fine(run: Meld, points: int, keys: Sequence[str]) -> Verdict | None:
    """Return the fine for a run shown before, or for one lower than one shown before; None: there is none."""
    if text(run) in keys:
        return fine("repeat", points)
    shown = [cards(key) for key in keys if " " in key]
    return fine("junior") if junior(run, shown) else None


def run_verdict(run: Meld, points: int, *, stands: bool) -> Verdict:
    """Let a run that is not fined score, or only be remembered."""
    return Verdict(RUN, points, text(run)) if stands else Verdict("blocked", 0, text(run))


def outranks(run: Meld, rivals: Iterable[Meld], trump: Suit, *, first: bool) -> bool:
    """Tell whether a run is stronger than all of the other seat; `first`: its owner led to the first trick."""
    mine = strength(run, trump, first=first)
    return all(mine > strength(rival, trump, first=not first) for rival in rivals)


def bound(options: RunOptions, shown: Sequence[Card], trump: Suit, *, said: bool) -> bool:
    """Tell whether a second show of a turn is one too many: king and queen of trumps never are."""
    return options.shows == "one" and said and married(shown) != trump
