"""How much goes out when, and who goes first."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.outbox.budget import EVEN, OVERALL, PACE, Budget
from bot.outbox.budget import GROUP as GROUP_LIMIT
from bot.outbox.jobs import Clear, Show
from bot.outbox.lane import Entry
from bot.outbox.wanted import Wanted
from bot.storage.rows import Slot
from bot.where import Where
from tests.outbox.telegram import OFFLINE
from tests.outbox.world import ANNA, BORIS, GROUP, PLAIN, World, hand, screen, table


def test_the_limits_are_those_of_the_design():
    assert (PACE, EVEN, GROUP_LIMIT.calls, OVERALL) == ((1, 1.0), (6, 18.0), 18, (25, 1.0))
    assert GROUP_LIMIT.seconds >= 60


@pytest.mark.parametrize(
    ("chat", "calls", "now", "ahead", "wait"),
    [
        (1, [], 100.0, 0, 0.0),
        (1, [100.0], 100.0, 0, 1.0),
        (1, [100.0], 100.25, 0, 0.75),
        (1, [100.0], 100.25, 2, 2.75),
        (1, [100.0], 101.0, 0, 0.0),
        (1, [100.0 + second for second in range(50)], 150.0, 0, 0.0),
        (-1, [100.0], 100.0, 0, 1.0),
        (-1, [100.0 + second for second in range(5)], 105.0, 0, 0.0),
        (-1, [100.0 + second for second in range(6)], 106.0, 0, 12.0),
        (-1, [100.0 + second for second in range(6)], 106.0, 1, 13.0),
        (-1, [100.0 + 3.25 * call for call in range(18)], 156.0, 0, 4.5),
        (-1, [100.0 + 3.25 * call for call in range(18)], 160.5, 0, 0.0),
        (-1, [100.0 + 3.25 * call for call in range(18)], 160.5, 1, 3.25),
    ],
)
def test_a_call_waits_until_its_chat_may_be_called(chat: int, calls: list[float], now: float, ahead: int, wait: float):
    budget = Budget.of_chat(chat)
    for at in calls:
        budget.take(at)
    assert budget.wait(now, ahead) == wait


def test_a_call_that_was_not_made_is_given_back():
    budget = Budget([OVERALL])
    for hundredth in range(25):
        budget.take(100.0 + hundredth / 100)
    assert budget.wait(100.5) == 0.5
    budget.give_back(100.24)
    assert budget.wait(100.5) == 0.0


def most_in(times: list[float], seconds: float) -> int:
    return max(sum(at <= other <= at + seconds for other in times) for at in times)


@given(st.lists(st.floats(0, 90), min_size=1, max_size=60))
def test_no_load_gets_more_than_18_calls_into_60_seconds_of_a_group(pauses: list[float]):
    budget, now, calls = Budget.of_chat(-1), 1_767_614_400.0, []
    for pause in pauses:
        now += pause % 5
        at = now + budget.wait(now)
        assert budget.wait(at) == 0
        budget.take(at)
        calls.append(at)
        now = at
    assert most_in(calls, 60.0) <= 18
    assert most_in(calls, 0.99) == 1


async def test_a_busy_group_gets_18_edits_a_minute_and_loses_no_move(world: World):
    for move in range(1, 130):
        world.tell(table(), move, priority=1)
        await world.after(1)
    times = [call.at for call in world.made()]
    assert [at - times[0] for at in times[:7]] == [0, 1, 2, 3, 4, 5, 18]
    assert times[17] == times[0] + 41
    assert times[18] == times[0] + 60.5
    assert most_in(times, 60.0) == 18
    told = [text.split("..") for _, _, text in world.calls()]
    assert [since for since, _ in told[1:]] == [upto for _, upto in told[:-1]]


async def test_failed_calls_count(world: World):
    world.refuse(*[OFFLINE] * 20)
    world.want(table(), "one")
    await world.after(600)
    assert [call.at - world.made()[0].at for call in world.made()][:8] == [0, 1, 3, 7, 15, 31, 63, 123]
    assert most_in([call.at for call in world.made()], 60.0) <= 18


async def test_a_person_gets_one_message_a_second(world: World):
    for number in range(4):
        world.outbox.say(Where(ANNA), screen(str(number)))
    await world.after(5)
    assert [call.at - world.made()[0].at for call in world.made()] == [0, 1, 2, 3]


async def test_25_messages_a_second_leave_in_all(world: World):
    for person in range(1000, 1060):
        world.outbox.say(Where(person), PLAIN)
    await world.after(5)
    times = [call.at - world.made()[0].at for call in world.made()]
    assert times == [0.0] * 25 + [1.0] * 25 + [2.0] * 10


async def fill(world: World) -> None:
    """Use up what the bot may send in a second, so that from now on one call after the other is free."""
    for person in range(1000, 1025):
        world.outbox.say(Where(person), PLAIN)
        await world.after(0.02)
    world.calls()


async def test_the_player_on_turn_goes_first_then_tables_then_the_rest(world: World):
    await fill(world)
    world.outbox.say(Where(3), screen("rest"))
    world.want(table(), "table", priority=1)
    world.want(hand(), "on turn", priority=0)
    await world.after(1)
    assert [text for _, _, text in world.calls()] == ["on turn", "table", "rest"]


async def test_within_a_chat_the_table_goes_before_the_rest(world: World):
    world.outbox.say(Where(GROUP), screen("first"))
    await world.settle()
    world.outbox.say(Where(GROUP), screen("rest"))
    world.want(table(), "table", priority=1)
    await world.after(2)
    assert [text for _, _, text in world.calls()] == ["first", "table", "rest"]


async def test_a_lively_table_does_not_silence_the_rest(world: World):
    world.tell(table(), 1, priority=1)
    await world.settle()
    world.outbox.say(Where(GROUP), screen("rest"))
    for move in range(2, 21):
        world.tell(table(), move, priority=1)
        await world.after(1)
    texts = [text for _, _, text in world.calls()]
    assert texts == ["0..1", "1..2", "2..3", "3..4", "4..5", "5..6", "6..19", "rest"]


async def test_chats_take_turns(world: World):
    await fill(world)
    for person in (ANNA, BORIS):
        for text in ("a", "b"):
            world.outbox.say(Where(person), screen(text))
    await world.after(2)
    assert world.calls() == [
        ("sendMessage", ANNA, "a"),
        ("sendMessage", BORIS, "a"),
        ("sendMessage", ANNA, "b"),
        ("sendMessage", BORIS, "b"),
    ]


async def test_who_was_served_longest_ago_goes_first(world: World):
    world.outbox.say(Where(ANNA), screen("a"))
    await world.after(1)
    world.outbox.say(Where(BORIS), screen("b"))
    await world.after(1)
    await fill(world)
    world.outbox.say(Where(BORIS), screen("b"))
    world.outbox.say(Where(ANNA), screen("a"))
    await world.after(1)
    assert [text for _, _, text in world.calls()] == ["a", "b"]


async def test_deleting_costs_no_budget_of_the_chat(world: World):
    world.want(table(), "one")
    await world.settle()
    world.outbox.end(table(), "delete")
    await world.settle()
    world.want(Slot(1, "result", GROUP), "result")
    await world.after(1)
    start = world.made()[0].at
    assert [(call.name, call.at - start) for call in world.made()] == [
        ("sendMessage", 0.0),
        ("deleteMessage", 0.0),
        ("sendMessage", 1.0),
    ]


async def test_the_delay_of_a_change_is_known(world: World):
    assert world.outbox.delay(GROUP) == 0
    for move in range(1, 7):
        world.tell(table(), move)
        await world.after(1)
    assert world.outbox.delay(GROUP) == 12
    assert world.outbox.delay(ANNA) == 0
    world.tell(table(), 20)
    assert world.outbox.delay(GROUP) == 12
    world.outbox.say(Where(GROUP), PLAIN)
    assert world.outbox.delay(GROUP) == 13
    await world.after(10)
    assert world.outbox.delay(GROUP) == 3


async def test_idle_means_that_nothing_could_be_sent_now(world: World):
    assert world.outbox.idle()
    world.want(table(), "one")
    assert not world.outbox.idle()
    await world.settle()
    world.want(table(), "two")
    assert not world.outbox.idle()
    await world.clock.sleep(0)
    await world.clock.sleep(0)
    assert world.outbox.idle()
    assert [name for name, _, _ in world.calls()] == ["sendMessage"]
    await world.after(1)
    assert [name for name, _, _ in world.calls()] == ["editMessageText"]


async def test_chats_long_quiet_are_forgotten(world: World):
    for person in range(1000, 1040):
        world.outbox.say(Where(person), PLAIN)
    await world.after(100)
    for person in range(2000, 2040):
        world.outbox.say(Where(person), PLAIN)
    await world.after(100)
    assert [person for person in world.outbox._lanes if person < 2000] == []


async def test_a_closed_outbox_starts_nothing_and_finishes_what_it_does(world: World):
    world.telegram.gate.clear()
    world.want(table(), "one")
    while not world.made():
        await world.clock.sleep(0)
    world.want(table(), "late")
    closing = world.nursery.start(world.outbox.close(), "close")
    world.telegram.gate.set()
    await closing
    assert world.outbox.idle()
    assert world.calls() == [("sendMessage", GROUP, "one")]
    sent = await world.sent(table())
    assert sent is not None
    assert sent.message == 101


def test_a_job_moves_up_a_priority_every_ten_seconds():
    entry = Entry(Clear(-1, 5, "strip"), 0, asked=100.0)
    assert [entry.rank(now) for now in (100.0, 109.9, 110.0, 120.0, 999.0)] == [2, 2, 1, 0, 0]
    wanted = Wanted(table(), lambda since: PLAIN, priority=0)
    assert replace(entry, job=Show(wanted)).rank(100.0) == 0
