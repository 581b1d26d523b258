"""Runs, sets, king and queen, and what counts as lower than what was shown."""

import pytest

from games.cards import Rank, Suit, card, cards, text
from games.parts.counting import worth
from games.parts.melds import junior, marriages, married, runs, sets, strength


@pytest.mark.parametrize(
    ("hand", "least", "most", "found"),
    [
        ("AS 7H JS QS KS 8H", 3, 8, ["JS QS KS", "JS QS KS AS", "QS KS AS"]),
        ("AS JS QS KS", 3, 3, ["JS QS KS", "QS KS AS"]),
        ("AS JS QS KS", 5, 8, []),
        ("QS QS KS AS", 3, 4, ["QS KS AS"]),
        ("KS AS 7S 8S", 3, 8, []),
        ("9S TS JH QS", 3, 8, []),
        ("", 3, 8, []),
    ],
)
def test_runs_are_of_one_suit_in_natural_order(hand, least, most, found):
    """The ten stands between nine and jack, and the ace is high only."""
    assert [text(run) for run in runs(cards(hand), least, most)] == found


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("KS KH KD KC QS", ["KC KD KH KS"]),
        ("KS KS KH KD", ["KD KH KS KS"]),
        ("KS KS KH KD KC", ["KC KD KH KS", "KC KD KS KS", "KC KH KS KS", "KD KH KS KS"]),
        ("TS TH TD TC", []),
        ("KS KH KD", []),
    ],
)
def test_sets_may_have_copies_which_are_not_told_apart(hand, found):
    assert [text(each) for each in sets(cards(hand), 4, [Rank.KING, Rank.ACE])] == found


@pytest.mark.parametrize(
    ("shown", "suit"),
    [("KS QS", Suit.SPADES), ("QC KC", Suit.CLUBS), ("KS QH", None), ("KS KS", None), ("KS QS QS", None), ("KS", None)],
)
def test_king_and_queen_of_one_suit_are_married(shown, suit):
    assert married(cards(shown)) == suit


def test_a_hand_has_one_marriage_a_suit():
    assert [text(pair) for pair in marriages(cards("KS KS QS QH KD QD"))] == ["KD QD", "KS QS"]


def test_strength_goes_by_length_top_trumps_and_the_first_hand():
    """Of the weakest here, each one is stronger than the one before."""
    order = ["TD JD QD", "TS JS QS", "JD QD KD", "7H 8H 9H TH"]
    strengths = [strength(cards(run), Suit.SPADES, first=False) for run in order]
    assert strengths == sorted(set(strengths))
    assert strength(cards("TD JD QD"), Suit.SPADES, first=True) > strengths[0]
    assert strength(cards("TD JD QD"), Suit.SPADES, first=True) < strengths[1]


@pytest.mark.parametrize(
    ("run", "shown", "lower"),
    [
        ("QH KH AH", ["JH QH KH AH"], True),
        ("TH JH QH", ["JH QH KH"], True),
        ("JH QH KH", ["TH JH QH"], False),
        ("JH QH KH AH", ["QH KH AH"], False),
        ("7H 8H 9H", ["TH JH QH KH"], False),
        ("7H 8H 9H", ["7S 8S 9S TS"], False),
        ("QH KH AH", [], False),
    ],
)
def test_a_lower_run_shares_a_card_with_a_longer_or_higher_one(run, shown, lower):
    assert junior(cards(run), [cards(one) for one in shown]) is lower


def test_cards_count_by_rank_and_trumps_may_count_otherwise():
    counted = worth({Rank.JACK: 2}, Suit.HEARTS, {Rank.JACK: 20, Rank.NINE: 14})
    assert [counted[card(code)] for code in ("JS", "JH", "9S", "9H", "7H")] == [2, 20, 0, 14, 0]
    assert worth({Rank.JACK: 2}, Suit.HEARTS)[card("JH")] == 2
