"""Numbers that no table can have: they are answered, and nothing fails by them."""

import pytest

from bot.screens.press import Verb, base36

TOO_MUCH = 2**63


@pytest.mark.parametrize("number", ["99999999999999999999", "9" * 4000, "²", "-1", "1 2"])
async def test_no_table_has_such_a_number(world, number):
    [anna] = await world.friends("Анна")
    await anna.says(f"/verify {number}")
    await world.advance(30)
    anna.sees("Законченной партии здесь ещё нет")


@pytest.mark.parametrize("verb", [Verb.FAIR, Verb.AGAIN, Verb.JOIN, Verb.CARDS])
@pytest.mark.parametrize("table", [TOO_MUCH, TOO_MUCH - 1])
async def test_no_table_has_such_an_id(world, verb, table):
    [anna] = await world.friends("Анна")
    await anna.says("/play durak")
    await world.advance(3)
    answer = await anna.presses(anna.last("group"), f"{verb}|{base36(table)}|0|")
    assert answer.text in {"Эта кнопка больше не действует", "Этого стола больше нет. Новый откроет /play"}
