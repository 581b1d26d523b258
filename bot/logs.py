"""The log: one line an event, without the token, a card that is hidden, or what somebody wrote.

An error is told by its kind and by where it arose. Its message may quote a card or a chat: it is left out, but for
kinds of which it is known that theirs do not.
"""

import base64
import logging
import sqlite3
import sys
import traceback
import zlib
from collections.abc import Iterator
from types import TracebackType
from typing import TextIO

import structlog
from aiogram.exceptions import TelegramAPIError
from structlog.typing import EventDict, Processor, WrappedLogger

PLAIN = (TelegramAPIError, sqlite3.Error, OSError)
"""Errors whose messages quote neither cards nor chats."""

CODE_SIGNS = 4


class _Line:
    """Renders an event as one line, `key=value` after `key=value`, and blots out the token wherever it stands."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._render = structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"])

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        line = self._render(logger, name, event)
        return line.replace(self._token, "<token>").replace(self._token.replace(":", "%3A"), "<token>")


def set_up(level: str, token: str, stream: TextIO = sys.stderr) -> None:
    """Log to `stream` from `level` on; of libraries, warnings only (aiosqlite tells each statement with its values)."""
    told: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.ExceptionRenderer(_trace),
    ]
    line = _Line(token)
    structlog.configure(
        processors=[*told, line],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    cleared = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=[_first_line, *told], processors=[cleared, line])
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def code_of(error: BaseException) -> str:
    """Return a short code for an error, the same wherever the same error arises at the same place."""
    place = zlib.crc32(" ".join(_places(error)).encode())
    return base64.b32encode(place.to_bytes(4)).decode()[:CODE_SIGNS]


def _first_line(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Keep what a library says, without the objects it quotes below."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _trace(exc_info: tuple[type[BaseException], BaseException, TracebackType | None]) -> str:
    return " < ".join(_places(exc_info[1]))


def _places(error: BaseException) -> Iterator[str]:
    """Name an error, the frames it came through from the innermost out, then what caused it."""
    yield f"{type(error).__name__}: {error}" if isinstance(error, PLAIN) else type(error).__name__
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        yield f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}"
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _places(cause)
