"""A strict Bot API server in memory: it refuses a wrong bot as Telegram would."""

from playground.server.server import Call, Server

__all__ = ["Call", "Server"]
