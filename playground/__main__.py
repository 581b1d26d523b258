"""`python -m playground`: a Telegram, a page to look at it, and the bot, all on this machine."""

import argparse
import asyncio
import contextlib
import signal
import socket
import sys
import tempfile
from pathlib import Path

from playground.bot_process import BotProcess
from playground.household import HOUSEHOLDS, settle
from playground.server import Server
from playground.web import Page

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where --host asks for it
NAMES = {"ru": "Козырь", "en": "Kozyr"}


async def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal comes, or until the bot ends of itself; then its exit code."""
    server = Server(name=NAMES[arguments.language], username="kozyr_bot")
    settle(server.telegram, arguments.language)
    page = Page(server.telegram)
    with tempfile.TemporaryDirectory(prefix="playground-") as folder:
        async with server:
            bot = BotProcess("bot", token=server.token, api_url=server.url, folder=Path(folder))
            page.restart, page.hint = bot.restart, HOUSEHOLDS[arguments.language].hint
            await page.start(arguments.port, arguments.host)
            await bot.start()
            tell(page, arguments.host, server)
            try:
                return await until_stopped(bot)
            finally:
                await page.stop()
                await bot.stop()


def tell(page: Page, host: str, server: Server) -> None:
    """Say where to look; who listens everywhere is looked at by the name of this machine."""
    here = page.url.replace(EVERYWHERE, "127.0.0.1")
    print(f"\n  Open {here}", flush=True)
    if host == EVERYWHERE:
        print(f"  or, in your network, {page.url.replace(EVERYWHERE, socket.gethostname())}", flush=True)
    print(f"\n  Bot API: {server.url}   Ctrl-C stops everything.\n", flush=True)


async def until_stopped(bot: BotProcess) -> int:
    """Return when a signal comes, or say that the bot has ended."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with asyncio.TaskGroup() as both:
        ending = both.create_task(bot.ends())
        ending.add_done_callback(lambda _: stopped.set())
        await stopped.wait()
        ending.cancel()
    if ending.cancelled():
        return 0
    print(f"The bot has ended with code {ending.result()}.", file=sys.stderr)
    return ending.result() or 1


def main() -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets your household in (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8090, help="of the page; 0 takes a free one (default: %(default)s)")
    parser.add_argument("--language", choices=sorted(HOUSEHOLDS), default="ru", help="of the people (default: ru)")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        try:
            return asyncio.run(run(arguments))
        except OSError as error:
            print(f"The page cannot listen there: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
