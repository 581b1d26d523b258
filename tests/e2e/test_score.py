"""The score sheet in a chat: before a deal's first card, behind [Счёт], in the result; no sign of a secret step."""

from itertools import pairwise
from random import Random

from games.rules.king import King
from tests.e2e.buttons import sit_down

LEGEND = "1 Анна · 2 Борис"
BIG = King.Options(games="big").model_dump()
"""Of two deals."""


async def second_deal(world) -> list:
    """King of two deals, before the first card of the second; the people."""
    friends = await sit_down(world, King, 4, BIG)
    rng = Random(3)
    while world.table().match.standing.number == 1:
        await world.step(*friends, rng=rng)
    await world.advance(10)
    return friends


async def test_the_sheet_stands_until_the_first_card_and_in_the_result(world):
    friends = await second_deal(world)
    assert LEGEND in friends[0].sees("раздача 2", "group").words
    await world.move(world.moves(*friends)[0])
    await world.advance(10)
    assert LEGEND not in friends[0].sees("раздача 2", "group").words
    result = await world.play_on(*friends, rng=Random(3))
    assert LEGEND in result.words
    assert "14 всё" in result.words.replace("\u00a0", " ")


async def test_the_button_shows_it_to_the_presser_alone(world):
    friends = await second_deal(world)
    await friends[1].taps("Счёт", "group")
    await world.advance(1)
    [shown] = [message for message in friends[1].messages("group") if message.receiver is not None]
    assert shown.words.startswith("Кинг · стол 1\n")
    assert "итого" in shown.words
    assert [message for message in friends[0].messages("group") if message.receiver is not None] == []


async def test_where_that_is_refused_a_window_shows_the_totals(world):
    friends = await second_deal(world)
    world.server.faults.fail("sendMessage", error_code=400, description="Bad Request: MESSAGE_NOT_COMMAND", times=1)
    answer = await friends[0].taps("Счёт", "group")
    assert answer.show_alert
    assert answer.text.startswith("Кинг · стол 1\nитого: Анна ")


async def test_four_widows_hide_whether_the_mover_decides(world):
    """Rules: others see that somebody is to move, not that a card was laid and the one taken is being settled."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("four_widows", anna, boris)
    await world.advance(20)
    rng = Random(1)
    decided = 0
    while decided < 3:
        before = anna.sees("Четыре вдовы", "group")
        words, edits = before.words, world.table().row.deadline
        await world.step(anna, boris, rng=rng)
        if world.table().match.deal.phase == "decide":
            await world.advance(10)
            decided += 1
            assert anna.sees("Четыре вдовы", "group").words == words
            assert world.table().row.deadline == edits
            await world.step(anna, boris, rng=rng)
        await world.advance(5)


async def test_a_computer_takes_no_longer_where_it_decides(world):
    (anna,) = await world.friends("Анна")
    await anna.says("/play four_widows")
    await world.advance(5)
    for label in ("+ Компьютер", "Начать"):
        await anna.taps(label, "group")
        await world.advance(5)
    await world.play_on(anna, rng=Random(2))
    log = await world.app.store.tables.log(1)
    rows = [(row.at, row.code.partition(":")[0]) for row in log if row.by == "computer"]
    settled = [(at, before) for (before, _), (at, verb) in pairwise(rows) if verb != "lay"]
    assert settled
    assert all(at == before for at, before in settled)
