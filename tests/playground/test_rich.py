"""Rich messages: what blocks are taken and how they come back, their limits, edits, buttons."""

import json
from typing import Any

import pytest
from aiogram.types import InputRichBlock, Message, RichBlockList, RichText, TelegramObject

from playground.person import Person
from playground.server import Server
from playground.server.model import Chat, User
from playground.server.rich_types import BLOCKS, TEXTS, Shape
from tests.playground.conftest import Call, Upload, keyboard
from tests.playground.test_files import png
from tests.playground.test_messages import refusal, sent

Json = dict[str, Any]

CELL = {"align": "left", "valign": "top"}


def paragraph(text: Any = "x") -> Json:
    return {"type": "paragraph", "text": text}


def nested(depth: int) -> Json:
    """A paragraph inside so many quotations."""
    block = paragraph()
    for _ in range(depth):
        block = {"type": "blockquote", "blocks": [block]}
    return block


def table(*rows: list[Json]) -> Json:
    return {"type": "table", "cells": [[CELL | cell for cell in row] for row in rows]}


def buttons(*labels: Any, **more: object) -> Json:
    row = [{"text": label, "callback_data": str(number), **more} for number, label in enumerate(labels)]
    return {"type": "buttons", "buttons": row}


async def send(call: Call, chat: Chat, *blocks: Any, **more: object) -> Json:
    return await call("sendRichMessage", chat_id=chat.id, rich_message={"blocks": list(blocks)}, **more)


async def test_blocks_come_back(call: Call, server: Server, group: Chat, anna: User) -> None:
    blocks = [
        {"type": "heading", "text": "Итог", "size": 2},
        paragraph(["Дурак — ", {"type": "bold", "text": "Борис"}]),
        {"type": "divider"},
        table([{"text": "Анна", "is_header": True}, {"text": "3"}], [{"text": "Борис", "colspan": 2}, {}]),
        {"type": "details", "summary": "Ходы", "blocks": [{"type": "pre", "text": "7♠ 8♠"}]},
    ]
    answer = await send(call, group, *blocks, reply_markup=keyboard(["Реванш"]))
    assert answer["result"]["rich_message"] == {"blocks": blocks}
    assert answer["result"]["reply_markup"] == keyboard(["Реванш"])
    assert "text" not in answer["result"]
    message = Person(server, anna, group).sees("Дурак — Борис")
    assert message.words.splitlines() == ["Итог", "Дурак — Борис", "Анна 3", "Борис ", "Ходы", "7♠ 8♠"]


async def test_aiogram_reads_what_comes_back(call: Call, group: Chat) -> None:
    blocks = [{"type": "list", "items": [{"blocks": [paragraph()], "value": 2}, {"blocks": [paragraph()]}]}]
    answer = await send(call, group, *blocks)
    rich = Message.model_validate(answer["result"]).rich_message
    assert rich
    [block] = rich.blocks
    assert isinstance(block, RichBlockList)
    assert [item.label for item in block.items] == ["2.", "•"]


