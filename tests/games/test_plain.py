import json

import pytest

from games import plain
from games.cards import Card, Rank, Suit, card, cards
from tests.games.toy import SEED, ToyDeal, ToyOptions, toy

VALUES = [
    (int, 7, 7),
    (int | None, None, None),
    (str, "play", "play"),
    (bool, True, True),
    (bytes, b"\x00\xff", "00ff"),
    (Card, card("TD"), "TD"),
    (Card | None, card("TD"), "TD"),
    (Suit | None, Suit.CLUBS, "C"),
    (Rank, Rank.ACE, "A"),
    (list[Card], cards("7S TD"), ["7S", "TD"]),
    (list[list[Card]], [cards("7S"), []], [["7S"], []]),
    (list[tuple[int, Card]], [(2, card("7S"))], [[2, "7S"]]),
    (tuple[int, ...], (1, 2, 3), [1, 2, 3]),
    (set[int], {3, 1, 2}, [1, 2, 3]),
    (set[Card], set(cards("TD 7S 7C")), ["7C", "7S", "TD"]),
    (list[set[Suit]], [{Suit.SPADES, Suit.CLUBS}, set()], [["C", "S"], []]),
    (dict[int, Card], {2: card("7S"), 1: card("TD")}, {"1": "TD", "2": "7S"}),
    (dict[Card, int], {card("TD"): 1}, {"TD": 1}),
    (dict[Suit, list[Card]], {Suit.HEARTS: cards("AH")}, {"H": ["AH"]}),
    (ToyOptions, ToyOptions(size=3), {"size": 3, "deals": 1, "dry": False}),
]


@pytest.mark.parametrize(("kind", "value", "written"), VALUES)
def test_a_field_is_written_as_json_has_it_and_read_again(kind, value, written):
    assert plain.dumped(value) == written
    assert plain.loaded(kind, json.loads(json.dumps(written))) == value


@pytest.mark.parametrize(("kind", "value", "written"), VALUES)
def test_what_is_read_has_the_type_of_the_field(kind, value, written):
    assert type(plain.loaded(kind, written)) is type(value)


@pytest.mark.parametrize(
    ("value", "change"),
    [
        ([cards("7S"), []], lambda copy: copy[1].append(card("TD"))),
        ([{1}, {2}], lambda copy: copy[0].add(3)),
        ({1: cards("7S")}, lambda copy: copy[1].clear()),
        ({1: {Suit.HEARTS}}, lambda copy: copy[1].clear()),
        ({1}, lambda copy: copy.clear()),
        ([[[1]]], lambda copy: copy[0][0].append(2)),
    ],
)
def test_a_copy_shares_nothing(value, change):
    before = repr(value)
    copy = plain.copied(value)
    assert copy == value
    change(copy)
    assert repr(value) == before


def test_a_deal_is_dumped_and_loaded():
    deal = toy(size=2).deal(toy().opening(SEED, None), SEED)
    deal.apply(0, deal.legal(0)[-1])
    again = ToyDeal.load(json.loads(json.dumps(deal.dump())))
    assert again == deal
    assert again.dump() == deal.dump()
    assert list(deal.dump()) == [
        *("options", "seed", "hands", "phase", "turn", "shuffles", "stock", "table", "drawn"),
    ]


def test_equal_sets_are_dumped_equally_in_whatever_order_they_grew():
    one, other = {1, 9, 17}, {17, 9, 1}
    assert json.dumps(plain.dumped(one)) == json.dumps(plain.dumped(other)) == "[1, 9, 17]"
