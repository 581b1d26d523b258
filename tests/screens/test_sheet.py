"""The score sheet: where it stands, its figures, its button; and the head of a match of several deals."""

from dataclasses import replace

import pytest

from bot.screens import hand, popup, result, sheet, table
from bot.screens.press import Press, Verb
from bot.screens.state import ResultState
from games.actions import Event
from games.cards import card, cards
from games.rules.bezique import BeziqueOptions
from games.view import Place, Text, Zone
from tests.screens.made import EN, RU, SECRET, at, desk, hand_state, keys, people, read, table_state, view

ROWS = [(-4, -6, 0, -6), (-4, 0, -8, -4), (0, -8, -4, -4), (-6, 0, -2, -8), (0, -16, 0, 0)]


def king(rows=ROWS, first: int = 1):
    """King's sheet, from the game `first` on."""
    titles = [
        Text("sheet-game", {"game": game, "kind": (game - 1) % 7 + 1}) for game in range(first, first + len(rows))
    ]
    total = tuple(map(sum, zip(*rows, strict=True)))
    return (*zip(titles, rows, strict=True), (Text("sheet-total", {}), total))


KING = desk("king", "Айгуль", "Tomás", "Ngozi", "Mei", number=5, deal=6, deals=14)
NEW = table_state(
    KING,
    view(
        zones=(Zone("trick", "trick", ()), Zone("last", "trick", ())),
        places=tuple(Place(seat, 8, roles=("dealer",) if seat == 1 else ()) for seat in range(4)),
        facts={"game": 6},
        awaited=(2,),
        sheet=king(),
    ),
    Event("played", 1, (card("KH"),)),
    Event("trick", 1, tuple(cards("7H 8H 9H KH")), number=-16),
    *(Event("scored", seat, number=points) for seat, points in enumerate(ROWS[-1])),
    Event("dealt", 1),
    deadline=at(18, 5),
)
NEW = replace(NEW, untouched=True, newest=7)

MODEL_RU = """\
<b>Кинг</b> · стол 5 · раздача 6 из 14
Tomás берёт 7♥ (Ngozi) 8♥ (Mei) 9♥ (Айгуль) К♥ (Tomás) · −16
Сдаёт Tomás
Не брать 2 последние взятки, по −8
1 Айгуль · 2 Tomás · 3 Ngozi · 4 Mei
<pre>              1   2   3   4
1 взятки     −4  −6   0  −6
2 мальчики   −4   0  −8  −4
3 девочки     0  −8  −4  −4
4 червы      −6   0  −2  −8
5 Кинг        0 −16   0   0
итого       −14 −30 −14 −22</pre>
<Ngozi>, ваш ход · ⏳ до 18:05"""

MODEL_EN = """\
<b>King</b> · table 5 · deal 6 of 14
Tomás takes 7♥ (Ngozi) 8♥ (Mei) 9♥ (Айгуль) K♥ (Tomás) · −16
Tomás deals
Avoid the last 2 tricks, −8 each
1 Айгуль · 2 Tomás · 3 Ngozi · 4 Mei
<pre>            1   2   3   4
1 tricks   −4  −6   0  −6
2 boys     −4   0  −8  −4
3 girls     0  −8  −4  −4
4 hearts   −6   0  −2  −8
5 King      0 −16   0   0
total     −14 −30 −14 −22</pre>
<Ngozi>, your turn · ⏳ until 18:05"""


def test_5_king_before_the_first_card_of_a_deal():
    assert read(table.table(NEW, RU)) == MODEL_RU
    assert read(table.table(NEW, EN)) == MODEL_EN
    assert keys(table.table(NEW, RU)) == ["[Мои карты] [Стол]", "[Счёт] [?]"]
    assert keys(table.table(NEW, EN)) == ["[My cards] [Table]", "[Score] [?]"]


def test_a_card_laid_puts_the_sheet_away():
    trick = Zone("trick", "trick", tuple(cards("7S")), by=(2,))
    state = replace(NEW, view=replace(NEW.view, zones=(trick,)), untouched=False)
    assert "<pre>" not in table.table(state, RU).text
    assert "Айгуль: 0" in read(table.table(state, RU))
    assert keys(table.table(state, RU)) == ["[Мои карты] [Стол]", "[Счёт] [?]"]


@pytest.mark.parametrize(
    ("deal", "of"),
    [(1, king()), (6, ()), (6, ((Text("sheet-total", {}), (1, 0, 0, 2)),))],
    ids=["the first deal", "no sheet", "a row that the places tell"],
)
def test_without_a_deal_or_rows_there_is_no_sheet(deal, of):
    state = replace(NEW, desk=replace(KING, deal=deal), view=replace(NEW.view, sheet=of))
    assert "<pre>" not in table.table(state, RU).text
    assert keys(table.table(state, RU)) == ["[Мои карты] [Стол] [?]"]
    assert sheet.sheet(state, RU) is None
    assert popup.totals(state, RU) == "Кинг · стол 5\nТаблица очков появится после первой раздачи"


def test_the_button_shows_the_whole_sheet_to_one_person():
    screen = sheet.sheet(NEW, EN)
    assert screen is not None
    assert read(screen) == "\n".join(["<b>King</b> · table 5", *MODEL_EN.split("\n")[4:-1]])
    assert screen.rows == ()
    [button] = [one for row in table.table(NEW, EN).rows for one in row if one.label == "Score"]
    assert Press.parse(button.data or "") == Press(Verb.SCORE, 36)


