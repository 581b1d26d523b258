"""One process a database: a lock of the operating system, which even a SIGKILL leaves open."""

import fcntl
from pathlib import Path
from typing import Self


class AlreadyRunning(Exception):
    """Another process has this database."""


class Lock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a")

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock the file at `path`, made where there is none; raises AlreadyRunning if a process holds it."""
        lock = cls(path)
        try:
            fcntl.flock(lock._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.release()
            raise AlreadyRunning(
                f"Another bot is running on this database (it holds {path}): stop that one first, "
                "or give this one a database of its own by DATABASE_PATH."
            ) from None
        return lock

    def release(self) -> None:
        """Let others in; the file stays."""
        self._file.close()
