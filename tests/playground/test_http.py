"""The ways in which a call may come, files, and the record of calls."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground.server import Server
from playground.server.model import Chat
from tests.playground.conftest import Call, keyboard
from tests.playground.test_messages import refusal


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_json_forms_multipart_and_the_address_are_the_same(
    session: aiohttp.ClientSession,
    server: Server,
    group: Chat,
) -> None:
    url = f"{server.url}/bot{server.token}/SENDMESSAGE"
    fields = {"chat_id": str(group.id), "text": "ход", "reply_markup": json.dumps(keyboard(["Пас"]))}
    parts = aiohttp.FormData(default_to_multipart=True)
    for name, value in fields.items():
        parts.add_field(name, value)
    bodies = [
        await (await session.post(url, json=fields)).json(),
        await (await session.post(url, data=fields)).json(),
        await (await session.post(url, data=parts)).json(),
        await (await session.get(url, params=fields)).json(),
    ]
    assert [body["result"]["reply_markup"] for body in bodies] == [keyboard(["Пас"])] * 4
    assert [call.params["reply_markup"] for call in server.calls] == [keyboard(["Пас"])] * 4


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("bot1:x/getMe", {"ok": False, "error_code": 401, "description": "Unauthorized"}),
        ("bot{token}/getWeather", {"ok": False, "error_code": 404, "description": "Not Found: method not found"}),
        ("elsewhere", {"ok": False, "error_code": 404, "description": "Not Found"}),
    ],
)
async def test_wrong_addresses(
    session: aiohttp.ClientSession,
    server: Server,
    path: str,
    expected: dict[str, object],
) -> None:
    async with session.get(f"{server.url}/{path.format(token=server.token)}") as answer:
        assert answer.status == expected["error_code"]
        assert await answer.json() == expected


@pytest.mark.parametrize("body", ["{", "[]"])
async def test_a_body_that_is_no_object(session: aiohttp.ClientSession, server: Server, body: str) -> None:
    url = f"{server.url}/bot{server.token}/sendMessage"
    answer = await session.post(url, data=body, headers={"Content-Type": "application/json"})
    assert refusal(await answer.json()) == "400 Bad Request: can't parse request body as JSON Object"


async def test_a_parameter_that_is_no_json(call: Call, group: Chat) -> None:
    answer = await call("sendMessage", chat_id=group.id, text="ход", reply_markup="{")
    assert refusal(answer) == "400 Bad Request: can't parse reply keyboard markup JSON object"
    answer = await call("editMessageText", chat_id=group.id, text="ход", message_id="last")
    assert refusal(answer) == "400 Bad Request: message_id must be an Integer"


async def test_what_the_server_cannot_honour_is_refused(call: Call, group: Chat) -> None:
    for name in ("receiver_user_id", "inline_message_id"):
        answer = await call("sendMessage", chat_id=group.id, text="7♠", **{name: 5000000001})
        assert refusal(answer).startswith(f"400 Bad Request: {name} is ")


async def test_a_file_is_sent(session: aiohttp.ClientSession, server: Server, group: Chat) -> None:
    form = aiohttp.FormData()
    form.add_field("chat_id", str(group.id))
    form.add_field("document", "attach://f")
    form.add_field("f", b"K kozyr1", filename="match.txt")
    form.add_field("caption", "<b>Запись</b>")
    form.add_field("parse_mode", "HTML")
    answer = await session.post(f"{server.url}/bot{server.token}/sendDocument", data=form)
    message = (await answer.json())["result"]
    assert message["document"]["file_name"] == "match.txt"
    assert message["document"]["file_size"] == 8
    assert message["caption"] == "Запись"
    assert message["caption_entities"] == [{"type": "bold", "offset": 0, "length": 6}]


async def test_every_call_is_recorded(call: Call, server: Server, group: Chat) -> None:
    await call("sendMessage", chat_id=group.id, text="ход")
    await call("sendMessage", chat_id=7, text="ход")
    await call("sendMessage", chat_id=group.id, text="")
    first, second, third = server.calls
    assert (first.method, first.params, first.at) == ("sendMessage", {"chat_id": group.id, "text": "ход"}, 1767614400)
    assert first.result["message_id"] == 2
    assert second.error
    assert second.error.description == "Bad Request: chat not found"
    assert server.called("sendMessage") == [first]
    assert server.violations == [third]


async def test_it_runs_alone() -> None:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground.server", "--port", "0", "--token", "42:x"),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert program.stdout
        line = (await program.stdout.readline()).decode()
        address = line.split()[4].rstrip(",")
        async with aiohttp.ClientSession() as session, session.get(f"{address}/bot42:x/getMe") as answer:
            assert (await answer.json())["result"]["id"] == 42
    finally:
        program.terminate()
        await program.wait()
