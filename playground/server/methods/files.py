"""Sending files: enough of it for a document or a picture with a caption."""

import hashlib
from typing import Any

from playground.server.errors import malformed
from playground.server.limits import check_caption
from playground.server.methods.messages import formatted, post
from playground.server.params import Params
from playground.server.telegram import Telegram

PHOTO_BYTES = 10 * 1024 * 1024
DOCUMENT_BYTES = 50 * 1024 * 1024


def upload(params: Params, name: str, limit: int) -> dict[str, Any]:
    """What a file is called once Telegram has it."""
    file = params.upload(name)
    if file is None and not params.text(name):
        raise malformed(f"there is no {name} in the request")
    data = file.data if file else params.text(name).encode()
    if len(data) > limit:
        raise malformed(f"file is too big for a {name}")
    unique = hashlib.sha256(data).hexdigest()
    described = {"file_id": f"file-{unique}", "file_unique_id": unique[:16], "file_size": len(data)}
    return described | ({"file_name": file.name} if file and name == "document" else {})


def send_document(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a file."""
    document = upload(params, "document", DOCUMENT_BYTES)
    caption, entities = formatted(telegram, params, "caption")
    check_caption(caption)
    media = {"document": document}
    return post(telegram, params, "documents", caption=caption or None, entities=entities, media=media)


def send_photo(telegram: Telegram, params: Params) -> dict[str, Any]:
    """Send a picture; its size in pixels is not looked at."""
    photo = upload(params, "photo", PHOTO_BYTES) | {"width": 1280, "height": 720}
    caption, entities = formatted(telegram, params, "caption")
    check_caption(caption)
    media = {"photo": [photo]}
    return post(telegram, params, "photos", caption=caption or None, entities=entities, media=media)


METHODS = {"sendDocument": send_document, "sendPhoto": send_photo}
