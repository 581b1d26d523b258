"""The lobby: who sits, under which options, what is missing."""

from bot.screens import fairness
from bot.screens.keyboard import packed
from bot.screens.markup import DOT, bound, clock, heading, link, listed, mention, wrapped
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen, Style
from bot.screens.state import LobbyState
from bot.texts import Voice

TOLD = 4
"""The options that stand first are told in any case, the others where they differ from the default."""


def lobby(state: LobbyState, say: Voice) -> Screen:
    """Return the lobby message, or its options page while that is open."""
    if state.options_open:
        return options(state, say)
    blocks = [
        [heading(state.desk, say), *wrapped(_agreed(state, say)), _limit(state.turn, say)],
        [*_seats(state, say), *_waiting(state, say), *_held(state, say)],
        [_missing(state, say), say("lobby-open", time=clock(state.closes)), fairness.sealed(state.seal, say)],
    ]
    return Screen("\n\n".join("\n".join(block) for block in blocks if block), _buttons(state, say))


def options(state: LobbyState, say: Voice) -> Screen:
    """Return the options page: a button for each value."""
    chosen = [f"{say(title)}: {_value(state, name, say)}" for name, title in _titles(state, say)]
    problem = [bound(state.desk, say).refusal(state.problem)] if state.problem else []
    rows = [row for index, name in enumerate(state.choices) for row in packed(_values(state, index, name, say))]
    rows += packed(_presets(state, say))
    back = Button(say("button-back"), press(Verb.OPTIONS, state.desk.table, code="back"))
    text = "\n".join([heading(state.desk, say, say("lobby-options")), *chosen, *problem])
    return Screen(text, (*rows, (back,)))


def closed(state: LobbyState, say: Voice, reason: str) -> Screen:
    """Return what stays of a lobby that ended: `reason` is "cancelled", "idle" or "started"."""
    lines = [heading(state.desk, say), say(f"lobby-{reason}")]
    if reason != "started":
        return Screen("\n".join(lines))
    return Screen("\n".join([*lines, fairness.sealed(state.seal, say)]), ((fairness.button(state.desk, say),),))


def value_id(name: str, value: object) -> str:
    """Return what follows `option-<key>-` in the id of an option's value."""
    return f"{name}-{str(value).lower()}"


def limit(seconds: int, say: Voice) -> str:
    """Name a length of time: off, minutes, hours or a day."""
    if not seconds:
        return say("time-off")
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds % size == 0:
            return say(f"time-{unit}", n=seconds // size)
    return say("time-second", n=seconds)


def ready(state: LobbyState) -> bool:
    """Tell whether the match can start as things stand."""
    return state.problem is None and len(state.desk.sitters) in state.seats


def _limit(seconds: int, say: Voice) -> str:
    return say("lobby-turn", time=limit(seconds, say)) if seconds else say("lobby-turn-off")


def _agreed(state: LobbyState, say: Voice) -> list[str]:
    fields = type(state.desk.options).model_fields
    chosen = state.desk.options
    telling = [
        name
        for place, name in enumerate(state.choices)
        if place < TOLD or getattr(chosen, name) != fields[name].default
    ]
    return [_value(state, name, say) for name in telling]


def _value(state: LobbyState, name: str, say: Voice) -> str:
    return _named(state, name, getattr(state.desk.options, name), say)


def _named(state: LobbyState, name: str, value: object, say: Voice) -> str:
    return say.word("option", state.desk.key, value_id(name, value))


def _titles(state: LobbyState, say: Voice) -> list[tuple[str, str]]:
    found = [(name, say.choose("option", state.desk.key, name)) for name in state.choices]
    return [(name, title) for name, title in found if say.has(title)]


def _values(state: LobbyState, index: int, name: str, say: Voice) -> list[Button]:
    present = getattr(state.desk.options, name)
    buttons = []
    for place, value in enumerate(state.choices[name]):
        mark = "✓ " if value == present else ""
        data = press(Verb.OPTION, state.desk.table, code=f"{index}.{place}")
        buttons.append(Button(mark + _named(state, name, value, say), data))
    return buttons


def _presets(state: LobbyState, say: Voice) -> list[Button]:
    return [
        Button(
            ("✓ " if options == state.desk.options else "") + say(f"preset-{state.desk.key}-{name}"),
            press(Verb.PRESET, state.desk.table, code=name),
        )
        for name, options in state.presets.items()
    ]


def _seats(state: LobbyState, say: Voice) -> list[str]:
    lines = []
    for number, sitter in enumerate(state.desk.sitters, 1):
        owns = sitter.person is not None and sitter.person == state.owner
        lines.append(f"{number}. {sitter.name}" + (DOT + say("lobby-owner") if owns else ""))
    return lines


def _waiting(state: LobbyState, say: Voice) -> list[str]:
    names = ", ".join(one.name for one in state.waiting)
    return [say("lobby-waiting", names=names) + DOT + link(say("open-dm"), state.invitation)] if names else []


def _held(state: LobbyState, say: Voice) -> list[str]:
    names = ", ".join(map(mention, state.held))
    return [say("lobby-held", names=names, time=clock(state.held_until))] if names else []


def _missing(state: LobbyState, say: Voice) -> str:
    """Say why the match cannot start, or that it can."""
    seated = len(state.desk.sitters)
    if state.problem:
        return bound(state.desk, say).refusal(state.problem)
    if ready(state):
        return say("lobby-ready", n=seated, most=state.most)
    return say("lobby-missing", n=seated, needed=_needed(state.seats, seated, say))


def _needed(possible: tuple[int, ...], seated: int, say: Voice) -> str:
    """Name how many may sit: the least of a range where too few do."""
    least, most = possible[0], possible[-1]
    if len(possible) != most - least + 1:
        return listed([str(count) for count in possible], say, "or")
    return str(least) if seated < least or least == most else f"{least}–{most}"


def _buttons(state: LobbyState, say: Voice) -> Rows:
    def button(label: str, verb: Verb, style: Style | None = None) -> Button:
        return Button(say(label), press(verb, state.desk.table), style=style)

    start = (button("button-start", Verb.START, "primary"),)
    sit = (button("button-join", Verb.JOIN), button("button-leave", Verb.LEAVE, "danger"))
    return (
        *([] if state.alone else [sit]),
        (button("button-computer", Verb.COMPUTER), button("button-options", Verb.OPTIONS)),
        *([start] if ready(state) else []),
        (button("button-rules", Verb.RULES), button("button-cancel", Verb.CANCEL, "danger")),
        (fairness.button(state.desk, say),),
    )
