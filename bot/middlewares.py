"""Around every handler: queries are answered once, faults are told in words, people and chats become known.

A handler returns what there is to say to the person, or None: a popup for a press, a message for a command.
"""

from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import Any, TypeVar

import structlog
from aiogram import BaseMiddleware
from aiogram.exceptions import AiogramError, TelegramAPIError
from aiogram.types import CallbackQuery, ChatMemberUpdated, Message, TelegramObject, User
from aiogram.types import Chat as TelegramChat

from bot.handlers.visit import House, Link, Visit
from bot.logs import code_of
from bot.nursery import Nursery
from bot.screens.press import Press, Verb
from bot.screens.press import press as data_of
from bot.screens.screen import Button, Screen
from bot.storage.rows import ChatKind, Person
from bot.tables.said import SILENT, Said
from bot.texts import Voice
from bot.throttle import Throttle
from bot.where import Where

log = structlog.get_logger()

E = TypeVar("E")
Handler = Callable[[Any, dict[str, Any]], Awaitable[Any]]

WATCH_SECONDS = 2.0
"""After this long a query is answered empty, whatever is still going on (design 3)."""
PRESSES = (20, 10.0)
"""How many presses of one person are looked at, in how many seconds."""
COMMANDS = (8, 30.0)
"""The same of commands; more are not even answered."""
GROUPS: Mapping[str, ChatKind] = {"group": "group", "supergroup": "supergroup"}
FAULTS = (1, 60.0)
"""How many messages about a fault a chat gets, in how many seconds."""


class Answering(BaseMiddleware):
    """Answers each query exactly once: with what its handler says, or empty when that takes too long."""

    def __init__(self, house: House, nursery: Nursery) -> None:
        self._house = house
        self._nursery = nursery
        self._throttle = Throttle(house.clock, *PRESSES)

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> None:
        """Let the handler work, and answer."""
        query = _is(event, CallbackQuery)
        if not self._throttle.admits(query.from_user.id):
            await _Answer(query).give(Said(own_voice(self._house, query.from_user)("refused-too_fast")))
            return
        answer = _Answer(query)
        watchdog = self._nursery.start(self._watch(answer), "watchdog of a query")
        said = await handler(query, data)
        if not answer.given:
            watchdog.cancel()
            await answer.give(said)
        elif isinstance(said, Said) and said.text and (visit := data.get("visit")):
            await self._house.hall.late(visit.who, data["press"], said)

    async def _watch(self, answer: "_Answer") -> None:
        await self._house.clock.sleep(WATCH_SECONDS)
        await answer.give(SILENT)


class _Answer:
    """The one answer to a query. Whether it was in time is Telegram's to know: what was pressed has been done."""

    def __init__(self, query: CallbackQuery) -> None:
        self._query = query
        self.given = False

    async def give(self, said: Said | Link | None) -> None:
        self.given = True
        try:
            match said:
                case Link(url):
                    await self._query.answer(url=url)
                case Said(str(text), alert):
                    await self._query.answer(text, show_alert=alert)
                case _:
                    await self._query.answer()
        except AiogramError as error:
            log.info("query not answered", why=error.message if isinstance(error, TelegramAPIError) else "no answer")


