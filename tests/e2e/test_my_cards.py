"""[My cards]: a message that only the presser sees, with buttons that play; else a window; else the way to the DM."""

from random import Random

from bot.screens.press import Press, Verb
from playground.person import enabled


def own(person):
    """The ephemeral messages a person sees in the group."""
    return [message for message in person.messages("group") if message.receiver is not None]


async def test_the_hand_is_shown_in_the_group_to_its_owner_alone(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    assert await anna.taps("Мои карты", "group") in (None, (None, False, None))
    await world.advance(1)
    [hand] = own(anna)
    dm = anna.last("dm")
    assert own(boris) == []
    assert {button["text"] for button in hand.buttons} <= {button["text"] for button in dm.buttons}


async def test_a_match_can_be_played_by_it(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    for person in (anna, boris):
        await person.taps("Мои карты", "group")
        await world.advance(2)
    moves = [
        (person, own(person)[0], button)
        for person in (anna, boris)
        for button in enabled(own(person)[0])
        if Press.parse(button["callback_data"]).verb in {Verb.ACT, Verb.TICK}
    ]
    before = await world.log()
    person, message, button = Random(1).choice(moves)
    await person.presses(message, button["callback_data"])
    await world.advance(2)
    ticked = any(one["text"].startswith("✓") for one in own(person)[0].buttons)
    assert ticked or await world.log() != before


async def test_where_it_is_refused_a_window_shows_the_cards(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    world.server.faults.fail("sendMessage", error_code=400, description="Bad Request: MESSAGE_NOT_COMMAND", times=1)
    answer = await anna.taps("Мои карты", "group")
    assert answer.show_alert
    assert answer.text.startswith("Дурак подкидной · стол 1\n")
    assert len(answer.text.split("\n")[1].split()) == 6


async def test_a_bystander_learns_nothing(world):
    anna, boris, vera = await world.friends("Анна", "Борис", "Вера")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    answer = await vera.taps("Мои карты", "group")
    assert answer.text == "Вы не за этим столом. Свой откроет /play"
    assert own(vera) == []
