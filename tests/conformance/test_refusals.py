"""Point 5 of the contract: a refused code leaves everything as it was, and says why in declared words."""

import json
from random import Random

from games.actions import MAX_CODE, Action
from games.cards import Suit, pack
from tests.conformance.walk import deals, every_table

BUDGET = 1_500
CODES = 200
PACK = pack()
LETTERS = "abplayesw:,0123456789SHDC♠ \n"


def random_code(rng: Random, verbs: list[str]) -> str:
    """Return a code that may be anything: well-formed with cards and numbers at random, or a row of signs."""
    if rng.random() < 0.1:
        return "".join(rng.choices(LETTERS, k=rng.randrange(MAX_CODE + 5)))
    words = [card.code for card in rng.choices(PACK, k=rng.choice((0, 1, 1, 1, 2, 2, 3, 5)))]
    words += rng.choice(([], [], [rng.choice(list(Suit)).code]))
    words += [str(rng.randrange(12)) for _ in range(rng.choice((0, 0, 0, 1, 2)))]
    return f"{rng.choice(verbs)}:{','.join(words)}" if words else rng.choice(verbs)


def read(code: str) -> Action:
    try:
        return Action.parse(code)
    except ValueError:
        return Action("")


@every_table(BUDGET)
def test_a_refused_code_changes_nothing(table, seed):
    rng = Random(seed)
    verbs = [*sorted(table.kind.words.verbs), "pass", "no_such_verb"]
    for deal in deals(table, seed, BUDGET):
        before = json.dumps(deal.dump())
        codes = [random_code(rng, verbs) for _ in range(CODES)]
        codes += [action.code for seat in deal.actors for action in deal.legal(seat)[:CODES]]
        for code in codes:
            refused(deal, rng.randrange(-1, table.seats + 1), code)
        assert json.dumps(deal.dump()) == before, "a refused code changed the deal"


def refused(deal, seat: int, code: str) -> None:
    """Check how a code is judged; whatever is admitted is left alone."""
    action = deal.canonical(read(code))
    assert deal.canonical(action) == action
    found = deal._judged(seat, action)
    if deal.over:
        assert found.reason == deal.ENDED
    elif seat not in deal.actors:
        assert found is not None, f"{code} of seat {seat}, who is no actor, was admitted"
    else:
        assert (found is None) >= (action in deal.legal(seat))


@every_table(BUDGET)
def test_a_seat_that_is_none_is_not_seated(table, seed):
    """Every game has this reason; it is not for the games to declare."""
    for deal in deals(table, seed, BUDGET):
        for seat in (-1, table.seats):
            refused = deal._judged(seat, Action(""))
            assert refused is not None
            assert refused.reason == (deal.ENDED if deal.over else "not_seated")


@every_table(BUDGET)
def test_every_reason_is_declared(table, seed):
    rng = Random(seed)
    verbs = sorted(table.kind.words.verbs)
    met = set()
    for deal in deals(table, seed, BUDGET):
        for _ in range(CODES // 4):
            found = deal._judged(rng.randrange(table.seats), deal.canonical(read(random_code(rng, verbs))))
            met |= {found.reason} if found else set()
    assert met <= table.kind.words.reasons
