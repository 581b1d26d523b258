"""The living message of a slot: sent, edited, sent anew, removed; what it tells."""

from bot.outbox import Wanted
from bot.storage.rows import Slot
from tests.outbox.telegram import bad
from tests.outbox.world import GROUP, World, hand, screen, table

HOURS = 3600.0


async def test_the_first_screen_is_sent_and_the_next_edits_it(world: World):
    world.want(table(), "one")
    await world.settle()
    world.want(table(), "two")
    await world.after(1)
    assert world.calls() == [("sendMessage", GROUP, "one"), ("editMessageText", GROUP, "two")]
    sent = await world.sent(table())
    assert sent is not None
    assert (sent.message, sent.digest, sent.at) == (101, screen("two").digest, world.clock.now() - 1)


async def test_an_equal_screen_is_not_sent_and_costs_nothing(world: World):
    world.want(hand(), "one")
    await world.settle()
    await world.after(1)
    for _ in range(5):
        world.want(hand(), "one")
        await world.settle()
    world.want(hand(), "two")
    await world.settle()
    assert world.calls() == [("sendMessage", 1, "one"), ("editMessageText", 1, "two")]


async def test_what_waits_for_the_same_slot_is_superseded(world: World):
    for text in ("one", "two", "three"):
        world.want(table(), text)
    await world.settle()
    for text in ("four", "five"):
        world.want(table(), text)
    await world.after(1)
    assert world.calls() == [("sendMessage", GROUP, "three"), ("editMessageText", GROUP, "five")]


async def test_what_is_wanted_during_a_call_comes_after_it(world: World):
    world.telegram.gate.clear()
    world.want(table(), "one")
    while not world.made():
        await world.clock.sleep(0)
    world.want(table(), "two")
    assert not world.outbox.idle()
    world.telegram.gate.set()
    await world.settle()
    assert world.calls() == [("sendMessage", GROUP, "one")]
    await world.after(1)
    assert world.calls() == [("editMessageText", GROUP, "two")]


async def test_merged_edits_tell_all_since_the_last_one_sent(world: World):
    for upto in (1, 2):
        world.tell(table(), upto)
    await world.settle()
    for upto in (3, 4, 6):
        world.tell(table(), upto)
    await world.after(1)
    assert world.calls() == [("sendMessage", GROUP, "0..2"), ("editMessageText", GROUP, "2..6")]
    sent = await world.sent(table())
    assert sent is not None
    assert (sent.since, sent.upto) == (2, 6)


async def test_where_nothing_is_new_the_last_moves_stay_readable(world: World):
    world.tell(table(), 3)
    await world.settle()
    world.tell(table(), 5)
    await world.after(1)
    world.tell(table(), 5, fresh=True)
    world.tell(table(), 5)
    await world.after(1)
    assert world.calls() == [
        ("sendMessage", GROUP, "0..3"),
        ("editMessageText", GROUP, "3..5"),
        ("sendMessage", GROUP, "3..5"),
        ("deleteMessage", GROUP, "101"),
    ]


async def test_a_screen_is_rendered_when_its_time_comes(world: World):
    hands = ["early"]
    world.want(hand(), "one")
    await world.settle()
    world.outbox.want(Wanted(hand(), lambda since: screen(hands[0])))
    hands[0] = "late"
    await world.after(1)
    assert world.calls()[-1] == ("editMessageText", 1, "late")


async def test_a_fresh_message_replaces_the_old_one(world: World):
    world.want(hand(), "one")
    await world.after(1)
    world.want(hand(), "one", fresh=True)
    await world.settle()
    assert world.calls() == [("sendMessage", 1, "one"), ("sendMessage", 1, "one"), ("deleteMessage", 1, "101")]
    sent = await world.sent(hand())
    assert sent is not None
    assert sent.message == 102


async def test_fresh_loud_and_reply_are_kept_whatever_supersedes(world: World):
    world.want(hand(), "one")
    await world.settle()
    world.want(hand(), "two", fresh=True, loud=True, reply_to=7)
    world.want(hand(), "three")
    await world.after(1)
    call = world.made()[1].method
    assert call.model_dump(include={"text", "disable_notification"}) == {"text": "three", "disable_notification": False}
    assert call.model_dump()["reply_parameters"]["message_id"] == 7
    world.want(hand(), "four")
    await world.after(1)
    assert world.calls()[-1] == ("editMessageText", 1, "four")


async def test_an_old_message_that_cannot_be_deleted_loses_its_keyboard(world: World):
    world.want(hand(), "one")
    await world.after(1)
    world.refuse(None, bad("message can't be deleted"))
    world.want(hand(), "two", fresh=True)
    await world.after(1)
    assert world.calls()[2:] == [("deleteMessage", 1, "101"), ("editMessageReplyMarkup", 1, "101")]


