"""Asking where a file can be downloaded."""

from typing import Any

from playground.server.as_json import file_json
from playground.server.errors import bad_request
from playground.server.params import Params
from playground.server.telegram import Telegram

DOWNLOADED_BYTES = 20 * 1024 * 1024


def get_file(telegram: Telegram, params: Params) -> dict[str, Any]:
    """The path under which `/file/bot<token>/` has it, up to 20 MB."""
    file = telegram.files.find(params.text("file_id"))
    if not file:
        raise bad_request("invalid file_id")
    if len(file.data) > DOWNLOADED_BYTES:
        raise bad_request("file is too big")
    return file_json(file) | {"file_path": file.path}


METHODS = {"getFile": get_file}
