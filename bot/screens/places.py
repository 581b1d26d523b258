"""Who sits at the table: how many cards, what all may know of a seat, for whom the table waits.

A fact of the places whose text has the variant `.heading` is a line of its own: "Очки: Ngozi 4 · Айгуль 1".
"""

from bot.screens.markup import DOT, mention, until, wrapped
from bot.screens.state import Desk, Sitter, TableState
from bot.screens.zones import current_trick
from bot.texts import GameVoice
from games.view import Place, View

LINES = 3
"""That places may take at most."""
NAMED = 4
"""People called by name where the table waits for all."""


def roles(view: View, say: GameVoice) -> list[str]:
    """Return one line that tells who does what: "Tomás ходит, Айгуль отбивается"."""
    found = sorted((role, place.seat) for place in view.places for role in place.roles)
    told = [f"{say.names[seat]} {say.word('role', role)}" for role, seat in found]
    return [", ".join(told)] if told else []


def places(desk: Desk, view: View, say: GameVoice) -> list[str]:
    """Return who holds how many cards and the facts; beneath a trick, which names all, only the first headed fact."""
    headed = [line for name in _headed(view, say) if (line := _heading(name, view, say))]
    if current_trick(view):
        if _headed(view, say):
            return headed[0] if headed else []
        return wrapped([_place(desk, view, place, say, mark=False) for place in view.places])
    told = [place for place in view.places if not _is_named(desk, view, place, say)]
    named = wrapped([_place(desk, view, place, say) for place in told], most=LINES)
    return [*named, *(row for line in headed for row in line)]


def turn(state: TableState, say: GameVoice) -> list[str]:
    """Call those the table waits for, and say until when."""
    awake: list[Sitter] = []
    played: list[Sitter] = []
    for seat in state.view.awaited:
        sitter = state.desk.sitters[seat]
        (played if sitter.person is None or sitter.asleep or sitter.left else awake).append(sitter)
    if awake:
        words = say.text(state.view.ask) if state.view.ask else say("table-turn")
        names = ", ".join(map(mention, awake))
        whom = say("table-all") if len(awake) == len(state.view.places) > NAMED else names
        called = [f"{whom}, {words}", *until(state.deadline, say.say)]
        return wrapped(called) if len(awake) > 1 else [DOT.join(called)]
    return [say("table-waits", n=len(played), names=", ".join(one.name for one in played))] if played else []


def thinking(view: View, seat: int, say: GameVoice) -> list[str]:
    """Tell a seat for whom else the table waits."""
    others = [say.names[one] for one in view.awaited if one != seat]
    if not others:
        return []
    return [say("hand-others" if seat in view.awaited else "table-waits", n=len(others), names=", ".join(others))]


def name(desk: Desk, seat: int) -> str:
    """Name a seat, with a sign if the computer plays it for its owner."""
    sitter = desk.sitters[seat]
    return sitter.name + (" 🤖" if sitter.left else " 💤" if sitter.asleep else "")


def awaited_names(view: View, say: GameVoice, most: int) -> str:
    """Name whom the table waits for, at most so many."""
    names = [say.names[seat] for seat in view.awaited]
    return ", ".join(names) if len(names) <= most else f"{', '.join(names[:most])} +{len(names) - most}"


def _place(desk: Desk, view: View, place: Place, say: GameVoice, *, mark: bool = True) -> str:
    words = [name(desk, place.seat)]
    if mark and place.seat in view.awaited:
        words.insert(0, "▸")
    if place.state != "out":
        words.append(say.word("place", "cards", n=place.cards))
    words += [_fact(name, place, say) for name in place.facts if name not in _headed(view, say)]
    state = "" if place.state == "in" else f", {say.word('state', place.state)}"
    return " ".join(filter(None, words)) + state


def _is_named(desk: Desk, view: View, place: Place, say: GameVoice) -> bool:
    """Tell whether there is nothing to say of a seat but its name, which stands before its cards on the table."""
    owners = {zone.owner for zone in view.zones if zone.cards}
    return place.seat in owners and _place(desk, view, place, say, mark=False) == desk.sitters[place.seat].name


def _fact(name: str, place: Place, say: GameVoice) -> str:
    return say.word("place", name, value=place.facts[name])


def _headed(view: View, say: GameVoice) -> list[str]:
    names = dict.fromkeys(name for place in view.places for name in place.facts)
    return [name for name in names if say.has("place", f"{name}.heading")]


def _heading(name: str, view: View, say: GameVoice) -> list[str]:
    """Return the names and numbers of those who have the fact, the greatest first; nothing while all are 0."""
    values = [(place.facts[name], place.seat) for place in view.places if name in place.facts]
    if not any(value for value, _ in values):
        return []
    ordered = sorted(values, key=lambda pair: -_number(pair[0]))
    parts = [say("place-number", name=say.names[seat], n=_number(value)) for value, seat in ordered]
    return wrapped(parts, start=f"{say.word('place', f'{name}.heading')}: ", most=LINES)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
