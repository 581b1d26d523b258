"""The terminal shows a view by codes, plays what is typed, and says why something is refused."""

from random import Random

import pytest

from games import terminal
from games.__main__ import main
from games.actions import Event
from games.cards import Suit, cards
from games.match import Match
from tests.games.toy import SEED, toy


class Person:
    """Types prepared lines, then whatever comes first in the list of codes, or leaves."""

    def __init__(self, *lines, stays=True):
        self.lines = list(lines)
        self.stays = stays
        self.seen: list[str] = []

    def say(self, line):
        self.seen.append(line)

    def ask(self, prompt):
        if self.lines:
            return self.lines.pop(0)
        if not self.stays:
            raise EOFError
        return next(line for line in reversed(self.seen) if line.startswith("codes: ")).split()[1]


def played(person, **options):
    match = Match(toy(**options), SEED)
    terminal.play(match, person.ask, person.say, Random(1))
    return match


def test_a_match_is_played_to_its_result():
    person = Person()
    match = played(person, deals=2)
    assert match.over
    assert person.seen[-2:] == [
        f"totals {match.standing.totals[0]} {match.standing.totals[1]}",
        f"places {match.ranking()[0]} {match.ranking()[1]}",
    ]


def test_a_view_is_shown_by_codes():
    person = Person(stays=False)
    match = played(person)
    hand = " ".join(card.code for card in match.deal.hands[0])
    codes = " ".join(f"play:{card.code}" for card in match.deal.hands[0])
    assert person.seen == [
        "",
        "table: ",
        f"stock: {' '.join(['??'] * 20)}",
        "seat 0: in cards=2",
        "seat 1: in cards=2",
        "stock: 20",
        f"hand: {hand}",
        f"codes: {codes} draw",
        "\nleft",
    ]


def test_a_refused_code_says_why_and_the_person_is_asked_again():
    person = Person("play:ZZ", "", "draw")
    assert played(person).over
    assert person.seen.count("refused: bad_code") == 2


def test_a_person_hears_what_all_hear_and_what_only_he_may():
    person = Person("draw")
    match = played(person)
    drawn = match.told[1][1].cards[0].code
    assert f"  got seat 0 to 0 {drawn}" in person.seen
    assert not any(line.startswith("  got seat 1") for line in person.seen)


@pytest.mark.parametrize("way", [EOFError, KeyboardInterrupt])
def test_who_leaves_leaves_quietly(way):
    def ask(prompt):
        raise way

    seen: list[str] = []
    terminal.play(Match(toy(), SEED), ask, seen.append, Random(1))
    assert seen[-1] == "\nleft"


def test_an_event_is_written_with_all_it_has():
    event = Event("meld", 1, tuple(cards("QS KS")), Suit.SPADES, 20, 2, 1)
    assert terminal.event_line(event) == "meld seat 1 suit S number 20 other 2 to 1 QS KS"


# The command


def test_the_games_are_listed_with_seats_and_options(capsys):
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "durak (durak), seats 2, 3, 4, 5, 6" in lines
    assert "    transfer = none * | plain | show" in lines
    assert "hearts (tricks), seats 4" in lines


@pytest.fixture
def nobody(monkeypatch):
    def leave(prompt):
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)


def test_a_game_is_begun_as_asked(capsys, nobody):
    seed = "ab" * 32
    assert main(["play", "durak", "--seats", "3", "--options", "transfer=plain", "deck=24", "--seed", seed]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"seed {seed}\n")
    assert "seat 2: in cards=6" in shown
    assert shown.endswith("left\n")


def test_the_same_seed_gives_the_same_cards(capsys, nobody):
    shown = []
    for seed in ("ab" * 32, "ab" * 32, "cd" * 32):
        main(["play", "hearts", "--seed", seed])
        shown.append(capsys.readouterr().out.partition("\n")[2])
    assert shown[0] == shown[1] != shown[2]


WRONG = [
    (["play", "durak", "--seats", "9"], "cannot be played so: seats"),
    (["play", "durak", "--seats", "5", "--options", "deck=24"], "cannot be played so: deck_seats"),
    (["play", "durak", "--options", "deck=33"], "deck=33 (values of deck: 36 | 24 | 52)"),
    (["play", "durak", "--options", "dek=36"], "there is no such option"),
    (["play", "durak", "--options", "deck"], "values of deck"),
]


@pytest.mark.parametrize(("argv", "complaint"), WRONG)
def test_what_cannot_be_played_says_why(capsys, argv, complaint):
    assert main(argv) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("argv", [["play", "chess"], ["play", "durak", "--seed", "xyz"], ["dance"]])
def test_a_command_that_is_none_exits_with_2(capsys, argv):
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
