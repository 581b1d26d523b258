"""Every row of durak's "Illegal input", in its order, and the options that contradict each other."""

import pytest

from games.actions import Refused
from tests.games.durak_positions import (
    DEFENDING,
    LEADING,
    MOVING_ON,
    OVER,
    PILING,
    THROWING,
    at,
    new,
    play,
    reason,
    refused,
)

PLAIN = {"transfer": "plain"}
SHOW = {"transfer": "show"}

ILLEGAL = [
    (LEADING, {}, 4, "lead:7S", "not_seated"),
    (LEADING, {}, 0, "", "bad_code"),
    (LEADING, {}, 0, "lead", "bad_code"),
    (LEADING, {}, 0, "lead:7S,7S", "bad_code"),
    (LEADING, {}, 0, "lead:5S", "bad_code"),
    (LEADING, {}, 0, "lead:7S,H", "bad_code"),
    (LEADING, {}, 0, "lead:7S,3", "bad_code"),
    (LEADING, {}, 0, "lead:7s", "bad_code"),
    (LEADING, {}, 2, "play:7S", "bad_code"),
    (LEADING, {"deck": 24}, 0, "lead:7S", "bad_code"),
    (DEFENDING, {}, 1, "beat:8D", "bad_code"),
    (DEFENDING, {}, 1, "beat:8D,8H,AH", "bad_code"),
    (DEFENDING, {}, 1, "beat:8D,8D", "bad_code"),
    (DEFENDING, {}, 1, "take:8D", "bad_code"),
    (DEFENDING, {}, 1, "transfer:8H,8C", "bad_code"),
    (THROWING, {}, 3, "pass:3", "bad_code"),
    (LEADING, {}, 0, "throw:7S", "wrong_phase"),
    (LEADING, {}, 2, "pass", "wrong_phase"),
    (LEADING, {}, 1, "take", "wrong_phase"),
    (DEFENDING, {}, 0, "throw:9D", "wrong_phase"),
    (DEFENDING, {}, 2, "lead:8C", "wrong_phase"),
    (THROWING, {}, 1, "take", "wrong_phase"),
    (PILING, {}, 1, "beat:7D,KH", "wrong_phase"),
    (LEADING, {}, 1, "lead:9S", "not_you"),
    (DEFENDING, {}, 0, "take", "not_you"),
    (THROWING, {}, 1, "pass", "not_you"),
    (THROWING, {}, 1, "throw:TS", "not_you"),
    ({**THROWING, "turn": 0}, {"throwers": "neighbours"}, 3, "pass", "not_you"),
    ({**THROWING, "turn": 0}, {"teams": "teams"}, 3, "throw:7C", "not_you"),
    ({**THROWING, "hands": ["9D 8D", "TS KH JC", "9C 6D", ""]}, {}, 3, "pass", "not_you"),
    ({**THROWING, "turn": 0}, {"auto_pass": "empty"}, 3, "pass", "not_you"),
    ({**THROWING, "passed": [0]}, {}, 0, "throw:9D", "passed"),
    ({**THROWING, "passed": [0]}, {}, 0, "pass", "passed"),
    ({**PILING, "passed": [0], "turn": 2}, {}, 0, "throw:9D", "passed"),
    (THROWING, {}, 0, "throw:AH", "not_turn"),
    (PILING, {}, 2, "throw:9C", "not_turn"),
    (LEADING, {}, 0, "lead:7S,8S", "not_held"),
    (DEFENDING, {}, 1, "beat:KD,AS", "not_held"),
    (MOVING_ON, {}, 1, "transfer:8S", "not_held"),
    (THROWING, {}, 3, "throw:6C", "not_held"),
    (MOVING_ON, {}, 1, "transfer:8H", "no_transfer"),
    (MOVING_ON, PLAIN, 1, "show:8H", "no_transfer"),
    (DEFENDING, {}, 1, "transfer:8H", "no_transfer"),
    (DEFENDING, SHOW, 1, "transfer:KC", "transfer_late"),
    (DEFENDING, SHOW, 1, "show:8H", "transfer_late"),
    (LEADING, {}, 0, "lead:7S,9D,8D", "mixed_ranks"),
    ({**LEADING, "hands": ["7S 7D 8D", "9S", "9C", "6D"]}, {}, 0, "lead:7S,8D", "mixed_ranks"),
    (THROWING, {}, 3, "throw:KD", "no_rank"),
    (MOVING_ON, PLAIN, 1, "transfer:KC", "no_rank"),
    (MOVING_ON, SHOW, 1, "show:7H", "no_rank"),
    ({**LEADING, "hands": ["7S 7D 8D", "9S", "9C", "6D"]}, {}, 0, "lead:7S,7D", "too_many"),
    ({**PILING, "limit": 3, "hands": ["9D 7H", "TS", "9C", "KD"]}, {}, 0, "throw:9D,7H", "too_many"),
    (DEFENDING, {}, 1, "beat:9S,AH", "no_attack"),
    (DEFENDING, {}, 1, "beat:8S,AH", "covered"),
    (DEFENDING, {}, 1, "beat:8D,KC", "cannot_beat"),
    (MOVING_ON, SHOW, 1, "show:8C", "not_trump"),
    ({**MOVING_ON, "hands": ["9D", "8H 8C", "8S QS"], "table": "8D 8S"}, PLAIN, 1, "transfer:8C", "target_short"),
    ({**MOVING_ON, "hands": ["9D", "8H 8C", "QS"], "table": "8D 8S"}, SHOW, 1, "show:8H", "target_short"),
    ({**MOVING_ON, "hands": ["", "8H 8C", ""]}, PLAIN, 1, "transfer:8C", "target_short"),
]


