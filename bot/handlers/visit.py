"""What every handler is given: who does something and where, and the rooms it may call."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.clock import Clock
from bot.handlers.admins import ANONYMOUS, Admins
from bot.outbox import Outbox
from bot.storage import Store
from bot.storage.rows import Chat, Person
from bot.tables.hall import Hall
from bot.tables.said import Said
from bot.texts import Voice
from bot.where import Where


@dataclass(frozen=True, slots=True)
class House:
    """The rooms below the handlers."""

    is_admin: Admins
    store: Store
    outbox: Outbox
    hall: Hall
    clock: Clock
    texts: Mapping[str, Voice]
    username: str
    """Of the bot, without the @."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody in a place."""

    who: Person
    chat: Chat | None
    """The group; None in the private chat."""
    where: Where
    message: int
    """What was written, or the message whose button was pressed."""
    own: Voice
    """The person's language: popups, the private chat."""
    say: Voice
    """The language of the place."""

    @property
    def anonymous(self) -> bool:
        """Whether the person hides behind the group, and so cannot sit at a table."""
        return self.who.id == ANONYMOUS

    def refused(self, reason: str) -> Said:
        """Say why something was not done."""
        return Said(self.own(f"refused-{reason}"), alert=True)


HELLO = "hello"
"""The payload of links that open the private chat and lead nowhere in particular."""


class Link(NamedTuple):
    """An answer to a press that opens the private chat with the bot."""

    url: str