async def test_unknown_fields_are_passed_over(call: Call, group: Chat) -> None:
    answer = await send(call, group, paragraph() | {"colour": "red"})
    assert answer["result"]["rich_message"]["blocks"] == [paragraph()]


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("x", "can't parse InputRichBlock: expected an Object"),
        ({}, "can't parse InputRichBlock: Can't find field \"type\""),
        ({"type": "card"}, "can't parse InputRichBlock: Unsupported type specified"),
        ({"type": "table", "rows": []}, "can't parse InputRichBlock: Can't find field \"cells\""),
        ({"type": "heading", "text": "x"}, "can't parse InputRichBlock: Can't find field \"size\""),
        (
            {"type": "heading", "text": "x", "size": 7},
            'can\'t parse InputRichBlock: Field "size" has a wrong value',
        ),
        ({"type": "details", "summary": "x"}, "can't parse InputRichBlock: Can't find field \"blocks\""),
        ({"type": "details", "summary": "x", "blocks": {}}, "can't parse InputRichBlock: expected an Array"),
        ({"type": "thinking", "text": "x"}, "a block of the type thinking can be sent in drafts only"),
        (
            {"type": "table", "cells": [[{"text": "x"}]]},
            "can't parse RichBlockTableCell: Can't find field \"align\"",
        ),
        (
            table([{"align": "middle"}]),
            'can\'t parse RichBlockTableCell: Field "align" has a wrong value',
        ),
        ({"type": "table", "cells": [{}]}, "can't parse RichBlockTableCell: expected an Array of Arrays"),
        ({"type": "list", "items": [{}]}, "can't parse InputRichBlockListItem: Can't find field \"blocks\""),
        (paragraph({"type": "blink", "text": "x"}), "can't parse RichText: Unsupported type specified"),
        (paragraph({"type": "bold"}), "can't parse RichText: Can't find field \"text\""),
        (paragraph(7), "can't parse RichText: expected an Object"),
        ({"type": "photo", "photo": "x"}, "can't parse InputMedia: expected an Object"),
        ({"type": "photo", "photo": {"media": "x"}}, "wrong file identifier/HTTP URL specified"),
        ({"type": "video", "video": {"media": "x"}}, "media of the type video is not spoken by this server"),
    ],
)
async def test_what_is_no_block(call: Call, group: Chat, block: Any, expected: str) -> None:
    assert refusal(await send(call, group, block)) == f"400 Bad Request: {expected}"


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (None, "RICH_MESSAGE_CONTENT_REQUIRED"),
        ({}, "RICH_MESSAGE_CONTENT_REQUIRED"),
        ({"blocks": []}, "RICH_MESSAGE_CONTENT_REQUIRED"),
        ({"blocks": "x"}, "can't parse InputRichBlock: expected an Array"),
        ({"html": "<p>x</p>"}, "rich_message is spoken by this server in blocks only"),
        ({"markdown": "x", "blocks": [{}]}, "rich_message is spoken by this server in blocks only"),
        ("{", "can't parse InputRichMessage JSON object"),
    ],
)
async def test_what_is_no_rich_message(call: Call, group: Chat, message: object, expected: str) -> None:
    answer = await call("sendRichMessage", chat_id=group.id, rich_message=message)
    assert refusal(answer) == f"400 Bad Request: {expected}"


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        ([paragraph("x" * 32_768)], "ok"),
        ([paragraph(["x" * 32_767, {"type": "bold", "text": "🂡"}])], "message is too long"),
        ([paragraph()] * 500, "ok"),
        ([paragraph()] * 501, "rich message has too many blocks"),
        ([nested(15)], "ok"),
        ([nested(16)], "rich message is nested too deep"),
        ([table([{"text": "x"}] * 20)], "ok"),
        ([table([{"text": "x"}] * 21)], "rich message has a table with too many columns"),
        ([table([{"text": "x"}] * 18 + [{"colspan": 3}])], "rich message has a table with too many columns"),
    ],
    ids=range(9),
)
async def test_rich_messages_have_limits(call: Call, group: Chat, blocks: list[Json], expected: str) -> None:
    answer = await send(call, group, *blocks)
    assert answer.get("description", "ok").removeprefix("Bad Request: ") == expected


@pytest.mark.parametrize(("count", "expected"), [(50, "ok"), (51, "rich message has too many media")])
async def test_pictures_inside(upload: Upload, group: Chat, count: int, expected: str) -> None:
    block = {"type": "photo", "photo": {"type": "photo", "media": "attach://a"}, "caption": {"text": "Стол"}}
    rich = json.dumps({"blocks": [block] * count})
    answer = await upload("sendRichMessage", {"a": png(30, 20)}, chat_id=group.id, rich_message=rich)
    assert answer.get("description", "ok").removeprefix("Bad Request: ") == expected
    for shown in answer.get("result", {}).get("rich_message", {}).get("blocks", []):
        assert shown["photo"][0]["width"] == 30
        assert shown["caption"] == {"text": "Стол"}


