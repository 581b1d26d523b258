"""A whole match of durak against the computer, from `make demo` to the result."""

import pytest
from playwright.async_api import Browser, expect

from tests.browser.launch import DESK, PHONE, playground, window
from tests.browser.player import GROUP, RESULT, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
PRESSES = 200


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_match_comes_to_its_result(browser: Browser, size: dict[str, int]) -> None:
    async with playground() as address:
        context = await window(browser, size)
        tab = await context.new_page()
        await tab.goto(address)
        await expect(tab.locator(".group .row", has_text="/play").last).to_be_attached()
        player = Player(tab)
        await player.opens_a_table()
        while await player.moves():
            assert player.pressed < PRESSES
        await player.turns_to(GROUP)

        await expect(tab.locator(RESULT).last).to_be_visible()
        await expect(tab.locator(RESULT).last).to_contain_text("Анна")
        await context.close()
