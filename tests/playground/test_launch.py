"""`python -m playground`: what it begins with, the bot as a process, and Ctrl-C."""

import asyncio
import json
import re
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from playground.bot_process import BotProcess
from playground.household import settle
from playground.server import Server

ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/")


def process(module: str, folder: Path, url: str = "http://127.0.0.1:9") -> BotProcess:
    return BotProcess(module, token="1:x", api_url=url, folder=folder)


@asynccontextmanager
async def listening() -> AsyncIterator[tuple[str, "asyncio.Queue[dict[str, str]]"]]:
    """An address, and what programs say there."""
    said: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await said.put(json.loads(await reader.read()))
        writer.close()

    async with await asyncio.start_server(listen, "127.0.0.1") as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", said


@pytest.mark.parametrize(("language", "name", "title"), [("ru", "Анна", "Дача"), ("en", "Anna", "Dacha")])
async def test_a_household_has_started_the_bot_and_has_a_group(
    server: Server, language: str, name: str, title: str
) -> None:
    people, group = settle(server.telegram, language)

    assert (people[0].first_name, group.title, group.type) == (name, title, "supergroup")
    assert [person.started for person in people] == [True] * 4
    assert [person.language_code for person in people] == [language] * 4
    assert [member.status for member in group.members.values()] == ["creator", "member", "member", "member", "member"]
    assert [kind for update in server.telegram.updates.queue for kind in update if kind != "update_id"] == [
        "message",
        "message",
        "message",
        "message",
        "my_chat_member",
        "message",
    ]


async def test_the_bot_is_told_all_by_its_environment_and_restarts(tmp_path: Path) -> None:
    async with listening() as (url, said):
        bot = process("tests.playground.patient", tmp_path, url)
        expected = {"BOT_TOKEN": "1:x", "TELEGRAM_API_URL": url, "DATABASE_PATH": str(tmp_path / "bot.sqlite3")}
        await bot.start()
        assert await said.get() == expected

        await bot.restart()
        assert await said.get() == expected
        await bot.stop()
        await bot.stop()


async def test_an_end_that_nobody_asked_for_is_noticed(tmp_path: Path) -> None:
    bot = process("no_such_bot", tmp_path)
    await bot.start()

    assert await bot.ends() == 1


async def test_ctrl_c_stops_all_of_it() -> None:
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", stdout=PIPE, cwd=Path(__file__).parents[2]
    )
    assert program.stdout
    address = b""
    while not address:
        found = ADDRESS.search(await program.stdout.readline())
        address = found[0] if found else b""
    async with aiohttp.ClientSession() as session, session.get(address.decode()) as answer:
        assert answer.status == 200
    program.send_signal(signal.SIGINT)

    assert await asyncio.wait_for(program.wait(), 20) == 0


async def test_a_port_that_is_taken_is_told_in_a_sentence(server: Server) -> None:
    port = server.url.rpartition(":")[2]
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", port, stderr=PIPE, cwd=Path(__file__).parents[2]
    )
    _, words = await program.communicate()

    assert program.returncode == 1
    assert words.startswith(b"The page cannot listen there: ")
