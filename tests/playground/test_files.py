"""Files are kept: photos within their limits, documents, captions, downloads."""

import json
import struct
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.server import Server
from playground.server.model import Chat, User
from tests.playground.conftest import Call, Upload, keyboard
from tests.playground.test_messages import refusal, sent

MEGABYTE = 1024 * 1024


def png(width: int, height: int) -> bytes:
    """As much of a picture as tells its size."""
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height)


def jpeg(width: int, height: int) -> bytes:
    """The same, with a comment before the frame."""
    return b"\xff\xd8" + b"\xff\xfe\x00\x05abc" + b"\xff\xc2\x00\x11\x08" + struct.pack(">HH", height, width)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.mark.parametrize(("picture", "path"), [(png, "photos/file_0.png"), (jpeg, "photos/file_0.jpg")])
async def test_a_photo_comes_back_with_its_size(
    upload: Upload,
    server: Server,
    group: Chat,
    picture: Any,
    path: str,
) -> None:
    data = picture(640, 480)
    answer = await upload("sendPhoto", {"photo": data}, chat_id=group.id, caption="<b>Стол</b>", parse_mode="HTML")
    [photo] = answer["result"]["photo"]
    assert (photo["width"], photo["height"], photo["file_size"]) == (640, 480, len(data))
    assert answer["result"]["caption"] == "Стол"
    assert answer["result"]["caption_entities"] == [{"type": "bold", "offset": 0, "length": 4}]
    file = server.telegram.files.find(photo["file_id"])
    assert file
    assert (file.path, file.data, file.size) == (path, data, (640, 480))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (png(9_500, 500), "ok"),
        (png(9_501, 500), "PHOTO_INVALID_DIMENSIONS"),
        (png(1, 20), "ok"),
        (png(1, 21), "PHOTO_INVALID_DIMENSIONS"),
        (jpeg(2_001, 100), "PHOTO_INVALID_DIMENSIONS"),
        (png(0, 5), "IMAGE_PROCESS_FAILED"),
        (b"\x89PNG\r\n\x1a\n", "IMAGE_PROCESS_FAILED"),
        (b"\xff\xd8\xff\xfe\x00\x05abc", "IMAGE_PROCESS_FAILED"),
        (b"GIF89a", "IMAGE_PROCESS_FAILED"),
        (b"", "file must be non-empty"),
        (png(1, 1) + bytes(10 * MEGABYTE), "file is too big for a photo"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
async def test_photos_have_limits(upload: Upload, group: Chat, data: bytes, expected: str) -> None:
    answer = await upload("sendPhoto", {"photo": data}, chat_id=group.id)
    assert answer.get("description", "ok").removeprefix("Bad Request: ") == expected


async def test_a_photo_may_be_as_large_as_10_000_together(upload: Upload, group: Chat) -> None:
    assert (await upload("sendPhoto", {"photo": png(5_000, 5_000)}, chat_id=group.id))["ok"]
    answer = await upload("sendPhoto", {"photo": png(5_000, 5_001)}, chat_id=group.id)
    assert refusal(answer) == "400 Bad Request: PHOTO_INVALID_DIMENSIONS"


async def test_a_file_is_sent_again_by_its_id(call: Call, upload: Upload, group: Chat) -> None:
    first = await upload("sendDocument", {"document": b"K kozyr1"}, chat_id=group.id)
    number = first["result"]["document"]["file_id"]
    again = await call("sendDocument", chat_id=group.id, document=number)
    assert again["result"]["document"] == first["result"]["document"]
    assert refusal(await call("sendPhoto", chat_id=group.id, photo=number)) == (
        "400 Bad Request: can't use file of type Document as Photo"
    )


@pytest.mark.parametrize(
    ("method", "params", "expected"),
    [
        ("sendPhoto", {}, "there is no photo in the request"),
        ("sendDocument", {"document": "attach://none"}, "there is no document in the request"),
        ("sendPhoto", {"photo": "id"}, "wrong file identifier/HTTP URL specified"),
        ("sendDocument", {"document": "https://kozyr.example/a"}, "wrong file identifier/HTTP URL specified"),
        ("getFile", {"file_id": "id"}, "invalid file_id"),
    ],
)
async def test_what_is_no_file(call: Call, group: Chat, method: str, params: dict[str, Any], expected: str) -> None:
    assert refusal(await call(method, chat_id=group.id, **params)) == f"400 Bad Request: {expected}"


async def test_a_caption_has_1024_characters(upload: Upload, group: Chat) -> None:
    assert (await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id, caption="x" * 1024))["ok"]
    answer = await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id, caption="x" * 1025)
    assert refusal(answer) == "400 Bad Request: message caption is too long"


