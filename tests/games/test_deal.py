from random import Random

import pytest

from games.actions import Action, Refused
from games.cards import cards
from games.deal import Result, ranked
from tests.games.toy import SEED, toy

DECK = cards("9H TH JH QH AS KD 9D KS 9S")  # dealt from the end: seat 0 gets 9S KS, seat 1 gets 9D KD


def dealt():
    game = toy()
    return game.deal(game.opening(SEED, None), SEED, DECK)


@pytest.mark.parametrize(
    ("values", "low", "expected"),
    [
        ((3, 9, 5), False, (3, 1, 2)),
        ((3, 9, 5), True, (1, 3, 2)),
        ((4, 4, 1), False, (1, 1, 3)),
        ((4, 4, 1), True, (2, 2, 1)),
        ((0, 0), False, (1, 1)),
        (((1, 2), (1, 3)), False, (2, 1)),
        ((), False, ()),
    ],
)
def test_ranking_is_a_competition_ranking(values, low, expected):
    assert ranked(values, low=low) == expected


def test_an_allowed_action_is_played_and_told():
    deal = dealt()
    told = deal.apply(0, Action.parse("draw"))
    assert [(event.kind, event.seat, event.cards, event.to) for event in told] == [
        ("drew", 0, (), None),
        ("got", 0, tuple(cards("AS")), 0),
    ]
    assert deal.hands[0] == cards("9S KS AS")
    assert deal.heard is None


REFUSALS = [
    (0, Action(""), "bad_code"),
    (0, Action.parse("play:9D"), "bad_code"),
    (1, Action.parse("play:9D"), "not_your_turn"),
    (2, Action.parse("play:9D"), "not_seated"),
    (-1, Action.parse("play:9D"), "not_seated"),
]


@pytest.mark.parametrize(("seat", "action", "reason"), REFUSALS)
def test_a_refused_action_changes_nothing(seat, action, reason):
    deal = dealt()
    before = deal.dump()
    with pytest.raises(Refused) as caught:
        deal.apply(seat, action)
    assert caught.value.reason == reason
    assert deal.dump() == before


def test_after_the_end_everything_is_refused_as_over():
    deal = dealt()
    deal.apply(0, Action.parse("play:KS"))
    deal.apply(1, Action.parse("play:9D"))
    assert deal.over
    assert deal.actors == ()
    assert deal.result() == Result((1, 0), (1, 2), "out")
    assert deal.payoffs() == [1.0, 0.0]
    for seat in (0, 7):
        with pytest.raises(Refused, match="over"):
            deal.apply(seat, Action.parse("play:9S"))


def test_nobody_hears_what_a_clone_does_and_the_original_stays():
    deal = dealt()
    before = deal.dump()
    twin = deal.clone()
    assert twin == deal
    twin.play(0, Action.parse("draw"))
    twin.play(0, Action.parse("play:AS"))
    assert twin.heard is None
    assert deal.dump() == before
    assert twin != deal


def test_a_view_holds_what_its_seat_may_see_and_do():
    deal = dealt()
    mine, other, watching = deal.view(0), deal.view(1), deal.view(None)
    assert mine.hand == tuple(cards("9S KS"))
    assert [action.code for action in mine.actions] == ["play:9S", "play:KS", "draw"]
    assert (other.hand, other.actions) == (tuple(cards("9D KD")), ())
    assert (watching.hand, watching.actions, watching.notes) == ((), (), ())
    assert mine.awaited == other.awaited == watching.awaited == (0,)


def test_a_redeal_looks_the_same_and_has_its_own_chance():
    deal = dealt()
    guess = deal.redeal(0, Random(1))
    assert guess.view(0) == deal.view(0)
    assert guess.seed != deal.seed
    assert sorted(guess.hands[1] + guess.stock) == sorted(deal.hands[1] + deal.stock)
    assert deal.redeal(0, Random(1)).dump() == guess.dump()


def test_chance_is_counted_and_comes_from_the_seed():
    deal, again = dealt(), dealt()
    drawn = [deal.chance(6) for _ in range(5)]
    assert drawn == [again.chance(6) for _ in range(5)]
    assert deal.shuffles == 5
    assert deal.shuffled(DECK) != deal.shuffled(DECK)


def test_a_silent_seat_lays_the_first_card_by_code_and_that_counts():
    assert dealt().silence() == [(0, Action.parse("draw"), True)]


def test_a_silent_seat_without_a_choice_is_not_counted():
    game = toy(dry=True)
    deal = game.deal(game.opening(SEED, None), SEED, DECK)
    deal.hands[0] = cards("9S")
    assert deal.silence() == [(0, Action.parse("play:9S"), False)]


def test_who_leaves_is_last_and_the_others_first():
    assert dealt().forfeit(0) == Result((0, 0), (2, 1), "forfeit")
