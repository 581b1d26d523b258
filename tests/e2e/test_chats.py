"""What happens to chats: the bot comes and goes, is muted, groups migrate, topics close, people leave, channels."""

from random import Random

import pytest

from playground.server.model import Chat


@pytest.fixture
async def table(world):
    """Anna and Boris play durak in a supergroup."""
    people = await world.friends("Анна", "Борис")
    await world.seat("durak", *people)
    return people


def sends(world, chat):
    return len([call for call in world.server.calls if str(call.params.get("chat_id")) == str(chat)])


async def test_the_first_words_are_said_once(world):
    anna = world.person("Анна")
    group = await world.group("Дача", anna, bot=None)
    await anna.opens(f"https://t.me/{world.telegram.bot.username}?startgroup=hello")
    await world.advance(10)
    words = [one.words for one in anna.messages("group") if "раздаёт карты" in one.words]
    assert len(words) == 1
    world.telegram.kick_bot(group)
    await world.settle()
    world.telegram.add_bot(group, by=anna.user)
    await world.settle()
    await world.advance(100)
    assert (await world.app.store.chats.get(group.id)).state == "open"


async def test_the_language_is_that_of_who_brings_the_bot(world):
    emil = world.person("Emil", language="de")
    group = await world.group("Garden", emil)
    await world.advance(3)
    emil.sees("deals cards", "group")
    assert (await world.app.store.chats.get(group.id)).language == "en"


async def test_kicked_in_a_match(world, table):
    anna, boris = table
    world.telegram.kick_bot(anna.home)
    await world.settle()
    await world.advance(5)
    assert (await world.row()).status == "void"
    before = sends(world, anna.home.id)
    await world.advance(600)
    assert sends(world, anna.home.id) == before
    other = await world.group("Двор", anna, boris)
    await anna.says("/play durak", chat=other)
    await world.advance(5)
    assert world.table(2).row.status == "lobby"


async def test_muted_in_a_match_time_stands_still(world, table):
    anna, _ = table
    world.telegram.demote(world.telegram.bot, anna.home, "restricted")
    await world.settle()
    await world.advance(600)
    assert await world.log() == []
    anna.sees("стол ждёт, время на ход стоит", "dm")
    world.telegram.demote(world.telegram.bot, anna.home, "member")
    await world.settle()
    await world.advance(80)
    assert await world.log() == []
    await world.advance(120)
    assert len(await world.log()) == 1


async def test_muted_as_the_server_says_so(world, table):
    anna, _boris = table
    world.telegram.allow_sending(anna.home, allowed=False)
    await anna.says("/table")
    await world.advance(10)
    assert (await world.app.store.chats.get(anna.home.id)).state == "muted"


async def test_a_basic_group_becomes_a_supergroup(world):
    anna, boris = world.person("Анна"), world.person("Борис")
    group = await world.group("Дача", anna, boris, supergroup=False)
    await anna.says("/settings")
    await world.advance(3)
    await anna.taps("10\xa0мин", "group")
    await world.seat("durak", anna, boris)
    new = world.telegram.migrate(group)
    await world.settle()
    await world.advance(10)
    row = await world.row()
    assert (row.chat, row.status) == (new.id, "running")
    chat = await world.app.store.chats.get(new.id)
    assert (chat.turn, chat.kind, chat.tables) == (600, "supergroup", 1)
    assert await world.app.store.chats.get(group.id) is None
    await world.play_on(anna, boris, rng=Random(2))
    assert all(one.chat is new for one in anna.messages("group") if "итог" in one.words)


async def test_a_topic_is_kept_and_may_close(world):
    anna, boris = world.person("Анна"), world.person("Борис")
    group = await world.group("Форум", anna, boris, forum=True)
    topic = world.telegram.add_topic(group, "Карты")
    await world.settle()
    await anna.says("/play durak", topic=topic)
    await world.advance(3)
    lobby = anna.sees("даёт старт", "group")
    assert lobby.thread == topic.id
    await boris.says("/join", reply_to=lobby)
    await anna.taps("Начать", lobby)
    await world.advance(5)
    assert anna.sees("ваш ход", "group").thread == topic.id
    world.telegram.delete_topic(group, topic)
    await world.settle()
    await anna.says("/table 1")
    await world.advance(25)
    assert not anna.sees("ваш ход", "group").in_topic


async def test_who_leaves_the_chat_leaves_its_lobbies(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await boris.says("/join")
    await world.advance(3)
    await boris.leaves()
    await world.advance(3)
    assert [row.person for row in world.table().seats] == [anna.user.id]


async def test_a_dm_that_is_blocked_in_a_match_is_told_once(world, table):
    anna, boris = table
    await boris.blocks()
    for _ in range(6):
        await world.step(anna, rng=Random(1), pause=100)
    hints = [one for one in anna.messages("group") if "откройте личку" in one.words]
    assert len(hints) == 1
    forbidden = [call for call in world.server.calls if call.error and call.error.code == 403]
    assert len(forbidden) <= 2
    await boris.unblocks()
    await world.advance(5)
    assert boris.messages("dm")


async def test_plain_words_and_other_bots_are_not_answered(world):
    anna, _boris = await world.friends("Анна", "Борис")
    await world.advance(5)
    before = len(world.server.calls)
    for words in ["Привет"] * 20 + ["/play@otherbot durak", "/start", "/join@otherbot", "/unknown", "play", "/"]:
        await anna.says(words)
    await anna.dms("Привет")
    await world.advance(60)
    assert len(world.server.calls) == before


async def test_channels_are_ignored(world):
    anna = world.person("Анна")
    channel = Chat(-1001, "supergroup", "Канал")
    setattr(channel, "type", "channel")  # noqa: B010 - a kind that the model does not know
    world.telegram.chats[channel.id] = channel
    before = len(world.server.calls)
    world.telegram.add_bot(channel, by=anna.user, status="administrator")
    await world.settle()
    await world.advance(10)
    assert len(world.server.calls) == before


async def test_an_anonymous_administrator_rules_but_does_not_sit(world, table):
    anna, _ = table
    clara = world.person("Clara")
    world.telegram.join(clara.user, anna.home)
    world.telegram.promote(clara.user, anna.home, anonymous=True)
    clara._home = anna.home
    await world.settle()
    await clara.says("/settings")
    await world.advance(10)
    clara.sees("Настройки чата", "group")
    await clara.taps("10\xa0мин", "group")
    assert (await world.app.store.chats.get(anna.home.id)).turn == 600
    await clara.says("/play durak")
    await world.advance(10)
    clara.sees("Анонимно сесть за стол нельзя", "group")
    await clara.says("/stop")
    await world.advance(10)
    assert (await world.row()).status == "void"
