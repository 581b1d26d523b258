"""Every answer of the Bot API that is no success."""

import pytest
from structlog.testing import capture_logs

from bot.outbox import Wanted
from bot.outbox.jobs import How
from bot.screens.screen import Screen
from bot.storage.rows import Slot
from bot.where import Where
from tests.outbox.telegram import OFFLINE, Refusal, bad, forbidden, too_many
from tests.outbox.world import ANNA, GROUP, PLAIN, World, hand, screen, table

SUPERGROUP = -1005
MIGRATED = Refusal(400, "Bad Request: group chat was upgraded to a supergroup chat", {"migrate_to_chat_id": SUPERGROUP})


def seconds(world: World) -> list[float]:
    """Return when the calls were made, from the first on."""
    return [call.at - world.made()[0].at for call in world.made()]


async def test_too_many_requests_waits_and_repeats_the_newest(world: World):
    world.refuse(too_many(7))
    world.want(table(), "one")
    await world.settle()
    assert world.outbox.delay(GROUP) == 7
    world.want(table(), "two")
    world.want(hand(), "hand")
    await world.after(6)
    assert world.calls() == [("sendMessage", GROUP, "one"), ("sendMessage", ANNA, "hand")]
    await world.after(1)
    assert world.calls() == [("sendMessage", GROUP, "two")]
    assert world.tables.heard == []


@pytest.mark.parametrize("trouble", [OFFLINE, Refusal(500, "Internal Server Error"), Refusal(502, body="<html>nginx")])
async def test_what_telegram_does_not_hear_is_repeated_ever_more_seldom_and_in_order(world: World, trouble: Refusal):
    """Field report 65."""
    world.refuse(*[trouble] * 8)
    world.outbox.say(Where(ANNA), screen("a"))
    world.outbox.say(Where(ANNA), screen("b"))
    await world.after(300)
    assert seconds(world) == [0, 1, 3, 7, 15, 31, 63, 123, 183, 184]
    assert [text for _, _, text in world.calls()] == ["a"] * 9 + ["b"]


async def test_after_a_success_waiting_begins_anew_with_a_second(world: World):
    world.refuse(OFFLINE, OFFLINE, None, OFFLINE)
    world.outbox.say(Where(ANNA), screen("a"))
    world.outbox.say(Where(ANNA), screen("b"))
    await world.after(60)
    assert seconds(world) == [0, 1, 3, 4, 5]


async def test_a_repeated_screen_is_the_newest_and_still_fresh_and_loud(world: World):
    world.want(hand(), "one")
    await world.after(1)
    world.refuse(OFFLINE)
    world.want(hand(), "two", fresh=True, loud=True)
    await world.settle()
    world.want(hand(), "three")
    await world.after(1)
    assert [call[::2] for call in world.calls()] == [
        ("sendMessage", "one"),
        ("sendMessage", "two"),
        ("sendMessage", "three"),
        ("deleteMessage", "101"),
    ]


@pytest.mark.parametrize(
    "refusal",
    [
        forbidden("bot was blocked by the user"),
        forbidden("bot can't initiate conversation with a user"),
        forbidden("user is deactivated"),
        forbidden("bot can't send messages to bots"),
        bad("chat not found"),
        bad("PEER_ID_INVALID"),
    ],
)
async def test_who_cannot_be_reached_is_told_of_once_and_left_alone(world: World, refusal: Refusal):
    """Field report 52: no storm of retries."""
    world.refuse(refusal)
    world.outbox.say(Where(ANNA), screen("welcome"))
    world.want(hand(), "one")
    await world.after(60)
    world.want(hand(), "two", fresh=True)
    world.outbox.say(Where(ANNA), screen("again"))
    world.outbox.end(hand(), "strip")
    await world.after(600)
    assert world.calls() == [("sendMessage", ANNA, "welcome")]
    assert world.tables.heard == [("unreachable", ANNA)]


async def test_who_opens_the_chat_again_gets_what_is_wanted_then(world: World):
    world.want(hand(), "one")
    await world.after(1)
    world.refuse(forbidden("bot was blocked by the user"))
    world.want(hand(), "two")
    await world.after(1)
    world.want(hand(), "three")
    await world.settle()
    async with world.store.transaction() as tx:
        await world.store.people.change(tx, ANNA, dm="open")
    world.want(hand(), "four")
    await world.settle()
    assert [text for _, _, text in world.calls()] == ["one", "two", "four"]


