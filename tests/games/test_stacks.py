"""What war, pyanitsa and propuschenka share: press credits, one result however it is pressed, decision numbers."""

from functools import partial
from random import Random

import pytest

from games.actions import Action, Refused
from games.cards import Rank, cards, text
from games.cards import pack as cards_from
from games.game import Standing
from games.match import Entry, Match
from games.parts.presses import ALL
from games.parts.stacks import StackDeal
from games.players import player
from tests.games.stacks import KEYS, at, both, deal, end, new, pack, pressed, rounds, state, to_the_end, told

each_key = pytest.mark.parametrize("key", KEYS)
SEEDS = range(6)


def one_by_one(match):
    for _ in rounds(match):
        pass


def by_tens(match):
    while not match.over:
        pressed(match, *[(seat, "flip:10") for seat in match.awaited])


def one_to_the_end_the_other_one_by_one(match):
    match.apply(1, "auto")
    while not match.over:
        match.apply(0, "flip")


def anyhow(match):
    """Press anything at all but the bottle, which changes the cards."""
    rng = Random(7)
    while not match.over:
        seat = rng.randrange(2)
        listed = [action.code for action in match.deal.legal(seat) if action.verb != "shuffle"]
        match.apply(seat, rng.choice(listed))


WAYS = (one_by_one, by_tens, one_to_the_end_the_other_one_by_one, anyhow)


@each_key
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("way", WAYS)
def test_the_result_is_the_same_however_it_was_pressed(key, seed, way):
    at_once, match = to_the_end(new(key, seed)), new(key, seed)
    way(match)
    assert end(match) == end(at_once)
    assert (match.over, match.ranking()) == (True, at_once.ranking())


@pytest.mark.parametrize("options", [{"deck": 36, "low_beats_ace": True}, {"aim": "shed"}, {"tie": "open_next"}])
def test_so_it_is_with_the_options_of_war(options):
    at_once, match = to_the_end(new("war", **options)), new("war", **options)
    by_tens(match)
    assert end(match) == end(at_once)


@each_key
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_is_one_press_of_each_and_told_in_a_few_lines(key, seed):
    match = to_the_end(new(key, seed))
    assert match.over
    assert len(match.log) == 2
    assert len(match.told[-1]) <= 10
    assert "run" in {event.kind for event in match.told[-1]}


@each_key
def test_ten_presses_of_each_are_ten_steps(key):
    match = both(new(key), "flip:10")
    assert deal(match).steps == 10
    assert deal(match).credit == [0, 0]


@each_key
def test_nothing_falls_before_both_have_pressed(key):
    match = new(key)
    before = str(deal(match).stacks)
    match.apply(0, "flip:10")
    assert (str(deal(match).stacks), deal(match).credit, match.told[-1]) == (before, [10, 0], [])


@each_key
def test_what_is_not_used_up_can_be_taken_back(key):
    match = pressed(new(key), (0, "flip:10"), (1, "flip"), (0, "stop"))
    assert (deal(match).credit, deal(match).steps, told(match)) == ([0, 0], 1, [("stop", 0)])
    assert [action.code for action in match.deal.legal(0)][:3] == ["flip", "flip:10", "auto"]


@each_key
def test_ten_presses_can_be_made_all_of_them(key):
    match = pressed(new(key), (0, "flip:10"), (0, "auto"))
    assert (deal(match).credit, told(match)) == ([ALL, 0], [("auto", 0)])


@each_key
def test_to_the_end_is_not_told_when_cards_fall_at_once(key):
    match = pressed(new(key), (0, "flip"), (1, "auto"))
    assert [event.kind for event in match.told[-1]] in (["round"], ["tie"], ["pair"])
    assert deal(match).credit == [0, ALL]


@each_key
def test_who_is_waited_for_comes_first_so_that_group_buttons_keep_their_order(key):
    match = pressed(new(key), (0, "flip:10"))
    assert (match.actors, match.awaited) == ((1, 0), (1,))
    codes = [action.code for seat in match.actors for action in match.view(seat).actions]
    assert list(dict.fromkeys(codes)) == ["flip", "flip:10", "auto", "stop"]


@each_key
def test_the_computer_presses_once_and_lets_people_set_the_pace(key):
    match = new(key)
    computer = player(key)
    move = computer.choose(1, match.view(1), partial(match.imagine, 1, Random(1)), Random(1))
    assert move == Action("auto")
    match.apply(1, move.code)
    match.apply(0, "auto")
    assert match.over


@each_key
def test_the_silent_turn_up_one_card_and_who_has_pressed_is_not_silent(key):
    match = new(key)
    assert match.silence() == [(0, "flip", True), (1, "flip", True)]
    match.apply(1, "flip:10")
    assert match.silence() == [(0, "flip", True)]


@each_key
def test_nobody_sees_a_card_of_any_stack(key):
    match = new(key)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view.hand == ()
        assert [card for zone in view.zones for card in zone.cards] == []
    assert match.game.open


@each_key
def test_the_cards_of_the_last_round_stay_shown_until_others_are_turned_up(key):
    match = both(at(key, "TS 7D", "QH 8C"))
    zones = {zone.id: [card and card.code for card in zone.cards] for zone in match.view(None).zones}
    assert zones == {"table": [], "last": ["QH", "TS"]}
    assert match.told[-1][0].cards == match.view(None).zones[1].cards


