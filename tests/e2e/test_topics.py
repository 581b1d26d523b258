"""Forums: a table lives in its topic, whatever happens to it; commands are answered where they were given."""

from random import Random
from typing import NamedTuple

import pytest

from playground.person import Person
from playground.server.model import Chat, Message, Topic


class Forum(NamedTuple):
    """A group with two topics beside the General one, and its people."""

    chat: Chat
    cards: Topic
    other: Topic
    anna: Person
    boris: Person


@pytest.fixture
async def forum(world) -> Forum:
    anna, boris = world.person("Анна"), world.person("Борис")
    chat = await world.group("Дача", anna, boris, forum=True)
    cards, other = world.telegram.add_topic(chat, "Карты"), world.telegram.add_topic(chat, "Прочее")
    await world.settle()
    return Forum(chat, cards, other, anna, boris)


def written(world, chat: Chat, after: int = 0) -> list[Message]:
    """What the bot has ever written in the group since a message, ephemeral messages too."""
    bot = world.telegram.bot
    ordinary = [message for message in chat.messages.values() if message.id > after and not message.service]
    return [message for message in (*ordinary, *chat.ephemerals.values()) if message.sender is bot]


def places(world, chat: Chat, after: int = 0) -> set[int]:
    """The topics in which it stands, 0 for the General one."""
    return {message.thread or 0 if message.in_topic else 0 for message in written(world, chat, after)}


async def seat(world, forum: Forum, topic: Topic | None, game: str = "durak") -> None:
    """Open a table in a topic and begin, by commands and the buttons there."""
    await forum.anna.says(f"/play {game}", topic=topic)
    await world.advance(2)
    await forum.boris.taps("Сесть за стол", "group")
    await world.advance(2)
    await forum.anna.taps("Начать", "group")
    await world.advance(10)


COMMANDS = [
    "/play",
    "/play durak",
    "/join",
    "/leave",
    "/hand",
    "/table",
    "/stop",
    "/rules",
    "/rules durak",
    "/top",
    "/settings",
    "/lang",
    "/verify",
    "/verify 5",
    "/help",
    "/start@playground_bot",
]


@pytest.mark.parametrize("command", COMMANDS)
async def test_each_command_is_answered_in_its_topic(world, forum, command):
    """Field report 50."""
    forum.anna.user.started = False  # refusals come into the group
    newest = max(forum.chat.messages)
    await forum.anna.says(command, topic=forum.cards)
    await world.advance(5)
    assert places(world, forum.chat, newest) == {forum.cards.id}


@pytest.mark.parametrize("command", COMMANDS)
async def test_each_command_is_answered_in_the_general_topic(world, forum, command):
    """There a reply carries a thread that is no topic."""
    await world.advance(61)  # the bot has said its first words on coming in
    question = await forum.boris.says("Сыграем?", reply_to=await forum.boris.says("Вечер добрый"))
    forum.anna.user.started = False
    newest = max(forum.chat.messages)
    await forum.anna.says(command, reply_to=question)
    await world.advance(5)
    assert places(world, forum.chat, newest) == {0}
    assert "Bad Request: message thread not found" not in world.server.refusals()


async def test_a_match_and_its_rematch_stay_in_the_topic(world, forum):
    newest = max(forum.chat.messages)
    await seat(world, forum, forum.cards)
    await forum.anna.taps("Мои карты", "group")
    await forum.anna.says("/table", topic=forum.cards)
    await forum.boris.says("/stop", topic=forum.cards)
    await world.advance(400)
    result = await world.play_on(forum.anna, forum.boris, rng=Random(1))
    await world.advance(60)
    await forum.anna.taps("Ещё раз", result)
    await world.advance(10)
    forum.anna.sees("даёт старт", "group")
    await forum.boris.says("/verify 1", topic=forum.cards)
    await world.advance(10)
    assert len(written(world, forum.chat, newest)) > 5
    assert places(world, forum.chat, newest) == {forum.cards.id}


