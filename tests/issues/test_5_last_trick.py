"""The last trick is always at the table, in the group and in the hand, with who played what."""

from dataclasses import replace
from typing import cast

import pytest

from bot.screens import hand, table
from bot.screens.state import HandState, TableState
from games.actions import Action, Event
from games.cards import Suit, cards
from games.catalog import catalog
from games.match import Match
from games.parts.drawing import DrawingDeal
from games.view import Place, View, Zone
from tests.games.matches import SEED
from tests.screens.made import EN, RU, desk, read, view

DESK = desk("king", "Ngozi", "Tomás", "Айгуль", "Mei", deal=2, deals=14)
LAST = cards("TD 4D KD 2H")
WHO_RU = "10♦ (Айгуль) 4♦ (Mei) К♦ (Ngozi) 2♥ (Tomás)"
TAKEN = Event("trick", 0, tuple(LAST), number=-4)
LAID = [Event("played", seat, (card,)) for seat, card in zip((2, 3, 0, 1), LAST, strict=True)]


def shown(trick: str = "") -> View:
    laid = tuple(cards(trick))
    return view(
        zones=(
            Zone("trick", "trick", laid, by=tuple(range(len(laid)))),
            Zone("last", "trick", tuple(LAST), by=(2, 3, 0, 1)),
        ),
        places=tuple(Place(seat, 6, facts={"tricks": 0, "points": -4, "total": 0}) for seat in range(4)),
        facts={"game": 2, "trick": 3},
        awaited=(len(laid) % 4,),
    )


def at_the_table(of: View, *told: Event) -> list[str]:
    return read(table.table(TableState(DESK, of, told, 1e9, 5), RU)).split("\n")


@pytest.mark.parametrize("trick", ["", "QC", "QC 7C", "QC 7C 8C"])
def test_it_is_there_when_nothing_is_told_of_it(trick):
    assert f"Прошлая взятка: {WHO_RU}" in at_the_table(shown(trick))


@pytest.mark.parametrize("before", [0, 3, 12])
def test_who_takes_it_stands_beside_it_however_much_was_told_before(before):
    earlier = [Event("scored", 0, number=number + 1) for number in range(before)]
    lines = at_the_table(shown("QC 7C 8C"), *earlier, *LAID, TAKEN, Event("played", 0, tuple(cards("QC"))))
    assert f"Ngozi берёт {WHO_RU} · −4" in lines
    assert sum(line.startswith("Ngozi берёт") for line in lines) == 1
    assert len(lines) <= 12


def test_the_hand_shows_it_too():
    state = HandState(DESK, 0, shown(), (*LAID, TAKEN), None, 5)
    assert "Ngozi takes 10♦ (Айгуль) 4♦ (Mei) K♦ (Ngozi) 2♥ (Tomás) · −4" in read(hand.hand(state, EN)).split("\n")


def test_cards_laid_together_stand_before_one_name():
    zones = (
        Zone("trick", "trick", ()),
        Zone("last", "trick", tuple(cards("6S 7S 9S TS")), by=(0, 0, 1, 1)),
    )
    head = desk("bura", "Ngozi", "Mei")
    places = tuple(Place(seat, 2) for seat in range(2))
    lines = read(table.table(TableState(head, view(zones=zones, places=places, awaited=(0,)), (), None, 5), RU))
    assert "6♠ 7♠ (Ngozi) 9♠ 10♠ (Mei)" in lines


def test_what_happened_since_stands_below_it():
    since = Event("scored", 1, number=5)
    lines = at_the_table(shown(), Event("scored", 0, number=2), *LAID, TAKEN, since)
    start = lines.index(f"Ngozi берёт {WHO_RU} · −4")
    assert (lines[start - 1], lines[start + 1]) == ("Ngozi: +2", "Tomás: +5")


@pytest.mark.parametrize("key", ["bezique", "terts"])
def test_the_seven_that_may_be_swapped_is_named(key):
    match = Match(catalog()[key](2, catalog()[key].Options()), SEED)
    deal = cast("DrawingDeal", match.deal)
    deal.trumps = Suit.SPADES
    details = deal.details(0, Action("swap"))
    assert RU.game(key, ["A", "B"]).action(Action("swap"), details=details) == "Обменять 7♠"
    assert EN.game(key, ["A", "B"]).action(Action("swap"), details=details) == "Swap 7♠"


ANNOUNCED = [
    Event("marriage", 0, tuple(cards("KH QH")), number=20),
    Event("swapped", 0, tuple(cards("QH")), suit=Suit.SPADES),
    Event("shows", 0, tuple(cards("KH QH"))),
]


@pytest.mark.parametrize("event", ANNOUNCED)
def test_what_was_announced_is_told_although_its_cards_were_laid_since(event):
    zones = (
        Zone("trick", "trick", tuple(cards("QH")), by=(0,)),
        Zone("last", "trick", tuple(cards("KH QH")), by=(0, 1)),
    )
    head = replace(desk("bezique", "Ngozi", "Mei"), options=catalog()["bezique"].Options())
    of = view(zones=zones, places=(Place(0, 7), Place(1, 8)), awaited=(1,))
    lines = read(table.table(TableState(head, of, (event,), None, 5), RU)).split("\n")
    assert RU.game("bezique", ["Ngozi", "Mei"]).event(event).replace("\u00a0", " ") in lines
    assert "Прошлая взятка: К♥ (Ngozi) Д♥ (Mei)" in lines


def test_the_last_trick_of_a_deal_names_who_played_what_too():
    of = view(places=tuple(Place(seat, 8, facts={"points": 0, "total": 0}) for seat in range(4)), awaited=(1,))
    ending = [LAID[-1], TAKEN, *(Event("scored", seat, number=-seat) for seat in range(4))]
    lines = at_the_table(of, *ending)
    assert f"Ngozi берёт {WHO_RU} · −4" in lines
    assert "Tomás: 2♥" not in lines


def test_two_cards_of_each_are_named_together():
    of = view(places=tuple(Place(seat, 3, facts={"points": 0}) for seat in range(2)), awaited=(1,))
    taken = Event("trick", 1, tuple(cards("6S 7S 9S TS")), number=10)
    lines = read(
        table.table(
            TableState(desk("bura", "Ngozi", "Mei"), of, (Event("played", 1, taken.cards[2:]), taken), None, 5), RU
        )
    )
    assert "Mei берёт 6♠ 7♠ (Ngozi) 9♠ 10♠ (Mei) · +10" in lines.split("\n")
