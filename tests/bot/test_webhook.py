"""The webhook by itself: who may deliver, what is an update, when it counts as dealt with, and looking after it."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from aiogram.exceptions import TelegramBadRequest, TelegramNetworkError, TelegramUnauthorizedError
from aiogram.methods import GetWebhookInfo, SetWebhook
from aiogram.types import WebhookInfo
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.intake import Intake
from bot.nursery import Nursery
from bot.settings import Misconfigured
from bot.webhook import Webhook
from tests.clock import FakeClock, breathe

URL = "https://bot.example.org/hook"
SECRET = "Kozyr_1-2_Kozyr_1-2"
MINE = {"X-Telegram-Bot-Api-Secret-Token": SECRET}
MESSAGE = {"message_id": 1, "date": 0, "chat": {"id": 1, "type": "private"}, "text": "/start"}


def update(number):
    return {"update_id": number, "message": MESSAGE}


class Telegram:
    """Is told of the webhook, and tells what `answers` hold of it."""

    def __init__(self):
        self.told = []
        self.answers = []

    async def set_webhook(self, url, allowed_updates, secret_token):
        self.told.append((url, allowed_updates, secret_token))
        self._fail()

    async def get_webhook_info(self):
        self._fail()
        return self.answers.pop(0) if self.answers else info()

    def _fail(self):
        if self.answers and isinstance(self.answers[0], Exception):
            raise self.answers.pop(0)


def info(url=URL, pending=0, failed=None):
    at = failed and datetime.fromtimestamp(failed, UTC)
    return WebhookInfo(
        url=url,
        has_custom_certificate=False,
        pending_update_count=pending,
        last_error_date=at,
        last_error_message="Connection refused",
    )


@pytest.fixture
async def hook():
    """A webhook on a clock that stands still, with what its handler has seen; the handler waits at the gate."""
    clock, nursery, seen, gate = FakeClock(), Nursery(), [], asyncio.Event()
    telegram: Any = Telegram()
    gate.set()

    async def handle(update):
        await gate.wait()
        seen.append(update.update_id)

    intake = Intake(clock, nursery, handle)
    webhook = Webhook(telegram, clock, intake, URL, SECRET)
    app = web.Application(client_max_size=1024)
    app.router.add_post(webhook.path, webhook.answer)
    async with TestClient(TestServer(app)) as client:

        async def post(body, headers=MINE):
            how = {"data": body} if isinstance(body, bytes | str) else {"json": body}
            async with client.post("/hook", headers=headers, **how) as response:
                return response.status

        yield SimpleNamespace(
            webhook=webhook, post=post, clock=clock, nursery=nursery, telegram=telegram, seen=seen, gate=gate
        )
        await nursery.close()


async def test_an_update_is_answered_when_it_is_dealt_with(hook):
    hook.gate.clear()
    post = hook.nursery.start(hook.post(update(7)), "post")
    await asyncio.wait({post}, timeout=0.05)
    assert (post.done(), hook.seen) == (False, [])
    hook.gate.set()
    assert await post == 200
    assert hook.seen == [7]


async def test_a_slow_update_is_answered_after_five_seconds_as_polling_confirms_it(hook):
    hook.gate.clear()
    post = hook.nursery.start(hook.post(update(7)), "post")
    await asyncio.wait({post}, timeout=0.05)
    await hook.clock.advance(5)
    assert (await post, hook.seen) == (200, [])


async def test_what_a_stop_cuts_short_is_not_confirmed(hook):
    hook.gate.clear()
    async with asyncio.TaskGroup() as group:
        post = group.create_task(hook.post(update(7)))
        await asyncio.wait({post}, timeout=0.05)
        await hook.nursery.close()
    assert (post.result(), hook.seen) == (503, [])


async def test_an_update_that_comes_again_counts_once(hook):
    hook.gate.clear()
    posts = [hook.nursery.start(hook.post(update(7)), "post") for _ in "12"]
    await asyncio.wait(posts, timeout=0.05)
    hook.gate.set()
    assert await asyncio.gather(*posts) == [200, 200]
    assert await hook.post(update(7)) == 200
    assert hook.seen == [7]


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET[:-1], SECRET + "x", SECRET.lower(), "козырь"])
async def test_without_the_secret_nothing_happens(hook, secret):
    headers = {} if secret is None else {"X-Telegram-Bot-Api-Secret-Token": secret}
    assert await hook.post(update(7), headers) == 401
    assert (hook.seen, hook.webhook.heard) == ([], 0.0)


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '"x"', "{}", '{"update_id": "x"}', b"\xff\x00"])
async def test_a_body_that_is_no_update_is_refused(hook, body):
    assert await hook.post(body) == 400
    assert hook.seen == []


@pytest.mark.parametrize(
    "body",
    [
        {"update_id": 7},
        {"update_id": 7, "hologram": {"id": 1}},
        {"update_id": 7, "message": {"id": 1}},
        {"update_id": 7, "callback_query": []},
        {"update_id": 7, "poll_answer": {"poll_id": "1", "option_ids": [], "option_persistent_ids": []}},
    ],
)
async def test_an_update_that_is_not_understood_is_not_asked_for_again(hook, body):
    assert await hook.post(body) == 200
    assert hook.seen == []


async def test_a_body_has_a_limit(hook):
    assert await hook.post(update(7) | {"x": "x" * 1024}) == 413
    assert hook.seen == []


async def test_telegram_is_told_the_secret_and_what_is_wanted(hook):
    await hook.webhook.begin()
    assert hook.telegram.told == [(URL, ["message", "callback_query", "my_chat_member", "chat_member"], SECRET)]
    assert hook.webhook.heard == hook.clock.now()


async def test_an_address_that_telegram_refuses_is_the_settings_fault(hook):
    refusal = "Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443"
    hook.telegram.answers = [TelegramBadRequest(SetWebhook(url=URL), refusal)]
    with pytest.raises(Misconfigured) as stop:
        await hook.webhook.begin()
    assert str(stop.value) == f"WEBHOOK_URL is refused by Telegram: {refusal}."


async def looked(hook, *answers):
    """Look after the webhook once for each answer; how long ago Telegram was last heard of."""
    hook.telegram.answers = list(answers)
    work = hook.nursery.start(hook.webhook.run(), "webhook")
    await breathe()
    for _ in answers:
        await hook.clock.advance(60)
    assert not work.done()
    return hook.clock.now() - hook.webhook.heard


async def test_a_webhook_that_another_program_took_is_set_again(hook):
    assert await looked(hook, info(), info(url="")) == 0
    assert len(hook.telegram.told) == 1


@pytest.mark.parametrize(
    ("pending", "failed", "silent"),
    [(0, 0, 0), (0, 59, 0), (3, None, 0), (3, -1, 0), (3, 59, 120)],
)
async def test_it_is_heard_of_while_deliveries_do_not_fail(hook, pending, failed, silent):
    await hook.webhook.begin()
    at = None if failed is None else hook.clock.now() + 60 + failed
    assert await looked(hook, info(pending=pending, failed=at and at - 60), info(pending=pending, failed=at)) == silent


async def test_looking_after_it_outlives_a_bad_line(hook):
    await hook.webhook.begin()
    assert await looked(hook, TelegramNetworkError(GetWebhookInfo(), "ServerDisconnectedError"), info()) == 0


async def test_a_revoked_token_ends_it(hook):
    hook.telegram.answers = [TelegramUnauthorizedError(GetWebhookInfo(), "Unauthorized")]
    work = hook.nursery.start(hook.webhook.run(), "webhook")
    await breathe()
    await hook.clock.advance(60)
    with pytest.raises(TelegramUnauthorizedError):
        await work
