"""The program, killed by SIGKILL at given points and started again: a move is there, once, and play goes on."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.screens.press import Press
from playground.person import Person
from playground.server import Server
from playground.server.model import Message
from tests.e2e.program import Program
from tests.e2e.world import Choice, chosen, moves

PATIENCE = 60.0

POINTS = [
    ("answerCallbackQuery", "before"),
    ("answerCallbackQuery", "after"),
    ("editMessageText", "before"),
    ("editMessageText", "after"),
]
DELAYS = (0.0, 0.01)
"""Seconds from a press to a kill at no point in particular."""


@pytest.fixture
async def server():
    async with Server(flood=False) as server:
        yield server


@pytest.fixture
async def program(server, tmp_path):
    program = Program(server, tmp_path)
    await program.start()
    await program.logs("started")
    yield program
    program.send(signal.SIGKILL)
    await program.ended()


@pytest.fixture
async def people(server, program):
    """Anna and Boris, whose match of durak has just begun."""
    anna, boris = (server.telegram.add_user(name, language_code="ru") for name in ("Анна", "Борис"))
    group = server.telegram.add_group("Дача", [anna, boris])
    people = [Person(server, user, group) for user in (anna, boris)]
    for person in people:
        await person.dms("/start")
        await person.waits_for("Козырь раздаёт карты", "dm")
    await people[0].says("/play durak")
    await people[1].waits_for_button("Сесть за стол", "group")
    await people[1].taps("Сесть за стол", "group")
    await people[0].waits_for_button("Начать", "group")
    await people[0].taps("Начать", "group")
    return people


async def until(server: Server, holds: Callable[[], object]) -> None:
    """Wait on the real clock; what the server does not tell of is looked at ten times a second."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            with suppress(TimeoutError):
                await asyncio.wait_for(server.telegram.changes.until(lambda: bool(holds())), 0.1)


async def next_move(server: Server, people: list[Person], rng: Random) -> Choice:
    """A button that makes a whole move, cards ticked where that is needed."""
    while True:
        await until(server, lambda: moves(*people))
        person, message, button = chosen(moves(*people), rng)
        if button["callback_data"].startswith("a|"):
            return person, message, button
        await person.presses(message, button["callback_data"])
        await until(server, partial(is_newer, message, message.edited))


def is_newer(message: Message, edited: float | None) -> bool:
    return message.edited != edited


def has_moved(program: Program, entries: int) -> bool:
    return len(program.entries()) > entries


def is_gone(person: Person, button: dict[str, Any]) -> bool:
    """Whether the hand has been edited: an old button does nothing but wait for its answer."""
    return button not in [one[2] for one in moves(person)]


def codes(entries: list[str]) -> list[str]:
    return [entry.partition(" ")[2] for entry in entries]


async def test_an_accepted_move_is_there_once_wherever_the_kill_falls(server, program, people):
    rng = Random(1)
    for kill in [*POINTS, *DELAYS]:
        person, message, button = await next_move(server, people, rng)
        before = program.entries()
        if isinstance(kill, tuple):
            method, when = kill
            server.faults.on_call(method, 1, lambda: program.send(signal.SIGKILL), when=when)
        server.telegram.press(person.user, message, button["callback_data"])
        if isinstance(kill, float):
            await asyncio.sleep(kill)  # noqa: TID251 - a program on the real clock
            program.send(signal.SIGKILL)
        assert await program.ended() == -signal.SIGKILL
        server.faults.clear()
        program.log_file.unlink()
        await program.start()
        await program.logs("started")
        await until(server, partial(has_moved, program, len(before)))
        await until(server, partial(is_gone, person, button))
        await until(server, server.idle)
        code = Press.parse(button["callback_data"]).code
        assert server.token.partition(":")[2] not in program.log()
        assert "Traceback" not in program.log()
        assert codes(program.entries()) == [*codes(before), code], kill
    people[0].sees("Был перезапуск. Стол 1\xa0цел", "group")