def test_a_window_shows_the_totals():
    assert popup.totals(NEW, RU) == "Кинг · стол 5\nитого: Айгуль −14 · Tomás −30 · Ngozi −14 · Mei −22"


def test_in_a_dm_the_hand_has_the_button():
    alone = hand_state(replace(KING, chat="", link=None), 2, NEW.view)
    assert keys(hand.hand(alone, RU)) == ["[Счёт]"]
    assert keys(hand.hand(hand_state(replace(KING, link=None), 2, NEW.view), RU)) == []


def figures(of, seats=KING) -> list[str]:
    lines = sheet.rows(seats, of, RU.game(seats.key, [one.name for one in seats.sitters]))
    return [line.replace("\u00a0", " ") for line in lines]


def test_gains_have_a_sign_where_there_are_losses():
    assert figures(king([(-2, -14, 0, 0), (16, 0, 4, -4)], first=7))[2:] == [
        "7 всё      −2 −14   0   0",
        "8 взятки  +16   0  +4  −4",
        "итого     +14 −14  +4  −4</pre>",
    ]


def test_chips_that_are_held_are_no_gain():
    seats = desk("poker", "A", "B", number=1, deal=2)
    of = ((Text("sheet-deal", {"number": 1}), (40, -40)), (Text("sheet-stack", {}), (1040, 960)))
    assert figures(of, seats) == ["1 A · 2 B", "<pre>          1    2", "1       +40  −40", "фишки  1040  960</pre>"]


def test_without_losses_there_are_no_signs():
    seats = desk("hearts", "A", "B", "C", "D", deal=2)
    of = ((Text("sheet-deal", {"number": 1}), (5, 0, 21, 0)), (Text("sheet-total", {}), (5, 0, 21, 0)))
    assert figures(of, seats)[1:] == ["<pre>        1  2  3  4", "1       5  0 21  0", "итого   5  0 21  0</pre>"]


def test_what_is_not_known_is_left_empty():
    seats = desk("hearts", "A", "B", deal=2)
    of = ((Text("sheet-deal", {"number": 1}), (None, 3)), (Text("sheet-total", {}), (0, 3)))
    assert figures(of, seats)[2:] == ["1        3", "итого  0 3</pre>"]


def test_king_fits_a_telephone_to_its_last_deal():
    lines = figures(king([(-64, -16, 0, 48)] * 14), KING)
    assert len(lines) == 1 + 1 + 14 + 1
    assert max(len(line.removeprefix("<pre>").removesuffix("</pre>")) for line in lines) <= 36


def test_of_a_long_sheet_the_newest_rows_stand_in_a_message():
    seats = desk("poker", "A", "B", number=1, deal=21)
    deals = tuple((Text("sheet-deal", {"number": number}), (10, -10)) for number in range(1, 21))
    of = (*deals, (Text("sheet-stack", {}), (1200, 800)))
    lines = figures(of, seats)
    assert lines[2].split() == ["…"]
    assert [line.split()[0] for line in lines[3:]] == [*map(str, range(7, 21)), "фишки"]
    whole = sheet.sheet(table_state(seats, view(sheet=of), deadline=None), RU)
    assert whole is not None
    assert len(whole.text.split("\n")) == 1 + 1 + 1 + 21


def test_who_sleeps_is_marked_in_the_legend():
    sitters = people("Айгуль", "Tomás", "Ngozi", "Mei")
    seats = replace(KING, sitters=(*sitters[:3], replace(sitters[3], asleep=True)))
    assert figures(king(), seats)[:2] == ["1 Айгуль · 2 Tomás", "3 Ngozi · 4 Mei 💤"]


def test_a_result_has_the_sheet_and_does_not_tell_the_scores_again():
    state = ResultState(
        desk=replace(KING, deal=5, deals=5),
        ranking=(1, 4, 1, 3),
        totals=(-14, -30, -14, -22),
        titles=(),
        ending="played",
        told=NEW.told[:-1],
        secret=SECRET,
        newest=6,
        sheet=king(),
    )
    assert read(result.result(state, RU)).split("\n")[1:-2] == [
        "Tomás берёт 7♥ (Ngozi) 8♥ (Mei) 9♥ (Айгуль) К♥ (Tomás) · −16",
        "Все игры сыграны",
        "🥇 Айгуль · −14",
        "🥇 Ngozi · −14",
        "🥉 Mei · −22",
        "Место 4: Tomás · −30",
        *MODEL_RU.split("\n")[4:-1],
    ]
    void = replace(state, ranking=None, why_void="void-stop")
    assert "<pre>" not in result.result(void, RU).text


@pytest.mark.parametrize(
    ("deal", "say", "expected"),
    [
        (1, RU, "<b>Безик</b> · стол 6 · до 1000"),
        (4, RU, "<b>Безик</b> · стол 6 · до 1000 · раздача 4"),
        (1, EN, "<b>Bezique</b> · table 6 · to 1000"),
    ],
)
def test_12_a_match_to_a_target_says_so(deal, say, expected):
    seats = replace(desk("bezique", "Ngozi", "Зураб", number=6, deal=deal), options=BeziqueOptions())
    assert read(table.table(table_state(seats, view(), deadline=None), say)).split("\n")[0] == expected
    own = read(hand.hand(hand_state(seats, 0, view()), say)).split("\n")[0]
    assert "1000" not in own