@each_key
def test_how_many_cards_a_run_has_moved_is_told_beside_the_stacks(key):
    match = both(at(key, "TS 7D 9S", "QH 8C 9C"))
    assert [place.facts for place in match.view(None).places] == [{"gain": -1}, {"gain": 1}]
    match.apply(0, "flip:10")
    assert match.view(None).places[0].facts == {"gain": -1, "credit": 10}
    match.apply(0, "auto")
    assert match.view(None).places[0].facts == {"gain": -1, "credit": "all"}


@each_key
def test_a_rematch_is_dealt_by_the_other_seat(key):
    first = to_the_end(new(key))
    dealer = first.game.opening(first.seed, None).dealer
    again = Match(first.game, bytes(32), first.standing)
    assert again.standing.dealer == 1 - dealer


@each_key
def test_a_match_is_its_log(key):
    match = new(key)
    anyhow(match)
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.told) == (None, state(match), match.told)


@each_key
def test_who_leaves_has_lost(key):
    match = both(new(key))
    match.host("@end", 0)
    assert (match.over, match.ranking()) == (True, (2, 1))


@each_key
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_first_card_goes_to_the_seat_that_does_not_deal_and_the_last_lies_on_top(key, dealer):
    game = new(key).game
    dealt = game.deal(Standing(1, (0, 0), dealer, 1 - dealer), bytes(32), cards("6S 7S 8S 9S TS JS"))
    assert isinstance(dealt, StackDeal)
    assert text(dealt.stacks[1 - dealer]) == "TS 8S 6S"
    assert text(dealt.stacks[dealer]) == "JS 9S 7S"


# Decision numbers


def numbers(match):
    return [match.number(seat) for seat in (0, 1, None)]


AGES = [
    ("a press makes only its own buttons old", [(0, "flip")], [1, 0, 0]),
    ("a Step makes those old whose credit is used up, and the group's", [(0, "flip"), (1, "flip")], [2, 1, 1]),
    ("who has credit left can still stop", [(0, "flip:10"), (1, "flip")], [1, 1, 1]),
    ("however many Steps fall", [(0, "auto"), (1, "flip:10")], [1, 1, 1]),
    ("ten to all of them", [(0, "flip:10"), (0, "auto")], [2, 0, 0]),
    ("stopping makes the own buttons old", [(0, "auto"), (0, "stop")], [2, 0, 0]),
    ("pressing again after a stop, too", [(0, "auto"), (0, "stop"), (0, "flip")], [3, 0, 0]),
    ("the tenth Step", [(0, "flip:10"), (1, "flip:10")], [2, 1, 1]),
]


@each_key
@pytest.mark.parametrize(("presses", "expected"), [row[1:] for row in AGES], ids=[row[0] for row in AGES])
def test_buttons_grow_old(key, presses, expected):
    assert numbers(pressed(new(key), *presses)) == expected


@each_key
def test_a_double_press_is_one_move(key):
    match = pressed(new(key), (0, "flip"))
    with pytest.raises(Refused, match="already"):
        match.apply(0, "flip")
    assert match.log == [Entry(0, "flip")]


# What is refused in all of them

BUSY = [(0, "flip:10")]
ILLEGAL = [
    ([], -1, "flip", "not_seated"),
    ([], 2, "nonsense", "not_seated"),
    (BUSY, 0, "flip", "already"),
    (BUSY, 0, "flip:10", "already"),
    ([(0, "auto")], 0, "auto", "already"),
    ([(0, "auto")], 0, "flip", "already"),
    ([], 0, "stop", "nothing"),
    (BUSY, 1, "stop", "nothing"),
    ([], 0, "time", "unknown"),
    ([], 0, "play:5S", "unknown"),
    ([], 0, "flip:5", "unknown"),
    ([], 0, "flip:5S", "unknown"),
    ([], 0, "flip:H", "unknown"),
    ([], 0, "auto:1", "unknown"),
    (BUSY, 0, "stop:1", "unknown"),
    ([], 0, "", "unknown"),
    ([], 0, "flip:010", "unknown"),
]


@each_key
@pytest.mark.parametrize(("presses", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_press_says_why_and_changes_nothing(key, presses, seat, code, reason):
    match = pressed(new(key), *presses)
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.apply(seat, code)
    assert (refused.value.reason, state(match), len(match.log)) == (reason, before, len(presses))


@each_key
@pytest.mark.parametrize(("seat", "code"), [(0, "flip"), (1, "stop"), (7, "flip"), (0, "nonsense")])
def test_after_the_end_that_is_why(key, seat, code):
    match = to_the_end(new(key))
    with pytest.raises(Refused, match="over"):
        match.apply(seat, code)


@pytest.mark.parametrize("key", ["pyanitsa", "propuschenka"])
def test_only_war_has_a_time_limit(key):
    match = new(key)
    assert match.game.minutes() is None
    with pytest.raises(Refused, match="unknown"):
        match.host("@time")


@pytest.mark.parametrize(("key", "low"), [("war", Rank.TWO), ("pyanitsa", Rank.SIX), ("propuschenka", Rank.SIX)])
def test_the_packs(key, low):
    assert pack(new(key)) == sorted(cards_from(low))