class Replying(BaseMiddleware):
    """Says why a command was refused: in the private chat where it is open, else as a quiet reply in the group.

    A passing notice, which a press would get, is left out: the table shows what has come of the command.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._throttle = Throttle(house.clock, *COMMANDS)

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> None:
        """Let the handler work, and reply."""
        message = _is(event, Message)
        if message.text and message.from_user and not self._throttle.admits(message.from_user.id):
            return
        said = await handler(message, data)
        if isinstance(said, Said) and said.text and said.alert and (visit := data.get("visit")):
            self._reply(visit, Screen(escape(said.text, quote=False)))

    def _reply(self, visit: Visit, screen: Screen) -> None:
        who = self._house.hall.people.known[visit.who.id]
        if visit.chat is None or who.dm == "open":
            self._house.outbox.say(Where(who.id), screen)
        else:
            key = f"reply to {visit.who.id}"
            self._house.outbox.say(visit.where, screen, reply_to=visit.message, key=key)


class Guard(BaseMiddleware):
    """Turns an error nobody expected into a line of the log and a sentence with the same code (voice 4.22)."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._throttle = Throttle(house.clock, *FAULTS)

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:  # noqa: ANN401
        """Let the handler work; return what it says, or what is to be said of a fault."""
        try:
            return await handler(event, data)
        except Exception as error:
            code = code_of(error)
            log.exception("update failed", code=code, kind=type(event).__name__)
            if visit := data.get("visit"):
                return self._tell(visit, data.get("press"), code)
            return None

    def _tell(self, visit: Visit, press: Press | None, code: str) -> Said | None:
        """Tell the place, at most once a minute; a press is answered in any case."""
        if self._throttle.admits(visit.where.chat):
            table = press.table if press else 0
            self._house.outbox.say(visit.where, fault(visit.say, code, table))
        return Said(visit.own("fault", code=code), alert=True) if press else None


def fault(say: Voice, code: str, table: int) -> Screen:
    """Return the message about a fault of the bot."""
    if not table:
        return Screen(say("fault", code=code))
    button = Button(say("button-refresh"), data_of(Verb.TABLE, table))
    return Screen(f"{say('fault', code=code)}\n{say('fault-table')}", ((button,),))


class Meeting(BaseMiddleware):
    """Makes the person and the chat known, under their present names, and gives the handler a Visit."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:  # noqa: ANN401
        """Meet, and go on; who writes in the name of another chat, or is a bot, is not met."""
        user, chat, message, topic = _place(event)
        if user is None or (user.is_bot and not _anonymous(event)):
            return None
        who = await self._house.hall.meet(user.id, user.full_name, user.username, user.language_code)
        if isinstance(event, Message) and chat.type == "private":
            who = await self._house.hall.opened_dm(who)
        data["visit"] = await self._visit(who, chat, message, topic)
        return await handler(event, data)

    async def _visit(self, who: Person, chat: TelegramChat, message: int, topic: int) -> Visit:
        texts, own = self._house.texts, self._house.texts[who.speaks]
        where = Where(chat.id, topic)
        if (kind := GROUPS.get(chat.type)) is None:
            return Visit(who, None, where, message, own, own)
        self._house.hall.saw_message(where, message)
        met = await self._house.hall.meet_chat(chat.id, chat.title or "", kind, chat.username, who.speaks)
        return Visit(who, met, where._replace(chat=met.id), message, own, texts[met.language])


def own_voice(house: House, user: User) -> Voice:
    """Return the language of somebody who was not met."""
    return house.texts[Person(user.id, user.full_name, hint=user.language_code).speaks]


def _place(event: TelegramObject) -> tuple[User | None, TelegramChat, int, int]:
    """Return who does something, in which chat, by which message, in which topic."""
    match event:
        case CallbackQuery(message=Message() as message):
            return event.from_user, message.chat, message.message_id, _topic(message)
        case CallbackQuery(message=message) if message is not None:
            return event.from_user, message.chat, message.message_id, 0
        case Message():
            return event.from_user, event.chat, event.message_id, _topic(event)
        case ChatMemberUpdated():
            return event.from_user, event.chat, 0, 0
    raise TypeError(f"no place: {type(event).__name__}")


def _topic(message: Message) -> int:
    """Return the topic; a reply outside topics carries a thread that is none."""
    return message.message_thread_id or 0 if message.is_topic_message else 0


def _anonymous(event: TelegramObject) -> bool:
    return isinstance(event, Message) and event.sender_chat is not None and event.sender_chat.id == event.chat.id


def _is(event: TelegramObject, kind: type[E]) -> E:
    if not isinstance(event, kind):
        raise TypeError(f"{kind.__name__} expected, not {type(event).__name__}")
    return event
