"""The state of a Telegram with one bot of ours in it: who there is, what was written, what the bot is told."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from playground.changes import Changes
from playground.clock import Clock
from playground.server import menu
from playground.server.as_json import Json, chat_json, member_json, message_json, query_json, user_json
from playground.server.files import Files
from playground.server.model import MASTERS, Chat, Member, Message, Profile, Query, Status, Topic, User
from playground.server.privacy import reaches
from playground.server.updates import Updates

GROUP_ANONYMOUS = User(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
FIRST_USER = 5_000_000_001  # beyond 32 bits, as new accounts are
FIRST_GROUP = -4_000_000_001
FIRST_SUPERGROUP = -1_002_000_000_001


class World:
    """Everything that is there; a change always goes through here, so that whoever waits hears of it."""

    def __init__(self, clock: Clock, bot: User) -> None:
        """Begin with the bot alone."""
        self.clock = clock
        self.bot = bot
        self.privacy = True
        self.changes = Changes()
        self.updates = Updates(clock, self.changes)
        self.users: dict[int, User] = {bot.id: bot, GROUP_ANONYMOUS.id: GROUP_ANONYMOUS}
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.profile = Profile()
        self.files = Files()
        self.actions: list[tuple[Chat, str]] = []
        self._user_ids = count(FIRST_USER)
        self._group_ids = count(FIRST_GROUP, -1)
        self._supergroup_ids = count(FIRST_SUPERGROUP, -1)
        self._query_ids = count(4_000_000_000_000_000_001)
        self._shared_ids: count[int] = count(1)  # private chats and basic groups count their messages together
        self._ephemeral_ids = count(30_000_001)
        self._order = count(1)

    # who there is

    def add_user(
        self,
        first_name: str,
        *,
        id: int | None = None,  # noqa: A002 - the field's name in Telegram
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
        is_bot: bool = False,
    ) -> User:
        """A new account, with a private chat to our bot that nobody has opened yet."""
        user = User(id or next(self._user_ids), first_name, last_name, username, language_code, is_bot)
        self.users[user.id] = user
        if not is_bot:
            self.chats[user.id] = Chat(user.id, "private", user=user, ids=self._shared_ids)
        return user

    def new_chat(self, title: str, *, supergroup: bool, **fields: Any) -> Chat:
        """An empty group."""
        if supergroup:
            chat = Chat(next(self._supergroup_ids), "supergroup", title, **fields)
        else:
            chat = Chat(next(self._group_ids), "group", title, ids=self._shared_ids, **fields)
        self.chats[chat.id] = chat
        return chat

    def dm(self, user: User) -> Chat:
        """The private chat of a person with our bot."""
        return self.chats[user.id]

    def visible(self, user: User) -> Iterator[Message]:
        """All messages that the person can read, oldest first; a replaced one has given its place away."""
        chats = [chat for chat in self.chats.values() if chat.user is user or chat.member(user).inside]
        everything = (message for chat in chats for message in (*chat.messages.values(), *chat.ephemerals.values()))
        messages = [message for message in everything if message.seen_by(user)]
        replaced = {message.replaces for message in messages}
        return iter(sorted((each for each in messages if each not in replaced), key=lambda message: message.order))

    def menu(self, user: User, chat: Chat) -> list[Json]:
        """The commands of our bot that the person is offered in a chat: BotCommands."""
        return menu.commands(self.profile, user, chat)

    # what is written

    def post(self, chat: Chat, sender: User, **fields: Any) -> Message:
        """Put a message into a chat."""
        message = Message(chat, next(chat.ids), self.clock.now(), next(self._order), sender, **fields)
        chat.messages[message.id] = message
        self.changes.tell()
        return message

    def whisper(self, chat: Chat, sender: User, receiver: User, **fields: Any) -> Message:
        """Put an ephemeral message into a chat. Nothing tells the sender that it does not reach who is offline."""
        number = next(self._ephemeral_ids)
        message = Message(chat, 0, self.clock.now(), next(self._order), sender, **fields)
        message.receiver, message.ephemeral_id, message.lost = receiver, number, receiver.offline
        if message.replaces:
            message.order = message.replaces.order
        chat.ephemerals[number] = message
        self.changes.tell()
        return message

    def announce(self, chat: Chat, sender: User, **service: object) -> Message | None:
        """Post a service message and tell the bot of it; a quiet chat has none."""
        if chat.quiet:
            return None
        message = self.post(chat, sender, service=service)
        self.tell(message)
        return message

    def tell(self, message: Message) -> None:
        """Tell the bot of a message, if it may know of it."""
        if reaches(self.bot, message, privacy=self.privacy):
            self.updates.put("message", message_json(message))

    def edit(self, message: Message, **fields: object) -> None:
        """Change a message in place; of an ephemeral one, who is offline does not hear."""
        if message.receiver and message.receiver.offline:
            return
        for name, value in fields.items():
            setattr(message, name, value)
        message.edited = self.clock.now()
        self.changes.tell()

    def delete(self, message: Message) -> None:
        """Take a message away from all; of an ephemeral one, who is offline does not hear."""
        if message.receiver and message.receiver.offline:
            return
        message.deleted = True
        self.changes.tell()

    def ask(self, user: User, message: Message, data: str) -> Query:
        """A press: the bot is asked."""
        query = Query(str(next(self._query_ids)), user, message, data, self.clock.now())
        self.queries[query.id] = query
        self.updates.put("callback_query", query_json(query))
        return query

    # who stands how

    def set_member(self, chat: Chat, user: User, status: Status, *, by: User, anonymous: bool = False) -> None:
        """Change how a user stands in a chat, and tell the bot as far as it is told of such things."""
        old = chat.member(user)
        new = Member(user, status, anonymous)
        chat.members[user.id] = new
        change: Json = {
            "chat": chat_json(chat),
            "from": user_json(by),
            "date": int(self.clock.now()),
            "old_chat_member": member_json(old),
            "new_chat_member": member_json(new),
        }
        if user is self.bot:
            self.updates.put("my_chat_member", change)
        elif chat.member(self.bot).status in MASTERS:
            self.updates.put("chat_member", change)
        self.changes.tell()

    def open_topic(self, chat: Chat, name: str, *, by: User) -> Topic:
        """A new topic of a forum; the message that opens it gives it its id."""
        message = self.post(chat, by, service={"forum_topic_created": {"name": name, "icon_color": 7322096}})
        message.thread, message.in_topic = message.id, True
        self.tell(message)
        topic = chat.topics[message.id] = Topic(message.id, name)
        return topic
