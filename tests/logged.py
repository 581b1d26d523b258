"""The bot's own log in tests."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from bot import logs


@contextmanager
def logged(token: str) -> Iterator[io.StringIO]:
    """Log as the program does, to this stream; all is put back afterwards."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = list(root.handlers), root.level
    logs.set_up("INFO", token, stream)
    try:
        yield stream
    finally:
        root.handlers = handlers
        root.setLevel(level)
        structlog.reset_defaults()
