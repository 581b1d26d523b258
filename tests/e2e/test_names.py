"""Odd names do no harm, and two people with the same name are told apart."""

import pytest

ODD = [
    "<b>",
    "</b><i>Жир",
    "&lt;b&gt; &amp;",
    "{ $name } %s",
    "\u202eabc\u202d",
    "\u0645\u0631\u064a\u0645",
    "🌻" * 64,
    "👨\u200d👩\u200d👧\u200d👦" * 10,
    "Z\u0351\u034a\u0366\u036b" * 20,
    "\u3164",
    "\u200b \u2800",
    "А" * 64,
    "[x](tg://user?id=1)",
    "a\nb\tc",
]


@pytest.mark.parametrize("name", ODD, ids=range(len(ODD)))
async def test_an_odd_name_plays(world, name):
    """Through lobby, match, popups and result; the check at the end knows what Telegram would refuse."""
    anna, odd, clara = await world.friends("Анна", name, "Clara")
    await world.seat("durak", odd, anna)
    await clara.taps("?", "group")
    assert clara.popup.text
    for _ in range(6):
        if choices := world.moves(anna, odd):
            await world.move(choices[0])
    for person in (odd, anna):
        await person.says("/leave")
        await world.advance(2)
        await person.taps("Встать", "dm")
        await world.advance(5)
    anna.sees("итог", "group")


async def test_popups_show_names_as_they_are(world):
    odd, boris = await world.friends("<b>&", "Борис")
    await odd.says("/play durak")
    await world.advance(1)
    await boris.taps("Сесть за стол", "group")
    await world.advance(1)
    popup = await boris.taps("Начать", "group")
    assert popup.text == "Начать может только <b>&"


async def test_equal_names_are_told_apart(world):
    one, two = await world.friends("Саша", "Саша")
    await one.says("/play durak")
    await world.advance(1)
    await two.taps("Сесть за стол", "group")
    await world.advance(1)
    words = one.sees("Дурак", "group").words
    assert "1. Саша · даёт старт\n2. Саша 2" in words


async def test_a_new_name_is_used_from_then_on(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(1)
    await boris.renames("Боря", username="borya")
    await boris.taps("Сесть за стол", "group")
    await world.advance(1)
    assert "2. Боря" in anna.sees("Дурак", "group").words
    anna.sees_not("Борис")
