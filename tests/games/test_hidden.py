"""`spread`: an exact guess within what is known, and never the truth."""

from collections import Counter
from random import Random

import pytest

from games.cards import Suit, card, cards, pack
from games.hidden import Hidden, spread

MANY = range(60)


def guesses(make):
    """The lists after each of many spreads of freshly made places."""
    for number in MANY:
        places = make()
        spread(places, Random(number))
        yield [place.cards for place in places]


def test_cards_stay_the_same_in_all_and_the_sizes_too():
    for one, other in guesses(lambda: [Hidden(cards("7S 8S 9S")), Hidden(cards("TS JS"))]):
        assert (len(one), len(other)) == (3, 2)
        assert sorted(one + other) == cards("7S 8S 9S TS JS")


def test_every_card_gets_everywhere():
    met = {
        (code.code, place, at)
        for lists in guesses(lambda: [Hidden(cards("7S 8S")), Hidden(cards("TS JS"))])
        for place, dealt in enumerate(lists)
        for at, code in enumerate(dealt)
    }
    assert len(met) == 4 * 4


def test_each_guess_is_as_likely_as_another():
    met: Counter = Counter()
    for number in range(6000):
        places = [Hidden(cards("7S 8S")), Hidden(cards("TS JS"))]
        spread(places, Random(number))
        met[frozenset(places[0].cards)] += 1
    assert len(met) == 6
    assert sum((seen - 1000) ** 2 / 1000 for seen in met.values()) < 20.5  # chi squared, 5 degrees, 0.1 %


def test_a_known_position_stays():
    for stock, hand in guesses(lambda: [Hidden(cards("7S 8S 9S"), known=(0, 2)), Hidden(cards("TS JS"))]):
        assert (stock[0], stock[2]) == (card("7S"), card("9S"))
        assert sorted([stock[1], *hand]) == cards("8S TS JS")


def test_a_held_card_stays_in_its_list_but_its_place_is_not_told():
    where = set()
    for hand, _ in guesses(lambda: [Hidden(cards("7S 8S 9S"), holds=cards("8S")), Hidden(cards("TS JS QS"))]):
        where.add(hand.index(card("8S")))
    assert where == {0, 1, 2}


def test_what_is_known_in_one_list_is_not_dealt_to_another():
    for _, other in guesses(lambda: [Hidden(cards("7S 8S"), holds=cards("7S 8S")), Hidden(cards("TS JS"))]):
        assert sorted(other) == cards("TS JS")


def test_who_is_barred_gets_no_such_card_even_where_only_one_way_is_left():
    def make():
        no_spades = Hidden(cards("7H 8H"), barred=lambda one: one.suit == Suit.SPADES)
        no_hearts = Hidden(cards("7C 9S"), barred=lambda one: one.suit == Suit.HEARTS)
        only_clubs = Hidden(cards("8C"), barred=lambda one: one.suit != Suit.CLUBS)
        return [no_spades, no_hearts, only_clubs]

    for hearts, spades, clubs in guesses(make):
        assert sorted(hearts) == cards("7H 8H")
        assert card("9S") in spades
        assert clubs[0].suit == Suit.CLUBS


def pairs(held):
    return len(held) - len({one.rank for one in held})


def test_a_list_lacks_nothing_afterwards():
    truth = "7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH"
    for one, other in guesses(lambda: [Hidden(cards(truth[:23]), lacks=pairs), Hidden(cards(truth[24:]), lacks=pairs)]):
        assert pairs(one) == pairs(other) == 0


def test_what_a_list_lacks_counts_its_known_and_held_cards():
    def has_a_ten(held):
        return int(not any(one.code[0] == "T" for one in held))

    met = set()
    for one, _ in guesses(lambda: [Hidden(cards("TS 8S"), holds=cards("TS"), lacks=has_a_ten), Hidden(cards("TC 7C"))]):
        met.update(one)
    assert met == set(cards("TS 8S TC 7C"))


def test_cards_stay_within_their_pool():
    for blue, red in guesses(lambda: [Hidden(cards("7S 8S"), pool="blue"), Hidden(cards("7H 8H"), pool="red")]):
        assert sorted(blue) == cards("7S 8S")
        assert sorted(red) == cards("7H 8H")


def test_equal_cards_of_two_packs_are_counted_one_by_one():
    for one, other in guesses(lambda: [Hidden(cards("7S 7S 8S"), holds=cards("7S")), Hidden(cards("9S TS"))]):
        assert card("7S") in one
        assert Counter(one + other)[card("7S")] == 2


def test_the_truth_does_not_steer_the_guess():
    """Two deals that look the same to a seat are guessed the same."""
    for number in MANY:
        places = [Hidden(cards("7S 8S 9S")), Hidden(cards("TS JS"))]
        others = [Hidden(cards("JS 9S TS")), Hidden(cards("8S 7S"))]
        spread(places, Random(number))
        spread(others, Random(number))
        assert [place.cards for place in places] == [place.cards for place in others]


def nothing_does(held):
    return 1


CONTRADICTIONS = [
    ([Hidden(cards("7S"), barred=lambda one: True)], "no place for 7S"),
    ([Hidden(cards("7S 8S"), holds=cards("9S")), Hidden(cards("TS"))], "9S is said to be held, and is not there"),
    ([Hidden(cards("7S"), holds=cards("7S 8S")), Hidden(cards("8S"))], "more cards are said to be known"),
    ([Hidden(cards("7S"), lacks=nothing_does), Hidden(cards("8S"))], "nothing found that lacks nothing"),
    ([Hidden(cards("7S"), lacks=nothing_does)], "nothing found that lacks nothing"),
]


@pytest.mark.parametrize(("places", "complaint"), CONTRADICTIONS)
def test_knowledge_that_contradicts_the_deal_is_an_error_and_changes_nothing(places, complaint):
    before = [list(place.cards) for place in places]
    with pytest.raises(ValueError, match=complaint):
        spread(places, Random(1))
    assert [place.cards for place in places] == before


def test_nothing_hidden_is_nothing_to_do():
    spread([], Random(1))
    place = Hidden([])
    spread([place], Random(1))
    assert place.cards == []


def test_a_whole_pack_is_spread():
    hands = [list(pack()[at::4]) for at in range(4)]
    spread([Hidden(hand) for hand in hands], Random(5))
    assert sorted(one for hand in hands for one in hand) == sorted(pack())
