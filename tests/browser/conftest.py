"""A Telegram without a bot: each test says what a bot would, and looks at the page in Chromium."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from playwright.async_api import Page as Tab

from playground.household import settle
from playground.server import Server
from playground.server.model import Chat, User
from playground.web import Page
from tests.browser.launch import DESK, PHONE, chromium, window


class Desk:
    """The household's Telegram, the bot's hand, and a browser that looks at both."""

    def __init__(self, server: Server, page: Page, people: list[User], group: Chat) -> None:
        self.server = server
        self.page = page
        self.people = people
        self.group = group
        self.tab: Tab

    async def call(self, method: str, **parameters: object) -> Any:
        """What the bot says."""
        return await self.server.call(method, parameters)

    async def send(self, text: str, chat: int | None = None, **parameters: object) -> Any:
        """A message of the bot in the group, or where it is said."""
        return await self.call("sendMessage", chat_id=chat or self.group.id, text=text, parse_mode="HTML", **parameters)

    async def pressed(self, data: str) -> str:
        """The id of the press, as soon as it comes."""
        queries = self.server.telegram.queries
        await self.server.telegram.changes.until(lambda: any(query.data == data for query in queries.values()))
        return next(query.id for query in queries.values() if query.data == data)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def desk() -> AsyncIterator[Desk]:
    """A household and its page, without a browser."""
    async with Server(name="Козырь", username="kozyr_bot", flood=False) as server:
        people, group = settle(server.telegram, "ru")
        page = Page(server.telegram)
        await page.start()
        yield Desk(server, page, people, group)
        await page.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def wide(desk: Desk, browser: Browser) -> AsyncIterator[Desk]:
    """The same on a desk."""
    async for each in opened(desk, browser, DESK):
        yield each


@pytest_asyncio.fixture(loop_scope="session")
async def phone(desk: Desk, browser: Browser) -> AsyncIterator[Desk]:
    """The same on a phone."""
    async for each in opened(desk, browser, PHONE):
        yield each


@pytest_asyncio.fixture(params=[DESK, PHONE], ids=["desk", "phone"], loop_scope="session")
async def screen(desk: Desk, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """The same on each of the two."""
    async for each in opened(desk, browser, request.param):
        yield each


async def opened(desk: Desk, browser: Browser, size: dict[str, int]) -> AsyncIterator[Desk]:
    """Open the page, and let no error of its scripts pass."""
    context = await window(browser, size)
    desk.tab = await context.new_page()
    errors: list[str] = []
    desk.tab.on("pageerror", lambda error: errors.append(str(error)))
    desk.tab.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    await desk.tab.goto(desk.page.url)
    await desk.tab.wait_for_selector(".chat")
    yield desk
    await context.close()
    assert errors == []
