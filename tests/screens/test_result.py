"""The result: places, ties, points, leavers, no result."""

from dataclasses import replace

import pytest

from bot.screens import result
from bot.screens.state import ResultState
from games.actions import Event
from games.cards import cards
from tests.screens.made import EN, RU, SECRET, desk, people, read

FOUR = desk("hearts", "Айгуль", "Tomás", "Ngozi", "Mei", number=1, deal=9)


def of(seats, ranking, **more) -> ResultState:
    given = {"totals": (0,) * len(seats.sitters), "titles": (), "ending": None, "told": (), "secret": SECRET, **more}
    return ResultState(desk=seats, ranking=ranking, **given)


def lines(state, say=RU) -> list[str]:
    """The result between its head and its secret."""
    return read(result.result(state, say)).rpartition("\n")[0].rstrip().split("\n")[1:]


def test_places_with_points_ties_share_a_medal():
    state = of(FOUR, (3, 1, 1, 4), totals=(72, 49, 49, 101), ending="moon")
    assert lines(state) == [
        "Предел очков достигнут, последняя раздача — динамо",
        "🥇 Tomás · 49 очков",
        "🥇 Ngozi · 49 очков",
        "🥉 Айгуль · 72 очка",
        "Место 4: Mei · 101 очко",
        "",
        "Динамо прокручено",
    ]


def test_a_fool_of_one_deal_is_told_by_the_title_alone():
    state = of(desk("durak", "A", "B"), (2, 1), titles=((0, "fool"),), totals=(1, 0), ending="out")
    assert lines(state) == ["🥇 B", "В дураках: A"]


def test_a_match_of_several_deals_tells_how_often():
    state = of(desk("durak", "A", "B", deals=3), (2, 1), titles=((0, "fool"),), totals=(2, 1), ending="out")
    assert lines(state) == ["🥇 B · в дураках: 1", "В дураках: A"]


def test_the_losing_team_is_told_together():
    seats = desk("durak", "A", "B", "C", "D")
    state = of(seats, (1, 3, 1, 3), titles=((1, "fool"), (3, "fool"), (1, "pogony"), (3, "pogony")))
    assert lines(state, EN) == [
        "🥇 A",
        "🥇 C",
        "Fool with epaulettes: B and D",
        "",
        "Epaulettes stay on until next match",
    ]


def test_changes_of_ratings_follow_names_the_first_one_named():
    sitters = people("🤖 Компьютер", "A", "B", "C")
    seats = replace(FOUR, sitters=(*sitters[:3], replace(sitters[3], left=True)), deals=1)
    assert lines(of(seats, (1, 2, 3, 4), changes=(None, 31, 0, -120))) == [
        "🥇 🤖 Компьютер",
        "🥈 A · рейтинг +31",
        "🥉 B · 0",
        "Место 4: C · уход · −120",
    ]


def test_a_team_that_lost_is_told_each_change():
    seats = desk("durak", "A", "B", "C", "D")
    titles = ((1, "fool"), (3, "fool"), (0, "first_out"))
    assert lines(of(seats, (1, 3, 1, 3), titles=titles, changes=(20, -21, 18, -17))) == [
        "🥇 A · рейтинг +20",
        "🥇 C · +18",
        "В дураках: B (−21) и D (−17)",
    ]


def test_where_all_lost_alike_the_first_of_them_is_named():
    seats = desk("durak", "🤖", "🤖", "C", "D")
    titles = ((2, "fool"), (3, "fool"))
    assert lines(of(seats, (1, 1, 3, 3), titles=titles, changes=(None, None, 1, -1)))[-1] == (
        "В дураках: C (рейтинг +1) и D (−1)"
    )


def test_a_draw_of_all():
    state = of(desk("durak", "A", "B"), (1, 1), titles=((0, "draw"), (1, "draw")), ending="draw")
    assert lines(state) == ["Ничья: карты вышли у всех", "🥇 A", "🥇 B", "Ничья: A и B"]


def test_who_has_left_has_no_medal():
    sitters = people("A", "B", "C", "D")
    seats = replace(FOUR, sitters=(replace(sitters[0], left=True), *sitters[1:]))
    assert lines(of(seats, (2, 1, 1, 1)))[-1] == "Место 2: A · уход"


def test_who_left_and_went_out_first_all_the_same_is_told_last():
    sitters = people("A", "B", "C")
    seats = replace(desk("durak", "A", "B", "C"), sitters=(*sitters[:2], replace(sitters[2], left=True)))
    titles = ((0, "fool"), (2, "first_out"))
    assert lines(of(seats, (2, 1, 3), titles=titles, changes=(29, 115, -143))) == [
        "🥇 B · рейтинг +115",
        "🥈 A · +29",
        "Место 3: C · уход · −143",
        "В дураках: A",
    ]


@pytest.mark.parametrize("why", ["void-stop", "void-admin", "void-silent", "void-gone", "void-empty"])
def test_a_void_match_says_why_and_nothing_else(why):
    state = of(FOUR, None, titles=((0, "fool"),), ending="moon", why_void=why)
    assert lines(state) == [RU(why).replace("\u00a0", " "), "Партия без итога, в счёт она не идёт"]


def test_what_happened_last_is_told():
    state = of(desk("durak", "A", "B"), (2, 1), told=(Event("beaten", number=2), Event("out", 1, number=1)))
    assert lines(state) == ["Бито, в отбой 2 карты", "🥇 B", "🥈 A"]


BOUT = (Event("lead", 0, tuple(cards("9C"))), Event("take", 1), Event("taken", 1, number=1))
END = (Event("out", 0, number=1), Event("fool", 1))


def test_what_places_and_titles_say_is_not_told_before_them():
    state = of(desk("durak", "A", "B"), (1, 2), titles=((1, "fool"),), told=(*BOUT, *END), newest=3)
    assert lines(state) == ["A: 9♣", "B: беру", "B берёт 1 карту", "🥇 A", "В дураках: B"]


def test_the_ending_is_not_told_twice():
    told = (*BOUT[:1], Event("draw"))
    state = of(desk("durak", "A", "B"), (1, 1), ending="draw", told=told, newest=2)
    assert lines(state) == ["A: 9♣", "Ничья: карты вышли у всех", "🥇 A", "🥇 B"]


def test_a_result_tells_the_last_four_lines_and_all_of_the_last_move():
    told = tuple(Event("lead", seat % 2, (one,)) for seat, one in enumerate(cards("6C 7C 8C 9C TC JC QC KC AC")))
    head = "A: 8♣ B: 9♣ A: 10♣ B: В♣ A: Д♣ B: К♣ A: Т♣".replace(" A", "\nA").replace(" B", "\nB").split("\n")
    assert lines(of(desk("durak", "A", "B"), (1, 2), told=told, newest=1))[:5] == [*head[-4:], "🥇 A"]
    assert lines(of(desk("durak", "A", "B"), (1, 2), told=told, newest=6))[:7] == [*head[-6:], "🥇 A"]
