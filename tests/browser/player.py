"""Somebody who plays durak by pressing what can be pressed: the one button that confirms, else the first card."""

from playwright.async_api import Locator, expect
from playwright.async_api import Page as Tab

GROUP = ".group"
DM = ".dm"
LIVE = '.key[data-data]:not([aria-disabled="true"]):not(.waits)'
HAND = ".dm .row:not(.gone):has-text('«Дача»')"
RESULT = ".group .row:has-text('итог')"


class Player:
    """Anna at the page, on a desk or on a phone."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.pressed = 0

    async def opens_a_table(self, *, computers: int = 1, options: tuple[str, ...] = ()) -> None:
        """From the open page to the first hand."""
        await self.turns_to(GROUP)
        await self.tab.locator(".group .hint").click()
        if options:
            await self.taps("Условия")
            for option in options:
                await self.taps(option)
            await self.taps("Назад")
        for number in range(computers):
            await self.taps("+ Компьютер")
            await self.tab.locator(f".group .row:has-text('За столом {number + 2}')").wait_for()
        await self.taps("Начать")
        await self.turns_to(DM)

    async def turns_to(self, pane: str) -> None:
        """On a phone one chat is open at a time."""
        if await self.tab.locator(f"{pane} textarea").is_visible():
            return
        if await self.tab.locator(".pane .back:visible").count():
            await self.tab.locator(".pane .back:visible").click()
        title = "Дача" if pane == GROUP else "Козырь"
        await self.tab.locator(f".chat:has(.top b:text-is('{title}'))").click()

    async def taps(self, label: str) -> None:
        """Press the newest button of the group with this label."""
        await self.tab.locator(GROUP).get_by_role("button", name=label, exact=True).last.click()

    async def moves(self) -> bool:
        """Wait for one's turn and press; False once there is a result."""
        ready = self.tab.locator(f"{HAND} {LIVE}")
        await ready.first.or_(self.tab.locator(RESULT)).first.wait_for(state="attached")
        if await self.tab.locator(RESULT).count():
            return False
        before = await self.tab.locator(HAND).last.inner_text()
        await (await self.choice(ready)).click()
        self.pressed += 1
        await expect(self.tab.locator(HAND).last).not_to_have_text(before, use_inner_text=True)
        return True

    async def choice(self, ready: Locator) -> Locator:
        """The button that confirms, else the first one that is no tick to take back, else the first."""
        for marked in (ready.and_(self.tab.locator(".primary")), ready.filter(has_not_text="✓")):
            if await marked.count():
                return marked.first
        return ready.first