async def test_a_slot_that_ends_where_nothing_goes_is_forgotten(world: World):
    world.want(hand(), "one")
    await world.settle()
    async with world.store.transaction() as tx:
        await world.store.people.change(tx, ANNA, dm="closed")
    world.outbox.end(hand(), "strip")
    await world.after(1)
    assert await world.sent(hand()) is None


async def test_a_message_that_comes_through_tells_that_the_person_is_reachable_once(world: World):
    async with world.store.transaction() as tx:
        await world.store.people.change(tx, ANNA, dm="unknown")
    world.want(hand(), "one")
    world.outbox.say(Where(ANNA), PLAIN)
    world.outbox.say(Where(77), PLAIN)
    await world.after(5)
    assert world.tables.heard == [("reachable", ANNA)]


@pytest.mark.parametrize(
    "refusal",
    [
        bad("not enough rights to send text messages to the chat"),
        bad("have no rights to send a message"),
        bad("CHAT_WRITE_FORBIDDEN"),
        forbidden("CHAT_RESTRICTED"),
    ],
)
async def test_a_group_where_the_bot_may_not_write_is_left_alone(world: World, refusal: Refusal):
    """Field report 56."""
    world.refuse(refusal)
    world.want(table(), "one")
    world.outbox.say(Where(GROUP), PLAIN)
    await world.after(60)
    world.want(table(), "two")
    await world.after(60)
    assert [name for name, _, _ in world.calls()] == ["sendMessage"]
    assert world.tables.heard == [("muted", GROUP)]
    async with world.store.transaction() as tx:
        await world.store.chats.change(tx, GROUP, state="open")
    world.want(table(), "three")
    await world.settle()
    assert world.calls() == [("sendMessage", GROUP, "three")]


@pytest.mark.parametrize(
    "refusal",
    [
        forbidden("bot was kicked from the group chat"),
        forbidden("bot is not a member of the supergroup chat"),
        forbidden("the group chat was deleted"),
        bad("chat not found"),
        bad("group chat was deactivated"),
    ],
)
async def test_a_group_that_is_gone_is_left_alone(world: World, refusal: Refusal):
    """Field report 57."""
    world.refuse(refusal)
    world.want(table(), "one")
    await world.after(60)
    world.want(table(), "two")
    await world.after(60)
    assert world.calls() == [("sendMessage", GROUP, "one")]
    assert world.tables.heard == [("gone", GROUP)]


async def test_a_group_that_became_a_supergroup_is_followed(world: World):
    world.tell(table(), 3)
    await world.after(1)
    world.refuse(MIGRATED)
    world.tell(table(), 5)
    world.outbox.say(Where(GROUP), screen("said"), reply_to=9)
    await world.after(3)
    world.tell(table(), 6)
    await world.after(3)
    assert world.calls() == [
        ("sendMessage", GROUP, "0..3"),
        ("editMessageText", GROUP, "3..5"),
        ("sendMessage", SUPERGROUP, "3..5"),
        ("sendMessage", SUPERGROUP, "said"),
        ("editMessageText", SUPERGROUP, "5..6"),
    ]
    assert world.tables.heard == [("migrated", GROUP, SUPERGROUP)]
    assert await world.sent(table()) is None
    sent = await world.sent(table(SUPERGROUP))
    assert sent is not None
    assert (sent.message, sent.upto) == (102, 6)


async def test_a_newer_wish_for_the_supergroup_wins_over_what_waited_for_the_group(world: World):
    world.refuse(MIGRATED)
    world.telegram.gate.clear()
    world.want(table(), "old")
    while not world.made():
        await world.clock.sleep(0)
    world.outbox.say(Where(SUPERGROUP), PLAIN)
    await world.clock.sleep(0)
    world.want(table(SUPERGROUP), "new")
    world.outbox.strip(GROUP, 4)
    world.telegram.gate.set()
    await world.after(5)
    assert world.calls() == [
        ("sendMessage", GROUP, "old"),
        ("sendMessage", SUPERGROUP, "hello"),
        ("sendMessage", SUPERGROUP, "new"),
    ]


