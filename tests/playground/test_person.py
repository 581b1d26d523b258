"""A normal aiogram bot of a few lines lives here as it would with Telegram, and people play with it."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher, F
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramForbiddenError
from aiogram.filters import Command, CommandStart
from aiogram.types import BufferedInputFile, CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message
from aiogram.types.disabled_button import DisabledButton

from playground.person import Person
from playground.server import Server
from playground.server.model import Answer, Chat, User
from tests.clock import FakeClock, quiet

SECONDS = 30


def markup(score: int) -> InlineKeyboardMarkup:
    row = [
        InlineKeyboardButton(text=f"✓ Плюс {score}", callback_data=f"plus|{score}"),
        InlineKeyboardButton(text="Минус", disabled=DisabledButton()),
        InlineKeyboardButton(text="Личка", url="https://t.me/playground_bot?start=deep"),
    ]
    return InlineKeyboardMarkup(inline_keyboard=[row])


def counting_bot() -> Dispatcher:
    """/play opens a counter; each press adds one, but a press upon an old count is refused."""
    dispatcher = Dispatcher()
    scores: dict[int, int] = defaultdict(int)

    @dispatcher.message(CommandStart())
    async def start(message: Message) -> None:
        await message.answer(f"Привет: {message.text}")

    @dispatcher.message(Command("play"))
    async def play(message: Message) -> None:
        await message.reply("Счёт 0", reply_markup=markup(0))

    @dispatcher.callback_query(F.data.startswith("plus|"))
    async def plus(query: CallbackQuery) -> None:
        assert isinstance(query.message, Message)
        number = query.message.message_id
        if query.data != f"plus|{scores[number]}":
            await query.answer("Поздно", show_alert=True)
            return
        scores[number] += 1
        await query.message.edit_text(f"Счёт {scores[number]}", reply_markup=markup(scores[number]))
        await query.answer()

    return dispatcher


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    """The bot, polling."""
    session = AiohttpSession(api=TelegramAPIServer.from_base(server.url))
    bot, dispatcher = Bot(server.token, session=session), counting_bot()
    polling = asyncio.create_task(  # noqa: TID251 - it lives as long as the fixture
        dispatcher.start_polling(bot, polling_timeout=SECONDS, handle_signals=False, handle_as_tasks=False),
    )
    await server.until_idle()
    yield bot
    await dispatcher.stop_polling()
    await polling


@pytest.fixture
async def people(bot: Bot, server: Server, anna: User, boris: User, group: Chat) -> list[Person]:
    async def settle() -> None:
        await quiet(server.idle)

    return [Person(server, user, group, settle) for user in (anna, boris)]


async def test_a_normal_bot_works(people: list[Person], server: Server) -> None:
    anna, boris = people
    await anna.says("/play")
    assert anna.sees("Счёт 0").reply_to
    assert boris.buttons("group") == ["✓ Плюс 0", "Личка"]
    assert await boris.taps("Плюс 0") is None
    anna.sees("Счёт 1")
    anna.sees_not("Счёт 0")
    assert anna.last().words == "Счёт 1"
    methods = [call.method for call in server.calls]
    assert methods == ["getMe", "sendMessage", "editMessageText", "answerCallbackQuery"]
    assert server.violations == []


async def test_a_press_pops_up(people: list[Person]) -> None:
    anna, boris = people
    await anna.says("/play")
    await anna.taps("✓ Плюс 0", where="group")
    assert await boris.presses(boris.last(), "plus|0") == Answer("Поздно", show_alert=True)
    assert boris.popup == Answer("Поздно", show_alert=True)
    assert anna.popup is None


async def test_two_presses_at_once_are_both_queued(people: list[Person], server: Server) -> None:
    anna, _ = people
    await anna.says("/play")
    assert await anna.taps_twice("Плюс 0") == Answer("Поздно", show_alert=True)
    anna.sees("Счёт 1")
    data = [query.data for query in server.telegram.queries.values()]
    assert data == ["plus|0", "plus|0"]
    assert all(query.answer for query in server.telegram.queries.values())


async def test_what_cannot_be_tapped_is_told_with_what_can(people: list[Person]) -> None:
    anna, _ = people
    await anna.says("/play")
    for label in ("Минус", "Пас"):
        with pytest.raises(AssertionError) as missed:
            await anna.taps(label)
        assert str(missed.value).splitlines() == [
            f"Анна has no button '{label}', but",
            "  Дача #1: new_chat_members",
            "  Дача #2: '/play'",
            "  Дача #3: 'Счёт 0' [✓ Плюс 0] (Минус) [Личка]",
        ]
    with pytest.raises(AssertionError, match="Анна does not see 'Счёт 7', but"):
        anna.sees("Счёт 7")
    with pytest.raises(AssertionError, match="Анна sees 'Счёт 0' in 'Счёт 0'"):
        anna.sees_not("Счёт 0")
    with pytest.raises(AssertionError, match="Анна has no button 'Плюс 0', but\nnothing at all"):
        await anna.taps("Плюс 0", where="dm")
    with pytest.raises(AssertionError, match="Анна sees no message"):
        anna.last("dm")


async def test_deep_links_open_the_dm(people: list[Person], server: Server) -> None:
    anna, boris = people
    await anna.says("/play")
    await anna.taps("Личка")
    anna.sees("Привет: /start deep", where="dm")
    boris.sees_not("Привет")
    assert anna.visited == ["https://t.me/playground_bot?start=deep"]
    await boris.opens("seat_1")
    boris.sees("Привет: /start seat_1")
    await boris.dms("/start")
    assert boris.last("dm").words == "Привет: /start"
    for link in ("a b", "x" * 65, "https://t.me/other_bot?start=x", "https://t.me/playground_bot?start=а"):
        with pytest.raises(AssertionError):
            await boris.opens(link)


async def test_a_link_brings_the_bot_into_a_group(bot: Bot, server: Server, anna: User) -> None:
    chat = server.telegram.add_group("Двор", [anna], bot=None)
    person = Person(server, anna, chat, lambda: quiet(server.idle))
    await person.opens("https://t.me/playground_bot?startgroup=x")
    person.sees("Привет: /start@playground_bot x", where=chat)


async def test_people_block_leave_rename_and_come_back(people: list[Person], bot: Bot, server: Server) -> None:
    anna, boris = people
    await anna.dms("/start")
    await anna.blocks()
    with pytest.raises(TelegramForbiddenError, match="Forbidden: bot was blocked by the user"):
        await bot.send_message(anna.user.id, "ход")
    await anna.unblocks()
    await bot.send_message(anna.user.id, "ход")
    assert anna.last("dm").words == "ход"
    await anna.renames("<b>", username="b")
    assert (await bot.get_chat(anna.user.id)).first_name == "<b>"
    await boris.leaves()
    assert boris.messages("group") == []
    await boris.joins()
    assert boris.messages("group")[-1].service["new_chat_members"][0]["first_name"] == "Борис"


async def test_home_follows_the_group(bot: Bot, server: Server, anna: User) -> None:
    chat = server.telegram.add_group("Двор", [anna], supergroup=False)
    person = Person(server, anna, chat, lambda: quiet(server.idle))
    server.telegram.migrate(chat)
    await person.says("/play")
    assert person.sees("Счёт 0").chat.type == "supergroup"


async def test_a_person_without_settling_waits_for_what_comes(
    bot: Bot, server: Server, anna: User, group: Chat
) -> None:
    person = Person(server, anna, group)
    await person.says("/play")
    await person.waits_for_button("Плюс 0")
    await person.taps("Плюс 0")
    assert (await person.waits_for("Счёт 1", where=group)).words == "Счёт 1"
    with pytest.raises(AssertionError, match="Анна does not see 'Счёт 2'"):
        await person.waits_for("Счёт 2", patience=0.01)
    with pytest.raises(AssertionError, match="Анна has no button 'Пас'"):
        await person.waits_for_button("Пас", patience=0.01)


async def test_polls_time_out_and_begin_anew(people: list[Person], server: Server, clock: FakeClock) -> None:
    anna, _ = people
    await clock.advance(10 * SECONDS + 1, lambda: quiet(server.idle))
    await anna.says("/play")
    assert anna.sees("Счёт 0").date == 1767614701


async def test_a_lost_answer_leaves_the_message(people: list[Person], server: Server) -> None:
    anna, _ = people
    server.faults.drop("sendMessage", when="after")
    await anna.says("/play")
    assert [message.words for message in anna.messages()] == ["", "/play", "Счёт 0"]
    assert server.refusals() == {}


async def test_files_go_both_ways(people: list[Person], bot: Bot, group: Chat) -> None:
    anna, boris = people
    said = await anna.sends_file("match.txt", b"K kozyr1", "/verify", chat=group)
    assert boris.downloads(boris.sees("/verify", where=group)) == b"K kozyr1"
    document = said.media["document"]
    content = await bot.download(document["file_id"])
    assert content
    assert content.read() == b"K kozyr1"
    await bot.send_document(group.id, BufferedInputFile(b"K kozyr2", "next.txt"), caption="Запись")
    assert anna.downloads(anna.last()) == b"K kozyr2"
    await anna.dms("/start")
    with pytest.raises(AssertionError, match="Борис sees no file in 'Привет: /start'"):
        boris.downloads(anna.last("dm"))
