"""A fault of the bot is told in one sentence with a code, changes nothing, and does not flood the chat."""

import re
from random import Random

import pytest

from bot.screens.press import Press
from games.rules.durak import DurakDeal
from tests.e2e.world import chosen

SENTENCE = re.compile(r"Не получилось: сбой у бота, код [A-Z2-7]{4}")


@pytest.fixture
async def table(world):
    people = await world.friends("Анна", "Борис")
    await world.seat("durak", *people)
    return people


async def test_rules_that_raise(world, table, monkeypatch):
    """The table is thrown away and replayed from its log; the next press works."""
    anna, boris = table
    rng = Random(1)
    for _ in range(4):
        await world.step(anna, boris, rng=rng)
    choice = chosen(world.moves(anna, boris), rng)
    while ":" not in choice[2]["callback_data"]:  # a card, which is laid but once
        await world.move(choice)
        choice = chosen(world.moves(anna, boris), rng)
    before, code, play = await world.log(), Press.parse(choice[2]["callback_data"]).code, DurakDeal.play

    def fail(deal, seat, action):
        if action.code == code:
            raise KeyError("7H")
        play(deal, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(DurakDeal, "play", fail)
        for _ in range(3):
            person, message, button = choice
            popup = await person.presses(message, button["callback_data"])
            assert popup
            assert SENTENCE.fullmatch(popup.text)
            assert popup.show_alert
    assert await world.log() == before
    await world.advance(30)
    told = [one.words for one in anna.messages() + boris.messages() if SENTENCE.search(one.words)]
    assert len(set(told)) == 1
    assert "7H" not in told[0]
    assert await world.move(choice) is None
    assert len(await world.log()) == len(before) + 1
    await world.play_on(anna, boris, rng=rng)


async def test_a_command_that_raises(world, table, monkeypatch):
    anna, _ = table

    async def fail(*_):
        raise RuntimeError("secret")

    monkeypatch.setattr(world.app.hall, "command", fail)
    for _ in range(4):
        await anna.says("/table")
    await world.advance(30)
    told = [one.words for one in anna.messages("group") if "сбой" in one.words]
    assert len(told) == 1
    assert SENTENCE.match(told[0])
    assert "secret" not in told[0]


@pytest.mark.parametrize("fault", ["drop", "fail"])
async def test_a_network_that_fails_is_tried_again_in_order(world, table, fault):
    """Twice nothing comes through: then the newest screen does, and every press was answered."""
    anna, boris = table
    if fault == "drop":
        world.server.faults.drop("editMessageText", times=2)
        world.server.faults.drop("sendMessage", times=1)
    else:
        world.server.faults.fail("editMessageText", error_code=500, description="Internal Server Error", times=3)
    rng = Random(2)
    for _ in range(12):
        await world.step(anna, boris, rng=rng)
    await world.advance(30)
    assert world.moves(anna, boris)
    await world.play_on(anna, boris, rng=rng)


async def test_an_answer_that_is_lost_does_not_lose_the_move(world, table):
    anna, boris = table
    rng = Random(3)
    world.server.faults.drop("answerCallbackQuery", when="after", times=30)
    for _ in range(10):
        await world.step(anna, boris, rng=rng)
    assert len(await world.log()) >= 4


async def test_polling_that_fails_goes_on(world, table):
    anna, _ = table
    world.server.faults.fail(
        "getUpdates", error_code=409, description="Conflict: terminated by other getUpdates request", times=2
    )
    world.telegram.write(anna.user, anna.home, "/help")
    for _ in range(4):
        await world.clock.advance(2)
    await world.advance(10)
    anna.sees("/play открывает стол", "group")