async def test_pictures_inside_keep_their_limits(upload: Upload, group: Chat) -> None:
    rich = json.dumps({"blocks": [{"type": "photo", "photo": {"type": "photo", "media": "attach://a"}}]})
    answer = await upload("sendRichMessage", {"a": png(1, 21)}, chat_id=group.id, rich_message=rich)
    assert refusal(answer) == "400 Bad Request: PHOTO_INVALID_DIMENSIONS"


async def test_buttons_inside_are_pressed(call: Call, server: Server, group: Chat, anna: User) -> None:
    inline = {"type": "button", "button": {"text": ["Е", "щё"], "callback_data": "more", "style": "link"}}
    await send(call, group, buttons("7♠", "8♠"), paragraph(["…", inline]), reply_markup=keyboard(["Пас"]))
    person = Person(server, anna, group)
    assert person.buttons() == ["7♠", "8♠", "Ещё", "Пас"]
    assert person.last().buttons[1]["callback_data"] == "1"


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        (buttons(), "can't parse InputRichBlock: 1 to 8 buttons expected"),
        (buttons(*"123456789"), "can't parse InputRichBlock: 1 to 8 buttons expected"),
        (buttons("x", style="blue"), "can't parse RichMessageButton: invalid button style specified"),
        (
            {"type": "buttons", "buttons": [{"text": "x", "url": "https://kozyr.example", "style": "link"}]},
            "can't parse RichMessageButton: only callback buttons can be links",
        ),
        (
            buttons({"type": "bold", "text": "x"}),
            "can't parse RichMessageButton: text of a button must be plain",
        ),
        (
            {"type": "buttons", "buttons": [{"callback_data": "x"}]},
            "can't parse RichMessageButton: Can't find field \"text\"",
        ),
        (
            {"type": "buttons", "buttons": [{"text": "x", "callback_data": "x" * 65}]},
            "BUTTON_DATA_INVALID",
        ),
    ],
)
async def test_what_is_no_button(call: Call, group: Chat, block: Json, expected: str) -> None:
    assert refusal(await send(call, group, block)) == f"400 Bad Request: {expected}"


async def test_texts_and_blocks_take_each_others_place(call: Call, group: Chat) -> None:
    number = await sent(call, group)
    edit = {"chat_id": group.id, "message_id": number}
    answer = await call("editMessageText", **edit, rich_message={"blocks": [paragraph("ход")]})
    assert answer["result"]["rich_message"] == {"blocks": [paragraph("ход")]}
    assert "text" not in answer["result"]
    answer = await call("editMessageText", **edit, rich_message={"blocks": [paragraph("ход")]})
    assert answer["description"].startswith("Bad Request: message is not modified: ")
    answer = await call("editMessageText", **edit, text="пас")
    assert answer["result"]["text"] == "пас"
    assert "rich_message" not in answer["result"]


async def test_they_can_be_ephemeral(call: Call, server: Server, group: Chat, anna: User) -> None:
    server.telegram.promote(server.telegram.bot, group)
    to = {"receiver_user_id": anna.id}
    answer = await send(call, group, paragraph("7♠"), ephemeral_message_parameters=to)
    number = answer["result"]["ephemeral_message_id"]
    edit = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": number}
    long = {"blocks": [paragraph("x" * 1025)]}
    assert await call("editEphemeralMessageText", **edit, rich_message=long) == {"ok": True, "result": True}


@pytest.mark.parametrize(("types", "base"), [(BLOCKS, InputRichBlock), (TEXTS, RichText)])
def test_the_types_are_those_of_aiogram(types: dict[str, Shape], base: type[TelegramObject]) -> None:
    known = {}
    for model in base.__subclasses__():
        fields = {name + "?" * (not field.is_required()) for name, field in model.model_fields.items()}
        known[model.model_fields["type"].default.value] = fields - {"type?"}
    assert known == {kind: set(shape) for kind, shape in types.items()}
