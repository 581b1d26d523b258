"""Who is served next, and when."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from itertools import count, islice
from typing import NamedTuple

from aiogram import Bot

from bot.clock import Clock
from bot.nursery import Nursery
from bot.outbox.budget import GROUP, OVERALL, Budget
from bot.outbox.calls import Calls
from bot.outbox.delivery import Delivery, Outcome
from bot.outbox.jobs import Clear, End, How, Job, Say, Show, moved
from bot.outbox.lane import Entry, Lane
from bot.outbox.wanted import REST, OutboxEvents, Wanted
from bot.outbox.whisper import Whisper
from bot.screens.screen import Screen
from bot.storage import Store
from bot.storage.rows import Slot
from bot.where import Where

PARTING = 5.0
"""Seconds that calls under way are given when the bot stops."""


SOON = 1.0
"""Seconds that a whisper may come early: Telegram suffers short bursts."""


class _Candidate(NamedTuple):
    lane: Lane
    entry: Entry
    wait: float


class Outbox:
    """Sends, edits and removes messages. Every method returns at once; what is asked is done when its turn comes."""

    def __init__(self, api: Bot, store: Store, clock: Clock, nursery: Nursery, events: OutboxEvents) -> None:
        self._clock = clock
        self._nursery = nursery
        self._whisper = Whisper(api)
        self._delivery = Delivery(Calls(api), store, clock, events)
        self._overall = Budget([OVERALL])
        self._lanes: OrderedDict[int, Lane] = OrderedDict()
        """By chat; who was served last stands last."""
        self._moved: dict[int, int] = {}
        """Groups that became supergroups."""
        self._orders = count()
        self._alarm: asyncio.Task[None] | None = None
        self._alarm_at = 0.0
        self._alarm_set = False
        self._called = False
        self._closed = False

    def want(self, wanted: Wanted) -> None:
        """Make a slot show this from now on; what was wanted of it and not yet sent is superseded."""
        self._add(Show(wanted))

    def end(self, slot: Slot, how: How) -> None:
        """Remove the message of a slot (after 48 hours only its keyboard) or its keyboard, and forget the slot.

        This comes after all that is wanted of the slot by now.
        """
        self._add(End(slot, how))

    def say(
        self,
        where: Where,
        screen: Screen,
        *,
        priority: int = REST,
        loud: bool = False,
        reply_to: int | None = None,
        key: str | None = None,
    ) -> None:
        """Send a message that will not be edited; it replaces one of the same key and place that still waits."""
        unique = object() if key is None else (where, key)
        self._add(Say(unique, where, screen, priority, loud, reply_to))

    def document(self, where: Where, filename: str, data: bytes, caption: Screen) -> None:
        """Send a file."""
        self._add(Say(object(), where, caption, REST, loud=False, reply_to=None, document=(filename, data)))

    async def whisper(self, where: Where, person: int, query: str, screen: Screen) -> bool:
        """Answer a press in a group by a message that only the presser sees; return whether that was possible."""
        return self._may_whisper(where.chat) and await self._whisper.send(where, person, query, screen)

    async def renew_whisper(self, chat: int, person: int, message: int, screen: Screen) -> bool:
        """Change such a message after a press upon it; return whether that was possible."""
        return self._may_whisper(chat) and await self._whisper.edit(chat, person, message, screen)

    def _may_whisper(self, chat: int) -> bool:
        """Count a whisper in the flood budget; there is none where it would have to wait."""
        lane, now = self._lanes.setdefault(chat, Lane(chat)), self._clock.now()
        if self.delay(chat) > SOON:
            return False
        lane.budget.take(now)
        self._overall.take(now)
        return True

    def reopened(self, topic: Where) -> None:
        """Send to a topic again: while it was closed, what was meant for it went to the chat itself."""
        self._delivery.reopened(topic)

    def strip(self, chat: int, message: int) -> None:
        """Remove the keyboard of a message that is no slot's."""
        self._add(Clear(chat, message, "strip"))

    def delay(self, chat: int) -> float:
        """Return the seconds until a change wanted now in this chat would go out, as far as can be told."""
        now = self._clock.now()
        wait = self._overall.wait(now)
        if lane := self._lanes.get(self._address(chat)):
            wait = max(wait, lane.resumes - now, lane.budget.wait(now, ahead=max(lane.waiting - 1, 0)))
        return wait

    def idle(self) -> bool:
        """Tell whether nothing is under way and nothing could be sent at this very moment; what waits, sleeps."""
        if any(lane.task for lane in self._lanes.values()):
            return False
        asleep = not self._called and (self._alarm is None or self._alarm_set)
        return self._closed or (asleep and all(each.wait > 0 for each in self._candidates(self._clock.now())))

    async def close(self) -> None:
        """Start nothing more, and wait a little for the calls under way; slots that lag behind are wanted anew."""
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        if tasks := [lane.task for lane in self._lanes.values() if lane.task]:
            await asyncio.wait(tasks, timeout=PARTING)

    def _add(self, job: Job) -> None:
        self._enter(Entry(job, next(self._orders), self._clock.now()))
        if not self._called:
            # A moment later, so that of all that is asked in one breath the most urgent goes first.
            self._called = True
            asyncio.get_running_loop().call_soon(self._serve_all)

    def _enter(self, entry: Entry) -> None:
        chat = self._address(entry.job.where.chat)
        if chat != entry.job.where.chat:
            job = moved(entry.job, chat)
            if job is None:
                return
            entry = Entry(job, entry.order, entry.asked)
        self._lanes.setdefault(chat, Lane(chat)).add(entry)

    def _address(self, chat: int) -> int:
        return self._moved.get(chat, chat)

    def _serve_all(self) -> None:
        """Start all that may start now, and wake when more may."""
        self._called = False
        if self._closed:
            return
        now = self._clock.now()
        while ready := [candidate for candidate in self._candidates(now) if candidate.wait <= 0]:
            self._serve(min(ready, key=lambda candidate: candidate.entry.rank(now)), now)
        self._set_alarm(now)

    def _candidates(self, now: float) -> Iterator[_Candidate]:
        """Yield what could be next, who was served longest ago first."""
        overall = self._overall.wait(now)
        for lane in self._lanes.values():
            if lane.task is None and lane.waiting:
                pause, budget = lane.resumes - now, lane.budget.wait(now)
                for entry in lane.heads():
                    spent = budget if entry.job.spends else 0
                    yield _Candidate(lane, entry, max(overall, pause, spent, lane.early(entry, now)))

    def _serve(self, chosen: _Candidate, now: float) -> None:
        lane, entry, _ = chosen
        lane.take(entry)
        self._overall.take(now)
        if entry.job.spends:
            lane.budget.take(now)
        self._lanes.move_to_end(lane.chat)
        lane.task = self._nursery.start(self._do(lane, entry, now), f"outbox {lane.chat}")
        self._drop_idle_lanes(now)

    async def _do(self, lane: Lane, entry: Entry, taken: float) -> None:
        outcome = Outcome()
        try:
            outcome = await self._delivery.do(entry.job)
        finally:
            lane.task = None
            if outcome.called:
                lane.changed(entry, taken)
            else:
                self._give_back(lane, entry, taken)
            self._settle(lane, entry, outcome)
            self._serve_all()

    def _give_back(self, lane: Lane, entry: Entry, taken: float) -> None:
        self._overall.give_back(taken)
        if entry.job.spends:
            lane.budget.give_back(taken)

    def _settle(self, lane: Lane, entry: Entry, outcome: Outcome) -> None:
        now = self._clock.now()
        if outcome.offline:
            lane.back_off(now)
        else:
            lane.rest(now, outcome.wait)
        if outcome.shut:
            lane.clear()
        if outcome.again:
            lane.add(Entry(outcome.again, entry.order, entry.asked))
        if outcome.moved is not None:
            self._moved[lane.chat] = outcome.moved
            for each in lane.clear():
                self._enter(each)
        if outcome.also:
            self._enter(Entry(outcome.also, next(self._orders), now))

    def _set_alarm(self, now: float) -> None:
        waits = [candidate.wait for candidate in self._candidates(now)]
        at = now + min(waits, default=0.0)
        if self._alarm and (not waits or at != self._alarm_at):
            self._alarm.cancel()
            self._alarm = None
        if waits and self._alarm is None:
            self._alarm_at, self._alarm_set = at, False
            self._alarm = self._nursery.start(self._ring(at), "outbox alarm")

    async def _ring(self, at: float) -> None:
        self._alarm_set = True
        await self._clock.sleep(at - self._clock.now())
        self._alarm = None
        self._serve_all()

    def _drop_idle_lanes(self, now: float) -> None:
        """Forget chats in which nothing waits and whose budget is whole again, a few at a time."""
        for lane in list(islice(self._lanes.values(), 2)):
            if lane.task is None and not lane.waiting and max(lane.resumes, lane.budget.last + GROUP.seconds) < now:
                del self._lanes[lane.chat]
