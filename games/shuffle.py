"""Chance that anybody can reproduce: a number stream and a Fisher-Yates shuffle from a secret (docs/fairness.md).

Block j of a stream is HMAC-SHA256(key, "<label>|<j>"), cut into eight 32-bit big-endian words. A number below n is
the next word w with w < 2^32 - (2^32 mod n), taken mod n; other words are dropped, so no number is likelier.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 32


def derived(key: bytes, label: str) -> bytes:
    """Return HMAC-SHA256(key, label): 32 bytes that tell nothing of the key."""
    return hmac.digest(key, label.encode(), "sha256")


def seal(secret: bytes) -> str:
    """Return what is shown of a secret before the match: sha256 of it, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def seat_id(seat: int, person: int | None) -> str:
    """Return how a seat enters the seed: by the id of its person, or as a computer's (None)."""
    return f"c{seat}" if person is None else str(person)


def match_seed(secret: bytes, table: int, ids: Iterable[str]) -> bytes:
    """Return the seed of a match: the secret, fixed first, with the table and the ids of its seats in order."""
    return derived(secret, f"kozyr1|{table}|{','.join(ids)}")


class Stream:
    """Numbers from a key and a label; the same pair always gives the same numbers."""

    def __init__(self, key: bytes, label: str) -> None:
        self._words = _words(key, label)

    def below(self, limit: int) -> int:
        """Return the next number from 0 to limit - 1, each equally likely."""
        fair = _WORDS - _WORDS % limit
        return next(word for word in self._words if word < fair) % limit


def _words(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = derived(key, f"{label}|{block}")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(items: Sequence[T], key: bytes, label: str) -> list[T]:
    """Return the items in a random order: for i from the last place down to 1, swap i with a number below i + 1."""
    order = list(items)
    stream = Stream(key, label)
    for here in range(len(order) - 1, 0, -1):
        there = stream.below(here + 1)
        order[here], order[there] = order[there], order[here]
    return order
