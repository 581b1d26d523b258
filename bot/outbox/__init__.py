"""The only way to Telegram for messages."""

from bot.outbox.outbox import Outbox
from bot.outbox.wanted import ON_TURN, REST, TABLE, OutboxEvents, Wanted

__all__ = ["ON_TURN", "REST", "TABLE", "Outbox", "OutboxEvents", "Wanted"]
