import pytest

from games.cards import Card, Rank, Suit, card, cards, pack, text


@pytest.mark.parametrize(
    ("low", "copies", "count"),
    [
        (Rank.TWO, 1, 52),
        (Rank.SIX, 1, 36),
        (Rank.SEVEN, 1, 32),
        (Rank.NINE, 1, 24),
        (Rank.SEVEN, 2, 64),
    ],
)
def test_packs_have_each_card_as_often_as_asked(low, copies, count):
    made = pack(low, copies=copies)
    assert len(made) == count
    assert len(set(made)) == count // copies
    assert min(made).rank == low


def test_every_card_is_written_in_two_signs_and_read_again():
    codes = [one.code for one in pack()]
    assert codes[:13] == ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"]
    assert [card(code) for code in codes] == list(pack())


def test_cards_are_equal_by_value_and_ordered_by_rank():
    assert Card(Rank.TEN, Suit.SPADES) == card("TS")
    assert sorted(cards("AS 2H TD TC")) == cards("2H TC TD AS")


def test_a_row_of_cards_is_read_and_written():
    assert text(cards("7S TD  AH")) == "7S TD AH"
    assert cards("") == []


@pytest.mark.parametrize("code", ["", "1S", "10S", "7s", "S7", "7X", "7S ", "7♠"])
def test_a_card_that_does_not_exist_is_named(code):
    with pytest.raises(ValueError, match="no such card") as caught:
        card(code)
    assert repr(code) in str(caught.value)
