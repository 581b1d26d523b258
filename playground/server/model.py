"""What a Telegram consists of: users, chats, members, topics, messages, callback queries. Plain data."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]
INSIDE: frozenset[Status] = frozenset({"creator", "administrator", "member", "restricted"})
MASTERS: frozenset[Status] = frozenset({"creator", "administrator"})


@dataclass(eq=False)
class User:
    """A person or a bot; `started`, `blocked` and `deactivated` say whether our bot may write to him."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deactivated: bool = False


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
    """A private chat with the bot (its id is the person's), a basic group or a supergroup."""

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
    """One message as it stands now; `service` holds the field of a service message, `media` that of a file."""

    chat: Chat
    id: int
    date: float
    order: int
    sender: User
    text: str | None = None
    entities: list[dict[str, Any]] = field(default_factory=list)
    caption: str | None = None
    media: dict[str, Any] = field(default_factory=dict)
    service: dict[str, Any] = field(default_factory=dict)
    keyboard: list[list[dict[str, Any]]] | None = None
    thread: int | None = None
    in_topic: bool = False
    reply_to: "Message | None" = None
    sender_chat: Chat | None = None
    edited: float | None = None
    silent: bool = False
    deleted: bool = False

    @property
    def words(self) -> str:
        """What a reader sees of it: its text or caption."""
        return self.text or self.caption or ""

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons under it, row by row."""
        return [button for row in self.keyboard or [] for button in row]


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
