"""Answering presses."""

from playground.server.access import TOO_OLD, find_query
from playground.server.errors import malformed
from playground.server.limits import check_popup
from playground.server.model import Answer
from playground.server.params import Params
from playground.server.telegram import Telegram

PATIENCE = 15


def answer_callback_query(telegram: Telegram, params: Params) -> bool:
    """Answer a press, once and within 15 seconds."""
    text = params.text("text")
    check_popup(text)
    query = find_query(telegram, params.text("callback_query_id"), PATIENCE)
    if query.answer is not None:
        raise malformed(TOO_OLD)
    telegram.answer(query, Answer(text, params.flag("show_alert"), params.text("url") or None))
    return True


METHODS = {"answerCallbackQuery": answer_callback_query}
