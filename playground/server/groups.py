"""What happens to groups: people and the bot come and go, get and lose rights, a group becomes a supergroup."""

from collections.abc import Sequence

from playground.server.as_json import user_json
from playground.server.model import MASTERS, Chat, Member, Status, Topic, User
from playground.server.world import World


class Groups(World):
    """The part of Telegram that is about groups."""

    def add_group(
        self,
        title: str,
        members: Sequence[User],
        *,
        supergroup: bool = True,
        forum: bool = False,
        username: str | None = None,
        bot: Status | None = "member",
        quiet: bool = False,
    ) -> Chat:
        """A group created by the first of `members`, with our bot added by him unless `bot` is None.

        A `quiet` group shows no service messages of who comes and goes, as large ones do.
        """
        chat = self.new_chat(title, supergroup=supergroup or forum, is_forum=forum, username=username, quiet=quiet)
        for member in members:
            chat.members[member.id] = Member(member, "creator" if member is members[0] else "member")
        if bot:
            self.add_bot(chat, by=members[0], status=bot)
        return chat

    def add_bot(self, chat: Chat, *, by: User, status: Status = "member") -> None:
        """Somebody brings our bot into a group."""
        self.set_member(chat, self.bot, status, by=by)
        self._welcome(chat, self.bot, by)

    def kick_bot(self, chat: Chat, *, by: User | None = None) -> None:
        """Somebody throws our bot out."""
        self.set_member(chat, self.bot, "kicked", by=by or self.owner(chat))

    def join(self, user: User, chat: Chat, *, by: User | None = None) -> None:
        """A person comes in, or is brought in by another."""
        self.set_member(chat, user, "member", by=by or user)
        self._welcome(chat, user, by or user)

    def leave(self, user: User, chat: Chat) -> None:
        """A person goes."""
        self.set_member(chat, user, "left", by=user)
        self.announce(chat, user, left_chat_member=user_json(user))

    def kick(self, user: User, chat: Chat, *, by: User | None = None) -> None:
        """A person is thrown out."""
        by = by or self.owner(chat)
        self.set_member(chat, user, "kicked", by=by)
        self.announce(chat, by, left_chat_member=user_json(user))

    def promote(self, user: User, chat: Chat, *, anonymous: bool = False) -> None:
        """Make a user, or our bot, an administrator. An anonymous one writes in the name of the group."""
        self.set_member(chat, user, "administrator", by=self.owner(chat), anonymous=anonymous)

    def demote(self, user: User, chat: Chat, status: Status = "member") -> None:
        """Take the rights away again; `restricted` may not even write."""
        self.set_member(chat, user, status, by=self.owner(chat))

    def owner(self, chat: Chat) -> User:
        """Who created the group."""
        return next(member.user for member in chat.members.values() if member.status == "creator")

    def allow_sending(self, chat: Chat, *, allowed: bool) -> None:
        """Whether those who are no administrators may write."""
        chat.can_send = allowed

    def may_write(self, user: User, chat: Chat) -> bool:
        """Whether the rights in the chat let the user write."""
        member = chat.member(user)
        return member.status in MASTERS or (chat.can_send and member.status == "member")

    def migrate(self, chat: Chat) -> Chat:
        """A basic group becomes a supergroup: a new id, new message ids, a service message in each of the two."""
        new = self.new_chat(chat.title or "", supergroup=True)
        new.members, chat.upgraded = dict(chat.members), new
        owner = self.owner(chat)
        self.announce(chat, owner, migrate_to_chat_id=new.id)
        self.announce(new, owner, migrate_from_chat_id=chat.id)
        return new

    def add_topic(self, chat: Chat, name: str) -> Topic:
        """The owner opens a topic in a forum."""
        return self.open_topic(chat, name, by=self.owner(chat))

    def close_topic(self, chat: Chat, topic: Topic) -> None:
        """Only administrators may write there now."""
        topic.closed = True
        message = self.post(chat, self.owner(chat), thread=topic.id, in_topic=True, service={"forum_topic_closed": {}})
        self.tell(message)

    def reopen_topic(self, chat: Chat, topic: Topic) -> None:
        """All may write there again."""
        topic.closed = False
        message = self.post(
            chat, self.owner(chat), thread=topic.id, in_topic=True, service={"forum_topic_reopened": {}}
        )
        self.tell(message)

    def delete_topic(self, chat: Chat, topic: Topic) -> None:
        """The topic and all that was written there are gone; a bot is not told."""
        del chat.topics[topic.id]
        for message in (*chat.messages.values(), *chat.ephemerals.values()):
            if message.in_topic and message.thread == topic.id:
                self.delete(message)

    def end_topics(self, chat: Chat) -> None:
        """The group has topics no more: what was written in them now stands in the chat itself; a bot is not told."""
        chat.is_forum = False
        chat.topics.clear()
        for message in (*chat.messages.values(), *chat.ephemerals.values()):
            message.thread, message.in_topic = None, False
        self.changes.tell()

    def _welcome(self, chat: Chat, user: User, by: User) -> None:
        newcomers = [user_json(user)]
        self.announce(chat, by, new_chat_members=newcomers)
