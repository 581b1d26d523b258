"""How the program starts and ends."""

import signal

import pytest

from playground.person import Person
from playground.server import Server
from tests.e2e.program import Program


@pytest.fixture
async def server():
    async with Server(flood=False) as server:
        yield server


async def test_it_polls_answers_and_stops_cleanly(server, tmp_path):
    program = Program(server, tmp_path)
    anna = Person(server, server.telegram.add_user("Анна", language_code="ru"))
    await program.start()
    await program.logs("started")
    await anna.dms("/start")
    await anna.waits_for("Козырь раздаёт карты", "dm")
    program.send(signal.SIGTERM)
    assert await program.ended() == 0
    assert server.telegram.updates.queue == []
    assert server.token.partition(":")[2] not in program.log()
    assert "Traceback" not in program.log()


async def test_a_refused_token(server, tmp_path):
    program = Program(server, tmp_path, BOT_TOKEN="123456789:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    await program.start()
    assert await program.ended() == 2
    assert program.log() == (
        f"BOT_TOKEN is refused by Telegram ({server.url}): it was mistyped or revoked, ask @BotFather.\n"
    )


async def test_a_second_process_on_the_same_database(server, tmp_path):
    first, second = Program(server, tmp_path), Program(server, tmp_path)
    second.log_file = tmp_path / "second log"
    await first.start()
    await first.logs("started")
    await second.start()
    assert await second.ended() == 2
    assert second.log() == f"Another process of the bot already uses the database {first.database}.\n"
    first.send(signal.SIGINT)
    assert await first.ended() == 0


async def test_telegram_out_of_reach_at_the_start_is_waited_for(tmp_path):
    server = Server(flood=False)
    await server.start()
    port = int(server.url.rpartition(":")[2])
    await server.stop()
    program = Program(server, tmp_path)
    await program.start()
    await program.logs("Telegram is not reached")
    await server.start(port)
    await program.logs("started")
    program.send(signal.SIGTERM)
    assert await program.ended() == 0
    await server.stop()


async def test_a_signal_while_telegram_is_out_of_reach(tmp_path):
    server = Server(flood=False)
    await server.start()
    await server.stop()
    program = Program(server, tmp_path)
    await program.start()
    await program.logs("Telegram is not reached")
    program.send(signal.SIGTERM)
    assert await program.ended() == 0
    assert "Traceback" not in program.log()
