"""A game in the terminal, by codes: seat 0 is a person, computers have the others. `ask` and `say` are passed in."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from random import Random

from games.actions import Action, Arg, Event, Refused
from games.cards import Card, Suit
from games.match import Match
from games.players import player
from games.view import Place, Text, View, Zone

PERSON = 0
LISTED = 60
"""Codes listed at most; hearts has 286 packets to give."""

Say = Callable[[str], None]


def play(match: Match, ask: Callable[[str], str], say: Say, rng: Random) -> None:
    """Play a match to its end, or until the person leaves (EOFError or KeyboardInterrupt out of `ask`)."""
    _say_events(match.told[0], say)
    try:
        while not match.over:
            told = _person(match, ask, say) if PERSON in match.awaited else _computer(match, rng)
            _say_events(told, say)
    except (EOFError, KeyboardInterrupt):
        say("\nleft")
        return
    say(f"totals {_joined(match.standing.totals)}")
    say(f"places {_joined(match.ranking() or ())}")


def _person(match: Match, ask: Callable[[str], str], say: Say) -> list[Event]:
    """Show the person's view and ask until a code is accepted."""
    for line in shown(match.view(PERSON)):
        say(line)
    while True:
        code = ask("> ").strip()
        try:
            return match.apply(PERSON, code)
        except Refused as refused:
            say(f"refused: {refused.reason} {_arguments(refused.details)}".rstrip())


def _computer(match: Match, rng: Random) -> list[Event]:
    seat = match.awaited[0]
    action = player(match.game.key).choose(seat, match.view(seat), partial(match.imagine, seat, rng), rng)
    return match.apply(seat, action.code)


def shown(view: View) -> Iterator[str]:
    """Yield a view as lines of codes."""
    yield ""
    yield from map(_zone, view.zones)
    yield from map(_place, view.places)
    yield from (f"{name}: {_written(value)}" for name, value in view.facts.items())
    yield from map(_text, view.notes)
    if view.ask:
        yield _text(view.ask)
    yield f"hand: {_cards(view.hand)}"
    yield f"codes: {_codes(view.actions)}"
    yield from (f"or: {free.verb} with {free.least} to {free.most} cards" for free in view.free)


def event_line(event: Event) -> str:
    """Write an event as its kind and what it has: "played seat 1 7S"."""
    named = {"seat": event.seat, "suit": event.suit, "number": event.number, "other": event.other, "to": event.to}
    parts = [f"{name} {_written(value)}" for name, value in named.items() if value is not None]
    return _joined([event.kind, *parts, *(card.code for card in event.cards)])


def _say_events(told: Iterable[Event], say: Say) -> None:
    for event in told:
        if event.to in {None, PERSON}:
            say(f"  {event_line(event)}")


def _zone(zone: Zone) -> str:
    owner = "" if zone.owner is None else f" of seat {zone.owner}"
    return f"{zone.id}{owner}: {_cards(zone.cards)}"


def _place(place: Place) -> str:
    about = [f"seat {place.seat}:", place.state, f"cards={place.cards}", *place.roles]
    return _joined([*about, _arguments(place.facts)]).rstrip()


def _text(text: Text) -> str:
    return f"{text.id}: {_arguments(text.args)}"


def _arguments(args: Mapping[str, Arg]) -> str:
    return _joined(f"{name}={_written(value)}" for name, value in args.items())


def _codes(actions: tuple[Action, ...]) -> str:
    more = len(actions) - LISTED
    return _joined([*(action.code for action in actions[:LISTED]), *([f"... and {more} more"] if more > 0 else [])])


def _written(value: Arg) -> str:
    if isinstance(value, int | str):
        return value.code if isinstance(value, Suit) else str(value)
    return value.code if isinstance(value, Card) else _cards(value)


def _cards(cards: Iterable[Card | None]) -> str:
    return _joined("??" if card is None else card.code for card in cards)


def _joined(parts: Iterable[object]) -> str:
    return " ".join(map(str, parts))
