"""A whole world in one process: Telegram, the bot and people, on one clock that stands still until it is advanced."""

import asyncio
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

from bot.app import App
from bot.screens.press import Press, Verb
from bot.settings import Settings
from bot.storage.rows import TableRow
from bot.tables.table import Table
from playground.person import Person, enabled
from playground.server import Server
from playground.server.model import Answer, Chat, Message
from tests.clock import FakeClock, quiet

PATIENCE = 20.0
"""Real seconds after which a world that does not come to rest is a failure."""
TURNS = 40
"""Of the event loop, in which all must be at rest."""
STEP = 1.0
"""Seconds between two moves: one message a second may go to a chat."""

Choice = tuple[Person, Message, dict[str, Any]]


class World:
    """Use it as an async context manager, make people and groups, let them act, look."""

    app: App

    def __init__(self, folder: Path, *, flood: bool = False, **settings: Any) -> None:
        """A world with a database in `folder`; `settings` hold for the bot at each of its starts."""
        self.clock = FakeClock()
        self.server = Server(clock=self.clock, flood=flood)
        self.telegram = self.server.telegram
        self.people: list[Person] = []
        self._settings = {"database_path": folder / "kozyr.sqlite3", **settings}

    async def __aenter__(self) -> Self:
        await self.server.start()
        try:
            await self.start()
        except BaseException:
            await self.server.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.app.stop()
        await self.server.stop()

    # The bot

    async def start(self, **settings: Any) -> None:
        """Start the bot."""
        self.app = App(
            Settings(
                _env_file=None,
                bot_token=self.server.token,
                telegram_api_url=self.server.url,
                **(self._settings | settings),
            ),
            self.clock,
        )
        try:
            await self.app.start()
        except BaseException:
            await self.app.stop()
            raise
        await self.settle()

    async def kill(self) -> None:
        """End the bot as a SIGKILL would: nothing is finished, only what was committed is kept."""
        await self.app.nursery.close()
        if self.app.site is not None:
            await self.app.site.close()
        await self.app.store.close()
        await self.app.bot.session.close()

    async def restart(self, away: float = 0.0) -> None:
        """Kill the bot and start another one on the same database, `away` seconds later."""
        await self.kill()
        self.clock._now += away
        await self.start()

    async def settle(self) -> None:
        """Return when bot and server have done all they can at this moment; a call that hangs keeps nobody waiting."""
        try:
            async with asyncio.timeout(PATIENCE):
                await quiet(lambda: self.server.faults.parked > 0 or (self.server.idle() and self.app.idle()), TURNS)
        except TimeoutError:
            raise AssertionError(f"no rest: {self._unrest()}") from None

    def _unrest(self) -> str:
        app = self.app
        alarms = {table: at - self.clock.now() for table, (at, _) in app.hall._floor._alarms._set.items()}
        idle = (self.server.idle(), app.intake.idle(), app.hall.idle(), app.outbox.idle())
        return f"server, intake, hall, outbox: {idle}; alarms in {alarms}; tasks {[*map(str, app.nursery._tasks)]}"

    async def advance(self, seconds: float) -> None:
        """Let time go by."""
        await self.clock.advance(seconds, self.settle)

    # People and places

    def person(self, name: str, *, dm: bool = True, language: str | None = "ru", **fields: Any) -> Person:
        """Somebody, who has (`dm`) or has not opened the private chat once, before the bot's time."""
        user = self.telegram.add_user(name, language_code=language, **fields)
        user.started = dm
        person = Person(self.server, user, settle=self.settle)
        self.people.append(person)
        return person

    async def group(self, title: str, *people: Person, **fields: Any) -> Chat:
        """A group of these people (the first created it) with the bot, which becomes their home."""
        chat = self.telegram.add_group(title, [person.user for person in people], **fields)
        for person in people:
            person._home = chat
        await self.settle()
        return chat

    async def friends(self, *names: str, **fields: Any) -> list[Person]:
        """People in a group of their own, «Дача»."""
        people = [self.person(name) for name in names]
        await self.group("Дача", *people, **fields)
        return people

    # Looking behind the screens

    def table(self, number: int = 1) -> Table:
        """A live table, by its id."""
        found = self.app.hall._floor.get(number)
        assert found, f"table {number} is not live"
        return found

    async def row(self, number: int = 1) -> TableRow:
        """What the database has of a table."""
        row = await self.app.store.tables.get(number)
        assert row
        return row

    async def log(self, number: int = 1) -> list[str]:
        """The moves and decisions of a match, as "seat code"."""
        return [f"{row.seat} {row.code}" for row in await self.app.store.tables.log(number)]

    # Playing

    async def seat(self, game: str, owner: Person, *others: Person) -> None:
        """Open a table, sit down, begin."""
        await owner.says(f"/play {game}")
        await self.advance(STEP)
        for person in others:
            await person.taps("Сесть за стол", "group")
            await self.advance(STEP)
        await owner.taps("Начать", "group")
        await self.advance(10 * STEP)

    def moves(self, *people: Person) -> list[Choice]:
        """The buttons under hands that make a move or tick a card."""
        return moves(*people)

    async def move(self, choice: Choice) -> Answer | None:
        """Press such a button."""
        person, message, button = choice
        popup = await person.presses(message, button["callback_data"])
        await self.advance(STEP)
        return popup

    async def step(self, *people: Person, rng: Random, pause: float = STEP) -> None:
        """Let somebody press something; let time go by where nobody can."""
        if choices := self.moves(*people):
            await self.move(chosen(choices, rng))
        else:
            await self.advance(pause)

    async def play_on(self, *people: Person, rng: Random, until: str = "· итог", most: int = 1500) -> Message:
        """Let people press what they can until the group reads `until`; that message."""
        for _ in range(most):
            if found := self._reads(people[0], until):
                return found
            await self.step(*people, rng=rng)
        raise AssertionError(f"no {until!r} after {most} presses, but\n{people[0]._sights('group')}")

    def _reads(self, person: Person, words: str) -> Message | None:
        return next((message for message in person.messages("group") if words in message.words), None)


def moves(*people: Person) -> list[Choice]:
    """The buttons under hands that make a move or tick a card."""
    return [
        (person, message, button)
        for person in people
        for message in person.messages("dm")
        for button in enabled(message)
        if "callback_data" in button and Press.parse(button["callback_data"]).verb in {Verb.ACT, Verb.TICK}
    ]


def chosen(choices: list[Choice], rng: Random) -> Choice:
    """Choose a move, or, where somebody has only cards to tick, one that is not ticked yet."""
    acts = [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
    unticked = [one for one in choices if not one[2]["text"].startswith("✓")]
    return rng.choice(acts or unticked or choices)
