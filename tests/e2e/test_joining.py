"""Sitting down and standing up, with and without an open DM, by button, command and deep link."""

import pytest

OPEN_DM = "Карты приходят в личку. Откройте её, и место будет вашим"


@pytest.fixture
async def lobby(world):
    """Anna has opened a table; Boris has never opened the DM."""
    anna, boris = world.person("Анна"), world.person("Борис", dm=False)
    await world.group("Дача", anna, boris)
    await anna.says("/play durak")
    await world.advance(2)
    return anna, boris


def seats(world):
    return [row.person for row in world.table().seats]


def link(person):
    """The deep link of the newest invitation in the group."""
    return person.sees("откройте личку", "group").buttons[0]["url"]


async def test_who_has_no_dm_waits_and_is_seated_by_the_deep_link(world, lobby):
    anna, boris = lobby
    popup = await boris.taps("Сесть за стол", "group")
    assert (popup.text, popup.show_alert) == (OPEN_DM, True)
    await world.advance(2)
    assert "Ждут личку: Борис" in anna.sees("даёт старт", "group").words
    assert seats(world) == [anna.user.id]
    await boris.opens(link(boris))
    await world.advance(2)
    assert seats(world) == [anna.user.id, boris.user.id]
    assert "2. Борис" in anna.sees("даёт старт", "group").words
    boris.sees("Вы за столом 1", "dm")


async def test_any_opening_of_the_dm_seats_who_waits(world, lobby):
    anna, boris = lobby
    await boris.taps("Сесть за стол", "group")
    await boris.dms("/start")
    await world.advance(2)
    assert seats(world) == [anna.user.id, boris.user.id]


async def test_start_goes_without_those_who_wait(world, lobby):
    anna, boris = lobby
    await boris.taps("Сесть за стол", "group")
    await anna.taps("+ Компьютер", "group")
    await world.advance(2)
    await anna.taps("Начать", "group")
    await world.advance(2)
    await boris.opens(link(boris))
    await world.advance(2)
    boris.sees("Партия уже началась", "dm")


@pytest.mark.parametrize("payload", ["nonsense", "JOIN_1", "x" * 64, "0", "rules_chess", "hello"])
async def test_a_link_that_leads_nowhere_is_answered(world, lobby, payload):
    _, boris = lobby
    await boris.opens(payload)
    await world.advance(2)
    assert boris.last("dm").sender is world.telegram.bot
    assert boris.last("dm").words


async def test_a_link_in_other_letters_is_no_link(world, lobby):
    _, boris = lobby
    await boris.taps("Сесть за стол", "group")
    await world.advance(2)
    token = link(boris).partition("start=")[2]
    boris.user.started = True
    await boris.dms(f"/start {token.swapcase()}")
    await world.advance(2)
    boris.sees("Этого стола больше нет", "dm")


async def test_a_link_twice_and_after_the_end(world, lobby):
    anna, boris = lobby
    await boris.taps("Сесть за стол", "group")
    await world.advance(2)
    address = link(boris)
    await boris.opens(address)
    await boris.opens(address)
    await world.advance(2)
    assert seats(world) == [anna.user.id, boris.user.id]
    await anna.taps("Отменить", "group")
    await world.advance(2)
    await boris.opens(address)
    await world.advance(2)
    boris.sees("Этот стол закрыт. Новый откроет /play", "dm")


async def test_commands_do_what_the_buttons_do(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(2)
    await boris.says("/join")
    assert seats(world) == [anna.user.id, boris.user.id]
    await boris.says("/leave")
    assert seats(world) == [anna.user.id]
    await boris.says("/join 1")
    assert seats(world) == [anna.user.id, boris.user.id]


async def test_the_owner_goes_and_the_next_one_may_start(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await anna.says("/play durak")
    await boris.says("/join")
    await clara.says("/join")
    await world.advance(3)
    await anna.taps("Встать", "group")
    await world.advance(2)
    assert (await clara.taps("Начать", "group")).text == "Начать может только Борис"
    await boris.taps("Начать", "group")
    await world.advance(2)
    assert world.table().row.status == "running"


async def test_the_last_one_closes_the_table(world, lobby):
    anna, boris = lobby
    await anna.taps("Встать", "group")
    await world.advance(2)
    anna.sees("Стол отменён", "group")
    await boris.says("/play durak")
    await world.advance(2)
    assert world.table(2).row.status == "lobby"


async def test_more_people_than_seats(world):
    """All press at the same moment: six sit, two are told so."""
    people = await world.friends(*"АБВГДЕЖЗ")
    await people[0].says("/play durak")
    await world.advance(2)
    message = people[0].sees("Дурак", "group")
    data = next(button["callback_data"] for button in message.buttons if button["text"] == "Сесть за стол")
    queries = [world.telegram.press(person.user, message, data) for person in people]
    await world.settle()
    assert len(seats(world)) == len(set(seats(world))) == 6
    assert [query.answer.text for query in queries].count("Все места заняты") == 2
    assert queries[0].answer.text == "Вы уже за столом"


async def test_a_lobby_that_was_deleted_is_posted_anew(world, lobby):
    anna, boris = lobby
    world.telegram.delete(anna.sees("даёт старт", "group"))
    await boris.says("/join")
    await world.advance(2)
    assert "Ждут личку: Борис" in anna.sees("даёт старт", "group").words
    await anna.taps("+ Компьютер", "group")
    await world.advance(2)
    assert len(seats(world)) == 2


async def test_buttons_of_the_lobby_after_the_start(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await boris.says("/join")
    await world.advance(2)
    lobby = anna.sees("Дурак", "group")
    old = {button["text"]: button["callback_data"] for button in lobby.buttons}
    await anna.taps("Начать", "group")
    await world.advance(2)
    assert (await boris.presses(lobby, old["Начать"])).text == "Партия уже началась"
    assert (await anna.presses(lobby, old["+ Компьютер"])).text == "Партия уже началась"
    assert (await anna.presses(lobby, old["Отменить"])).text == "Партия уже началась"
    assert len(seats(world)) == 2
