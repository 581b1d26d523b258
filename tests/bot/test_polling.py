"""Long polling: nothing is lost, nothing is confirmed too early, trouble is survived."""

import asyncio
from collections import deque
from types import SimpleNamespace

import pytest
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramConflictError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)

from bot.intake import Intake
from bot.nursery import Nursery
from bot.polling import GetUpdates, Polling
from tests.clock import FakeClock, breathe

ASKED = GetUpdates()


class Telegram:
    """Answers getUpdates from a list, then lets the poll hang; notes what was confirmed."""

    def __init__(self, *answers):
        self.session = SimpleNamespace(timeout=60)
        self.answers = deque(answers)
        self.offsets = []

    async def __call__(self, method, request_timeout):
        self.offsets.append(method.offset)
        if not self.answers:
            await asyncio.get_running_loop().create_future()
        answer = self.answers.popleft()
        if isinstance(answer, Exception):
            raise answer
        return [one if isinstance(one, dict) else {"update_id": one} for one in answer]


@pytest.fixture
def clock():
    return FakeClock()


@pytest.fixture
async def polls(clock):
    """Start polling such a Telegram, with a handler; all is ended afterwards."""
    nursery = Nursery()

    def start(telegram, handle):
        intake = Intake(clock, nursery, handle)
        polling = Polling(telegram, clock, intake)
        return polling, nursery.start(polling.run(), "polling"), intake

    yield start
    await nursery.close()


async def test_updates_are_confirmed_when_they_are_dealt_with(polls):
    telegram, seen, gate = Telegram([5, 6]), [], asyncio.Event()

    async def handle(update):
        await gate.wait()
        seen.append(update.update_id)

    _, _, intake = polls(telegram, handle)
    await breathe()
    assert telegram.offsets == [None]
    assert not intake.idle()
    gate.set()
    await breathe()
    assert seen == [5, 6]
    assert telegram.offsets == [None, 7]
    assert intake.idle()


async def test_a_slow_update_holds_the_next_ones_up_for_five_seconds_only(polls, clock):
    telegram, seen = Telegram([1], [2]), []

    async def handle(update):
        if update.update_id == 1:
            await clock.sleep(60)
        seen.append(update.update_id)

    polls(telegram, handle)
    await clock.advance(4)
    assert telegram.offsets == [None]
    await clock.advance(1)
    assert seen == [2]
    await clock.advance(60)
    assert seen == [2, 1]


async def test_an_update_that_fails_is_not_asked_for_again(polls):
    telegram, seen = Telegram([1, 2], [3]), []

    async def handle(update):
        if update.update_id == 1:
            raise LookupError
        seen.append(update.update_id)

    polls(telegram, handle)
    await breathe()
    assert seen == [2, 3]
    assert telegram.offsets == [None, 3, 4]


async def test_an_update_that_is_not_understood_is_passed_over(polls):
    """Telegram has invented something; the updates beside it count all the same."""
    telegram, seen = Telegram([1, {"update_id": 2, "message": {"message_id": "x"}}, 3], [4]), []

    async def handle(update):
        seen.append(update.update_id)

    polls(telegram, handle)
    await breathe()
    assert seen == [1, 3, 4]
    assert telegram.offsets == [None, 4, 5]


@pytest.mark.parametrize(
    "trouble",
    [
        TelegramConflictError(ASKED, "Conflict: terminated by other getUpdates request"),
        TelegramNetworkError(ASKED, "ServerDisconnectedError"),
        ClientDecodeError("Failed to decode object", ValueError(), "<html>"),
    ],
)
async def test_trouble_is_survived_with_growing_pauses(polls, clock, trouble):
    telegram, seen = Telegram(trouble, trouble, trouble, [8]), []

    async def handle(update):
        seen.append(update.update_id)

    polls(telegram, handle)
    asked = []
    for _ in range(9):
        await breathe()
        asked.append(len(telegram.offsets))
        await clock.advance(1)
    assert asked == [1, 2, 2, 3, 3, 3, 3, 3, 5]
    assert seen == [8]


async def test_telegrams_own_pause_is_kept(polls, clock):
    telegram = Telegram(TelegramRetryAfter(ASKED, "Too Many Requests", 17), [1])

    async def handle(update): ...

    polls(telegram, handle)
    await clock.advance(16.5)
    assert len(telegram.offsets) == 1
    await clock.advance(0.5)
    assert len(telegram.offsets) == 3


async def test_a_refused_token_ends_it(polls):
    async def handle(update): ...

    _, run, _ = polls(Telegram(TelegramUnauthorizedError(ASKED, "Unauthorized")), handle)
    with pytest.raises(TelegramUnauthorizedError):
        await run


async def test_what_was_begun_is_finished_and_confirmed_at_the_end(polls):
    telegram, seen, gate = Telegram([5, 6]), [], asyncio.Event()

    async def handle(update):
        await gate.wait()
        seen.append(update.update_id)

    polling, run, _ = polls(telegram, handle)
    await breathe()
    run.cancel()
    await breathe()
    telegram.answers.append([])
    gate.set()
    await polling.finish()
    assert seen == [5, 6]
    assert telegram.offsets == [None, 7]