@pytest.mark.parametrize("trouble", ["message thread not found", "TOPIC_CLOSED", "TOPIC_DELETED"])
async def test_what_was_for_a_topic_that_is_gone_goes_to_the_chat(world: World, trouble: str):
    """Field report 49."""
    slot = Slot(1, "table", GROUP, 7)
    world.refuse(bad(trouble))
    world.want(slot, "one")
    await world.after(1)
    world.outbox.say(Where(GROUP, 7), screen("said"))
    await world.after(1)
    topics = [call.method.model_dump()["message_thread_id"] for call in world.made()]
    assert (topics, [text for _, _, text in world.calls()]) == ([7, None, None], ["one", "one", "said"])
    world.want(slot, "two")
    await world.after(1)
    assert world.calls() == [("editMessageText", GROUP, "two")]


async def test_a_message_in_a_closed_topic_is_sent_anew_to_the_chat_until_the_topic_opens_again(world: World):
    slot = Slot(1, "table", GROUP, 7)
    world.want(slot, "one")
    await world.after(1)
    world.refuse(bad("TOPIC_CLOSED"))
    world.want(slot, "two")
    await world.after(1)
    world.outbox.reopened(Where(GROUP, 7))
    world.outbox.say(Where(GROUP, 7), screen("said"))
    await world.after(1)
    topics = [call.method.model_dump().get("message_thread_id") for call in world.made()]
    texts = [(name, text) for name, _, text in world.calls()]
    assert texts == [
        ("sendMessage", "one"),
        ("editMessageText", "two"),
        ("sendMessage", "two"),
        ("sendMessage", "said"),
    ]
    assert topics == [7, None, None, 7]


@pytest.mark.parametrize("how", ["delete", "strip"])
async def test_what_ends_in_a_closed_topic_is_forgotten(world: World, how: How):
    slot = Slot(1, "table", GROUP, 7)
    world.want(slot, "one")
    await world.after(1)
    world.refuse(bad("TOPIC_CLOSED"))
    world.outbox.end(slot, how)
    await world.after(10)
    assert len(world.calls()) == 2
    assert await world.sent(slot) is None


@pytest.mark.parametrize(
    "refusal",
    [
        bad("can't parse entities: Unsupported start tag"),
        bad("message is too long"),
        bad("message text is empty"),
        bad("BUTTON_DATA_INVALID"),
        bad("message thread not found"),
        bad("something new"),
        Refusal(404, "Not Found"),
        Refusal(413, "Request Entity Too Large"),
        Refusal(200, body='{"ok": true, "result": {"of": "another shape"}}'),
    ],
)
async def test_a_call_that_is_wrong_is_dropped_and_logged_without_its_text(world: World, refusal: Refusal):
    world.refuse(refusal)
    with capture_logs() as logs:
        world.outbox.say(Where(GROUP), screen("secret <hand"))
        await world.after(60)
    world.outbox.say(Where(GROUP), screen("next"))
    await world.after(1)
    assert [text for _, _, text in world.calls()] == ["secret <hand", "next"]
    assert [(line["event"], line["job"], line["chat"]) for line in logs] == [("refused", "Say", GROUP)]
    assert "secret" not in str(logs)
    assert world.tables.heard == []


async def test_a_screen_that_cannot_be_rendered_hurts_nobody_else(world: World):
    def fails(since: int) -> Screen:
        raise ZeroDivisionError

    with capture_logs() as logs:
        world.outbox.want(Wanted(table(), fails))
        world.outbox.say(Where(GROUP), screen("next"))
        await world.after(2)
    assert world.calls() == [("sendMessage", GROUP, "next")]
    assert [(line["event"], line["log_level"]) for line in logs] == [("task failed", "error")]


async def test_no_log_holds_the_token_or_a_text(world: World):
    with capture_logs() as logs:
        for refusal in (OFFLINE, too_many(1), Refusal(502, body="42:TEST"), forbidden("bot was blocked by the user")):
            world.refuse(refusal)
            world.outbox.say(Where(ANNA), screen("secret"))
            await world.after(10)
    assert len(logs) == 4
    assert "secret" not in str(logs)
    assert "TEST" not in str(logs)
