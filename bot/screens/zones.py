"""The cards on the table, each zone by its form."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.names import length
from bot.screens.markup import WIDTH
from bot.texts import BACK, GameVoice
from games.cards import Card
from games.view import View, Zone

BARE = "…"
"""Where a card is not covered."""
GAP = "    "
"""Between two pairs."""


def zones(view: View, say: GameVoice) -> list[str]:
    """Return the lines of all zones; of two tricks only the one being played, of a grid none: buttons show it."""
    shown = [zone for zone in view.zones if zone.form != "trick" or zone is current_trick(view)]
    return [line for zone in shown for line in _lines(zone, view, say)]


def current_trick(view: View) -> Zone | None:
    """Return the trick on the table, if a card lies in it."""
    trick = next((zone for zone in view.zones if zone.form == "trick"), None)
    return trick if trick and trick.cards else None


def face_up(view: View) -> list[Card]:
    """Return the cards that lie open before all."""
    return [card for zone in view.zones if zone.owner is None for card in zone.cards if card]


def _lines(zone: Zone, view: View, say: GameVoice) -> list[str]:
    if not zone.cards:
        return []
    match zone.form:
        case "pairs":
            return list(_packed(_pairs(zone.cards, say)))
        case "trick":
            return _trick(zone, view, say)
        case "pile":
            return _pile(zone, say)
        case "grid":
            return []
        case _:
            return _row(zone, say)


def _pairs(cards: Sequence[Card | None], say: GameVoice) -> Iterator[str]:
    for attack, cover in zip(cards[::2], cards[1::2], strict=True):
        yield f"{say.card(attack)} ← {say.card(cover) if cover else BARE}"


def _packed(pairs: Iterator[str]) -> Iterator[str]:
    line = ""
    for pair in pairs:
        if line and len(line + GAP + pair) > WIDTH:
            yield line
            line = ""
        line = line + GAP + pair if line else pair
    yield line


def _trick(zone: Zone, view: View, say: GameVoice) -> list[str]:
    """Name who laid what, then who is still to lay, with a sign for whom the table waits for."""
    laid = list(zip(zone.by, zone.cards, strict=True))
    lines = [
        f"{say.names[seat]}: {say.cards([card for _, card in cards])}"
        for seat, cards in groupby(laid, key=lambda pair: pair[0])
        if seat is not None
    ]
    count = len(view.places)
    last = zone.by[-1] or 0
    missing = [(last + step) % count for step in range(1, count) if (last + step) % count not in zone.by]
    still_in = [seat for seat in missing if view.places[seat].state != "out"]
    return lines + [f"▸ {say.names[seat]}" if seat in view.awaited else say.names[seat] for seat in still_in]


def _pile(zone: Zone, say: GameVoice) -> list[str]:
    """Show the top of a pile and its count; a pile of backs is a fact's business."""
    top = zone.cards[-1]
    return [] if top is None else [f"{_title(zone, say)} {say.card(top)} ({len(zone.cards)})"]


def _row(zone: Zone, say: GameVoice) -> list[str]:
    """Show cards in a line, or more where they do not fit; backs are counted."""
    if not any(zone.cards):
        return [f"{_title(zone, say)} {BACK} {len(zone.cards)}"]
    first, *more = map(say.card, zone.cards)
    lines = [f"{_title(zone, say)} {first}"]
    for card in more:
        if length(f"{lines[-1]} {card}") > WIDTH:
            lines.append(card)
        else:
            lines[-1] += f" {card}"
    return lines


def _title(zone: Zone, say: GameVoice) -> str:
    owner = "" if zone.owner is None else f"{say.names[zone.owner]} · "
    return f"{owner}{say.word('zone', zone.id)}:"
