"""The page's side of the WebSocket: what it is shown, and what its acts do."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.server import Server
from playground.server.model import Chat, User
from playground.web import Page
from tests.playground.conftest import Call, keyboard


class Browser:
    """A page without a screen: it keeps the flat dictionary, and numbers its acts."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.shown: dict[str, Any] = {}
        self.number = 0

    async def hears(self) -> dict[str, Any]:
        """The next news; what was shown changes with it."""
        news: dict[str, Any] = await self.socket.receive_json(timeout=5)
        self.shown |= news.get("set", {})
        for key in news.get("gone", []):
            del self.shown[key]
        return news

    async def until(self, found: str) -> dict[str, Any]:
        """The news that has this field."""
        while found not in (news := await self.hears()):
            pass
        return news

    async def does(self, act: str, person: User, **fields: object) -> dict[str, Any]:
        """Do something and hear what became of it."""
        self.number += 1
        await self.socket.send_json({"act": act, "person": person.id, "n": self.number, **fields})
        while (news := await self.until("done"))["done"] != self.number:
            pass
        return news

    async def sees(self, text: str) -> dict[str, Any]:
        """The message that has this text, as soon as there is one."""
        while True:
            for key, value in self.shown.items():
                if key.startswith("message/") and value.get("text") == text:
                    return dict(value)
            await self.hears()


@pytest.fixture
async def page(server: Server, group: Chat, dm: Chat) -> AsyncIterator[Page]:
    page = Page(server.telegram)
    page.hint = "/play"
    await page.start()
    yield page
    await page.stop()


@pytest.fixture
async def session(page: Page) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(page.url) as session:
        yield session


@pytest.fixture
async def browser(session: aiohttp.ClientSession) -> AsyncIterator[Browser]:
    async with session.ws_connect("/live") as socket:
        browser = Browser(socket)
        await browser.hears()
        yield browser


async def test_the_first_news_is_all_there_is(browser: Browser, anna: User, boris: User, group: Chat) -> None:
    kinds = {key.partition("/")[0] for key in browser.shown}

    assert kinds == {"me", "bot", "page", "person", "chat", "message"}
    assert browser.shown["me"] == anna.id
    assert browser.shown["bot"] == {
        "id": 4200000042,
        "is_bot": True,
        "first_name": "Playground",
        "username": "playground_bot",
        "description": "",
    }
    assert browser.shown[f"person/{boris.id}"] == {
        "id": boris.id,
        "is_bot": False,
        "first_name": "Борис",
        "started": False,
        "blocked": False,
    }
    assert browser.shown[f"chat/{group.id}"]["members"] == {
        str(anna.id): "creator",
        str(boris.id): "member",
        "4200000042": "member",
    }
    assert browser.shown["page"] == {"hint": "/play", "can_restart": False}


async def test_only_what_changed_is_sent(browser: Browser, call: Call, group: Chat) -> None:
    sent = (await call("sendMessage", chat_id=group.id, text="Стол 1"))["result"]
    news = await browser.hears()
    [key] = news["set"]
    assert news["set"][key] | {"order": 0} == sent | {"order": 0, "silent": False}

    await call("editMessageText", chat_id=group.id, message_id=sent["message_id"], text="Стол 2")
    assert (await browser.hears())["set"][key]["text"] == "Стол 2"

    await call("deleteMessage", chat_id=group.id, message_id=sent["message_id"])
    assert await browser.hears() == {"set": {}, "gone": [key]}


async def test_a_text_reaches_the_group(browser: Browser, server: Server, anna: User, boris: User, group: Chat) -> None:
    assert await browser.does("send", anna, chat=group.id, text="  Сыграем?\n") == {"done": 1}
    question = await browser.sees("Сыграем?")
    assert await browser.does("send", boris, chat=group.id, text="Да", reply_to=question["order"]) == {"done": 2}
    answer = await browser.sees("Да")

    assert answer["from"]["first_name"] == "Борис"
    assert answer["reply_to_order"] == question["order"]


async def test_a_press_is_done_when_it_is_answered(
    browser: Browser, server: Server, call: Call, anna: User, group: Chat
) -> None:
    await call("sendMessage", chat_id=group.id, text="Стол", reply_markup=keyboard(["Сесть"]))
    order = (await browser.sees("Стол"))["order"]
    await browser.socket.send_json({"act": "press", "n": 7, "person": anna.id, "order": order, "data": "Сесть"})
    await server.telegram.changes.until(lambda: bool(server.telegram.queries))
    [query] = server.telegram.queries
    await call("answerCallbackQuery", callback_query_id=query, text="Вы за столом", show_alert=True)

    news = await browser.until("done")
    assert news == {"done": 7, "popup": {"text": "Вы за столом", "show_alert": True, "url": None}}


