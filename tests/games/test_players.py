from collections import Counter
from functools import partial
from random import Random

from games.match import Match
from games.players.at_random import Computer
from tests.games.toy import SEED, toy


def test_the_random_player_takes_each_listed_action_and_sees_only_guesses():
    match = Match(toy(), SEED)
    met: Counter = Counter()
    for number in range(60):
        rng = Random(number)
        met[Computer().choose(0, match.view(0), partial(match.imagine, 0, rng), rng).code] += 1
    assert set(met) == {action.code for action in match.deal.legal(0)}


def test_the_same_chance_gives_the_same_move():
    match = Match(toy(), SEED)
    moves = {Computer().choose(0, match.view(0), lambda: match.imagine(0, Random(1)), Random(7)).code for _ in range(5)}
    assert len(moves) == 1


def test_a_guess_can_be_played_without_touching_the_match():
    match = Match(toy(), SEED)
    before = match.deal.dump()
    guess = match.imagine(1, Random(3))
    guess.play(0, guess.legal(0)[0])
    assert match.deal.dump() == before
