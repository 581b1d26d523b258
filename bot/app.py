"""The whole bot put together: from the settings to a running app."""

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import TypeVar

import structlog
from aiogram import Bot, Dispatcher, Router
from aiogram.client.session.base import BaseSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import AiogramError, TelegramNotFound, TelegramUnauthorizedError
from aiogram.types import Update

from bot.clock import Clock, SystemClock
from bot.commands import publish
from bot.handlers import admin, chat, commands, fairness, lobby, play, rules, scores, start
from bot.handlers.admins import Admins
from bot.handlers.knock import Knock
from bot.handlers.visit import House
from bot.health import Health
from bot.intake import Intake
from bot.middlewares import Answering, Guard, Meeting, Replying
from bot.nursery import Nursery
from bot.outbox import Outbox
from bot.polling import Polling
from bot.session import Session
from bot.settings import Misconfigured, Settings
from bot.storage import AlreadyRunning, Store, TooNew
from bot.tables.hall import Hall
from bot.tables.people import Defaults
from bot.texts import load_texts
from bot.web import Site
from bot.webhook import Webhook

log = structlog.get_logger()

T = TypeVar("T")

KNOCK_AGAIN = 5.0
"""Seconds between attempts to reach Telegram at the start."""


class App:
    """The bot: `start` and `stop` it, or `run` it until a signal comes."""

    store: Store
    hall: Hall
    outbox: Outbox
    intake: Intake
    updates: asyncio.Task[None]
    """Polls, or looks after the webhook."""
    site: Site | None = None
    """Listens, if there is an address to listen at."""

    def __init__(self, settings: Settings, clock: Clock | None = None, session: BaseSession | None = None) -> None:
        """Open nothing yet; `session` stands for aiogram's own."""
        self.settings = settings
        self.clock = clock or SystemClock()
        self.nursery = Nursery()
        server = TelegramAPIServer.from_base(settings.telegram_api_url)
        self.bot = Bot(settings.token, session or Session(api=server))
        self._opened = AsyncExitStack()

    async def run(self) -> None:
        """Host until SIGTERM or SIGINT comes; raises Misconfigured."""
        _cancelled_by_signals()
        try:
            await self.start()
            await self.updates
        except asyncio.CancelledError:
            log.info("stopping")
        except TelegramUnauthorizedError:
            raise _refused(self.settings) from None
        finally:
            await self.stop()

    async def start(self) -> None:
        """Open the database, greet Telegram, bring the tables back, let updates come; raises Misconfigured.

        What is opened is closed by `stop` in the opposite order, also where the start fails half-way.
        """
        later = self._opened.push_async_callback
        later(self.bot.session.close)
        self.store = await _store(self.settings, self.clock)
        later(self.store.close)
        later(self.nursery.close)
        texts, is_admin, me = load_texts(), Admins(self.bot), await self._reached(self.bot.me)
        username = me.username or ""
        defaults = Defaults(self.settings.turn_limit, self.settings.throw_in_window)
        self.hall = Hall(self.store, self.clock, self.nursery, texts, is_admin, Knock(self.bot), defaults)
        self.outbox = Outbox(self.bot, self.store, self.clock, self.nursery, self.hall.surroundings)
        later(self.outbox.close)
        await self.hall.wake(self.outbox, username)
        await publish(self.bot, texts)
        house = House(is_admin, self.store, self.outbox, self.hall, self.clock, texts, username)
        feed = partial(_feed, dispatcher_of(house, self.nursery), self.bot)
        self.intake = Intake(self.clock, self.nursery, feed)
        await self._let_updates_come()
        log.info("started", bot=username)

    async def stop(self) -> None:
        """Finish what was begun and close everything."""
        await self._opened.aclose()

    def idle(self) -> bool:
        """Tell whether nothing is under way and nothing could go on at this moment."""
        return self.intake.idle() and self.hall.idle() and self.outbox.idle()

    async def _let_updates_come(self) -> None:
        """Listen where there is an address to listen at, then poll or be delivered to."""
        source = self._source()
        self._opened.push_async_callback(source.finish)
        if self.settings.listen is not None:
            webhook = source if isinstance(source, Webhook) else None
            self.site = Site(Health(self.store, source, self.clock), webhook)
            self._opened.push_async_callback(self.site.close)
            await _listen(self.site, *self.settings.listen)
        await self._reached(source.begin)
        self.updates = self.nursery.start(source.run(), "updates")
        self._opened.callback(self.updates.cancel)

    def _source(self) -> Polling | Webhook:
        if self.settings.webhook is None:
            return Polling(self.bot, self.clock, self.intake)
        return Webhook(self.bot, self.clock, self.intake, *self.settings.webhook)

    async def _reached(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call as soon as Telegram can be reached; raises Misconfigured."""
        while True:
            try:
                return await call()
            except (TelegramUnauthorizedError, TelegramNotFound):
                raise _refused(self.settings) from None
            except AiogramError as error:
                log.warning("Telegram is not reached", why=type(error).__name__, again_in=KNOCK_AGAIN)
                await self.clock.sleep(KNOCK_AGAIN)


def dispatcher_of(house: House, nursery: Nursery) -> Dispatcher:
    """Put the routers together. What people do passes three middlewares; what happens to a chat needs fewer."""
    people, chats = Router(name="people"), chat.router()
    people.include_routers(
        *(module.router() for module in (start, lobby, commands, fairness, rules, scores, admin, play))
    )
    people.message.middleware(Replying(house))
    people.callback_query.middleware(Answering(house, nursery))
    for observer in (people.message, people.callback_query):
        observer.middleware(Guard(house))
        observer.middleware(Meeting(house))
    for observer in (chats.message, chats.my_chat_member, chats.chat_member):
        observer.middleware(Guard(house))
    chats.my_chat_member.middleware(Meeting(house))
    dispatcher = Dispatcher(disable_fsm=True, house=house)
    dispatcher.include_routers(chats, people)
    return dispatcher


async def _feed(dispatcher: Dispatcher, bot: Bot, update: Update) -> None:
    await dispatcher.feed_update(bot, update)


async def _store(settings: Settings, clock: Clock) -> Store:
    """Open the database; raises Misconfigured where it cannot be."""
    path = settings.database_path
    try:
        return await Store.open(path, clock)
    except AlreadyRunning:
        raise Misconfigured(f"Another process of the bot already uses the database {path}.") from None
    except TooNew as error:
        raise Misconfigured(str(error)) from None
    except (OSError, sqlite3.Error) as error:
        raise Misconfigured(f"DATABASE_PATH: {path} cannot be opened: {error}.") from None


async def _listen(site: Site, host: str, port: int) -> None:
    """Let the site listen; raises Misconfigured where that address cannot be had."""
    try:
        await site.listen(host, port)
    except OSError as error:
        raise Misconfigured(f"HTTP_LISTEN: {host}:{port} cannot be opened: {error.strerror}.") from None


def _refused(settings: Settings) -> Misconfigured:
    return Misconfigured(
        f"BOT_TOKEN is refused by Telegram ({settings.telegram_api_url}): it was mistyped or revoked, ask @BotFather."
    )


def _cancelled_by_signals() -> None:
    """Let SIGTERM and SIGINT cancel the running task."""
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("no task to be cancelled")
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
