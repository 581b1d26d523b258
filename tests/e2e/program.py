"""The bot as a program of its own, on the real clock: started, watched, killed."""

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

from playground.server import Server

PATIENCE = 60.0
"""Real seconds; a busy machine needs many to start a program."""
ROOT = Path(__file__).parents[2]


class Program:
    """`python -m bot` against a server, with a database and a log file in `folder`."""

    def __init__(self, server: Server, folder: Path, **variables: str) -> None:
        self.database = folder / "kozyr.sqlite3"
        self.log_file = folder / "log"
        self._folder = folder
        self._variables = {
            "BOT_TOKEN": server.token,
            "TELEGRAM_API_URL": server.url,
            "DATABASE_PATH": str(self.database),
            "PYTHONPATH": str(ROOT),
            **variables,
        }
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; what it logs goes to the end of the log file."""
        with self.log_file.open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=self._folder, env={**os.environ, **self._variables}, stderr=log
            )

    async def logs(self, words: str) -> None:
        """Wait until it has logged this; AssertionError with its log if it does not."""
        try:
            async with asyncio.timeout(PATIENCE):
                while words not in self.log():  # noqa: ASYNC110 - a file tells nobody that it grows
                    await asyncio.sleep(0.05)  # noqa: TID251 - the program runs on the real clock
        except TimeoutError:
            raise AssertionError(f"{words!r} is not in the log:\n{self.log()}") from None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, if it still runs."""
        if self._process and self._process.returncode is None:
            self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait for its end; the exit code."""
        assert self._process
        return await self._process.wait()

    def log(self) -> str:
        """What it has logged."""
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    def entries(self) -> list[str]:
        """The moves in its database."""
        with sqlite3.connect(self.database) as database:
            found = [f"{seat} {code}" for seat, code in database.execute("SELECT seat, code FROM log ORDER BY number")]
        database.close()
        return found
