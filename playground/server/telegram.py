"""Telegram as people use it: everything that a person can cause."""

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
        """A person writes. To the bot alone, this opens the private chat (and ends a block)."""
        if chat.user:
            self._open_dm(user)
        elif not self.may_write(user, chat) or (topic and topic.closed and chat.member(user).status == "member"):
            raise PermissionError(f"{user.first_name} may not write in {chat.title}")
        topic = topic or topic_of(reply_to)
        anonymous = chat.member(user).anonymous
        message = self.post(
            chat,
            GROUP_ANONYMOUS if anonymous else user,
            text=text,
            entities=commands_in(text),
            reply_to=reply_to,
            sender_chat=chat if anonymous else None,
            thread=topic.id if topic else thread_of(chat, reply_to),
            in_topic=topic is not None,
        )
        self.tell(message)
        return message

    def press(self, user: User, message: Message, data: str) -> Query:
        """A person presses a button, or a forged client pretends to. Presses always come from the real id."""
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
    return reply_to.thread or reply_to.id
