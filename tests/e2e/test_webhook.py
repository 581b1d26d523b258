"""Webhook mode: Telegram delivers to the bot; nothing is lost, nothing counts twice, strangers are not heard."""

from collections.abc import AsyncIterator
from random import Random

import pytest
from aiohttp import ClientSession

from bot.settings import Misconfigured
from playground.server import webhook as delivery
from tests.clock import quiet
from tests.e2e.checks import check
from tests.e2e.world import World

SECRET = "Kozyr_1-2_Kozyr_1-2"
HEADER = "X-Telegram-Bot-Api-Secret-Token"


@pytest.fixture
def listen(unused_tcp_port) -> str:
    return f"127.0.0.1:{unused_tcp_port}"


@pytest.fixture
def url(listen) -> str:
    return f"http://{listen}/telegram"


@pytest.fixture
async def world(tmp_path, listen, url) -> AsyncIterator[World]:
    """A world in which Telegram delivers."""
    async with World(tmp_path, http_listen=listen, webhook_url=url, webhook_secret=SECRET) as world:
        yield world
        await check(world)


@pytest.fixture
def lost_answers(monkeypatch) -> list[int]:
    """How many of the bot's next answers get lost, so that their updates come again: set its only item."""
    left = [0]
    exchange = delivery.exchange

    async def lossy(session, webhook, update):
        done = await exchange(session, webhook, update)
        if done[0] or not left[0]:
            return done
        left[0] -= 1
        return "Webhook connection closed", {}

    monkeypatch.setattr(delivery, "exchange", lossy)
    return left


async def post(url, update, secret):
    async with ClientSession() as client, client.post(url, json=update, headers={HEADER: secret}) as response:
        return response.status


async def health(listen):
    async with ClientSession() as client, client.get(f"http://{listen}/healthz") as response:
        return response.status, await response.json()


def intercepted(world, person, text):
    """The update of what somebody writes, taken away before Telegram delivers it."""
    world.telegram.write(person.user, person.home, text)
    return world.telegram.updates.queue.pop()


def tables(world):
    return len(list(world.app.hall._floor))


async def test_durak_to_the_result(world, listen, url):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    result = await world.play_on(anna, boris, rng=Random(2))
    await world.advance(60)
    assert (await world.row()).status == "over"
    assert "Анна" in result.words
    assert world.telegram.updates.webhook.failures == 0
    assert world.server.called("getUpdates") == []
    [told] = world.server.called("setWebhook")
    assert told.params == {
        "url": url,
        "secret_token": SECRET,
        "allowed_updates": ["message", "callback_query", "my_chat_member", "chat_member"],
    }
    assert await health(listen) == (200, {"ok": True, "database": True, "telegram": True})


async def test_durak_though_every_third_answer_is_lost(world, lost_answers):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    rng, presses = Random(3), 0
    while (await world.row()).status == "running":
        lost_answers[0] = presses % 3 == 0
        await world.step(anna, boris, rng=rng)
        presses += 1
        assert presses < 500
    assert world.telegram.updates.webhook.failures > 5
    anna.sees("итог", "group")


async def test_what_comes_again_counts_once(world, lost_answers):
    anna, boris = await world.friends("Анна", "Борис")
    lost_answers[0] = 1
    await anna.says("/play durak")
    await world.advance(2)
    lost_answers[0] = 1
    await anna.taps("+ Компьютер", "group")
    await world.advance(2)
    assert world.telegram.updates.webhook.failures == 2
    assert tables(world) == 1
    assert [row.person for row in world.table().seats] == [anna.user.id, None]
    assert len([message for message in boris.messages("group") if "даёт старт" in message.words]) == 1


@pytest.mark.parametrize("secret", ["", "wrong", SECRET.swapcase()])
async def test_a_stranger_is_not_heard(world, url, secret):
    [anna] = await world.friends("Анна")
    update = intercepted(world, anna, "/play durak")
    calls = len(world.server.calls)
    assert await post(url, update, secret) == 401
    await world.advance(5)
    assert (tables(world), len(world.server.calls)) == (0, calls)
    assert await post(url, update, SECRET) == 200
    await world.advance(5)
    assert tables(world) == 1


