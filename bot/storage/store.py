"""The database of the bot: opened, brought up to date and kept from a second process."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Self

from bot.clock import Clock
from bot.storage.boards import Boards
from bot.storage.chats import Chats
from bot.storage.database import Database, Transaction
from bot.storage.lock import Lock
from bot.storage.migrations import migrate, scripts
from bot.storage.people import People
from bot.storage.ratings import Ratings
from bot.storage.results import Results
from bot.storage.sent import SentMessages
from bot.storage.tables import Tables


class Store:
    """Repositories: they read at any time, and write in a transaction of the store."""

    def __init__(self, database: Database, lock: Lock, clock: Clock) -> None:
        self._database = database
        self._lock = lock
        self.people = People(database)
        self.chats = Chats(database)
        self.tables = Tables(database, clock)
        self.sent = SentMessages(database)
        self.results = Results(database)
        self.ratings = Ratings(database)
        self.boards = Boards(database)

    @classmethod
    async def open(cls, path: Path | str, clock: Clock) -> Self:
        """Open the database at `path`, made with its folder where there is none.

        Raises AlreadyRunning while another process has it open, TooNew if a newer bot has written it.
        """
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock.take(path.with_name(f"{path.name}.lock"))
        try:
            database = await Database.open(path)
        except BaseException:
            lock.release()
            raise
        store = cls(database, lock, clock)
        try:
            await migrate(database.writer, scripts())
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is written and let another process in."""
        await self._database.close()
        self._lock.release()

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Wait for one's turn to write; all of the block is committed, or, if it raises, nothing.

        Transactions are served one at a time: one inside another would wait for itself for ever.
        """
        return self._database.transaction()