@pytest.mark.parametrize(("given", "options", "seat", "code", "expected"), ILLEGAL)
def test_first_matching_row_is_the_answer(given, options, seat, code, expected):
    assert reason(at(given, **options), seat, code) == expected


@pytest.mark.parametrize("code", ["lead:KC", "take", "what"])
def test_after_the_end_all_is_over(code):
    given, moves = OVER
    match = at(given)
    play(match, *moves, (1, "beat:7S,9S"))
    assert match.over
    assert reason(match, 1, code) == "over"


def test_a_trump_is_shown_once_in_a_bout():
    """Shown to the next seat, it comes back by transfers of the others."""
    given = {**MOVING_ON, "hands": ["8S QC 9D KD", "8H KC", "8C QS TD"], "table": "8D"}
    match = at(given, transfer="show")
    play(match, (1, "show:8H"), (2, "transfer:8C"))
    assert match.deal.awaited == (0,)
    assert reason(match, 0, "transfer:8S") == "target_short"
    match = at({**given, "hands": ["8S QC 9D KD", "8H KC QD", "8C QS TD"]}, transfer="show")
    play(match, (1, "show:8H"), (2, "transfer:8C"), (0, "transfer:8S"))
    assert reason(match, 1, "show:8H") == "shown_before"


def test_a_refusal_tells_what_would_beat():
    with pytest.raises(Refused) as caught:
        at(DEFENDING).apply(1, "beat:8D,KC")
    details = {name: getattr(value, "code", value) for name, value in caught.value.details.items()}
    assert details == {"card": "KC", "under": "8D", "suit": "D", "trump": "H", "kind": "plain"}


def test_cards_of_a_lead_are_a_set():
    match = at({**LEADING, "hands": ["7D 7C 7S", "9S AD TS", "9C", "6D"]})
    match.apply(0, "lead:7C,7S,7D")
    assert match.log[-1].code == "lead:7S,7D,7C"


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (1, {}, "seats"),
        (7, {}, "seats"),
        (5, {"deck": 24}, "deck_seats"),
        (6, {"deck": 24}, "deck_seats"),
        (2, {"teams": "teams"}, "teams_seats"),
        (5, {"teams": "teams"}, "teams_seats"),
        (4, {"teams": "teams", "transfer": "plain"}, "teams_transfer"),
        (6, {"teams": "teams", "transfer": "show"}, "teams_transfer"),
    ],
)
def test_contradicting_options_are_refused(seats, options, expected):
    assert refused(seats, **options) == expected


@pytest.mark.parametrize(("seats", "options"), [(4, {"deck": 24}), (6, {"deck": 36}), (6, {"teams": "teams"})])
def test_the_fullest_tables_are_dealt(seats, options):
    assert [len(hand) for hand in new(seats, **options).deal.hands] == [6] * seats
