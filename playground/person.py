"""A person for tests: says, taps and sees what a person of flesh could, in the group and in the private chat."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Literal

from playground.server import Server
from playground.server.model import Answer, Chat, Message, Query, Topic, User

Where = Literal["group", "dm"] | Chat | Message | None
Settle = Callable[[], Awaitable[None]]
PATIENCE = 10.0
PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
LINK = re.compile(r"https://t\.me/(?P<bot>\w+)(?:\?(?P<kind>start|startgroup)=(?P<payload>[^&]*))?\Z")


class Person:
    """Anna: a user with a home group. With `settle` each act returns when the bot has finished reacting to it.

    Without `settle` (a bot in another process), a tap returns with its answer and all else at once: then
    `waits_for` what should appear.
    """

    def __init__(self, server: Server, user: User, home: Chat | None = None, settle: Settle | None = None) -> None:
        """Be this user; `home` is where she is when nothing else is said."""
        self.server = server
        self.user = user
        self.popup: Answer | None = None
        self.visited: list[str] = []
        self._telegram = server.telegram
        self._home = home
        self._settle = settle

    @property
    def dm(self) -> Chat:
        """The private chat with the bot."""
        return self._telegram.dm(self.user)

    @property
    def home(self) -> Chat:
        """The group she is in, also after it became a supergroup."""
        return self._home.current() if self._home else self.dm

    # acting

    async def says(
        self,
        text: str,
        *,
        chat: Chat | None = None,
        topic: Topic | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Write into the group, or where it is said; an ephemeral command is read by the bot alone."""
        where = chat or (reply_to.chat if reply_to else self.home)
        message = self._telegram.write(self.user, where, text, topic=topic, reply_to=reply_to)
        await self._settled()
        return message

    async def dms(self, text: str, *, reply_to: Message | None = None) -> Message:
        """Write to the bot alone."""
        return await self.says(text, chat=self.dm, reply_to=reply_to)

    async def sends_file(
        self,
        name: str,
        data: bytes,
        caption: str = "",
        *,
        chat: Chat | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Send a file to the bot alone, or where it is said."""
        where = chat or (reply_to.chat if reply_to else self.dm)
        message = self._telegram.send_file(self.user, where, name, data, caption=caption, reply_to=reply_to)
        await self._settled()
        return message

    async def opens(self, link: str) -> None:
        """Follow a deep link of the bot, or press Start with a payload: `https://t.me/<bot>?start=x` or `x`."""
        match = LINK.match(link)
        payload = match["payload"] or "" if match else link
        if match and match["bot"].lower() != (self._telegram.bot.username or "").lower():
            raise AssertionError(f"{link} is no link to this bot")
        if payload and not PAYLOAD.fullmatch(payload):
            raise AssertionError(f"Telegram drops the payload {payload!r}: A-Z a-z 0-9 _ -, at most 64")
        if match and match["kind"] == "startgroup":
            await self._brings_bot(payload)
        else:
            await self.dms(f"/start {payload}".strip())

    async def taps(self, label: str, where: Where = None) -> Answer | None:
        """Press the newest button with this label; the popup that came of it, or None."""
        message, button = self._find(label, where)
        if "url" in button:
            await self._follows(button["url"])
            return None
        return await self._pressed([self._telegram.press(self.user, message, button["callback_data"])])

    async def taps_twice(self, label: str, where: Where = None) -> Answer | None:
        """Press the same button twice before the bot hears of the first; the second popup."""
        message, button = self._find(label, where)
        return await self._pressed([self._telegram.press(self.user, message, button["callback_data"]) for _ in "12"])

    async def presses(self, message: Message, data: str) -> Answer | None:
        """Send any data from any message, deleted ones too, as a forged client could."""
        return await self._pressed([self._telegram.press(self.user, message, data)])

    def goes_offline(self) -> None:
        """Receive nothing ephemeral from now on."""
        self.user.offline = True

    def comes_online(self) -> None:
        """Receive it again; what was missed is lost."""
        self.user.offline = False

    async def blocks(self) -> None:
        """Stop the bot."""
        self._telegram.block(self.user)
        await self._settled()

    async def unblocks(self) -> None:
        """Let the bot write again."""
        self._telegram.unblock(self.user)
        await self._settled()

    async def leaves(self, chat: Chat | None = None) -> None:
        """Leave a group."""
        self._telegram.leave(self.user, chat or self.home)
        await self._settled()

    async def joins(self, chat: Chat | None = None) -> None:
        """Enter a group."""
        self._telegram.join(self.user, chat or self.home)
        await self._settled()

    async def renames(self, first_name: str, last_name: str | None = None, username: str | None = None) -> None:
        """Take another name."""
        self._telegram.rename(self.user, first_name, last_name, username)
        await self._settled()

    # seeing

    def messages(self, where: Where = None) -> list[Message]:
        """What she can read now, oldest first; `where` narrows it to groups, the private chat, a chat, a message."""
        return [message for message in self._telegram.visible(self.user) if self._lies(message, where)]

    def sees(self, text: str, where: Where = None) -> Message:
        """The newest message that holds the text; AssertionError if there is none."""
        for message in reversed(self.messages(where)):
            if text in message.words:
                return message
        raise AssertionError(f"{self.user.first_name} does not see {text!r}, but\n{self._sights(where)}")

    def sees_not(self, text: str, where: Where = None) -> None:
        """No message holds the text."""
        for message in self.messages(where):
            if text in message.words:
                raise AssertionError(f"{self.user.first_name} sees {text!r} in {message.words!r}")

    def last(self, where: Where = None) -> Message:
        """The newest message."""
        messages = self.messages(where)
        if not messages:
            raise AssertionError(f"{self.user.first_name} sees no message")
        return messages[-1]

    def downloads(self, message: Message) -> bytes:
        """The file or the picture in a message she sees; AssertionError if there is none."""
        media = message.media.get("document") or message.media.get("photo", [None])[-1]
        file = self._telegram.files.find(media["file_id"]) if media else None
        if not file or not message.seen_by(self.user):
            raise AssertionError(f"{self.user.first_name} sees no file in {message.words!r}")
        return file.data

    def buttons(self, where: Where = None) -> list[str]:
        """The labels of all buttons that can be pressed now, from top to bottom."""
        return [button["text"] for message in self.messages(where) for button in enabled(message)]

    async def waits_for(self, text: str, where: Where = None, *, patience: float = PATIENCE) -> Message:
        """The message that holds the text, as soon as there is one; AssertionError after `patience` real seconds."""
        await self._until(lambda: any(text in message.words for message in self.messages(where)), patience)
        return self.sees(text, where)

    async def waits_for_button(self, label: str, where: Where = None, *, patience: float = PATIENCE) -> None:
        """Return as soon as such a button can be pressed; AssertionError after `patience` real seconds."""
        await self._until(lambda: next(self._having(label, where), None) is not None, patience)
        self._find(label, where)

    # how

    async def _settled(self) -> None:
        if self._settle:
            await self._settle()

    async def _until(self, holds: Callable[[], bool], patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                await self._telegram.changes.until(holds)
        except TimeoutError:
            return  # who asked now says what is missing

    async def _pressed(self, queries: list[Query]) -> Answer | None:
        if self._settle:
            await self._settle()
        else:
            await self._until(lambda: all(query.answer for query in queries), PATIENCE)
        answer = queries[-1].answer
        self.popup = answer if answer and answer.text else None
        if answer and answer.url:
            await self._follows(answer.url)
        return self.popup

    async def _follows(self, url: str) -> None:
        self.visited.append(url)
        match = LINK.match(url)
        if match and match["bot"].lower() == (self._telegram.bot.username or "").lower():
            await self.opens(url)

    async def _brings_bot(self, payload: str) -> None:
        self._telegram.add_bot(self.home, by=self.user)
        await self.says(f"/start@{self._telegram.bot.username} {payload}".strip())

    def _find(self, label: str, where: Where) -> tuple[Message, dict[str, Any]]:
        found = next(self._having(label, where), None)
        if not found:
            raise AssertionError(f"{self.user.first_name} has no button {label!r}, but\n{self._sights(where)}")
        return found

    def _having(self, label: str, where: Where) -> Iterator[tuple[Message, dict[str, Any]]]:
        for message in reversed(self.messages(where)):
            for button in enabled(message):
                if label in {button["text"], button["text"].removeprefix("✓ ")}:
                    yield message, button

    def _lies(self, message: Message, where: Where) -> bool:
        if isinstance(where, str):
            return (message.chat.type == "private") == (where == "dm")
        return where is None or message is where or message.chat is where

    def _sights(self, where: Where) -> str:
        return "\n".join(sight(message) for message in self.messages(where)[-6:]) or "nothing at all"


def enabled(message: Message) -> list[dict[str, Any]]:
    """The buttons that do something when pressed."""
    return [button for button in message.buttons if "callback_data" in button or "url" in button]


def sight(message: Message) -> str:
    """A message as one line of an assertion; `~` and a number stand for an ephemeral one."""
    live = enabled(message)
    labels = [f"[{button['text']}]" if button in live else f"({button['text']})" for button in message.buttons]
    number = f"~{message.ephemeral_id}" if message.ephemeral_id else f"#{message.id}"
    words = repr(message.words) if message.words else ", ".join([*message.service, *message.media])
    return " ".join([f"  {message.chat.title or 'DM'} {number}:", words, *labels])
