import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.actions import MAX_CODE, Action, Refused, each
from games.cards import Suit, cards, pack

CODES = [
    ("take", Action("take")),
    ("play:8H,S", Action("play", tuple(cards("8H")), Suit.SPADES)),
    ("play:8H,C", Action("play", tuple(cards("8H")), Suit.CLUBS)),
    ("order:C", Action("order", suit=Suit.CLUBS)),
    ("give:2S,3S,4S", Action("give", tuple(cards("2S 3S 4S")))),
    ("fan:2,1", Action("fan", numbers=(2, 1))),
    ("draw:0", Action("draw", numbers=(0,))),
    ("bid:7S,H,120", Action("bid", tuple(cards("7S")), Suit.HEARTS, (120,))),
]
MALFORMED = (
    *("", ":", "take:", ":7S", "Take", "take1", "взять", "take ", " take", "take\n"),
    *("play:8h", "play:8H,", "play:,8H", "play:8H;S", "play:S,8H", "play:8H,S,H", "play:1,8H", "fan:1,S"),
    *("draw:01", "draw:-1", "draw:+1", "draw:1.0", "draw:٣", "draw:1:2", "draw:" + "9" * 5000),
    "give:2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,AS",
)


@pytest.mark.parametrize(("code", "action"), CODES)
def test_an_action_is_written_and_read(code, action):
    assert action.code == code
    assert Action.parse(code) == action


@pytest.mark.parametrize("code", MALFORMED)
def test_a_code_that_no_action_is_written_with_is_malformed(code):
    with pytest.raises(ValueError, match=r"code of an action|no such card"):
        Action.parse(code)


@given(st.text(max_size=60) | st.text("playS8H,:0123TD_", max_size=MAX_CODE + 2))
def test_what_can_be_read_is_written_the_same(code):
    try:
        action = Action.parse(code)
    except ValueError:
        return
    assert action.code == code
    assert len(code.encode()) <= MAX_CODE
    assert code.isascii()


def test_one_card_actions_come_by_card():
    made = each("play", pack())
    assert len(made) == 52
    assert made[cards("TD")[0]].code == "play:TD"


def test_a_refusal_carries_what_its_text_needs():
    refused = Refused("cannot_beat", card=cards("7D")[0])
    assert (refused.reason, refused.details) == ("cannot_beat", {"card": cards("7D")[0]})
