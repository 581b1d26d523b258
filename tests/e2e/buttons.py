"""Any game from /play to its result, by the buttons there are: in the hands, and in the group where a game is open."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.screens.press import Press, Verb
from games.actions import Action, Refused
from games.cards import Card
from games.game import Game
from games.match import Match
from playground.person import Person, enabled
from playground.server.model import Message
from tests.e2e.world import STEP, Choice, World

NAMES = ("Анна", "Борис", "Clara", "Дина", "Ева", "Fay", "Gus", "Хан")
PAUSE = 4.0
"""Seconds between two edits of an open game's table."""
WILD = 0.1
"""How often any button is pressed."""


def shortest(kind: type[Game[Any]], seats: int, *, changed: bool) -> dict[str, Any]:
    """Options for a short game that this many can play: numbers of deals, points, chips as low as they go.

    `changed`: the last value of all other options, else the usual one, as far as the game admits it.
    """
    found = next(row for row in _usual(kind) if _admitted(kind, seats, row))
    for name, values in kind.choices().items():
        counts = all(isinstance(value, int) and value > 0 for value in values) and bool not in map(type, values)
        wanted = min(values) if counts else values[-1] if changed else found[name]
        if _admitted(kind, seats, found | {name: wanted}):
            found |= {name: wanted}
    return found


def _usual(kind: type[Game[Any]]) -> Iterator[dict[str, Any]]:
    """Yield the usual options, then each set with one of them changed: large tables may need it."""
    usual = kind.Options().model_dump()
    yield usual
    yield from (usual | {name: value} for name, values in kind.choices().items() for value in values)


def _admitted(kind: type[Game[Any]], seats: int, options: dict[str, Any]) -> bool:
    try:
        kind(seats, kind.Options(**options))
    except Refused:
        return False
    return True


async def sit_down(world: World, kind: type[Game[Any]], seats: int, options: dict[str, Any]) -> list[Person]:
    """Open a table, agree on options, take the seats, begin; the people."""
    friends = await world.friends(*NAMES[:seats])
    owner = friends[0]
    await owner.says(f"/play {kind.key}")
    await world.advance(PAUSE)
    await _press(world, owner, Press(Verb.OPTIONS, 1))
    for place, (name, values) in enumerate(kind.choices().items()):
        if options[name] != kind.Options().model_dump()[name]:
            await _press(world, owner, Press(Verb.OPTION, 1, code=f"{place}.{values.index(options[name])}"))
    await _press(world, owner, Press(Verb.OPTIONS, 1, code="back"))
    for friend in friends[1:]:
        await _press(world, friend, Press(Verb.JOIN, 1))
    await _press(world, owner, Press(Verb.START, 1))
    return friends


async def _press(world: World, person: Person, press: Press) -> None:
    """Press the button of the group that has this data."""
    [message] = [one for one in person.messages("group") if press.data in _data(one)]
    await person.presses(message, press.data)
    await world.advance(PAUSE)


def _data(message: Message) -> list[str]:
    return [button.get("callback_data", "") for button in enabled(message)]


async def play(world: World, kind: type[Game[Any]], friends: list[Person], rng: Random, most: int = 1500) -> Message:
    """Press until the group reads the result; that message.

    People press at random, but mostly towards what a player would do: there are many ways to order a fan and to be
    fined, and a match of nothing else has no end.
    """
    for _ in range(most):
        if found := [message for message in friends[0].messages("group") if "· итог" in message.words]:
            return found[0]
        if kind.open:
            await _press_one_of(world, open_moves(world, friends), rng)
            await world.advance(PAUSE)
        elif rng.random() < WILD or not (match := _running(world)):
            await _press_one_of(world, world.moves(*friends), rng)
        else:
            seat = rng.choice(match.awaited)
            await act(world, friends[seat], seat, rng.choice(match.deal.ideas(seat, rng)))
    raise AssertionError(f"no result after {most} presses, but\n{friends[0]._sights('group')}")


async def act(world: World, person: Person, seat: int, action: Action) -> None:
    """Tick the cards of an action, where it takes ticks, and press its button."""
    match = world.table().match
    assert match
    for _ in range(2 * len(match.view(seat).hand) + 2):
        choices = [one for one in world.moves(person) if _pressed(one).number == match.number(seat)]
        choice = _towards(action, match.view(seat).hand, choices)
        await world.move(choice)
        if _pressed(choice).verb is Verb.ACT:
            return


def _towards(action: Action, hand: Sequence[Card], choices: list[Choice]) -> Choice:
    """The button of the action, else that of its choice of cards, else a card to be ticked or unticked first."""
    left = list(action.cards)
    wanted = set()
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            wanted.add(str(place))
    for one in choices:
        press = _pressed(one)
        if press.verb is Verb.ACT and _same(Action.parse(press.code), action):
            return one
    for one in choices:
        press, gives_up = _pressed(one), one[2]["text"] == "Отмена"
        if press.verb is Verb.TICK and not press.code.isdecimal() and (press.code == action.verb) != gives_up:
            return one
    for one in choices:
        press, ticked = _pressed(one), one[2]["text"].startswith("✓")
        if press.verb is Verb.TICK and press.code.isdecimal() and (press.code in wanted) != ticked:
            return one
    raise AssertionError(f"no way to {action.code} by {[one[2] for one in choices]}")


def _same(one: Action, other: Action) -> bool:
    return (one.verb, sorted(one.cards), one[2:]) == (other.verb, sorted(other.cards), other[2:])


def _running(world: World) -> Match | None:
    table = world.app.hall._floor.get(1)
    return table.match if table and table.match and not table.match.over else None


def open_moves(world: World, friends: list[Person]) -> list[Choice]:
    """The buttons of an open game's table, for those who may act."""
    match = _running(world)
    return [
        (friends[seat], message, button)
        for seat in (match.actors if match else ())
        for message in friends[seat].messages("group")
        for button in enabled(message)
        if button.get("callback_data", "").startswith(f"{Verb.ACT}|")
    ]


async def _press_one_of(world: World, choices: list[Choice], rng: Random) -> None:
    if choices:
        await world.move(rng.choice(choices))
    else:
        await world.advance(STEP)


def _pressed(choice: Choice) -> Press:
    return Press.parse(choice[2]["callback_data"])
