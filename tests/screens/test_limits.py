"""Whole random matches under hostile names: no screen breaks a limit of Telegram or of the voice."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from random import Random

import pytest

from bot.names import length, shown
from bot.screens import hand, popup, result, table
from bot.screens.popup import units
from bot.screens.state import Desk, HandState, ResultState, Sitter, TableState
from bot.screens.table import LINES
from games.catalog import catalog
from games.match import Match
from tests.screens.made import SECRET, TEXTS
from tests.screens.test_keyboard import size

HOSTILE = ["<b>Bob</b> & <i>co</i>", "אבגדהוזחטיכלמנסע", "🌻" * 64, " ", "Саша", "Саша", "\u202eevil", "W" * 64]
GAMES = [
    ("durak", 2, {}),
    ("durak", 6, {}),
    ("durak", 3, {"transfer": "show", "deals": 3}),
    ("hearts", 4, {"limit": 50}),
]

STEP = 5
"""Moves from one look at the screens to the next."""


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        assert tag in {"b", "a", "code", "pre", "tg-time"}
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def check(screen) -> None:
    tags = Tags(screen.text)
    assert tags.open == []
    assert 0 < units(tags.text) <= 4096
    buttons = [button for row in screen.rows for button in row]
    assert len(buttons) <= 100
    assert size(screen.rows) <= 10_000
    for row in screen.rows:
        assert 1 <= len(row) <= 8
    for button in buttons:
        assert 0 < length(button.label) <= 34
        assert button.disabled or (button.url is None) != (button.data is None)
        assert button.data is None or len(button.data.encode()) <= 64


def played(key: str, seats: int, options: dict, seed: int):
    """Yield the match after each random move, with the events told by it."""
    kind = catalog()[key]
    match = Match(kind(seats, kind.Options(**options)), seed.to_bytes(32, "big"))
    rng = Random(seed)
    yield match, match.told[0]
    while not match.over:
        seat = match.deal.awaited[0]
        action = rng.choice(match.deal.ideas(seat, rng))
        yield match, match.apply(seat, action.code)


def seated(match: Match, key: str, language: str) -> Desk:
    names = shown(HOSTILE[: match.game.n], TEXTS[language]("nameless"))
    sitters = tuple(Sitter(name, 2**40 + seat) for seat, name in enumerate(names))
    return Desk(36**6, 999, key, match.game.options, sitters, names[0], "https://t.me/c/1/2", match.standing.number)


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_no_screen_of_a_match_breaks_a_limit(key, seats, options, language):
    say = TEXTS[language]
    told: list = []
    for move, (match, events) in enumerate(played(key, seats, options, seed=7)):
        told = [*told, *events][-20:]
        head = seated(match, key, language)
        if match.over:
            break
        if move % STEP:
            continue
        heard = tuple(event for event in told if event.to is None)
        state = TableState(head, match.view(None), heard, 1e9, 99, untouched=match.untouched)
        check(table.table(state, say))
        assert "<pre>" in table.table(state, say).text or table.table(state, say).text.count("\n") < LINES
        assert units(popup.help(state, say)) <= 200
        seat = match.deal.awaited[0]
        own = HandState(head, seat, match.view(seat), heard, 1e9, 9999, frozenset({move % 3, move % 4}))
        check(hand.hand(own, say))
        assert units(popup.my_cards(own, say) or "") <= 200
    last = match.standing.last
    assert last is not None
    over = ResultState(head, match.ranking(), match.standing.totals, last.titles, last.reason, tuple(told[-8:]), SECRET)
    over = replace(over, newest=8, sheet=match.view(None).sheet)
    check(result.result(over, say))
    assert not re.search(r"[{}]", result.result(over, say).text)
