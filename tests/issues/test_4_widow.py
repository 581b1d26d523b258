"""The button by which a widow comes to the table names her, as voice.md's glossary has it."""

import pytest

from bot.screens import hand
from games.cards import cards
from games.catalog import catalog
from games.match import Match
from games.rules.four_widows import FourWidowsDeal
from tests.screens.made import EN, RU, desk, hand_state, keys

TAKEN = [(RU, "[Выложить Д♣] [Оставить]"), (EN, "[Show Q♣] [Keep]")]


@pytest.mark.parametrize(("say", "row"), TAKEN)
def test_the_queen_taken_is_named(say, row):
    game = catalog()["four_widows"]
    match = Match(game(2, game.Options()), b"seed")
    seat = match.deal.turn
    assert isinstance(match.deal, FourWidowsDeal)
    match.deal.phase = "decide"
    match.deal.drawn = cards("QC")
    state = hand_state(desk("four_widows", "Mei", "Зураб"), seat, match.view(seat))
    assert row in keys(hand.hand(state, say))