async def test_after_48_hours_the_old_message_loses_its_keyboard_only(world: World):
    world.want(hand(), "one")
    await world.after(48 * HOURS)
    world.want(hand(), "two", fresh=True)
    await world.after(1)
    assert world.calls()[1:] == [("sendMessage", 1, "two"), ("editMessageReplyMarkup", 1, "101")]


async def test_a_message_somebody_deleted_is_sent_anew(world: World):
    """Field report 58."""
    for trouble in ("message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID"):
        world.want(table(), "one", fresh=True)
        await world.after(1)
        world.calls()
        world.refuse(bad(trouble))
        world.tell(table(), 2)
        await world.after(2)
        assert [name for name, _, _ in world.calls()] == ["editMessageText", "sendMessage"]
        world.want(table(), "two")
        await world.after(18)
        assert world.calls() == [("editMessageText", GROUP, "two")]


async def test_an_edit_that_changes_nothing_is_a_success(world: World):
    """Field report 13."""
    world.want(table(), "one")
    await world.settle()
    world.refuse(bad("message is not modified: specified new message content and reply markup are exactly the same"))
    world.want(table(), "two")
    await world.after(1)
    world.want(table(), "two")
    await world.after(1)
    assert world.calls() == [("sendMessage", GROUP, "one"), ("editMessageText", GROUP, "two")]


async def test_a_slot_that_ends_loses_its_message(world: World):
    world.want(table(), "one")
    world.outbox.end(table(), "delete")
    await world.settle()
    assert world.calls() == [("sendMessage", GROUP, "one"), ("deleteMessage", GROUP, "101")]
    assert await world.sent(table()) is None


async def test_a_slot_that_ends_loses_its_keyboard_after_its_last_screen(world: World):
    world.want(hand(), "one")
    await world.settle()
    world.want(hand(), "two")
    world.outbox.end(hand(), "strip")
    await world.after(2)
    assert world.calls()[1:] == [("editMessageText", 1, "two"), ("editMessageReplyMarkup", 1, "101")]
    assert await world.sent(hand()) is None


async def test_a_slot_wanted_again_after_its_end_begins_anew(world: World):
    world.want(table(), "one")
    world.outbox.end(table(), "delete")
    world.want(table(), "two", priority=0)
    await world.after(1)
    assert world.calls() == [
        ("sendMessage", GROUP, "one"),
        ("deleteMessage", GROUP, "101"),
        ("sendMessage", GROUP, "two"),
    ]


async def test_the_end_of_a_slot_that_showed_nothing_is_silent(world: World):
    world.outbox.end(table(), "delete")
    await world.settle()
    assert world.calls() == []


async def test_a_message_already_gone_ends_all_the_same(world: World):
    world.want(table(), "one")
    await world.settle()
    world.refuse(bad("message to delete not found"))
    world.outbox.end(table(), "delete")
    await world.settle()
    assert [name for name, _, _ in world.calls()] == ["sendMessage", "deleteMessage"]
    assert await world.sent(table()) is None


async def test_a_slot_older_than_48_hours_ends_by_losing_its_keyboard(world: World):
    world.want(table(), "one")
    await world.after(49 * HOURS)
    world.outbox.end(table(), "delete")
    await world.settle()
    assert world.calls()[1:] == [("editMessageReplyMarkup", GROUP, "101")]
    assert await world.sent(table()) is None


async def test_a_restart_edits_the_same_messages_and_skips_equal_ones(world: World):
    world.tell(table(), 2)
    world.tell(hand(), 2)
    await world.settle()
    world.tell(table(), 4)
    await world.after(1)
    await world.outbox.close()
    world.calls()
    world.start()
    world.tell(table(), 4)
    world.tell(hand(), 4)
    await world.settle()
    assert world.calls() == [("editMessageText", 1, "2..4")]


async def test_a_twin_left_by_a_crash_loses_its_keyboard(world: World):
    world.refuse(None, bad("message to edit not found"))
    for message in (55, 55, 56):
        world.outbox.strip(GROUP, message)
    await world.after(2)
    assert world.calls() == [("editMessageReplyMarkup", GROUP, "55"), ("editMessageReplyMarkup", GROUP, "56")]


async def test_places_of_one_table_are_slots_of_their_own(world: World):
    world.want(Slot(1, "table", GROUP, 7), "seven")
    world.want(Slot(1, "table", GROUP, 8), "eight")
    await world.after(1)
    threads = [call.method.model_dump()["message_thread_id"] for call in world.made()]
    assert (world.calls(), threads) == ([("sendMessage", GROUP, "seven"), ("sendMessage", GROUP, "eight")], [7, 8])


async def test_a_slot_that_wants_leisure_changes_seldom_and_loses_no_move(world: World):
    for move in range(1, 10):
        world.tell(table(), move, pause=4.0)
        await world.after(1)
    await world.after(4)
    assert [call.at - world.made()[0].at for call in world.made()] == [0, 4, 8, 12]
    assert [text for _, _, text in world.calls()] == ["0..1", "1..4", "4..8", "8..9"]
