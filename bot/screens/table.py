"""The table message of a group: what changed, how things stand, whom the table waits for."""

from bot.screens import sheet
from bot.screens.facts import facts, sentences
from bot.screens.keyboard import group, packed
from bot.screens.markup import bound, head, size, wrapped
from bot.screens.places import places, roles, turn
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.screens.state import TableState
from bot.screens.told import beside_trick, digest, due, last_trick, told, unscored
from bot.screens.zones import zones
from bot.texts import GameVoice, Voice
from games.view import Sheet

LINES = 12
"""Of the whole message."""


def table(state: TableState, say: Voice) -> Screen:
    """Return the table message; before the first move of a deal the score sheet stands where the cards will lie."""
    voice = bound(state.desk, say)
    scored = state.untouched and sheet.shown(state.desk, state.view.sheet)
    parts = _scored(state, voice) if scored else _played(state, voice)
    lines, least = _told(state, voice, state.view.sheet if scored else ())
    first = head(state.desk, say)
    blanks = sum(1 for part in parts[1:] if part)
    taken = size([first, *last_trick(state.told, state.view, voice)]) + sum(map(size, parts))
    between = "\n\n" if taken + blanks + min(size(lines), max(least, 2)) <= LINES else "\n"
    room = LINES - taken - (blanks if between == "\n\n" else 0)
    kept = digest(lines, room, voice, least) if lines else []
    top = [first, *beside_trick(kept, state.told, state.view, voice), *parts[0]]
    text = between.join("\n".join(part) for part in [top, *parts[1:]] if part)
    return Screen(text, (*group(state, voice), *_buttons(state, say)))


def _played(state: TableState, say: GameVoice) -> list[list[str]]:
    """Return the facts, the cards, the people."""
    view = state.view
    alone = sentences(view, say)
    return [
        wrapped(facts(view, say)),
        [*([] if alone else roles(view, say)), *zones(view, say), *alone],
        places(state.desk, view, say) + turn(state, say),
    ]


def _scored(state: TableState, say: GameVoice) -> list[list[str]]:
    """Return the facts, the score sheet, who is to move; the sheet names all people."""
    view = state.view
    alone = sentences(view, say)
    return [
        [*wrapped(facts(view, say)), *alone],
        sheet.rows(state.desk, view.sheet, say),
        [*zones(view, say), *([] if alone else roles(view, say)), *turn(state, say)],
    ]


def _told(state: TableState, say: GameVoice, known: Sheet) -> tuple[list[str], int]:
    """Return what is told besides a sheet, and how many of the last lines must stay: how a deal ended all of them."""
    newest = unscored(state.told[len(state.told) - state.newest :], known)
    lines = told(unscored(state.told, known), state.view, say)
    return lines, len(told(newest, state.view, say)) if known else due(newest, state.view, say)


def _buttons(state: TableState, say: Voice) -> Rows:
    labels = {Verb.CARDS: "button-cards", Verb.TABLE: "button-table"}
    if state.open:
        del labels[Verb.CARDS]
    if sheet.shown(state.desk, state.view.sheet):
        labels[Verb.SCORE] = "button-score"
    labels[Verb.HELP] = "button-help"
    return packed([Button(say(label), press(verb, state.desk.table)) for verb, label in labels.items()])
