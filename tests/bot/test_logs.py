"""The log holds no secret: not in our lines, not in those of libraries, not in errors."""

import logging
import sqlite3

import aiohttp
import pytest
import structlog
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramBadRequest, TelegramNetworkError
from aiogram.methods import GetMe

from bot import logs
from tests.logged import logged

TOKEN = "4200000042:AAPlaygroundPlaygroundPlaygroundPla"
SECRET = TOKEN.partition(":")[2]


@pytest.fixture
def lines():
    """What is logged."""
    with logged(TOKEN) as stream:
        yield lambda: stream.getvalue().splitlines()


def raised(error):
    try:
        raise error
    except type(error) as caught:
        return caught


def test_an_event_is_one_line(lines):
    structlog.get_logger().info("served", table=7, verb="act", words="a\nb")
    [line] = lines()
    assert line.endswith("level=info event=served table=7 verb=act words=a\\nb")


def test_below_the_level_nothing_is_written(lines):
    structlog.get_logger().debug("served")
    assert lines() == []


@pytest.mark.parametrize("spelling", [TOKEN, f"https://x/bot{TOKEN}/getMe", TOKEN.replace(":", "%3A")])
def test_the_token_is_blotted_out(lines, spelling):
    structlog.get_logger().info("said", words=spelling)
    logging.getLogger("aiohttp.client").warning("asked %s", spelling)
    assert len(lines()) == 2
    assert not any(SECRET in line for line in lines())
    assert all("<token>" in line for line in lines())


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (KeyError("7H"), 'exception="KeyError < '),
        (AssertionError("QS in the hand of 2"), 'exception="AssertionError < '),
        (sqlite3.OperationalError("database is locked"), "OperationalError: database is locked"),
        (TelegramBadRequest(GetMe(), "Bad Request: chat not found"), "Bad Request: chat not found"),
    ],
)
def test_an_error_is_told_by_kind_and_place(lines, error, told):
    structlog.get_logger().error("failed", exc_info=raised(error))
    [line] = lines()
    assert told in line
    assert "test_logs.py" in line
    assert "7H" not in line
    assert "QS" not in line


def test_the_cause_is_told_too(lines):
    error = ValueError("no card 7H")
    error.__cause__ = raised(KeyError("7H"))
    structlog.get_logger().error("failed", exc_info=raised(error))
    [line] = lines()
    assert line.index("ValueError") < line.index("KeyError")
    assert "7H" not in line


def test_libraries_tell_warnings_on_one_line_without_what_they_quote(lines):
    logging.getLogger("aiosqlite").debug("executing INSERT with %s", "7H")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: KeyError('7H')")
    [line] = lines()
    assert line.endswith('level=error event="Task exception was never retrieved"')


async def test_errors_of_the_http_client_do_not_tell_the_token(lines):
    """Neither when the address is wrong nor when nobody listens."""
    for address in ("http://127.0.0.1:1", "http://[broken", "http://127.0.0.1:99999"):
        bot = Bot(TOKEN, AiohttpSession(api=TelegramAPIServer.from_base(address)))
        try:
            await bot.get_me()
        except (TelegramNetworkError, aiohttp.ClientError, ValueError, OverflowError) as error:
            structlog.get_logger().error("failed", exc_info=error, why=str(error))
        finally:
            await bot.session.close()
    assert len(lines()) == 3
    assert not any(SECRET in line for line in lines())


def test_a_code_is_short_and_the_same_for_the_same_error():
    codes = [logs.code_of(raised(error)) for error in (KeyError("7H"), KeyError("QS"), ValueError("7H"))]
    assert [len(code) for code in codes] == [4, 4, 4]
    assert codes[0] == codes[1] != codes[2]
