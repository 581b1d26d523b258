"""Delivery by webhook: in order, with the secret, again and again, and calls in the answers."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.methods import SendDocument
from aiogram.types import BufferedInputFile, InlineKeyboardButton, InlineKeyboardMarkup, Message
from aiogram.webhook.aiohttp_server import SimpleRequestHandler
from aiohttp import web

from playground.person import Person
from playground.server import Server
from playground.server.model import Chat, User
from tests.clock import FakeClock, quiet
from tests.playground.conftest import Call, keyboard
from tests.playground.test_messages import refusal
from tests.playground.test_updates import say


class Hook:
    """Where a bot listens. It answers what `answers` hold, one after another, and then 200."""

    def __init__(self) -> None:
        self.url = ""
        self.headers: list[str | None] = []
        self.texts: list[str] = []
        self.answers: list[web.Response] = []

    async def handle(self, request: web.Request) -> web.Response:
        self.headers.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        self.texts.append((await request.json())["message"]["text"])
        return self.answers.pop(0) if self.answers else web.Response()

    def fails(self, *statuses: int) -> None:
        self.answers += [web.Response(status=status) for status in statuses]


async def listening(handle: Any) -> AsyncIterator[str]:
    """The address at which a handler listens."""
    app = web.Application()
    app.router.add_post("/hook", handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await runner.cleanup()


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    async for url in listening(hook.handle):
        hook.url = url
        yield hook


async def info(call: Call) -> dict[str, Any]:
    result: dict[str, Any] = (await call("getWebhookInfo"))["result"]
    return result


async def test_updates_come_in_order_with_the_secret(call: Call, server: Server, anna: User, hook: Hook) -> None:
    say(server, anna, "раз")
    assert (await call("setWebhook", url=hook.url, secret_token="Kozyr_1-2"))["ok"]
    say(server, anna, "два", "три")
    await server.until_idle()
    assert hook.texts == ["раз", "два", "три"]
    assert hook.headers == ["Kozyr_1-2"] * 3
    assert (await info(call))["pending_update_count"] == 0


async def test_without_a_secret_there_is_no_header(call: Call, server: Server, anna: User, hook: Hook) -> None:
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз")
    await server.until_idle()
    assert hook.headers == [None]


async def test_only_the_wanted_kinds_come(call: Call, server: Server, anna: User, hook: Hook) -> None:
    await call("setWebhook", url=hook.url, allowed_updates=["message"])
    server.telegram.block(anna)
    say(server, anna, "раз")
    await server.until_idle()
    assert hook.texts == ["раз"]


async def failed(server: Server, times: int) -> None:
    """Wait until so many deliveries have failed."""
    webhook = server.telegram.updates.webhook
    assert webhook
    await server.telegram.changes.until(lambda: webhook.failures == times)


async def test_it_is_repeated_at_once_and_then_after_growing_pauses(
    call: Call, server: Server, clock: FakeClock, anna: User, hook: Hook
) -> None:
    hook.fails(*[502] * 9)
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз", "два")
    for tries, pause in enumerate([2, 4, 8, 16, 32, 60, 60], start=2):
        await failed(server, tries)
        await clock.advance(pause - 0.1)
        assert len(hook.texts) == tries
        await clock.advance(0.1)
    await failed(server, 9)
    assert await info(call) == {
        "url": hook.url,
        "has_custom_certificate": False,
        "pending_update_count": 2,
        "last_error_date": 1767614582,
        "last_error_message": "Wrong response from the webhook: 502 Bad Gateway",
        "max_connections": 40,
    }
    await clock.advance(60)
    await server.until_idle()
    assert hook.texts == ["раз"] * 10 + ["два"]


async def test_nobody_listens(call: Call, server: Server, anna: User) -> None:
    await call("setWebhook", url="http://127.0.0.1:9/hook")
    say(server, anna, "раз")
    await failed(server, 2)
    assert (await info(call))["last_error_message"] == "Connection refused"


async def test_a_connection_that_closes(call: Call, server: Server, anna: User, hook: Hook) -> None:
    async def handle(request: web.Request) -> web.Response:
        assert request.transport
        request.transport.abort()
        return web.Response()

    async for url in listening(handle):
        await call("setWebhook", url=url)
        say(server, anna, "раз")
        await failed(server, 2)
        assert (await info(call))["last_error_message"] == "Webhook connection closed"


async def test_a_bot_that_does_not_answer(call: Call, server: Server, anna: User, clock: FakeClock, hook: Hook) -> None:
    asked, silence = asyncio.Event(), asyncio.Event()

    async def handle(_request: web.Request) -> web.Response:
        asked.set()
        await silence.wait()
        return web.Response()

    async for url in listening(handle):
        await call("setWebhook", url=url)
        say(server, anna, "раз")
        await asked.wait()
        await clock.advance(60)
        await failed(server, 1)
        assert (await info(call))["last_error_message"] == "Read timeout expired"
        silence.set()
        await server.until_idle()


async def test_another_webhook_or_none_ends_the_pause(call: Call, server: Server, anna: User, hook: Hook) -> None:
    await call("setWebhook", url="http://127.0.0.1:9/hook")
    say(server, anna, "раз")
    await failed(server, 2)
    await call("setWebhook", url=hook.url)
    await server.until_idle()
    assert hook.texts == ["раз"]
    await call("deleteWebhook")
    say(server, anna, "два")
    [update] = (await call("getUpdates"))["result"]
    assert update["message"]["text"] == "два"
    assert hook.texts == ["раз"]


async def test_polling_is_refused_meanwhile(call: Call, hook: Hook) -> None:
    await call("setWebhook", url=hook.url)
    assert refusal(await call("getUpdates")).startswith("409 Conflict: can't use getUpdates method while webhook")


def answering(method: str, chat: Chat, kind: str) -> web.Response:
    """An answer that calls a method, in one of the ways."""
    params = {"method": method, "chat_id": str(chat.id), "text": "ход"}
    markup = keyboard(["Пас"])
    if kind == "json":
        return web.json_response(params | {"reply_markup": markup})
    return web.Response(
        text="&".join(f"{name}={value}" for name, value in params.items()) + f"&reply_markup={json.dumps(markup)}",
        content_type="application/x-www-form-urlencoded",
    )


@pytest.mark.parametrize("kind", ["json", "form"])
async def test_an_answer_calls_a_method(
    call: Call, server: Server, anna: User, dm: Chat, hook: Hook, kind: str
) -> None:
    hook.answers.append(answering("sendMessage", dm, kind))
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз")
    await server.until_idle()
    assert server.called("sendMessage")[0].params["reply_markup"] == keyboard(["Пас"])
    assert [message.text for message in dm.messages.values()] == ["/start", "раз", "ход"]


@pytest.mark.parametrize("method", ["getMe", "deleteWebhook", "setWebhook", ""])
async def test_some_methods_are_not_called_by_an_answer(
    call: Call, server: Server, anna: User, dm: Chat, hook: Hook, method: str
) -> None:
    hook.answers.append(answering(method, dm, "json"))
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз")
    await server.until_idle()
    assert [done.method for done in server.calls] == ["setWebhook"]


@pytest.mark.parametrize(
    ("text", "content_type"),
    [("{", "application/json"), ("[]", "application/json"), ("ok", "text/plain"), ("", "application/json")],
)
async def test_any_answer_will_do(
    call: Call, server: Server, anna: User, hook: Hook, text: str, content_type: str
) -> None:
    hook.answers.append(web.Response(text=text, content_type=content_type))
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз")
    await server.until_idle()
    assert hook.texts == ["раз"]


async def test_what_is_wrong_in_an_answer_is_recorded(
    call: Call, server: Server, anna: User, hook: Hook, group: Chat
) -> None:
    hook.answers.append(web.json_response({"method": "sendMessage", "chat_id": group.id, "text": ""}))
    await call("setWebhook", url=hook.url)
    say(server, anna, "раз")
    await server.until_idle()
    assert server.refusals() == {"Bad Request: message text is empty": 1}


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        ({"url": "http://kozyr.example/hook"}, "bad webhook: An HTTPS URL must be provided for webhook"),
        (
            {"url": "https://kozyr.example:8080/hook"},
            "bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443",
        ),
        ({"secret_token": "x" * 257}, "secret token is too long"),
        ({"secret_token": "к"}, "secret token contains unallowed characters"),
    ],
)
async def test_what_is_no_webhook(call: Call, params: dict[str, str], expected: str) -> None:
    answer = await call("setWebhook", **({"url": "https://kozyr.example/hook"} | params))
    assert refusal(answer) == f"400 Bad Request: {expected}"
    assert (await info(call))["url"] == ""


async def test_nothing_leaves_this_machine(call: Call, server: Server, anna: User) -> None:
    await call("setWebhook", url="https://kozyr.example:8443/hook", max_connections=1000)
    say(server, anna, "раз")
    await quiet(lambda: not server.idle())
    assert await info(call) == {
        "url": "https://kozyr.example:8443/hook",
        "has_custom_certificate": False,
        "pending_update_count": 1,
        "max_connections": 100,
    }


async def test_a_normal_bot_works(call: Call, server: Server, anna: User, group: Chat) -> None:
    """aiogram answers by multipart when a handler returns a method."""
    dispatcher = Dispatcher()

    @dispatcher.message()
    async def verify(message: Message) -> SendDocument:
        markup = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="Ещё", callback_data="x")]])
        file = BufferedInputFile(b"K kozyr1", "match.txt")
        return message.answer_document(file, caption="Запись", reply_markup=markup)

    session = AiohttpSession(api=TelegramAPIServer.from_base(server.url))
    async with Bot(server.token, session=session).context() as bot:
        handler = SimpleRequestHandler(dispatcher, bot, handle_in_background=False, secret_token="s")
        async for url in listening(handler.handle):
            await bot.set_webhook(url, secret_token="s")
            person = Person(server, anna, group, lambda: quiet(server.idle))
            await person.says("/verify")
            assert person.downloads(person.sees("Запись")) == b"K kozyr1"
            assert person.buttons() == ["Ещё"]
    assert server.violations == []
