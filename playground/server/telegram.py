"""Telegram as people use it: everything that a person can cause."""

from typing import Any

from playground.server.as_json import document_json
from playground.server.groups import Groups
from playground.server.model import Answer, Chat, Member, Message, Query, Topic, User
from playground.server.privacy import COMMAND
from playground.server.world import GROUP_ANONYMOUS


class Telegram(Groups):
    """The whole of it."""

    def write(
        self,
        user: User,
        chat: Chat,
        text: str,
        *,
        topic: Topic | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """A person writes. To the bot alone, this opens the private chat (and ends a block).

        In a group an ephemeral command, and a reply to an ephemeral message, is seen by the bot alone.
        """
        fields = {"text": text, "entities": commands_in(text)}
        if self._whispers(user, chat, text, reply_to):
            return self._say(user, chat, topic, reply_to, receiver=self.bot, **fields)
        return self._say(user, chat, topic, reply_to, **fields)

    def send_file(
        self,
        user: User,
        chat: Chat,
        name: str,
        data: bytes,
        *,
        caption: str = "",
        topic: Topic | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """A person sends a file."""
        media = {"document": document_json(self.files.document(name, data))}
        fields = {"media": media, "caption": caption or None, "entities": commands_in(caption)}
        return self._say(user, chat, topic, reply_to, **fields)

    def press(self, user: User, message: Message, data: str) -> Query:
        """A person presses a button, or a forged client pretends to. Presses always come from the real id."""
        if message.receiver not in {None, user}:
            raise PermissionError(f"{user.first_name} cannot know of this message")
        return self.ask(user, message, data)

    def answer(self, query: Query, answer: Answer) -> None:
        """The press got its answer."""
        query.answer = answer
        self.changes.tell()

    def block(self, user: User) -> None:
        """A person stops the bot."""
        user.blocked = True
        self._tell_of_dm(user, was=False, now=True)

    def unblock(self, user: User) -> None:
        """A person lets the bot write again."""
        user.blocked = False
        self._tell_of_dm(user, was=True, now=False)

    def deactivate(self, user: User) -> None:
        """A person deletes the account."""
        user.deactivated = True

    def rename(self, user: User, first_name: str, last_name: str | None = None, username: str | None = None) -> None:
        """A person takes another name; a bot is not told."""
        user.first_name, user.last_name, user.username = first_name, last_name, username
        self.changes.tell()

    def _whispers(self, user: User, chat: Chat, text: str, reply_to: Message | None) -> bool:
        if chat.user or chat.member(user).anonymous:
            return False
        command = COMMAND.match(text)
        offered = {each["command"].removeprefix("/") for each in self.menu(user, chat) if each.get("is_ephemeral")}
        return bool((reply_to and reply_to.receiver) or (command and command[1] in offered))

    def _say(self, user: User, chat: Chat, topic: Topic | None, reply_to: Message | None, **fields: Any) -> Message:
        if chat.user:
            self._open_dm(user)
        elif not self.may_write(user, chat) or (topic and topic.closed and chat.member(user).status == "member"):
            raise PermissionError(f"{user.first_name} may not write in {chat.title}")
        topic = topic or topic_of(reply_to)
        fields |= {"reply_to": reply_to, "in_topic": topic is not None}
        fields["thread"] = topic.id if topic else thread_of(chat, reply_to)
        message = self._put(user, chat, fields)
        self.tell(message)
        return message

    def _put(self, user: User, chat: Chat, fields: dict[str, Any]) -> Message:
        if receiver := fields.pop("receiver", None):
            return self.whisper(chat, user, receiver, **fields)
        if chat.member(user).anonymous:
            return self.post(chat, GROUP_ANONYMOUS, sender_chat=chat, **fields)
        return self.post(chat, user, **fields)

    def _open_dm(self, user: User) -> None:
        if user.blocked:
            self.unblock(user)
        user.started = True

    def _tell_of_dm(self, user: User, *, was: bool, now: bool) -> None:
        chat = self.dm(user)
        chat.members[self.bot.id] = Member(self.bot, "kicked" if was else "member")
        self.set_member(chat, self.bot, "kicked" if now else "member", by=user)


def commands_in(text: str) -> list[dict[str, object]]:
    """The entity that marks a command at the beginning of a text."""
    command = COMMAND.match(text)
    return [{"type": "bot_command", "offset": 0, "length": command.end()}] if command else []


def topic_of(message: Message | None) -> Topic | None:
    """The topic in which a message stands."""
    return message.chat.topics.get(message.thread or 0) if message and message.in_topic else None


def thread_of(chat: Chat, reply_to: Message | None) -> int | None:
    """In a supergroup a reply outside topics carries the id of the thread's first message, which is no topic."""
    if not reply_to or chat.type != "supergroup":
        return None
    return reply_to.thread or reply_to.id or None