async def test_a_popup_is_for_the_presser_alone(
    browser: Browser, session: aiohttp.ClientSession, server: Server, call: Call, anna: User, group: Chat
) -> None:
    await call("sendMessage", chat_id=group.id, text="Стол", reply_markup=keyboard(["Сесть"]))
    order = (await browser.sees("Стол"))["order"]
    async with session.ws_connect("/live") as socket:
        other = Browser(socket)
        await other.hears()
        await browser.socket.send_json({"act": "press", "n": 1, "person": anna.id, "order": order, "data": "Сесть"})
        await server.telegram.changes.until(lambda: bool(server.telegram.queries))
        await call("answerCallbackQuery", callback_query_id=next(iter(server.telegram.queries)), text="Тайна")
        await browser.until("done")
        await call("sendMessage", chat_id=group.id, text="Дальше")

        assert "popup" not in await other.hears()


async def test_an_ephemeral_message_is_for_its_receiver_alone(
    browser: Browser, server: Server, call: Call, anna: User, boris: User, group: Chat
) -> None:
    server.telegram.promote(server.telegram.bot, group)
    whisper = {"ephemeral_message_parameters": {"receiver_user_id": boris.id}}
    await call("sendMessage", chat_id=group.id, text="Ваши карты", **whisper)
    await call("sendMessage", chat_id=group.id, text="Всем")
    await browser.sees("Всем")
    assert "Ваши карты" not in {value.get("text") for value in browser.shown.values() if isinstance(value, dict)}

    await browser.does("be", boris)
    secret = await browser.sees("Ваши карты")
    assert secret["receiver_user"]["first_name"] == "Борис"

    await browser.does("be", anna)
    while any(isinstance(value, dict) and value.get("text") == "Ваши карты" for value in browser.shown.values()):
        await browser.hears()


async def test_starting_blocking_and_coming_back(browser: Browser, server: Server, boris: User) -> None:
    await browser.does("start", boris, payload="table-7")
    assert (await browser.sees("/start table-7"))["chat"]["id"] == boris.id
    assert (boris.started, boris.blocked) == (True, False)

    await browser.does("block", boris)
    assert boris.blocked

    await browser.does("unblock", boris)
    assert not boris.blocked


async def test_groups_topics_and_newcomers(browser: Browser, server: Server, anna: User) -> None:
    await browser.does("new_group", anna, title="Клуб", kind="forum")
    [club] = [chat for chat in server.telegram.chats.values() if chat.title == "Клуб"]
    await browser.does("new_topic", anna, chat=club.id, name="Дурак")
    [topic] = club.topics.values()
    await browser.does("send", anna, chat=club.id, text="В теме", topic=topic.id)
    await browser.does("new_person", anna, name="Лёля 🌻")

    assert (await browser.sees("В теме"))["message_thread_id"] == topic.id
    newcomer = list(server.telegram.users.values())[-1]
    assert (newcomer.first_name, newcomer.started) == ("Лёля 🌻", False)
    assert club.member(newcomer).status == "member"


async def test_the_bot_is_thrown_out_and_brought_back(
    browser: Browser, server: Server, anna: User, boris: User, group: Chat
) -> None:
    refused = await browser.does("kick", boris, chat=group.id)
    assert refused["refused"] == "Only an administrator can do that, while the bot is there."
    await browser.does("kick", anna, chat=group.id)
    assert group.member(server.telegram.bot).status == "kicked"

    await browser.does("bring", boris, chat=group.id, payload="hello")
    assert group.member(server.telegram.bot).status == "member"
    assert await browser.sees("/start@playground_bot hello")


async def test_leaving_and_joining(browser: Browser, anna: User, boris: User, group: Chat) -> None:
    await browser.does("leave", boris, chat=group.id)
    refused = await browser.does("send", boris, chat=group.id, text="Я здесь?")
    assert refused["refused"] == "Борис is not in this group."

    await browser.does("join", boris, chat=group.id)
    assert group.member(boris).status == "member"


