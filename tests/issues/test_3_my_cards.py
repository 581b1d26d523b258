"""[My cards] of somebody whose DM has closed: the match is played in the group to its end."""

from random import Random

from bot.screens.press import Press, Verb
from playground.person import enabled
from tests.e2e.test_my_cards import own

MOVES = {Verb.ACT, Verb.TICK, Verb.DECLINE}


async def test_a_match_is_played_to_its_end_without_a_dm(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    await boris.blocks()
    rng = Random(5)
    for _ in range(400):
        if world.app.hall._floor.get(1) is None:
            break
        choices = world.moves(anna)
        if choices and rng.random() < 0.5:
            await world.move(rng.choice(choices))
            continue
        await boris.taps("Мои карты", "group")
        await world.advance(2)
        hand = own(boris)[-1]
        buttons = [one for one in enabled(hand) if Press.parse(one["callback_data"]).verb in MOVES]
        if buttons:
            await boris.presses(hand, rng.choice(buttons)["callback_data"])
        await world.advance(2)
    assert (await world.row()).status == "over"
    by = {row.by for row in await world.app.store.tables.log(1) if row.seat == 1}
    assert by == {"person"}


async def test_an_old_hand_changes_nothing_and_is_renewed(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    person = boris if world.moves(boris) else anna
    await person.taps("Мои карты", "group")
    await world.advance(2)
    [hand] = own(person)
    old = next(one for one in enabled(hand) if Press.parse(one["callback_data"]).verb in MOVES)["callback_data"]
    rng = Random(1)
    while len(await world.log()) < 4:
        await world.step(anna, boris, rng=rng)
    log, before = await world.log(), hand.words
    answer = await person.presses(hand, old)
    await world.advance(2)
    assert answer.text == "Стол уже изменился. Свежие кнопки ниже"
    assert await world.log() == log
    assert own(person)[0].words != before


async def test_its_buttons_forged_by_another_person_do_nothing(world):
    anna, boris, vera = await world.friends("Анна", "Борис", "Вера")
    await world.seat("durak", anna, boris)
    await world.advance(20)
    person = boris if world.moves(boris) else anna
    other = anna if person is boris else boris
    await person.taps("Мои карты", "group")
    await world.advance(2)
    [hand] = own(person)
    data = next(one for one in enabled(hand) if Press.parse(one["callback_data"]).verb in MOVES)["callback_data"]
    log, before = await world.log(), (hand.words, hand.buttons)
    table = vera.sees("ваш ход", "group")
    assert (await vera.presses(table, data)).text == "Вы не за этим столом. Свой откроет /play"
    await other.presses(table, data)
    await world.advance(2)
    assert await world.log() == log
    assert (own(person)[0].words, own(person)[0].buttons) == before
    assert own(other) == own(vera) == []
