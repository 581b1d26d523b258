"""What a person at the page can do. Each act is checked before it is carried out: the browser is not trusted."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from playground.server.model import MASTERS, Chat, Message, Query, Topic, User
from playground.server.telegram import Telegram

PEOPLE = 50
GROUPS = 20

Text = Annotated[str, StringConstraints(min_length=1, max_length=4096, pattern=r"\S")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=64)]
Payload = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Data = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Refused(Exception):
    """The act makes no sense as things stand."""


class Act(BaseModel):
    """Somebody does something; whoever `person` is must be there."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    person: int

    def carry_out(self, telegram: Telegram) -> Query | None:
        """Do it; raises Refused. A press returns the query that waits for its answer."""
        raise NotImplementedError

    def who(self, telegram: Telegram) -> User:
        """The person."""
        user = telegram.users.get(self.person)
        if user is None or user.is_bot:
            raise Refused("There is no such person.")
        return user


class Be(Act):
    """Look through the eyes of a person from now on; the connection itself does it."""

    act: Literal["be"]

    def carry_out(self, telegram: Telegram) -> None:
        self.who(telegram)


class Send(Act):
    """Write a text."""

    act: Literal["send"]
    chat: int
    text: Text
    topic: int | None = None
    reply_to: int | None = None

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        chat = chat_of(telegram, user, self.chat)
        reply = seen_by(telegram, user, self.reply_to) if self.reply_to else None
        try:
            telegram.write(user, chat, self.text.strip(), topic=topic_in(chat, self.topic), reply_to=reply)
        except PermissionError as error:
            raise Refused(str(error)) from error


class Press(Act):
    """Press a button of the message with this order. Old data pass: a client may be behind."""

    act: Literal["press"]
    order: int
    data: Data

    def carry_out(self, telegram: Telegram) -> Query:
        user = self.who(telegram)
        if len(self.data.encode()) > 64:
            raise Refused("Telegram takes no more than 64 bytes.")
        return telegram.press(user, seen_by(telegram, user, self.order), self.data)


class Start(Act):
    """Open the private chat, perhaps by a deep link."""

    act: Literal["start"]
    payload: Payload = ""

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        telegram.write(user, telegram.dm(user), f"/start {self.payload}".strip())


class Block(Act):
    """Stop the bot."""

    act: Literal["block"]

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        if not user.started or user.blocked:
            raise Refused("The bot cannot write to this person as it is.")
        telegram.block(user)


class Unblock(Act):
    """Let the bot write again."""

    act: Literal["unblock"]

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        if not user.blocked:
            raise Refused("The bot is not blocked.")
        telegram.unblock(user)


class Join(Act):
    """Enter a group."""

    act: Literal["join"]
    chat: int

    def carry_out(self, telegram: Telegram) -> None:
        chat, user = group(telegram, self.chat), self.who(telegram)
        if chat.member(user).inside:
            raise Refused("Already a member.")
        telegram.join(user, chat)


class Leave(Act):
    """Leave a group."""

    act: Literal["leave"]
    chat: int

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        telegram.leave(user, chat_of(telegram, user, group(telegram, self.chat).id))


class Bring(Act):
    """Bring the bot into a group, as a startgroup link does; with its payload the bot is started there."""

    act: Literal["bring"]
    chat: int
    payload: Payload = ""

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        chat = chat_of(telegram, user, group(telegram, self.chat).id)
        if not chat.member(telegram.bot).inside:
            telegram.add_bot(chat, by=user)
        telegram.write(user, chat, f"/start@{telegram.bot.username} {self.payload}".strip())


class Kick(Act):
    """Throw the bot out of a group; only its administrators may."""

    act: Literal["kick"]
    chat: int

    def carry_out(self, telegram: Telegram) -> None:
        chat, user = group(telegram, self.chat), self.who(telegram)
        if chat.member(user).status not in MASTERS or not chat.member(telegram.bot).inside:
            raise Refused("Only an administrator can do that, while the bot is there.")
        telegram.kick_bot(chat, by=user)


class Restart(Act):
    """Restart the bot; the connection itself does it."""

    act: Literal["restart"]

    def carry_out(self, telegram: Telegram) -> None:
        self.who(telegram)


class NewPerson(Act):
    """Somebody new comes to Telegram and enters the groups of the one who calls."""

    act: Literal["new_person"]
    name: Name

    def carry_out(self, telegram: Telegram) -> None:
        inviter = self.who(telegram)
        if sum(not user.is_bot for user in telegram.users.values()) >= PEOPLE:
            raise Refused("There are enough people.")
        newcomer = telegram.add_user(self.name, language_code=inviter.language_code)
        for chat in list(telegram.chats.values()):
            if not chat.user and not chat.upgraded and chat.member(inviter).inside:
                telegram.join(newcomer, chat, by=inviter)


class NewGroup(Act):
    """A new group of all people, with the bot."""

    act: Literal["new_group"]
    title: Name
    kind: Literal["group", "supergroup", "forum"]

    def carry_out(self, telegram: Telegram) -> None:
        owner = self.who(telegram)
        if sum(chat.user is None for chat in telegram.chats.values()) >= GROUPS:
            raise Refused("There are enough groups.")
        others = [user for user in telegram.users.values() if not user.is_bot and user is not owner]
        telegram.add_group(self.title, [owner, *others], supergroup=self.kind != "group", forum=self.kind == "forum")


class NewTopic(Act):
    """A new topic of a forum."""

    act: Literal["new_topic"]
    chat: int
    name: Name

    def carry_out(self, telegram: Telegram) -> None:
        user = self.who(telegram)
        chat = chat_of(telegram, user, self.chat)
        if not chat.is_forum:
            raise Refused("This group has no topics.")
        telegram.open_topic(chat, self.name, by=user)


class Speak(Act):
    """Choose the language of one's Telegram."""

    act: Literal["speak"]
    language: Literal["ru", "en"]

    def carry_out(self, telegram: Telegram) -> None:
        self.who(telegram).language_code = self.language
        telegram.changes.tell()


AnyAct = Annotated[
    Be
    | Send
    | Press
    | Start
    | Block
    | Unblock
    | Join
    | Leave
    | Bring
    | Kick
    | Restart
    | NewPerson
    | NewGroup
    | NewTopic
    | Speak,
    Field(discriminator="act"),
]
ACTS: TypeAdapter[AnyAct] = TypeAdapter(AnyAct)


def group(telegram: Telegram, number: int) -> Chat:
    """A group that is still one."""
    chat = telegram.chats.get(number)
    if chat is None or chat.user or chat.upgraded:
        raise Refused("There is no such group.")
    return chat


def chat_of(telegram: Telegram, user: User, number: int) -> Chat:
    """The person's own private chat, or a group in which the person is."""
    chat = telegram.dm(user) if number == user.id else group(telegram, number)
    if not chat.user and not chat.member(user).inside:
        raise Refused(f"{user.first_name} is not in this group.")
    return chat


def topic_in(chat: Chat, number: int | None) -> Topic | None:
    """A topic of the chat."""
    if not number:
        return None
    if number not in chat.topics:
        raise Refused("There is no such topic.")
    return chat.topics[number]


def seen_by(telegram: Telegram, user: User, order: int) -> Message:
    """A message that the person can read."""
    for message in telegram.visible(user):
        if message.order == order:
            return message
    raise Refused("The message is gone.")
