"""Presses that are doubled, stale, foreign, forged, too many or too slow."""

import pytest

from bot.screens.press import Press, Verb, press
from playground.server.model import Answer

CHANGED = "Стол уже изменился. Свежие кнопки ниже"
NOT_HERE = "Вы не за этим столом. Свой откроет /play"
NO_BUTTON = "Эта кнопка больше не действует"


@pytest.fixture
async def table(world):
    """Anna and Boris have begun durak; who is to move comes first. Clara watches."""
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", anna, boris)
    mover = anna if world.moves(anna) else boris
    return mover, boris if mover is anna else anna, clara


async def first_move(world, mover):
    """The button of a lead, where needed after a card was ticked."""
    choices = world.moves(mover)
    if acts(choices):
        return acts(choices)[0]
    await world.move(choices[0])
    return acts(world.moves(mover))[0]


def acts(choices):
    return [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]


async def test_a_double_press_counts_once(world, table):
    mover, *_ = table
    _, message, button = await first_move(world, mover)
    popup = await mover.taps_twice(button["text"], message)
    assert popup.text == CHANGED
    assert len(await world.log()) == 1


async def test_a_stale_press_changes_nothing(world, table):
    mover, other, _ = table
    _, message, button = await first_move(world, mover)
    await mover.presses(message, button["callback_data"])
    await world.advance(1)
    await other.taps("Беру", "dm")
    await world.advance(1)
    before = await world.log()
    popup = await mover.presses(message, button["callback_data"])
    assert popup.text == CHANGED
    assert await world.log() == before


async def test_a_foreign_press_changes_nothing(world, table):
    mover, other, clara = table
    _, message, button = await first_move(world, mover)
    assert (await other.presses(message, button["callback_data"])).text == NO_BUTTON
    own, turn = other.last("dm"), f"Сейчас не ваша очередь: думает {mover.user.first_name}"
    assert (await other.presses(own, button["callback_data"])).text in {"Такого хода нет", CHANGED, turn}
    assert (await clara.presses(message, button["callback_data"])).text == NO_BUTTON
    assert (await clara.presses(clara.last("group"), button["callback_data"])).text == NOT_HERE
    assert (await clara.taps("Мои карты", "group")).text == NOT_HERE
    assert await world.log() == []


FORGED = [
    "",
    "x",
    "a|1|0|",
    "a|1|0|take|take",
    "a|1|0|play:AS",
    "a|1|0|@leave",
    "a|1|0|@void",
    "a|1|999|take",
    "a|zz|0|take",
    "a|zzzzzzzzzzzzzzzzzzzzzzzzzz|0|take",
    "a|-1|0|take",
    "a|1|-1|take",
    "a|1|\u0661|take",
    "a|01|0|take",
    "t|1|0|99",
    "t|1|0|\u00b2",
    "d|1|0|",
    "ov|1|0|0.0",
    "s|1|0|",
    "x|1|0|",
    "c|1|0|",
    "j|1|0|",
    "j|0|0|",
    "e|2|0|",
    "k|1|0|drop",
    "k|1|0|play",
    "p|0|0|chess",
    "r|0|0|chess",
    "g|0|0|nothing",
    "z|0|0|turn.7",
    "z|0|0|turn.60",
    "z|0|0|title.x",
    "z|0|0|",
    "\U0001f0a1",
    "x" * 64,
]


@pytest.mark.parametrize("data", FORGED)
async def test_a_forged_press_changes_nothing_and_is_answered(world, table, data):
    *_, clara = table
    message = clara.sees("ваш ход", "group")
    before = await world.row(), await world.log(), await world.app.store.tables.seats(1)
    await clara.presses(message, data)
    assert (await world.row(), await world.log(), await world.app.store.tables.seats(1)) == before
    assert world.server.unanswered() == []
    chat = await world.app.store.chats.get(message.chat.id)
    assert (chat.turn, chat.language) == (180, "ru")
    clara.sees_not("сбой", "group")


async def test_who_plays_forges_no_better(world, table):
    mover, other, _ = table
    message = mover.last("dm")
    for data in FORGED:
        await mover.presses(message, data)
        await other.presses(message, data)
        await world.advance(1)
    assert await world.log() == []
    mover.sees_not("сбой")


async def test_bystanders_get_popups_only(world):
    """However often they press, the group does not hear of it."""
    anna, _, clara = await world.friends("Анна", "Борис", "Clara")
    await anna.says("/play durak")
    await world.advance(2)
    lobby = anna.sees("Дурак", "group")
    sent = len(world.server.called("sendMessage", "editMessageText"))
    popups = [await clara.presses(lobby, press(Verb.START, 1)) for _ in range(30)]
    assert [popup.text for popup in popups[:20]] == [NOT_HERE] * 20
    assert [popup.text for popup in popups[20:]] == ["Не так быстро, попробуйте через секунду"] * 10
    await world.advance(60)
    assert len(world.server.called("sendMessage", "editMessageText")) == sent
    assert (await clara.presses(lobby, press(Verb.START, 1))).text == NOT_HERE


async def test_a_slow_press_is_answered_empty_after_two_seconds(world):
    """Telegram keeps the bot waiting whether the DM is open; the seat is given all the same."""
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(2)
    hang = world.server.faults.hang("sendChatAction")
    await boris.taps("Сесть за стол", "group")
    query = list(world.telegram.queries.values())[-1]
    await world.advance(1.5)
    assert query.answer is None
    await world.advance(0.5)
    answer: Answer | None = query.answer
    assert answer is not None
    assert answer.text == ""
    hang.release()
    await world.advance(2)
    assert "2. Борис" in anna.sees("Дурак", "group").words


async def test_a_press_while_the_bot_was_away_counts(world, table):
    mover, *_ = table
    _, message, button = await first_move(world, mover)
    await world.kill()
    world.telegram.press(mover.user, message, button["callback_data"])
    await world.start()
    assert len(await world.log()) == 1


async def test_a_heap_of_old_presses_and_commands_is_swallowed(world, table):
    mover, _, clara = table
    await world.kill()
    message = mover.sees("ваш ход", "group")
    for _ in range(10):
        world.telegram.press(clara.user, message, press(Verb.CARDS, 1))
        world.telegram.write(clara.user, clara.home, "/play durak")
        world.telegram.write(mover.user, mover.home, "Привет")
    world.clock._now += 1000
    sent = len(world.server.called("sendMessage"))
    await world.start()
    await world.advance(30)
    told = [
        call.params["text"] for call in world.server.called("sendMessage")[sent:] if int(call.params["chat_id"]) < 0
    ]
    assert [text.partition("\n")[0] for text in told] == [
        "<b>Дурак подкидной</b> · стол 2",
        "Был перезапуск. Стол 1\xa0цел: карты, ход и счёт прежние",
        "Стол 2\xa0уже открыт, садитесь за него",
    ]
    assert await world.log() == []
    for query in world.server.unanswered():
        query.answer = Answer()  # none was possible any more
