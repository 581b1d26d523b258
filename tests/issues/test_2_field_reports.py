"""Faults that other bots of this kind were reported for, by their row in the list of reports (issue 2)."""

from random import Random

import pytest

from bot.screens.press import Verb, press
from bot.tables import ledger


@pytest.fixture
async def table(world):
    """Anna and Boris play durak; who is to move comes first."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    return (anna, boris) if world.moves(anna) else (boris, anna)


def pressed(world, *presses):
    """Presses that reach the bot at the same moment."""
    return [world.telegram.press(person.user, message, data) for person, message, data in presses]


async def lead(world, person):
    """Choose a card, where that is needed, and return the button that plays it."""
    choices = world.moves(person)
    if not any(one[2]["callback_data"].startswith("a|") for one in choices):
        await world.move(choices[0])
    return next(one for one in world.moves(person) if one[2]["callback_data"].startswith("a|"))


async def test_row_10_a_refused_message_leaves_the_move_and_the_next_one_shows_both(world, table):
    mover, other = table
    _, message, button = await lead(world, mover)
    world.server.faults.fail(
        "editMessageText", error_code=400, description="Bad Request: oh no", chat_id=mover.home.id, times=1
    )
    await mover.presses(message, button["callback_data"])
    await world.advance(5)
    assert len(await world.log()) == 1
    assert "Беру" in other.buttons("dm")
    await other.taps("Беру", "dm")
    await world.advance(5)
    assert f"{other.user.first_name}: беру" in mover.sees("Дурак подкидной · стол 1\n", "group").words


async def test_row_10_an_old_button_that_stayed_is_made_new_by_the_press(world, table):
    """The edit that would have renewed the hand was refused; the press upon it brings the buttons that count."""
    mover, other = table
    _, message, button = await lead(world, mover)
    await mover.presses(message, button["callback_data"])
    await world.advance(5)
    world.server.faults.fail(
        "editMessageText", error_code=400, description="Bad Request: oh no", chat_id=other.user.id, times=1
    )
    hand = other.last("dm")
    stale = next(one["callback_data"] for one in hand.buttons if one["text"] == "Беру")
    await other.presses(hand, stale)
    await world.advance(5)
    assert "Беру" in other.buttons(hand)
    assert (await other.presses(hand, stale)).text == "Стол уже изменился. Свежие кнопки ниже"
    await world.advance(5)
    assert "Беру" not in other.buttons(hand)


async def test_row_14_a_press_refused_too_late_for_a_popup_is_told_in_the_hand(world, table, monkeypatch):
    """The disk takes 20 seconds; the second of two presses is then one too many."""
    mover, _ = table
    _, message, button = await lead(world, mover)
    save = ledger.save

    async def slow(*saved):
        world.server.faults.parked += 1  # the world is at rest meanwhile
        await world.clock.sleep(20)
        world.server.faults.parked -= 1
        await save(*saved)

    monkeypatch.setattr(ledger, "save", slow)
    first, second = pressed(world, *[(mover, message, button["callback_data"])] * 2)
    await world.settle()
    await world.advance(3)
    assert (first.answer.text, second.answer.text) == ("", "")
    await world.advance(30)
    assert len(await world.log()) == 1
    assert "Стол уже изменился" in mover.last("dm").words


@pytest.mark.parametrize("first", ["start", "join"])
async def test_row_22_who_joins_at_the_moment_of_the_start_plays_or_is_told(world, first):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await anna.says("/play durak")
    await boris.says("/join")
    await world.advance(3)
    lobby = anna.sees("даёт старт", "group")
    presses = [(anna, lobby, press(Verb.START, 1)), (clara, lobby, press(Verb.JOIN, 1))]
    queries = pressed(world, *(presses if first == "start" else presses[::-1]))
    await world.settle()
    await world.advance(10)
    answers = {query.user.first_name: query.answer.text for query in queries}
    seats = [row.person for row in world.table().seats]
    if clara.user.id in seats:
        assert answers["Clara"] == "Вы за столом"
        clara.sees("Дурак подкидной · стол 1, «Дача»", "dm")
    else:
        assert answers["Clara"] == "Партия уже началась"
        assert clara.messages("dm") == []
    await clara.says("/play hearts")
    assert [row.person for row in world.table(2).seats] == [clara.user.id]


async def test_row_24_six_join_while_the_owner_starts(world):
    people = await world.friends(*"АБВГДЕЖЗ")
    await people[0].says("/play durak")
    await people[1].says("/join")
    await world.advance(3)
    lobby = people[0].sees("даёт старт", "group")
    joins = [(person, lobby, press(Verb.JOIN, 1)) for person in people[2:]]
    queries = pressed(world, *joins[:3], (people[0], lobby, press(Verb.START, 1)), *joins[3:])
    await world.settle()
    await world.advance(20)
    seats = [row.person for row in world.table().seats]
    assert 2 <= len(seats) == len(set(seats)) <= 6
    for query in queries:
        told = query.answer.text
        assert (query.user.id in seats) == (told in {"", "Вы за столом"}), told


async def test_row_30_all_leave_the_match_and_another_table_opens(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", anna, boris)
    for person in (anna, boris):
        await person.says("/leave")
        await world.advance(2)
        await person.taps("Встать", "dm")
        await world.advance(10)
    assert (await world.row()).status != "running"
    await clara.says("/play durak")
    await world.advance(5)
    assert [row.person for row in world.table(2).seats] == [clara.user.id]


async def test_row_32_two_open_the_same_game_at_once(world):
    anna, boris = await world.friends("Анна", "Борис")
    for person in (anna, boris):
        world.telegram.write(person.user, person.home, "/play durak")
    await world.settle()
    await world.advance(10)
    assert await world.app.store.tables.get(2) is None
    lobby = anna.sees("даёт старт", "group")
    assert anna.sees("Стол 1\u00a0уже открыт", "group").reply_to in {None, lobby}


async def test_row_43_nothing_about_the_match_follows_its_result(world):
    people = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", *people)
    result = await world.play_on(*people, rng=Random(11))
    await world.advance(300)
    assert people[0].last("group") is result
    people[0].sees_not("ваш ход", "group")
    for person in people:
        assert "Партия окончена" in person.last("dm").words


async def test_row_62_a_hand_comes_though_edits_fail(world, table):
    _, other = table
    world.server.faults.fail(
        "editMessageText", error_code=400, description="Bad Request: message can't be edited", times=1000
    )
    for _ in range(20):
        await other.dms("/hand")
        await world.advance(8)
        assert "Дурак подкидной · стол 1, «Дача»" in other.last("dm").words
    hands = [one for one in other.messages("dm") if "стол 1, «Дача»" in one.words]
    assert len(hands) == 1


async def test_row_91_cards_can_be_looked_at_out_of_turn(world, table):
    mover, other = table
    held = world.table().match.view(world.table().seat_of(other.user.id)).hand
    await other.says("/hand")
    await world.advance(5)
    hand = other.sees("Думает: " + mover.user.first_name, "dm")
    assert len([button for button in hand.buttons if button["text"][-1] in "♠♣♦♥"]) == len(held) == 6
    assert world.moves(other) == []


async def test_a_new_deal_posts_the_table_anew(world):
    """Design 4; hearts is played to the second deal."""
    people = await world.friends("Анна", "Борис", "Clara", "Дина")
    await world.seat("hearts", *people)
    await world.advance(30)
    first, rng = people[0].last("group"), Random(5)
    assert "отдайте 3\u00a0карты" in first.words
    while world.table().match.standing.number == 1:
        await world.step(*people, rng=rng)
    await world.advance(10)
    assert first.deleted
    assert "раздача 2" in people[0].last("group").words
