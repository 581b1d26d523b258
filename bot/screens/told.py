"""What happened since a message last told: a line for each event, a digest of what does not fit."""

from collections.abc import Sequence
from itertools import groupby

from bot.screens.markup import size
from bot.texts import GameVoice
from games.actions import Event
from games.cards import Card
from games.view import Sheet, View, Zone

MOST = 8
"""Lines of events in one message, unless the last move alone has more: six hands laid open, and who wins with them."""
NOTHING = Event("")
"""What happened before the first event."""
FEW = 4
"""Lines of events in a result, unless the last move alone has more."""


def told(events: Sequence[Event], view: View | None, say: GameVoice) -> list[str]:
    """Return a line for each event, but not for cards `played` that a trick on this screen shows with who laid them.

    Without a view the match is over: the variant `.result` is used where a text has one.
    """
    tricks = _tricks(view)
    laid = {(seat, card) for zone in tricks for seat, card in zip(zone.by, zone.cards, strict=False)}
    untold = [event for event in events if not _shown(event, laid) and event is not _taking(events, tricks)]
    return [line for text in _texts(untold, say, over=view is None) for line in text.splitlines()]


def last_trick(events: Sequence[Event], view: View, say: GameVoice) -> list[str]:
    """Return the line of the last completed trick, with who laid what, and who took it if that is among the events.

    Nothing, where another event of this message has told its cards and nobody is known to have laid them.
    """
    tricks = _tricks(view)
    taking = _taking(events, tricks)
    if taking:
        return [say.event(taking, laid=_laid(tricks[1], say))]
    heard = {event.cards for event in events}
    gone = [zone for zone in tricks[1:] if zone.cards and (set(zone.by) != {None} or zone.cards not in heard)]
    return [f"{say.word('zone', zone.id)}: {_laid(zone, say)}" for zone in gone]


def beside_trick(kept: Sequence[str], events: Sequence[Event], view: View, say: GameVoice) -> list[str]:
    """Return the lines kept of the events, and the last trick's before what has happened since it was taken."""
    taking = _taking(events, _tricks(view))
    since = events[next(at for at, event in enumerate(events) if event is taking) + 1 :] if taking else events
    place = max(0, len(kept) - len(told(since, view, say)))
    return [*kept[:place], *last_trick(events, view, say), *kept[place:]]


def digest(lines: Sequence[str], room: int, say: GameVoice, least: int = 0) -> list[str]:
    """Keep the newest lines that fit into the room, in any case the `least` newest; say how many came before."""
    if len(lines) <= MOST and size(lines) <= room:
        return list(lines)
    kept = min(least, len(lines))
    while kept < min(MOST - 1, len(lines)) and size(lines[len(lines) - kept - 1 :]) < room:
        kept += 1
    newest = list(lines[len(lines) - kept :])
    return [say("told-more", n=len(lines) - kept), *newest] if kept < len(lines) else newest


def last(lines: Sequence[str], least: int) -> list[str]:
    """Keep the newest lines, for a match that is over."""
    return list(lines[-max(least, FEW) :])


def due(events: Sequence[Event], view: View | None, say: GameVoice) -> int:
    """Return how many lines the last move must keep: all from its first card on, which everyone is to see."""
    played = next((place for place, event in enumerate(events) if event.seat is not None and event.cards), None)
    return 0 if played is None else len(told(events[played:], view, say))


def unscored(events: Sequence[Event], sheet: Sheet) -> list[Event]:
    """Return the events but for those that tell every seat its number in a row of the sheet."""
    numbers: dict[str, dict[int, int]] = {}
    for event in events:
        if event.seat is not None and event.number is not None and not event.cards:
            numbers.setdefault(event.kind, {})[event.seat] = event.number
    rows = [dict(enumerate(row)) for _, row in sheet]
    known = {kind for kind, found in numbers.items() if found in rows}
    return [event for event in events if event.kind not in known]


def _texts(events: Sequence[Event], say: GameVoice, *, over: bool) -> list[str]:
    """Tell each event; one whose text has a variant for the kind before it, `.after_<kind>`, continues its line.

    A trick that names who laid what stands for the lines of its cards.
    """
    texts: list[str] = []
    played = 0
    for before, event in zip([NOTHING, *events], events, strict=False):
        after = f"after_{before.kind}"
        if texts and texts[-1] and say.has("event", f"{event.kind}.{after}"):
            texts[-1] += f", {say.event(event, variant=after)}"
        else:
            laid = _around(before, event, say)
            line = say.event(event, variant="result" if over else "", laid=laid)
            texts = [*texts[: len(texts) - played * bool(laid and laid in line)], line]
        played = played + 1 if event.kind == "played" else 0
    return texts


def _around(before: Event, event: Event, say: GameVoice) -> str:
    """Name who laid what to a trick that no zone shows: its last cards came just before, each seat laid as many."""
    size, seats = len(before.cards), len(say.names)
    complete = event.kind == "trick" and before.kind == "played" and len(event.cards) == size * seats
    if not complete or before.seat is None:
        return ""
    by = tuple((before.seat + 1 + place // size) % seats for place in range(size * seats))
    return _laid(Zone("last", "trick", event.cards, by=by), say)


def _shown(event: Event, laid: set[tuple[int | None, Card | None]]) -> bool:
    return event.kind == "played" and all((event.seat, card) in laid for card in event.cards)


def _tricks(view: View | None) -> list[Zone]:
    """Return the trick being played, then the last one."""
    return [zone for zone in view.zones if zone.form == "trick"] if view else []


def _taking(events: Sequence[Event], tricks: Sequence[Zone]) -> Event | None:
    """Return the event that tells who took the last trick: `trick`, with its cards."""
    last = [zone.cards for zone in tricks[1:] if zone.cards]
    return next((event for event in reversed(events) if event.kind == "trick" and event.cards in last), None)


def _laid(zone: Zone, say: GameVoice) -> str:
    """Name who laid what behind the cards: "10♦ (Mei) 4♦ (Ngozi)"."""
    by_seat = groupby(zip(zone.by, zone.cards, strict=True), key=lambda pair: pair[0])
    groups = [(seat, [card for _, card in pairs]) for seat, pairs in by_seat]
    return " ".join(say.cards(cards) + ("" if seat is None else f" ({say.names[seat]})") for seat, cards in groups)
