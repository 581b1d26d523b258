"""What happened since a message last told: a line for each event, a digest of what does not fit."""

from collections.abc import Sequence

from bot.texts import GameVoice
from games.actions import Event
from games.cards import Card
from games.view import View, Zone

MOST = 8
"""Lines of events in one message."""


def told(events: Sequence[Event], view: View | None, say: GameVoice) -> list[str]:
    """Return a line for each event, but not for cards that a trick on this screen shows with who laid them."""
    tricks = [zone for zone in view.zones if zone.form == "trick"] if view else []
    laid = {(seat, card) for zone in tricks for seat, card in zip(zone.by, zone.cards, strict=False)}
    lines = [say.event(event) for event in events if not _shown(event, laid)]
    return [*_last_trick(tricks[1:], events, say), *filter(None, lines)]


def digest(lines: Sequence[str], room: int, say: GameVoice) -> list[str]:
    """Keep the newest lines that fit into the room (at least one line); say how many came before."""
    most = max(1, min(room, MOST))
    if len(lines) <= most:
        return list(lines)
    kept = lines[len(lines) - most + 1 :] if most > 1 else []
    return [say("told-more", n=len(lines) - len(kept)), *kept]


def _shown(event: Event, laid: set[tuple[int | None, Card | None]]) -> bool:
    return bool(event.cards) and all((event.seat, card) in laid for card in event.cards)


def _last_trick(tricks: Sequence[Zone], events: Sequence[Event], say: GameVoice) -> list[str]:
    """Show a completed trick that no event of this message tells."""
    heard = {event.cards for event in events}
    gone = [zone for zone in tricks if zone.cards and zone.cards not in heard]
    return [f"{say.word('zone', zone.id)}: {say.cards(zone.cards)}" for zone in gone]
