"""The table message of a group: what changed, how things stand, whom the table waits for."""

from bot.screens.facts import facts, sentences
from bot.screens.keyboard import group
from bot.screens.markup import bound, head, wrapped
from bot.screens.places import places, roles, turn
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.screens.state import TableState
from bot.screens.told import digest, told
from bot.screens.zones import zones
from bot.texts import Voice

LINES = 12
"""Of the whole message."""


def table(state: TableState, say: Voice) -> Screen:
    """Return the table message."""
    voice = bound(state.desk, say)
    view = state.view
    alone = sentences(view, voice)
    parts = [
        wrapped(facts(view, voice)),
        [*([] if alone else roles(view, voice)), *zones(view, voice), *alone],
        places(state.desk, view, voice) + turn(state, voice),
    ]
    events = told(state.told, view, voice)
    first = head(state.desk, say)
    blanks = sum(1 for part in parts[1:] if part)
    size = 1 + sum(map(len, parts)) + blanks
    between = "\n\n" if size + min(len(events), 2) <= LINES else "\n"
    room = LINES - size + (blanks if between == "\n" else 0)
    top = [first, *(digest(events, room, voice) if events else []), *parts[0]]
    text = between.join("\n".join(part) for part in [top, *parts[1:]] if part)
    return Screen(text, (*group(state, voice), _buttons(state, say)))


def _buttons(state: TableState, say: Voice) -> tuple[Button, ...]:
    labels = {Verb.CARDS: "button-cards", Verb.TABLE: "button-table", Verb.HELP: "button-help"}
    if state.open:
        del labels[Verb.CARDS]
    return tuple(Button(say(label), press(verb, state.desk.table)) for verb, label in labels.items())
