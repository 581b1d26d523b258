"""What the page shows, as one flat dictionary: the socket sends only what changed in it.

Keys are `me`, `bot`, `person/<id>`, `chat/<id>` and `message/<chat>/<order>`. Values are spelled as in the Bot API,
with a few fields of our own where a client knows more than a bot.
"""

from collections.abc import Iterator
from typing import Any

from playground.server.as_json import chat_json, message_json, user_json
from playground.server.model import Chat, Message, User
from playground.server.telegram import Telegram

View = dict[str, Any]


def view(telegram: Telegram, me: User) -> View:
    """All that the page of this person holds: the groups as the person sees them, and everybody's private chat."""
    everybody = people(telegram)
    shown: View = {"me": me.id, "bot": bot(telegram, me)}
    shown |= {f"person/{user.id}": person(user) for user in everybody}
    shown |= {f"chat/{chat.id}": describe(telegram, me, chat) for chat in telegram.chats.values() if not chat.upgraded}
    shown |= {f"message/{message.chat.id}/{message.order}": spell(message) for message in messages(telegram, me)}
    return shown


def people(telegram: Telegram) -> list[User]:
    """Everybody who could sit at the page."""
    return [user for user in telegram.users.values() if not user.is_bot and not user.deactivated]


def bot(telegram: Telegram, me: User) -> View:
    """The bot, with its description in the person's language."""
    texts = telegram.profile.texts
    words = {name: texts.get((name, me.language_code or ""), texts.get((name, ""), "")) for name in ("description",)}
    return user_json(telegram.bot) | words


def person(user: User) -> View:
    """A person, and how things stand between the person and the bot."""
    return user_json(user) | {"started": user.started, "blocked": user.blocked}


def describe(telegram: Telegram, me: User, chat: Chat) -> View:
    """A chat from where the person stands; a private one from where its owner stands."""
    viewer = chat.user or me
    seen: View = {"commands": telegram.menu(viewer, chat)}
    if not chat.user:
        seen |= {
            "members": {str(member.user.id): member.status for member in chat.members.values() if member.inside},
            "topics": [{"id": topic.id, "name": topic.name, "closed": topic.closed} for topic in chat.topics.values()],
            "may_write": telegram.may_write(me, chat),
        }
    return chat_json(chat) | seen


def messages(telegram: Telegram, me: User) -> Iterator[Message]:
    """What the person reads, and what others read in their private chats."""
    yield from telegram.visible(me)
    for user in people(telegram):
        if user is not me:
            yield from (message for message in telegram.dm(user).messages.values() if not message.deleted)


def spell(message: Message) -> View:
    """A message, with its place among all messages of this Telegram; the one it answers to has one, too."""
    spelled = message_json(message) | {"order": message.order, "silent": message.silent}
    if message.reply_to:
        spelled["reply_to_order"] = message.reply_to.order
    return spelled


def difference(old: View, new: View) -> View:
    """What turns the old view into the new one."""
    changed = {key: value for key, value in new.items() if old.get(key) != value}
    return {"set": changed, "gone": [key for key in old if key not in new]}
