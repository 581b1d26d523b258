"""Chromium and the whole playground, for the tests and for the picture."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, async_playwright, expect

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser that the system has."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        await browser.close()


async def window(browser: Browser, size: dict[str, int], *, dark: bool = False) -> BrowserContext:
    """A window of a phone or of a desk."""
    context = await browser.new_context(
        viewport=size,
        locale="ru-RU",
        timezone_id="Europe/Moscow",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


@asynccontextmanager
async def playground(*arguments: str) -> AsyncIterator[str]:
    """`python -m playground`, as `make demo` starts it; its address. It must end well by Ctrl-C."""
    command = [sys.executable, "-m", "playground", "--port", "0", *arguments]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    try:
        yield await address(process)
    finally:
        process.send_signal(signal.SIGINT)
        code = await process.wait()
    assert code == 0


async def address(process: Process) -> str:
    """The address that it prints."""
    assert process.stdout
    async for line in process.stdout:
        if found := ADDRESS.search(line.decode()):
            return found[0]
    raise AssertionError("The playground has ended without saying where it is.")
