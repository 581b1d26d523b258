"""All SQL of the bot, behind small typed repositories."""

from bot.storage.database import Transaction
from bot.storage.lock import AlreadyRunning
from bot.storage.migrations import TooNew
from bot.storage.store import Store

__all__ = ["AlreadyRunning", "Store", "TooNew", "Transaction"]
