"""Refusals in the words of Telegram's own Bot API server (tdlib/telegram-bot-api, Client.cpp)."""

from typing import Any


class ApiError(Exception):
    """An answer with `ok: false`: the HTTP status, Telegram's sentence and what it adds to it."""

    def __init__(self, code: int, description: str, parameters: dict[str, Any] | None = None) -> None:
        """Keep the three parts of the answer."""
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def as_json(self) -> dict[str, Any]:
        """The body that a bot gets."""
        body: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        return body | {"parameters": self.parameters} if self.parameters else body


class Violation(ApiError):
    """A refusal that a right bot never meets, whatever people do: a limit, a malformed call, flood, a second answer."""


def bad_request(text: str) -> ApiError:
    """400: the call cannot be done as the chat stands now."""
    return ApiError(400, f"Bad Request: {text}")


def forbidden(text: str) -> ApiError:
    """403: somebody does not want the bot here."""
    return ApiError(403, f"Forbidden: {text}")


def malformed(text: str) -> Violation:
    """400: the call could never be done."""
    return Violation(400, f"Bad Request: {text}")


def too_many(seconds: int) -> Violation:
    """429: the bot must be silent for so many seconds."""
    return Violation(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def conflict(text: str) -> Violation:
    """409: updates can be taken by one alone."""
    return Violation(409, f"Conflict: {text}")
