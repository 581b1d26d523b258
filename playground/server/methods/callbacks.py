"""Answering presses."""

from playground.server.errors import ApiError, Violation
from playground.server.limits import check_popup
from playground.server.model import Answer
from playground.server.params import Params
from playground.server.telegram import Telegram

PATIENCE = 15
TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def answer_callback_query(telegram: Telegram, params: Params) -> bool:
    """Answer a press, once and within 15 seconds."""
    text = params.text("text")
    check_popup(text)
    query = telegram.queries.get(params.text("callback_query_id"))
    if query is None or telegram.clock.now() - query.at > PATIENCE:
        raise ApiError(400, TOO_OLD)
    if query.answer is not None:
        raise Violation(400, TOO_OLD)
    telegram.answer(query, Answer(text, params.flag("show_alert"), params.text("url") or None))
    return True


METHODS = {"answerCallbackQuery": answer_callback_query}
