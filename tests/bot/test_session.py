"""The models of answers live as long as the session."""

import gc
import weakref

from aiogram import Bot
from aiogram.methods import DeleteMessage

from bot.session import Session


async def test_the_model_of_an_answer_is_made_once():
    session = Session()
    bot = Bot("42:TEST", session)
    answer = session.check_response(bot, DeleteMessage(chat_id=1, message_id=2), 200, '{"ok": true, "result": true}')
    assert answer.result is True
    model = weakref.ref(type(answer))
    del answer
    gc.collect()
    assert model() is not None