async def test_leaving_is_told_in_the_topic(world, forum):
    await seat(world, forum, forum.cards)
    newest = max(forum.chat.messages)
    await forum.boris.says("/leave", topic=forum.other)
    await world.advance(2)
    await forum.boris.taps("Встать", "dm")
    await world.advance(30)
    assert "1 @leave" in await world.log()
    assert places(world, forum.chat, newest) == {forum.cards.id}


async def test_two_topics_have_a_lobby_each_of_one_game(world, forum):
    for topic in (forum.cards, forum.other, None):
        await forum.anna.says("/play durak", topic=topic)
        await world.advance(3)
    newest = max(forum.chat.messages)
    await forum.boris.says("/play durak", topic=forum.other)
    await world.advance(3)
    assert places(world, forum.chat, newest) == {forum.other.id}
    assert [table.row.topic for table in world.app.hall._floor] == [forum.cards.id, forum.other.id, 0]


async def test_a_command_means_the_table_of_its_topic(world, forum):
    for topic in (forum.cards, forum.other):
        await forum.anna.says("/play durak", topic=topic)
        await world.advance(3)
    await forum.boris.says("/join", topic=forum.other)
    await world.advance(3)
    assert [len(world.table(number).seats) for number in (1, 2)] == [1, 2]
    await forum.boris.says("/join 1", topic=forum.other)
    await world.advance(3)
    assert [len(world.table(number).seats) for number in (1, 2)] == [2, 2]


async def test_where_the_topic_has_none_a_command_means_that_of_another(world, forum):
    await forum.anna.says("/play durak", topic=forum.cards)
    await forum.boris.says("/join", topic=forum.other)
    await world.advance(5)
    assert len(world.table().seats) == 2
    assert places(world, forum.chat) - {0} == {forum.cards.id}  # the welcome stands in the General topic


async def test_another_topic_does_not_push_the_table_down(world, forum):
    await seat(world, forum, forum.cards)
    table = forum.anna.sees("козырь ♥", "group")
    for _ in range(40):
        world.telegram.write(forum.boris.user, forum.chat, "Кто тут?", topic=forum.other)
    await forum.boris.says("/help", topic=forum.other)
    await world.step(forum.anna, forum.boris, rng=Random(1))
    await world.advance(20)
    assert not table.deleted
    for _ in range(3):
        await forum.boris.says("/help", topic=forum.cards)
        await world.step(forum.anna, forum.boris, rng=Random(1))
    await world.advance(20)
    assert table.deleted


@pytest.mark.parametrize("trouble", ["deleted", "switched off"])
async def test_without_its_topic_a_table_goes_on_in_the_chat(world, forum, trouble):
    """Field report 49."""
    await seat(world, forum, forum.cards)
    rng = Random(2)
    for _ in range(4):
        await world.step(forum.anna, forum.boris, rng=rng)
    if trouble == "deleted":
        world.telegram.delete_topic(forum.chat, forum.cards)
    else:
        world.telegram.end_topics(forum.chat)
    newest = max(forum.chat.messages)
    result = await world.play_on(forum.anna, forum.boris, rng=rng)
    await world.advance(60)
    assert (result.in_topic, places(world, forum.chat, newest)) == (False, {0})
    assert world.server.refusals()["Bad Request: message thread not found"] == 1


async def test_a_lobby_outlives_its_topic_and_a_restart(world, forum):
    await forum.anna.says("/play durak", topic=forum.cards)
    await world.advance(3)
    world.telegram.delete_topic(forum.chat, forum.cards)
    await world.restart()
    await forum.boris.says("/join")
    await world.advance(5)
    await forum.anna.taps("Начать", "group")
    await world.advance(5)
    await world.play_on(forum.anna, forum.boris, rng=Random(3))


async def test_a_table_leaves_a_closed_topic_and_comes_back(world, forum):
    await seat(world, forum, forum.cards)
    world.telegram.close_topic(forum.chat, forum.cards)
    newest = max(forum.chat.messages)
    await forum.anna.says("/table")
    await world.advance(40)
    assert places(world, forum.chat, newest) == {0}
    world.telegram.reopen_topic(forum.chat, forum.cards)
    newest = max(forum.chat.messages)
    await forum.anna.says("/table")
    await world.advance(40)
    assert places(world, forum.chat, newest) == {forum.cards.id}
