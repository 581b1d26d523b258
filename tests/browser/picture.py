"""Take docs/picture.png: a match of durak in progress, for the first screen of the README."""

import asyncio

from tests.browser.launch import DESK, ROOT, chromium, playground, window
from tests.browser.player import Player

BOUTS = 8


async def main() -> None:
    """Play a while against two computers, then look."""
    async with playground() as address, chromium() as browser:
        context = await window(browser, DESK)
        tab = await context.new_page()
        await tab.goto(address)
        await tab.locator(".group .row", has_text="/play").last.wait_for()
        player = Player(tab)
        await player.opens_a_table(computers=2)
        for _ in range(BOUTS):
            await player.moves()
        while (
            not await tab.locator(".group .row:last-child", has_text="←").count()
            or not await tab.locator(".dm .key.danger").count()
        ):
            await player.moves()
        await tab.mouse.move(0, 0)
        await tab.screenshot(path=ROOT / "docs" / "picture.png")
        await context.close()


if __name__ == "__main__":
    asyncio.run(main())
