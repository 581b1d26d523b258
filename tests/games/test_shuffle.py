"""The shuffle, against a second implementation written from docs/fairness.md alone, and literal decks."""

import hashlib
import hmac
from collections import Counter

import pytest

from games.cards import Rank, pack, text
from games.shuffle import Stream, derived, shuffled


def words(key, label):
    """The documented stream: 32-bit big-endian words of HMAC-SHA256(key, "label|0"), "label|1", ..."""
    for block in range(1000):
        digest = hmac.new(key, f"{label}|{block}".encode(), hashlib.sha256).hexdigest()
        yield from (int(digest[at : at + 8], 16) for at in range(0, 64, 8))


def reference(items, key, label):
    """The documented shuffle, place by place from the last."""
    order, source = list(items), words(key, label)
    for last in reversed(range(1, len(order))):
        while (word := next(source)) >= 2**32 - 2**32 % (last + 1):
            pass
        chosen = word % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


DECKS = [
    (bytes(32), Rank.NINE, "QS QC KD AC TS KC JC QH TC 9D JD TD JS 9C 9H TH AD AH 9S AS KH JH KS QD"),
    (bytes(range(32)), Rank.NINE, "9H JS AC AD KS AH 9D TC 9C QC JC AS QH JD KH TD QD 9S JH QS KD TH TS KC"),
    (
        b"\xff" * 32,
        Rank.SIX,
        "8D TD AC 9D KS 6D 7S 9H JD KC 6H 6S TS AD TH KD JH KH 9S QH 7H 7D JS 6C AH QS QD JC 8C 8S AS 8H QC 9C 7C TC",
    ),
]


@pytest.mark.parametrize(("key", "low", "deck"), DECKS)
def test_a_seed_always_gives_the_same_deck(key, low, deck):
    assert text(shuffled(pack(low), key, "shuffle 1")) == deck


@pytest.mark.parametrize("number", range(200))
def test_the_shuffle_is_the_documented_one(number):
    key = hashlib.sha256(str(number).encode()).digest()
    assert shuffled(pack(), key, f"shuffle {number}") == reference(pack(), key, f"shuffle {number}")


def test_every_order_of_a_small_pack_is_equally_likely():
    count = 24_000
    met = Counter("".join(shuffled("ABCD", bytes(32), str(number))) for number in range(count))
    assert len(met) == 24
    surprise = sum((seen - 1000) ** 2 / 1000 for seen in met.values())
    assert surprise < 49.7  # chi squared of 23 degrees of freedom: one seed in a thousand is above


def test_words_that_would_make_a_number_likelier_are_dropped():
    limit = 3_000_000_000  # more than half of all words: without dropping, small numbers come twice as often
    stream = Stream(bytes(32), "drop")
    fair = [word for word in list(words(bytes(32), "drop"))[:100] if word < limit]
    assert [stream.below(limit) for _ in fair] == fair
    assert len(fair) < 100


def test_the_items_are_left_alone_and_none_is_lost():
    items = list(pack())
    assert sorted(shuffled(items, b"key", "label")) == sorted(items)
    assert items == list(pack())


@pytest.mark.parametrize("items", ["", "A"])
def test_nothing_to_shuffle(items):
    assert shuffled(items, b"key", "label") == list(items)


def test_derived_keys_differ_by_label():
    assert derived(bytes(32), "deal 1").hex() == "d142920936d1b559b6a00c9cb30557cdf2382c8a4bde56b34c432951f626202c"
    assert derived(bytes(32), "deal 2") != derived(bytes(32), "deal 1")
