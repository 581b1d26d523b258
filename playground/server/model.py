"""What a Telegram consists of: users, chats, members, topics, messages, callback queries. Plain data."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

from playground.server import rich_words

Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]
INSIDE: frozenset[Status] = frozenset({"creator", "administrator", "member", "restricted"})
MASTERS: frozenset[Status] = frozenset({"creator", "administrator"})


@dataclass(eq=False)
class User:
    """A person or a bot; `started`, `blocked` and `deactivated` say whether our bot may write to him.

    What is ephemeral does not reach who is `offline`.
    """

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deactivated: bool = False
    offline: bool = False


@dataclass
class Member:
    """How a user stands in a chat."""

    user: User
    status: Status = "member"
    anonymous: bool = False

    @property
    def inside(self) -> bool:
        """Whether he reads the chat."""
        return self.status in INSIDE


@dataclass
class Topic:
    """A topic of a forum; its id is that of the message which opened it."""

    id: int
    name: str
    closed: bool = False


@dataclass(eq=False)
class Chat:
    """A private chat with the bot (its id is the person's), a basic group or a supergroup.

    `messages` and `ephemerals` hold all that was ever written, by id and by ephemeral id.
    """

    id: int
    type: Literal["private", "group", "supergroup"]
    title: str | None = None
    username: str | None = None
    user: User | None = None
    is_forum: bool = False
    can_send: bool = True
    quiet: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    messages: dict[int, "Message"] = field(default_factory=dict)
    ephemerals: dict[int, "Message"] = field(default_factory=dict)
    ids: "count[int]" = field(default_factory=lambda: count(1))
    upgraded: "Chat | None" = None

    def member(self, user: User) -> Member:
        """How the user stands here; who was never here has left."""
        return self.members.get(user.id) or Member(user, "left")

    def current(self) -> "Chat":
        """This chat, or the supergroup it has become."""
        return self.upgraded or self


@dataclass(eq=False)
class Message:
    """One message as it stands now.

    Its content is a `text`, a file in `media` (`{"photo": [PhotoSize]}` or `{"document": Document}`) with a `caption`,
    a RichMessage in `rich`, or the field of a service message in `service`.

    An ephemeral one has the id 0, an `ephemeral_id` and a `receiver`, who alone sees it beside its sender; for him it
    may stand in the place of the message that it `replaces`. If it is `lost`, it has never reached him.
    """

    chat: Chat
    id: int
    date: float
    order: int
    sender: User
    text: str | None = None
    entities: list[dict[str, Any]] = field(default_factory=list)
    caption: str | None = None
    media: dict[str, Any] = field(default_factory=dict)
    rich: dict[str, Any] | None = None
    service: dict[str, Any] = field(default_factory=dict)
    keyboard: list[list[dict[str, Any]]] | None = None
    thread: int | None = None
    in_topic: bool = False
    reply_to: "Message | None" = None
    sender_chat: Chat | None = None
    edited: float | None = None
    silent: bool = False
    deleted: bool = False
    receiver: User | None = None
    ephemeral_id: int | None = None
    replaces: "Message | None" = None
    lost: bool = False

    @property
    def words(self) -> str:
        """What a reader sees of it: its text, its caption, or the plain text of its blocks."""
        return self.text or self.caption or (rich_words.plain(self.rich["blocks"]) if self.rich else "")

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons in its blocks, their labels as plain text, then those under it, row by row."""
        inside = rich_words.buttons(self.rich["blocks"]) if self.rich else []
        return [*inside, *(button for row in self.keyboard or [] for button in row)]

    def seen_by(self, user: User) -> bool:
        """Whether a member of the chat sees it."""
        return not self.deleted and (
            self.receiver is None or user is self.sender or (user is self.receiver and not self.lost)
        )


@dataclass(frozen=True)
class Answer:
    """What pops up after a press."""

    text: str = ""
    show_alert: bool = False
    url: str | None = None


@dataclass(eq=False)
class Query:
    """A press that waits for its answer."""

    id: str
    user: User
    message: Message
    data: str
    at: float
    answer: Answer | None = None


@dataclass
class Profile:
    """How the bot presents itself; the keys end with the language, empty for all others."""

    commands: dict[tuple[str, ...], list[dict[str, Any]]] = field(default_factory=dict)
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
