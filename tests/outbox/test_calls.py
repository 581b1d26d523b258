"""Screens as the Bot API gets them."""

from typing import Any

from bot.outbox.calls import Calls, markup
from bot.screens.screen import Button, Screen
from bot.where import Where
from tests.outbox.telegram import bad
from tests.outbox.world import GROUP, World, hand, screen, table

CARDS = Screen(
    "<b>7♠</b>",
    (
        (Button("7♠", "a|1|1|play:7S", style="primary"), Button("8♠", "a|1|1|play:8S", disabled=True)),
        (Button("Chat", url="https://t.me/kozyr"),),
    ),
)


def body(world: World) -> dict[str, Any]:
    """Return what the last call said, defaults of the Bot API left out."""
    kept = world.made()[-1].method.model_dump(exclude_none=True)
    return {name: value for name, value in kept.items() if value != "" and not name.startswith("allow_")}


def test_a_keyboard_has_data_links_styles_and_disabled_buttons():
    keyboard = markup(CARDS)
    assert keyboard is not None
    assert keyboard.model_dump(exclude_none=True) == {
        "inline_keyboard": [
            [
                {"text": "7♠", "callback_data": "a|1|1|play:7S", "style": "primary"},
                {"text": "8♠", "disabled": {}},
            ],
            [{"text": "Chat", "url": "https://t.me/kozyr"}],
        ]
    }
    assert markup(Screen("no buttons")) is None


async def test_a_message_is_html_without_preview_and_silent(world: World):
    world.outbox.say(Where(GROUP), Screen("hello"))
    await world.settle()
    sent = body(world)
    assert (sent["chat_id"], sent["text"], sent["parse_mode"]) == (GROUP, "hello", "HTML")
    assert sent["link_preview_options"]["is_disabled"] is True
    assert sent["disable_notification"] is True
    assert "message_thread_id" not in sent
    assert "reply_parameters" not in sent
    assert "reply_markup" not in sent


async def test_a_loud_answer_in_a_topic(world: World):
    world.outbox.say(Where(GROUP, 7), CARDS, loud=True, reply_to=33)
    await world.settle()
    sent = body(world)
    assert sent["message_thread_id"] == 7
    assert sent["disable_notification"] is False
    assert sent["reply_parameters"]["message_id"] == 33
    assert sent["reply_parameters"]["allow_sending_without_reply"] is True
    assert len(sent["reply_markup"]["inline_keyboard"]) == 2


async def test_an_edit_repeats_the_keyboard(world: World):
    world.want(table(), "one")
    await world.after(1)
    world.want(table(), "two")
    await world.settle()
    sent = body(world)
    assert (sent["chat_id"], sent["message_id"], sent["text"], sent["parse_mode"]) == (GROUP, 101, "two", "HTML")
    assert sent["link_preview_options"]["is_disabled"] is True
    assert sent["reply_markup"]["inline_keyboard"][0][0]["callback_data"] == "a|1|1|take"


async def test_a_document_has_its_name_and_caption(world: World):
    world.outbox.document(Where(1), "deal.txt", b"7S", Screen("the deal"))
    await world.settle()
    sent = world.made()[-1].method.model_dump()
    assert world.calls() == [("sendDocument", 1, "the deal")]
    assert (sent["document"].filename, sent["document"].data) == ("deal.txt", b"7S")


async def test_a_keyboard_that_is_gone_already_is_no_error(world: World):
    world.refuse(bad("message is not modified"))
    await Calls(world.api).strip(GROUP, 5)
    assert world.calls() == [("editMessageReplyMarkup", GROUP, "5")]


async def test_messages_of_one_key_that_still_wait_become_one(world: World):
    world.outbox.say(Where(1), screen("first"))
    await world.settle()
    for text in ("a", "b", "c"):
        world.outbox.say(Where(1), screen(text), key="welcome")
    world.outbox.say(Where(1), screen("d"))
    world.outbox.say(Where(1), screen("d"))
    await world.after(5)
    assert [text for _, _, text in world.calls()] == ["first", "c", "d", "d"]


async def test_messages_keep_their_order(world: World):
    for number in range(5):
        world.outbox.say(Where(1), screen(str(number)))
    world.want(hand(), "hand")
    await world.after(6)
    assert [text for _, _, text in world.calls()] == ["0", "1", "2", "3", "4", "hand"]
