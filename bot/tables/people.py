"""The people and chats that the bot has met since it started; a write only where something has changed."""

from dataclasses import replace
from typing import Any, NamedTuple

from bot.clock import Clock
from bot.storage import Store
from bot.storage.rows import Chat, ChatKind, Dm, Language, Person


class Defaults(NamedTuple):
    """What holds in a chat until its administrators choose otherwise."""

    turn: int = 180
    """Seconds, 0: no limit."""
    window: int = 30
    """Seconds to throw in."""


USUAL = Defaults()


class People:
    """Keeps who was met in memory, and the database up to date."""

    def __init__(self, store: Store, clock: Clock, defaults: Defaults) -> None:
        self._store = store
        self._defaults = defaults
        self._clock = clock
        self.known: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self._moved: dict[int, int] = {}
        """Groups that became supergroups, of which a last word may still come."""

    async def meet(self, person: int, name: str, username: str | None, hint: str | None) -> Person:
        """Return a person under the present name."""
        known = self.known.get(person) or await self._store.people.get(person)
        if known is None or (known.name, known.username, known.hint) != (name, username, hint):
            async with self._store.transaction() as tx:
                met = await self._store.people.meet(tx, person, name, username, hint, self._clock.now())
            known = replace(met, seen=known.seen if known else met.seen)
        self.known[person] = known
        return known

    async def meet_chat(self, chat: int, title: str, kind: ChatKind, username: str | None, language: Language) -> Chat:
        """Return a chat under its present name; `language` is for a chat never met before."""
        known = await self.chat(chat)
        if known and (known.id != chat or (known.title, known.kind, known.username) == (title, kind, username)):
            return known
        async with self._store.transaction() as tx:
            known = await self._store.chats.known(tx, self.current(chat))  # it may have moved while this waited
            if known is None or known.id == chat:
                met = await self._store.chats.meet(tx, chat, title, kind, username, language)
                if known is None:
                    turn, window = self._defaults
                    await self._store.chats.change(tx, chat, turn=turn, window=window)
                    met = replace(met, turn=turn, window=window)
                known = met
        self.chats[known.id] = known
        return known

    def current(self, chat: int) -> int:
        """Return the present id of a chat: that of a group which became a supergroup is another."""
        return self._moved.get(chat, chat)

    async def move(self, old: int, new: int) -> Chat | None:
        """Take a group that became a supergroup over to its new id; told twice, it is no error."""
        async with self._store.transaction() as tx:
            await self._store.chats.migrate(tx, old, new)
            self._moved[old] = new
        self.chats.pop(old, None)
        self.chats.pop(new, None)
        return await self.chat(new)

    async def chat(self, chat: int) -> Chat | None:
        """Return a chat met before."""
        chat = self.current(chat)
        if chat not in self.chats and (known := await self._store.chats.get(chat)):
            self.chats[chat] = known
        return self.chats.get(chat)

    async def change(self, person: int, **columns: Any) -> Person:  # noqa: ANN401 - as typed in Person
        """Change what is known of a person."""
        async with self._store.transaction() as tx:
            await self._store.people.change(tx, person, **columns)
        self.known[person] = replace(self.known[person], **columns)
        return self.known[person]

    async def change_chat(self, chat: int, **columns: Any) -> Chat:  # noqa: ANN401 - as typed in Chat
        """Change a chat's settings or state."""
        async with self._store.transaction() as tx:
            await self._store.chats.change(tx, chat, **columns)
        self.chats[chat] = replace(self.chats[chat], **columns)
        return self.chats[chat]

    async def dm(self, person: int, state: Dm) -> bool:
        """Note whether the bot may write to somebody it has met; return whether that is new."""
        if person not in self.known:
            self.known |= await self._store.people.many([person])
        if person not in self.known or self.known[person].dm == state:
            return False
        await self.change(person, dm=state)
        return True

    def pressed(self, person: Person) -> Person:
        """Note that a person was seen now; stored with the command that the press gives."""
        self.known[person.id] = seen = replace(self.known.get(person.id, person), seen=self._clock.now())
        return seen
