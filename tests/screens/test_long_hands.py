"""Long hands stay in reach: every card has its button, an eight its four suits, whatever the hand's length."""

import pytest

from bot.screens import hand
from bot.screens.press import Press, Verb
from bot.screens.state import Desk, HandState
from games.cards import pack
from games.match import Match
from tests.games.matches import at
from tests.screens.made import RU, people

EIGHTS = [card for card in pack() if card.rank == 8]
OTHERS = [card for card in pack() if card.rank != 8]


def state(match: Match, key: str, *ticks: int) -> HandState:
    desk = Desk(36**6, 999, key, match.game.options, people("Айгуль", "Tomás"), "Дача")
    return HandState(desk, 0, match.view(0), (), 1e9, 9999, frozenset(ticks))


def labelled(shown: HandState) -> list[str]:
    """Return what each button that can be pressed does, all within the limits of Telegram."""
    buttons = [button for row in hand.hand(shown, RU).rows for button in row if button.data]
    assert len(buttons) <= 100
    assert all(len((button.data or "").encode()) <= 64 for button in buttons)
    pressed = [Press.parse(button.data or "") for button in buttons]
    return [press.code if press.verb is Verb.ACT else f"tick {press.code}" for press in pressed]


@pytest.mark.parametrize("length", [26, 40, 51])
def test_every_card_of_a_long_hand_can_be_led(length):
    held = [*EIGHTS, *OTHERS][:length]
    match = at("eights", {"turn": 0, "hands": [" ".join(card.code for card in held), OTHERS[-1].code]})
    codes = labelled(state(match, "eights"))
    assert len(codes) == length
    assert {code for code in codes if code.startswith("play")} == {f"play:{card.code}" for card in held[4:]}


def test_an_eight_in_a_long_hand_names_each_suit():
    held = [*EIGHTS, *OTHERS[:22]]
    match = at("eights", {"turn": 0, "hands": [" ".join(card.code for card in held), "AS"]})
    codes = labelled(state(match, "eights", 0))
    assert [code for code in codes if code.startswith("play:8C")] == [f"play:8C,{suit}" for suit in "SHDC"]


def test_after_many_draws_every_fitting_card_can_be_laid():
    held = [card for card in pack() if card.code != "QS"][:40]
    given = {"phase": "run", "turn": 0, "top": "QS", "stock": "", "hands": [" ".join(card.code for card in held), "AS"]}
    codes = labelled(state(at("domino", given), "domino"))
    fitting = {f"play:{card.code}" for card in held if card.rank in (11, 13)}
    assert set(codes) == fitting