async def test_a_file_is_downloaded(
    session: aiohttp.ClientSession,
    call: Call,
    upload: Upload,
    server: Server,
    group: Chat,
) -> None:
    message = await upload("sendDocument", {"document": b"K kozyr1"}, chat_id=group.id)
    document = message["result"]["document"]
    assert document["file_name"] == "document.txt"
    assert document["mime_type"] == "text/plain"
    file = (await call("getFile", file_id=document["file_id"]))["result"]
    assert file["file_path"] == "documents/file_0.txt"
    async with session.get(f"{server.url}/file/bot{server.token}/documents/file_0.txt") as answer:
        assert await answer.read() == b"K kozyr1"
        assert answer.content_type == "text/plain"


@pytest.mark.parametrize(
    ("path", "expected"),
    [("bot1:x/documents/file_0.txt", "401 Unauthorized"), ("bot{token}/documents/file_9.txt", "404 Not Found")],
)
async def test_what_cannot_be_downloaded(
    session: aiohttp.ClientSession,
    server: Server,
    path: str,
    expected: str,
) -> None:
    async with session.get(f"{server.url}/file/{path.format(token=server.token)}") as answer:
        assert refusal(await answer.json()) == expected


async def test_a_bot_downloads_20_megabytes_at_most(call: Call, server: Server, dm: Chat, anna: User) -> None:
    message = server.telegram.send_file(anna, dm, "match.txt", bytes(20 * MEGABYTE + 1))
    answer = await call("getFile", file_id=message.media["document"]["file_id"])
    assert refusal(answer) == "400 Bad Request: file is too big"


async def test_the_bot_gets_what_a_person_sends(call: Call, server: Server, dm: Chat, anna: User) -> None:
    server.telegram.send_file(anna, dm, "match.txt", b"K kozyr1", caption="/verify")
    [update] = (await call("getUpdates"))["result"]
    message = update["message"]
    assert message["document"]["file_name"] == "match.txt"
    assert message["caption"] == "/verify"
    assert message["caption_entities"] == [{"type": "bot_command", "offset": 0, "length": 7}]


async def test_a_caption_is_edited(call: Call, upload: Upload, group: Chat) -> None:
    message = await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id, caption="раз")
    target = {"chat_id": group.id, "message_id": message["result"]["message_id"]}
    answer = await call("editMessageText", **target, text="два")
    assert refusal(answer) == "400 Bad Request: there is no text in the message to edit"
    answer = await call("editMessageCaption", **target, caption="два", reply_markup=keyboard(["Пас"]))
    assert answer["result"]["caption"] == "два"
    assert answer["result"]["reply_markup"] == keyboard(["Пас"])
    assert answer["result"]["photo"] == message["result"]["photo"]


async def test_a_text_has_no_caption(call: Call, group: Chat) -> None:
    answer = await call("editMessageCaption", chat_id=group.id, message_id=await sent(call, group), caption="два")
    assert refusal(answer) == "400 Bad Request: there is no caption in the message to edit"


async def test_a_picture_takes_the_place_of_another_or_of_a_text(call: Call, upload: Upload, group: Chat) -> None:
    target = {"chat_id": group.id, "message_id": await sent(call, group, reply_markup=keyboard(["Пас"]))}
    for width in (10, 20):
        media = json.dumps({"type": "photo", "media": "attach://table", "caption": "Стол"})
        answer = await upload("editMessageMedia", {"table": png(width, 10)}, **target, media=media)
        assert answer["result"]["photo"][0]["width"] == width
        assert answer["result"]["caption"] == "Стол"
        assert "text" not in answer["result"]
        assert "reply_markup" not in answer["result"]


@pytest.mark.parametrize(
    ("media", "expected"),
    [
        ("{", "can't parse InputMedia JSON object"),
        ("[]", "can't parse InputMedia: expected an Object with a type"),
        ('{"type": "video", "media": "x"}', "media of the type video is not spoken by this server"),
        ('{"type": "photo", "media": "attach://x"}', "there is no photo in the request"),
    ],
)
async def test_what_is_no_media(call: Call, group: Chat, media: str, expected: str) -> None:
    answer = await call("editMessageMedia", chat_id=group.id, message_id=await sent(call, group), media=media)
    assert refusal(answer) == f"400 Bad Request: {expected}"


async def test_the_same_picture_is_not_modified(call: Call, upload: Upload, group: Chat) -> None:
    message = await upload("sendPhoto", {"photo": png(1, 1)}, chat_id=group.id)
    media = {"type": "photo", "media": message["result"]["photo"][0]["file_id"]}
    target = {"chat_id": group.id, "message_id": message["result"]["message_id"]}
    answer = await call("editMessageMedia", **target, media=media)
    assert answer["description"].startswith("Bad Request: message is not modified: ")
