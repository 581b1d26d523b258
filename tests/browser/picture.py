"""Take docs/picture.png: a match of durak in progress, for the first screen of the README."""

import asyncio
import re

from playwright.async_api import Page as Tab
from playwright.async_api import expect

from tests.browser.launch import DESK, ROOT, chromium, playground, window
from tests.browser.player import HAND, Player

PICTURE = ROOT / "docs" / "picture.png"
WARMED_UP = 6
"""Presses after which the table has something to tell."""


async def main() -> None:
    """Play against two computers until there is something to see; if the match ends before, play another."""
    while not await taken():
        pass
    print(PICTURE.relative_to(ROOT))


async def taken() -> bool:
    """Whether one match had its moment."""
    async with playground() as address, chromium() as browser:
        context = await window(browser, DESK)
        tab = await context.new_page()
        await tab.goto(address)
        await tab.locator(".group .row", has_text="/play").last.wait_for()
        player = Player(tab)
        await player.opens_a_table(computers=2)
        while await player.moves():
            if player.pressed > WARMED_UP and await worth_seeing(tab):
                await caught_up(tab)
                await tab.mouse.move(0, 0)
                await tab.screenshot(path=PICTURE, animations="disabled")
                return True
    return False


async def worth_seeing(tab: Tab) -> bool:
    """Whether she is asked to beat a second card, with a choice of her own."""
    open_card = tab.locator(HAND, has_text="← …")
    return bool(
        await open_card.filter(has_text="    ").count()
        and await tab.locator(f"{HAND} .key.danger").count()
        and await tab.locator(f'{HAND} .key[data-data]:not([aria-disabled="true"])').count() > 1,
    )


async def caught_up(tab: Tab) -> None:
    """Wait until the table tells of the card, too: groups are written to less often."""
    hand = await tab.locator(HAND).inner_text()
    card = re.search(r"\S+ ← …", hand)
    assert card
    await expect(tab.locator(".group .row").last).to_contain_text(card[0])


if __name__ == "__main__":
    asyncio.run(main())
