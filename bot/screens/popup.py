"""Answers to presses: plain text of at most 200 UTF-16 units."""

from bot.names import plain, shortened
from bot.screens import sheet
from bot.screens.markup import bound, game_name, heading
from bot.screens.places import awaited_names
from bot.screens.state import HandState, LobbyState, TableState
from bot.texts import Voice

MOST = 200
"""UTF-16 units of a popup."""
NAMES = 3


def my_cards(state: HandState, say: Voice) -> str | None:
    """Return the cards of a hand, None where they do not fit."""
    voice = bound(state.desk, say)
    hand = state.view.hand
    head = plain(say("popup-cards", game=game_name(state.desk.key, say), n=state.desk.number))
    text = f"{head}\n{voice.cards(hand) if hand else say('popup-no-cards')}"
    return text if units(text) <= MOST else None


def totals(state: TableState, say: Voice) -> str:
    """Return the last row of the score sheet, or that there is none yet."""
    last = sheet.totals(state.desk, state.view.sheet, bound(state.desk, say))
    return fitting(plain(f"{heading(state.desk, say)}\n{last}"))


def help(state: TableState | LobbyState, say: Voice) -> str:  # noqa: A001 - what [?] says
    """Return whom the table waits for, what may be pressed, where the rules are."""
    lines = [say("popup-help-lobby")] if isinstance(state, LobbyState) else _in_play(state, say)
    return fitting(plain("\n".join([*lines, say("popup-rules", command=f"/rules {state.desk.key}")])))


def _in_play(state: TableState, say: Voice) -> list[str]:
    voice = bound(state.desk, say)
    count = len(state.view.awaited)
    waits = [say("table-waits", n=count, names=awaited_names(state.view, voice, NAMES))] if count else []
    return [*waits, say("popup-help-open" if state.open else "popup-help")]


def units(text: str) -> int:
    """Count UTF-16 units, as Telegram does."""
    return len(text.encode("utf-16-le")) // 2


def fitting(text: str) -> str:
    """Cut a text to what a popup holds."""
    most = MOST
    while units(text) > MOST:
        text = shortened(text, most)
        most -= 1
    return text
