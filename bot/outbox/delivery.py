"""Doing one job: at most one call, and what its answer means."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import NamedTuple

import structlog
from aiogram.exceptions import AiogramError, TelegramAPIError, TelegramMigrateToChat, TelegramRetryAfter

from bot.clock import Clock
from bot.outbox.calls import Calls
from bot.outbox.errors import Meaning, meaning
from bot.outbox.jobs import Clear, End, Job, Say, Show
from bot.outbox.wanted import OutboxEvents, Wanted
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Sent
from bot.where import Where

DELETABLE = 48 * 3600.0
"""Seconds for which Telegram lets a bot delete its messages."""

OUT_OF_HAND = frozenset({Meaning.LOST, Meaning.NO_TOPIC})
"""Nothing can be done to this message any more."""

log = structlog.get_logger()


class Outcome(NamedTuple):
    """What became of a job."""

    called: bool = True
    """False: there was nothing to ask of Telegram, the budget gets it back."""
    again: Job | None = None
    """To be done (once more), in the place of the job."""
    also: Job | None = None
    """To be done as well, some time later."""
    wait: float = 0.0
    """Seconds for which Telegram wants to hear nothing from this chat."""
    offline: bool = False
    """Telegram did not answer."""
    shut: bool = False
    """Nothing else that waits for this chat could be done either."""
    moved: int | None = None
    """The new id of the chat."""


class Delivery:
    """Does jobs and remembers what was sent. It knows nothing of order, budget and time to wait."""

    def __init__(self, calls: Calls, store: Store, clock: Clock, events: OutboxEvents) -> None:
        self._calls = calls
        self._store = store
        self._clock = clock
        self._events = events
        self._flat: set[Where] = set()
        """Topics that are closed or gone: what goes there goes to the chat itself."""

    async def do(self, job: Job) -> Outcome:
        """Do a job, or tell what hinders."""
        if await self._shut(job.where.chat):
            return await self._give_up(job)
        try:
            return await self._try(job)
        except TelegramRetryAfter as error:
            log.warning("too many requests", chat=job.where.chat, seconds=error.retry_after)
            return Outcome(again=job, wait=error.retry_after)
        except TelegramMigrateToChat as error:
            await self._events.migrated(job.where.chat, error.migrate_to_chat_id)
            return Outcome(again=job, moved=error.migrate_to_chat_id)
        except AiogramError as error:
            return await self._refused(job, error)

    def reopened(self, topic: Where) -> None:
        """Send to a topic again."""
        self._flat.discard(topic)

    async def _try(self, job: Job) -> Outcome:
        match job:
            case Show(wanted):
                return await self._show(wanted)
            case End():
                return await self._end(job)
            case Say():
                return await self._say(job)
            case Clear():
                return await self._clear(job)

    async def _show(self, wanted: Wanted) -> Outcome:
        sent = await self._store.sent.get(wanted.slot)
        since = _since(sent, wanted)
        screen = wanted.render(since)
        if sent is None or not sent.message or wanted.fresh:
            return await self._post(wanted, screen, since, sent)
        if sent.digest == screen.digest:
            return Outcome(called=False)
        try:
            await self._calls.edit(wanted.slot.chat, sent.message, screen)
        except TelegramAPIError as error:
            if (found := meaning(error, wanted.slot.chat)) not in OUT_OF_HAND:
                raise
            if found is Meaning.NO_TOPIC:
                self._flat.add(Where(wanted.slot.chat, wanted.slot.topic))
            await self._remember(replace(sent, message=0))
            return Outcome(again=Show(wanted))
        await self._remember(replace(sent, digest=screen.digest, since=since, upto=wanted.upto))
        return Outcome()

    async def _post(self, wanted: Wanted, screen: Screen, since: int, old: Sent | None) -> Outcome:
        slot = wanted.slot
        where = self._place(Where(slot.chat, slot.topic))
        message = await self._calls.send(where, screen, loud=wanted.loud, reply_to=wanted.reply_to)
        await self._remember(Sent(slot, message, screen.digest, since, wanted.upto, self._clock.now()))
        await self._came_through(slot.chat)
        return Outcome(also=Clear(slot.chat, old.message, "delete", old.at) if old and old.message else None)

    async def _say(self, job: Say) -> Outcome:
        where = self._place(job.where)
        if job.document is None:
            await self._calls.send(where, job.screen, loud=job.loud, reply_to=job.reply_to)
        else:
            await self._calls.send_document(where, *job.document, job.screen, loud=job.loud)
        await self._came_through(where.chat)
        return Outcome()

    async def _end(self, job: End) -> Outcome:
        sent = await self._store.sent.get(job.slot)
        outcome = Outcome(called=False)
        if sent and sent.message:
            outcome = await self._clear(Clear(job.slot.chat, sent.message, job.how, sent.at))
        if outcome.again:
            return outcome._replace(again=replace(job, how="strip"))
        await self._forget(job)
        return outcome

    async def _clear(self, job: Clear) -> Outcome:
        if job.how == "strip":
            await self._unless(Meaning.LOST, self._calls.strip(job.chat, job.message), job.chat)
            return Outcome()
        if self._clock.now() - job.at >= DELETABLE:
            return Outcome(called=False, again=replace(job, how="strip"))
        refusal = await self._unless(Meaning.FIXED, self._calls.delete(job.chat, job.message), job.chat)
        return Outcome(again=replace(job, how="strip") if refusal is Meaning.FIXED else None)

    async def _unless(self, allowed: Meaning, call: Awaitable[None], chat: int) -> Meaning | None:
        """Make a call on a message that may be gone; return what hinders, if it is that or `allowed`."""
        try:
            await call
        except TelegramAPIError as error:
            found = meaning(error, chat)
            if found not in {*OUT_OF_HAND, allowed}:
                raise
            return found
        return None

    async def _refused(self, job: Job, error: AiogramError) -> Outcome:
        chat = job.where.chat
        found = meaning(error, chat)
        _report(job, error, found)
        if found is Meaning.NO_TOPIC and self._place(job.where).topic:
            self._flat.add(job.where)
            return Outcome(again=job)
        match found:
            case Meaning.LATER:
                return Outcome(again=job, offline=True)
            case Meaning.MUTED:
                await self._events.muted(chat)
                return Outcome(shut=True)
            case Meaning.CLOSED:
                await (self._events.unreachable if chat > 0 else self._events.gone)(chat)
                return Outcome(shut=True)
        return Outcome()

    async def _shut(self, chat: int) -> bool:
        """Tell whether it is known that nothing goes there; who opens it again, says so in the store."""
        if chat > 0:
            person = await self._store.people.get(chat)
            return person is not None and person.dm == "closed"
        group = await self._store.chats.get(chat)
        return group is not None and group.state != "open"

    async def _came_through(self, chat: int) -> None:
        person = await self._store.people.get(chat) if chat > 0 else None
        if person is not None and person.dm != "open":
            await self._events.reachable(chat)

    async def _give_up(self, job: Job) -> Outcome:
        if isinstance(job, End):
            await self._forget(job)
        return Outcome(called=False)

    async def _remember(self, sent: Sent) -> None:
        async with self._store.transaction() as tx:
            await self._store.sent.put(tx, sent)

    async def _forget(self, job: End) -> None:
        async with self._store.transaction() as tx:
            await self._store.sent.remove(tx, job.slot)

    def _place(self, where: Where) -> Where:
        return Where(where.chat) if where in self._flat else where


def _since(sent: Sent | None, wanted: Wanted) -> int:
    """Return the log entry to tell from: where nothing is new, the last moves stay readable."""
    if sent is None:
        return 0
    return sent.upto if wanted.upto > sent.upto else sent.since


def _report(job: Job, error: AiogramError, found: Meaning) -> None:
    """Log a refusal, a fault of ours as an error. Words that are not Telegram's may hold the token: left out."""
    answer = error.message if isinstance(error, TelegramAPIError) and found is not Meaning.LATER else None
    known = {Meaning.NO_TOPIC, Meaning.MUTED, Meaning.CLOSED, Meaning.LATER}
    note = log.warning if found in known else log.error
    note("refused", job=type(job).__name__, chat=job.where.chat, error=type(error).__name__, answer=answer)
