"""The page: Telegram as people see it, in a browser, live over one WebSocket."""

from playground.web.page import Page

__all__ = ["Page"]