async def test_the_commands_follow_the_language(browser: Browser, call: Call, anna: User, group: Chat) -> None:
    for code, description in [("", "Open a table"), ("ru", "Открыть стол")]:
        commands = [{"command": "play", "description": description}]
        await call("setMyCommands", commands=commands, scope={"type": "all_group_chats"}, language_code=code)
    await browser.does("speak", anna, language="ru")
    assert browser.shown[f"chat/{group.id}"]["commands"][0]["description"] == "Открыть стол"

    await browser.does("speak", anna, language="en")
    while browser.shown[f"chat/{group.id}"]["commands"][0]["description"] != "Open a table":
        await browser.hears()


@pytest.mark.parametrize(
    "act",
    [
        "no json",
        "[]",
        "null",
        "{}",
        '{"act": "fly", "person": 5000000001}',
        '{"act": "send", "person": 5000000001, "chat": 5000000001}',
        '{"act": "send", "person": 5000000001, "chat": 5000000001, "text": " "}',
        '{"act": "send", "person": "5000000001", "chat": 5000000001, "text": "x"}',
        '{"act": "send", "person": 5000000001, "chat": 5000000001, "text": "x", "more": 1}',
        '{"act": "start", "person": 5000000001, "payload": "two words"}',
        '{"act": "press", "person": 5000000001, "order": 1, "data": ""}',
        '{"act": "new_group", "person": 5000000001, "title": "x", "kind": "channel"}',
    ],
)
async def test_a_malformed_act_is_refused(browser: Browser, act: str) -> None:
    await browser.socket.send_str(act)
    assert await browser.until("done") == {"done": None, "refused": "This act is malformed."}


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"act": "be", "person": 1}, "There is no such person."),
        ({"act": "be", "person": 4200000042}, "There is no such person."),
        ({"act": "send", "chat": -1, "text": "x"}, "There is no such group."),
        ({"act": "send", "chat": 5000000002, "text": "x"}, "There is no such group."),
        ({"act": "send", "chat": -1002000000001, "text": "x", "topic": 9}, "There is no such topic."),
        ({"act": "send", "chat": -1002000000001, "text": "x", "reply_to": 99}, "The message is gone."),
        ({"act": "press", "order": 99, "data": "x"}, "The message is gone."),
        ({"act": "press", "order": 1, "data": "ы" * 40}, "Telegram takes no more than 64 bytes."),
        ({"act": "unblock"}, "The bot is not blocked."),
        ({"act": "join", "chat": -1002000000001}, "Already a member."),
        ({"act": "new_topic", "chat": -1002000000001, "name": "x"}, "This group has no topics."),
        ({"act": "restart"}, "Nobody here can restart the bot."),
    ],
)
async def test_an_act_that_makes_no_sense_is_refused(browser: Browser, fields: dict[str, Any], words: str) -> None:
    await browser.socket.send_json({"person": 5000000001, "n": 3} | fields)
    assert await browser.until("done") == {"done": 3, "refused": words}


async def test_a_restart_is_left_to_whoever_started_the_bot(
    page: Page, session: aiohttp.ClientSession, anna: User
) -> None:
    restarts: list[str] = []

    async def restart() -> None:
        restarts.append("once")

    page.restart = restart
    async with session.ws_connect("/live") as socket:
        browser = Browser(socket)
        await browser.hears()
        assert await browser.does("restart", anna) == {"done": 1}
    assert restarts == ["once"]


async def test_the_page_is_served_with_its_parts(session: aiohttp.ClientSession) -> None:
    for path, kind in [("/", "html"), ("/js/main.js", "javascript"), ("/css/theme.css", "css")]:
        async with session.get(path) as answer:
            assert (answer.status, answer.content_type.partition("/")[2]) == (200, kind)
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
    for path in ["/live.py", "/../page.py", "/%2e%2e/page.py"]:
        async with session.get(path) as answer:
            assert answer.status == 404


async def test_a_picture_is_shown_and_a_document_only_kept(session: aiohttp.ClientSession, server: Server) -> None:
    photo = server.telegram.files.photo(b"\x89PNG\r\n\x1a\n", (1, 1))
    document = server.telegram.files.document("page.html", b"<script>")

    async with session.get(f"/file/{photo.id}") as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", b"\x89PNG\r\n\x1a\n")
    async with session.get(f"/file/{document.id}") as answer:
        assert (answer.content_type, await answer.read()) == ("application/octet-stream", b"<script>")
        assert answer.headers["Content-Security-Policy"] == "sandbox"
    async with session.get("/file/unknown") as answer:
        assert answer.status == 404


async def test_another_site_cannot_listen(page: Page, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect("/live", headers={"Origin": page.url.rstrip("/")}) as socket:
        assert not socket.closed
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await session.ws_connect("/live", headers={"Origin": "http://evil.example"})
