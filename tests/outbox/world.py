"""An outbox over a real database and a made-up Telegram."""

from pathlib import Path

from aiogram import Bot

from bot.nursery import Nursery
from bot.outbox import Outbox, Wanted
from bot.screens.screen import Button, Screen
from bot.storage import Store
from bot.storage.rows import Sent, Slot, TableRow
from tests.clock import FakeClock, breathe
from tests.outbox.telegram import TOKEN, Call, Refusal, Telegram

ANNA, BORIS = 1, 2
GROUP = -100
PLAIN = Screen("hello")


class Tables:
    """Does what the tables do with events, and notes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[tuple[str, int] | tuple[str, int, int]] = []

    async def unreachable(self, person: int) -> None:
        self.heard.append(("unreachable", person))
        await self._dm(person, "closed")

    async def reachable(self, person: int) -> None:
        self.heard.append(("reachable", person))
        await self._dm(person, "open")

    async def migrated(self, old: int, new: int) -> None:
        self.heard.append(("migrated", old, new))
        async with self.store.transaction() as tx:
            await self.store.chats.migrate(tx, old, new)

    async def muted(self, chat: int) -> None:
        self.heard.append(("muted", chat))
        await self._state(chat, "muted")

    async def gone(self, chat: int) -> None:
        self.heard.append(("gone", chat))
        await self._state(chat, "gone")

    async def _dm(self, person: int, dm: str) -> None:
        async with self.store.transaction() as tx:
            await self.store.people.change(tx, person, dm=dm)

    async def _state(self, chat: int, state: str) -> None:
        async with self.store.transaction() as tx:
            await self.store.chats.change(tx, chat, state=state)


class World:
    """What a test sees of it. Two people whose DM is open, a group, a table with the id 1."""

    def __init__(self, store: Store, clock: FakeClock) -> None:
        self.store = store
        self.clock = clock
        self.telegram = Telegram(clock)
        self.tables = Tables(store)
        self.nursery = Nursery()
        self.start()

    def start(self) -> None:
        """Start an outbox, in place of the one before."""
        self.api = Bot(TOKEN, session=self.telegram)
        self.outbox = Outbox(self.api, self.store, self.clock, self.nursery, self.tables)

    @classmethod
    async def open(cls, path: Path, clock: FakeClock) -> "World":
        store = await Store.open(path, clock)
        async with store.transaction() as tx:
            for person in (ANNA, BORIS):
                await store.people.meet(tx, person, "P", None, None, 0.0)
                await store.people.change(tx, person, dm="open")
            await store.chats.meet(tx, GROUP, "Dacha", "group", None, "ru")
            await store.tables.add(tx, _table(GROUP))
        return cls(store, clock)

    async def close(self) -> None:
        await self.outbox.close()
        await self.nursery.close()
        await self.store.close()

    async def settle(self) -> None:
        """Wait until nothing more happens at this moment."""
        while not self.outbox.idle():
            await breathe()

    async def after(self, seconds: float) -> None:
        """Let time go by."""
        await self.clock.advance(seconds, self.settle)

    def want(self, slot: Slot, text: str, **traits: object) -> None:
        """Want a text with one button."""
        self.outbox.want(Wanted(slot, lambda since: screen(text), **traits))  # type: ignore[arg-type]

    def tell(self, slot: Slot, upto: int, **traits: object) -> None:
        """Want a screen that tells the log after `since`."""
        self.outbox.want(Wanted(slot, lambda since: screen(f"{since}..{upto}"), upto, **traits))  # type: ignore[arg-type]

    def refuse(self, *refusals: Refusal | None) -> None:
        self.telegram.refusals.extend(refusals)

    def calls(self) -> list[tuple[str, int, str]]:
        """Return the calls since the last question: name, chat, text."""
        made = [(call.name, call.chat, call.text) for call in self.made()]
        self.telegram.calls.clear()
        return made

    def made(self) -> list[Call]:
        return self.telegram.calls

    async def sent(self, slot: Slot) -> Sent | None:
        return await self.store.sent.get(slot)


def screen(text: str) -> Screen:
    return Screen(text, ((Button("take", "a|1|1|take"),),))


def table(chat: int = GROUP) -> Slot:
    return Slot(1, "table", chat)


def hand(person: int = ANNA) -> Slot:
    return Slot(1, "hand", person)


def _table(chat: int) -> TableRow:
    return TableRow(
        id=0,
        chat=chat,
        topic=0,
        number=1,
        key="durak",
        version=1,
        options="{}",
        token="t",
        secret=b"",
        status="running",
        owner=1,
        turn=180,
        leaver="computer",
        window=30,
        opened=0.0,
        touched=0.0,
    )