@pytest.mark.parametrize("update", [{"update_id": 1}, {"update_id": 2, "message": {"text": "/play"}}, [], {"x": 1}])
async def test_rubbish_with_the_secret_does_no_harm(world, url, update):
    [anna] = await world.friends("Анна")
    assert await post(url, update, SECRET) in {200, 400}
    await anna.says("/play durak")
    await world.advance(2)
    anna.sees("даёт старт", "group")


async def test_what_comes_while_the_bot_is_away_is_kept(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(2)
    await world.kill()
    world.telegram.write(boris.user, boris.home, "/join")
    world.clock._now += 60
    await world.start()
    await world.advance(5)
    assert {row.person for row in world.table().seats} == {anna.user.id, boris.user.id}


async def test_a_press_that_a_kill_cuts_short_comes_again(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(2)
    lobby = anna.sees("даёт старт", "group")
    data = next(button["callback_data"] for button in lobby.buttons if button["text"] == "Сесть за стол")
    async with world.app.store.transaction():
        press = world.telegram.press(boris.user, lobby, data)
        await quiet(lambda: not world.app.intake.idle())
        await world.app.nursery.close()
        await quiet(lambda: world.telegram.updates.webhook.failures > 0)
    assert (press.answer, len(world.telegram.updates.queue)) == (None, 1)
    await world.restart()
    await world.advance(5)
    assert {row.person for row in world.table().seats} == {anna.user.id, boris.user.id}
    assert press.answer is not None


async def test_restarts_in_the_middle_of_a_match(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    rng = Random(4)
    for _ in range(4):
        for _ in range(5):
            await world.step(anna, boris, rng=rng)
        await world.restart(away=30)
        await world.advance(5)
    await world.play_on(anna, boris, rng=rng)


async def test_to_polling_and_back(world, url):
    anna, boris = await world.friends("Анна", "Борис")
    await world.kill()
    world.telegram.write(anna.user, anna.home, "/play durak")
    await world.start(webhook_url=None)
    await world.advance(2)
    assert (world.telegram.updates.webhook, tables(world)) == (None, 1)
    await world.kill()
    world.telegram.write(boris.user, boris.home, "/join")
    await world.start()
    await world.advance(2)
    assert world.telegram.updates.webhook.url == url
    assert len(world.table().seats) == 2


async def test_a_webhook_taken_by_another_program_is_set_again(world, url):
    [anna] = await world.friends("Анна")
    world.telegram.updates.webhook = None
    world.telegram.write(anna.user, anna.home, "/play durak")
    await world.clock.advance(61)
    await world.settle()
    assert world.telegram.updates.webhook.url == url
    assert tables(world) == 1


async def test_a_port_that_is_taken(world, tmp_path, listen):
    other = World(tmp_path / "other", http_listen=listen)
    with pytest.raises(Misconfigured) as stop:
        async with other:
            pass
    assert str(stop.value).startswith(f"HTTP_LISTEN: {listen} cannot be opened: ")


async def test_health_while_polling(tmp_path, listen):
    async with World(tmp_path, http_listen=listen) as world:
        assert await health(listen) == (200, {"ok": True, "database": True, "telegram": True})
        await world.advance(600)
        assert (await health(listen))[0] == 200
        world.server.faults.fail("getUpdates", error_code=502, description="Bad Gateway", times=1000)
        await world.clock.advance(300)
        assert await health(listen) == (503, {"ok": False, "database": True, "telegram": False})
        world.server.faults.clear()
        await world.clock.advance(60)
        await world.settle()
        assert (await health(listen))[0] == 200
        assert await post(f"http://{listen}/telegram", {"update_id": 1}, SECRET) == 404
