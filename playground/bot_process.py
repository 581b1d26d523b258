"""The bot under test in a process of its own, started as any user would start it."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path

GRACE = 10.0


class BotProcess:
    """`python -m <module>`; all that it learns from us stands in its environment."""

    def __init__(self, module: str, *, token: str, api_url: str, folder: Path) -> None:
        """Start nothing yet; `folder` keeps the database from one start to the next."""
        self._module = module
        self._environment = {
            "LOG_LEVEL": "WARNING",
            **os.environ,
            "BOT_TOKEN": token,
            "TELEGRAM_API_URL": api_url,
            "DATABASE_PATH": str(folder / "bot.sqlite3"),
        }
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it in a session of its own: Ctrl-C is for us, who stop it in order."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )

    async def stop(self) -> None:
        """Ask it to go, and end it if it has not gone in ten seconds."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            async with asyncio.timeout(GRACE):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def restart(self) -> None:
        """Stop and start it: what it was about must go on."""
        await self.stop()
        await self.start()

    async def ends(self) -> int:
        """Wait until it ends of itself; its exit code. A process that we stop ourselves does not count."""
        while True:
            process = self._process
            if process is None:
                await asyncio.Event().wait()
                continue
            code = await process.wait()
            if process is self._process:
                return code
