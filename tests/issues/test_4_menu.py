"""The menu of /play tells of each game how many play it, how long, and whether luck or skill decides (issue 4)."""

import pytest

from bot.screens import menu
from games.catalog import catalog
from tests.screens.made import EN, RU, read

FAMILIES = {
    "luck": (
        RU,
        [
            "Лото карточное · 2–8 игроков",
            "Пропущенка · 2 игрока",
            "Пьяница · 2 игрока",
            "Сапёр · 1–6 игроков",
            "Война (War, 52 карты) · 2 игрока",
        ],
    ),
    "shedding": (EN, ["Card Domino · 2–6 players", "Crazy Eights · 2–8 players", "Nine · 2–6 players"]),
    "chips": (EN, ["Ochko (Twenty-one) · 2–6 players", "Five-card Draw Poker · 2–6 players"]),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_each_game_has_its_full_name_and_the_number_of_players(family):
    say, expected = FAMILIES[family]
    blocks = read(menu.family(catalog(), family, say)).replace("<b>", "").replace("</b>", "").split("\n\n")[1:]
    assert [block.splitlines()[0].replace("\u00a0", " ") for block in blocks] == expected


def test_the_second_line_tells_length_and_luck():
    block = read(menu.family(catalog(), "luck", RU)).split("\n\n")[-1].replace("\u00a0", " ")
    assert block.splitlines()[1] == "Около 250 раундов, можно запустить до конца; чистая удача"
