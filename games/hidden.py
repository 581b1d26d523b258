"""What a seat cannot know, and a fair guess at it: `spread` deals the unknown cards anew within what is known."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random

from games.cards import Card

_SEARCH = 4000
"""Swaps tried from one random assignment before another one is drawn."""

_STARTS = 200
"""Random assignments tried: enough for all that can be met, and an end where nothing meets what is said."""


@dataclass(slots=True)
class Hidden:
    """One list of the deal's own, as one seat's perfect memory knows it.

    Knowing less than a perfect memory is sound (drop what you cannot follow), knowing more is not.
    """

    cards: list[Card]
    """The list itself, one of `holding()`; a single hidden card is a list of one."""
    known: Collection[int] = ()
    """Positions this seat can know: the trump under the stock, own cards laid into a pile."""
    holds: Sequence[Card] = ()
    """Cards this seat knows to be in it, not where, and not at a known position."""
    barred: Callable[[Card], bool] | None = None
    """What its holder has shown not to have: a void suit, a refused beat."""
    lacks: Callable[[Sequence[Card]], int] | None = None
    """How far the list is from what must hold, 0: it does. A number, since with yes or no the search gets lost."""
    pool: str = ""
    """Cards move only between lists of one pool."""


class _Place:
    """A hidden list being filled: `dealt` are the cards that may still go elsewhere."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self.dealt: list[Card] = []
        self.room = len(hidden.cards) - len(hidden.known) - len(hidden.holds)
        self.fixed = [hidden.cards[at] for at in sorted(hidden.known)] + list(hidden.holds)

    def takes(self, card: Card) -> bool:
        return self.hidden.barred is None or not self.hidden.barred(card)

    def lack(self) -> int:
        return 0 if self.hidden.lacks is None else self.hidden.lacks(self.fixed + self.dealt)

    def write(self, rng: Random) -> None:
        """Put the guess into the deal's list, in a random order outside the known positions."""
        loose = sorted([*self.hidden.holds, *self.dealt])
        rng.shuffle(loose)
        for at in range(len(self.hidden.cards)):
            if at not in self.hidden.known:
                self.hidden.cards[at] = loose.pop()


def spread(places: list[Hidden], rng: Random) -> None:
    """Deal the hidden cards anew, in place: an exact assignment within known, holds, barred, lacks and pool.

    The loose cards are sorted before they are shuffled, so that the truth steers nothing; nor is it fallen back to.
    Raises ValueError, and nothing has changed in that pool, where what is said to be known contradicts the deal.
    """
    for pool in dict.fromkeys(place.pool for place in places):
        _spread_pool([_Place(place) for place in places if place.pool == pool], rng)


def _spread_pool(places: list[_Place], rng: Random) -> None:
    loose = sorted(_loose(places))
    if any(place.room < 0 for place in places):
        raise ValueError("more cards are said to be known than a place has")
    if not any(_guess(places, loose, rng) for _ in range(_STARTS)):
        raise ValueError("nothing found that lacks nothing: what must hold contradicts the deal")
    for place in places:
        place.write(rng)


def _guess(places: list[_Place], loose: list[Card], rng: Random) -> bool:
    for place in places:
        place.dealt = []
    rng.shuffle(loose)
    for card in loose:
        if not _put(card, places, rng, set()):
            raise ValueError(f"no place for {card.code}: what is said to be known contradicts the deal")
    return _repair(places, rng)


def _loose(places: list[_Place]) -> list[Card]:
    loose: Counter[Card] = Counter()
    for place in places:
        hidden = place.hidden
        loose.update(card for at, card in enumerate(hidden.cards) if at not in hidden.known)
        loose.subtract(hidden.holds)
    for card, count in loose.items():
        if count < 0:
            raise ValueError(f"{card.code} is said to be held, and is not there")
    return list(loose.elements())


def _put(card: Card, places: list[_Place], rng: Random, tried: set[int]) -> bool:
    """Place a card, moving others on where its places are full (augmenting paths)."""
    fitting = [at for at, place in enumerate(places) if at not in tried and place.takes(card)]
    free = [at for at in fitting for _ in range(places[at].room - len(places[at].dealt))]
    if free:
        places[rng.choice(free)].dealt.append(card)
        return True
    rng.shuffle(fitting)
    for at in fitting:
        tried.add(at)
        dealt = places[at].dealt
        for index in rng.sample(range(len(dealt)), len(dealt)):
            if _put(dealt[index], places, rng, tried):
                dealt[index] = card
                return True
    return False


def _repair(places: list[_Place], rng: Random) -> bool:
    """Swap cards between places, never for the worse, until no place lacks anything; False: try another start."""
    lack = sum(place.lack() for place in places)
    movable = [place for place in places if place.dealt]
    for _ in range(_SEARCH if lack else 0):
        if len(movable) < 2:  # noqa: PLR2004 - a swap needs two places
            return False
        one, other = rng.sample(movable, 2)
        here, there = rng.randrange(len(one.dealt)), rng.randrange(len(other.dealt))
        mine, theirs = one.dealt[here], other.dealt[there]
        if not (one.takes(theirs) and other.takes(mine)):
            continue
        before = one.lack() + other.lack()
        one.dealt[here], other.dealt[there] = theirs, mine
        change = one.lack() + other.lack() - before
        if change > 0:
            one.dealt[here], other.dealt[there] = mine, theirs
        else:
            lack += change
        if not lack:
            return True
    return not lack
