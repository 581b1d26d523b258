"""The limits of texts and keyboards, in Telegram's words where they are known."""

import json
import re
from typing import Any

from playground.server.entities import utf16
from playground.server.errors import malformed

TEXT = 4096
CAPTION = 1024
POPUP = 200
DATA_BYTES = 64
BUTTONS = 100
BUTTONS_IN_ROW = 8
KEYBOARD_BYTES = 10 * 1024
STYLES = frozenset({"danger", "success", "primary"})
ACTIONS = frozenset(
    {
        "url",
        "callback_data",
        "web_app",
        "login_url",
        "switch_inline_query",
        "switch_inline_query_current_chat",
        "switch_inline_query_chosen_chat",
        "copy_text",
        "callback_game",
        "pay",
        "disabled",
    },
)
URL = re.compile(r"(https?://[^\s/]+\.[^\s/]+|https?://localhost|tg://)\S*\Z")

Button = dict[str, Any]
Keyboard = list[list[Button]]


def check_text(source: str, text: str, *, edit: bool = False) -> None:
    """1 to 4096 characters after parsing."""
    if not source:
        raise malformed("message text is empty")
    if not text:
        raise malformed("text must be non-empty")
    if utf16(text) > TEXT:
        raise malformed("MESSAGE_TOO_LONG" if edit else "message is too long")


def check_caption(text: str) -> None:
    """0 to 1024 characters after parsing."""
    if utf16(text) > CAPTION:
        raise malformed("message caption is too long")


def check_popup(text: str) -> None:
    """0 to 200 characters."""
    if utf16(text) > POPUP:
        raise malformed("MESSAGE_TOO_LONG")


def inline_keyboard(markup: object) -> Keyboard | None:
    """The inline keyboard of a reply markup; None if it has none."""
    if markup is None:
        return None
    if not isinstance(markup, dict):
        raise malformed("object expected as reply markup")
    rows = markup.get("inline_keyboard")
    if rows is None:
        return None
    check_rows(rows)
    keyboard = [[dict(button) for button in row] for row in rows if row]
    check_size(keyboard)
    return keyboard or None


def only_inline_keyboard(markup: object) -> Keyboard | None:
    """The same for an edit, where no other keyboard is allowed."""
    if isinstance(markup, dict) and markup and "inline_keyboard" not in markup:
        raise malformed("inline keyboard expected")
    return inline_keyboard(markup)


def check_rows(rows: object) -> None:
    """Rows of buttons, each of which can be pressed in one way."""
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise malformed('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    for row in rows:
        for button in row:
            check_button(button)


def check_size(keyboard: Keyboard) -> None:
    """At most 100 buttons, 8 in a row, about 10 KB in all."""
    count = sum(map(len, keyboard))
    size = len(json.dumps(keyboard, ensure_ascii=False, separators=(",", ":")).encode())
    if count > BUTTONS or size > KEYBOARD_BYTES or any(len(row) > BUTTONS_IN_ROW for row in keyboard):
        raise malformed("reply markup is too long")


def check_button(button: object) -> None:
    """A label, exactly one action, a known style."""
    if not isinstance(button, dict):
        raise malformed("can't parse inline keyboard button: InlineKeyboardButton must be an Object")
    if not isinstance(button.get("text"), str):
        raise malformed("can't parse inline keyboard button: Can't find field \"text\"")
    if not button["text"].strip():
        raise malformed("inline keyboard button text must be non-empty")
    # the wording of the two refusals about styles and about several actions is a guess
    if button.get("style") not in STYLES | {None}:
        raise malformed("can't parse inline keyboard button: invalid button style specified")
    check_action(button)


def check_action(button: Button) -> None:
    """Exactly one action, within its limits."""
    actions = ACTIONS & {name for name, value in button.items() if value is not None}
    if not actions or button.get("callback_data") == "":
        raise malformed("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise malformed("can't parse inline keyboard button: exactly one action must be specified")
    if len(str(button.get("callback_data", "")).encode()) > DATA_BYTES:
        raise malformed("BUTTON_DATA_INVALID")
    url = button.get("url")
    if url is not None and not URL.match(url):
        raise malformed(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
