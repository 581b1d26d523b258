"""Menus, rules, settings, first words, questions: what they say and what their buttons do."""

from dataclasses import replace
from zoneinfo import ZoneInfo

import pytest

from bot.screens import choose, leave, lines, menu, popup, rules, settings, start
from bot.screens.popup import units
from bot.screens.press import Press
from bot.screens.state import Choice
from bot.texts import TextError
from games.cards import pack
from games.catalog import catalog
from tests.games.toy import Toy
from tests.screens.made import EN, RU, desk, hand_state, keys, places, read, table_state, view

GAMES: menu.Catalog = {key: catalog()[key] for key in ("durak", "hearts")}
MANY: menu.Catalog = {**GAMES, **{f"toy{number}": Toy for number in range(6)}}


def codes(screen) -> list[str]:
    return [
        str(Press.parse(button.data).verb) + ":" + Press.parse(button.data).code
        for row in screen.rows
        for button in row
    ]


def test_a_few_games_are_chosen_at_once():
    screen = menu.games(GAMES, RU)
    assert read(screen) == (
        "Во что играем?\n"
        "\n"
        "<b>Дурак подкидной</b> · 2–6 игроков\n"
        "Одна раздача, недолго; больше умения, чем удачи\n"
        "\n"
        "<b>Червы</b> · 4 игрока\n"
        "Матч до 100 очков, долго; больше умения, чем удачи"
    )
    assert keys(screen) == ["[Дурак подкидной] [Червы]"]
    assert codes(screen) == ["p:durak", "p:hearts"]


def test_many_games_are_chosen_by_family_an_unknown_family_last():
    screen = menu.games(MANY, EN)
    assert keys(screen) == ["[Durak] [Tricks] [toys]"]
    assert codes(screen) == ["g:durak", "g:tricks", "g:toys"]


def test_a_family_shows_its_games_and_the_way_back():
    screen = menu.family(MANY, "tricks", EN)
    assert read(screen) == "Tricks\n\n<b>Hearts</b> · 4 players\nA match to 100 points, long; more skill than luck"
    assert keys(screen) == ["[Hearts]", "[Back]"]
    assert codes(screen) == ["p:hearts", "g:"]


def test_rules_are_listed_and_shown():
    assert keys(rules.index(GAMES, RU)) == ["[Дурак подкидной] [Червы]"]
    assert codes(rules.index(GAMES, RU)) == ["r:durak", "r:hearts"]
    page = rules.page("durak", RU)
    assert page.text.startswith("<b>Дурак подкидной</b>")
    assert (keys(page), codes(page)) == (["[Правила других игр]"], ["r:"])


def test_a_game_without_a_page_is_an_error():
    with pytest.raises(TextError):
        rules.page("none", RU)


def test_settings_of_a_chat():
    screen = settings.chat("ru", 180, "computer", 30, "Europe/Moscow", RU)
    assert read(screen) == (
        "<b>Настройки чата</b>\n"
        "Язык: Русский\n"
        "Время на ход: 3 мин\n"
        "Если кто-то уходит: доиграет компьютер\n"
        "Время на подкидывание: 30 с\n"
        "Часовой пояс: Москва\n"
        "Меняют администраторы. Открытые столы доиграют по-прежнему"
    )
    assert keys(screen) == [
        "[✓ Русский] [English]",
        "[выключено] [1 мин] [✓ 3 мин]",
        "[10 мин] [1 день]",
        "[✓ доиграет компьютер]",
        "[конец раздачи]",
        "[15 с] [✓ 30 с] [1 мин]",
        "[Часовой пояс: Москва]",
    ]
    assert codes(screen)[:4] == ["z:language.ru", "z:language.en", "z:turn.0", "z:turn.60"]


def test_the_zones_to_choose_from():
    screen = settings.zones("Asia/Omsk", EN)
    assert read(screen) == "Time zone: Omsk\nWeeks and months of the leaders begin by it"
    assert keys(screen)[0] == "[UTC] [Kaliningrad]"
    assert "[✓ Omsk]" in " ".join(keys(screen))
    assert codes(screen)[1] == "z:zone.Europe/Kaliningrad"
    assert (keys(screen)[-1], codes(screen)[-1]) == ("[Back]", "z:")


@pytest.mark.parametrize("zone", settings.ZONES)
def test_each_zone_exists(zone):
    assert ZoneInfo(zone).key == zone


def test_settings_of_a_person():
    screen = settings.person("en", "away", EN)
    assert read(screen).split("\n")[:3] == ["<b>Your settings</b>", "Language: English", "Ring at your turn: when away"]
    assert keys(screen) == ["[Русский] [✓ English]", "[every turn] [✓ when away]", "[never]"]
    assert codes(screen)[2:] == ["z:ring.always", "z:ring.away", "z:ring.never"]


def test_the_language_alone():
    screen = settings.language(EN)
    assert (read(screen), keys(screen)) == ("Language: English", ["[Русский] [✓ English]"])


@pytest.mark.parametrize("say", [RU, EN])
def test_help_names_the_commands_that_work(say):
    told = {word for word in start.help(say).text.split() if word.startswith("/")}
    working = {
        "play",
        "join",
        "leave",
        "hand",
        "table",
        "stop",
        "rules",
        "top",
        "verify",
        "settings",
        "lang",
        "start",
        "help",
    }
    assert told == {f"/{name}" for name in working}


def test_first_words_in_a_dm():
    assert read(start.welcome_dm("kozyr_bot", RU)).startswith(
        "<b>Козырь</b> раздаёт карты: стол в чате, карты в личке\n\nЛичка открыта"
    )
    screen = start.welcome_dm("kozyr_bot", EN)
    assert keys(screen) == ["[Choose a game] [Add to a chat]"]
    assert screen.rows[0][1].url == "https://t.me/kozyr_bot?startgroup=hello"


def test_a_command_may_mean_several_tables():
    choices = [Choice(36, 3, "durak", "Дача &amp; море"), Choice(37, 4, "hearts", "")]
    screen = choose.tables("hand", choices, RU)
    assert keys(screen) == ["[стол 3 · Дурак подкидной · Дача &]", "[стол 4 · Червы]"]
    assert [Press.parse(row[0].data or "").table for row in screen.rows] == [36, 37]
    assert codes(screen) == ["k:hand", "k:hand"]


def test_ending_without_a_result_is_asked():
    screen = leave.stop(desk("durak", "A", "B", "C"), 1, 3, RU)
    assert read(screen) == "<b>Дурак подкидной</b> · стол 3\nЗакончить партию без итога?\nСогласие: 1 из 3"
    assert keys(screen) == ["![Закончить] [Играть дальше]"]


def test_lines_of_coming_back_and_of_an_end_by_leaving():
    seats = desk("durak", "A", "B")
    assert read(lines.back(seats, 0, RU)) == "Стол 3: A снова ходит"
    assert read(lines.left(seats, 1, EN, ends=True)) == "B leaves the table: a loss\nThe deal ends here"
    assert keys(lines.seated(replace(seats, link=None), EN)) == []
    assert read(lines.failed(None, "K7F3", EN)) == "That didn’t work: a fault of the bot, code K7F3"


def test_a_popup_shows_all_cards_or_none():
    def popup_of(*hand):
        return popup.my_cards(hand_state(desk("durak", "A", "B"), 0, view(hand=hand)), RU)

    assert popup_of(*pack()[:50]).count(" ") > 40
    assert popup_of(*pack(copies=2)) is None


def test_a_popup_says_that_a_hand_is_empty():
    state = hand_state(desk("durak", "A", "B"), 0, view())
    assert str(popup.my_cards(state, RU)).split("\n")[1] == "На руках карт нет"


def test_help_names_a_few_of_many():
    names = [f"<{seat}> " + "🌻" * 12 for seat in range(6)]
    seats = desk("durak", *(name.replace("<", "&lt;").replace(">", "&gt;") for name in names))
    state = table_state(seats, view(places=places(*[6] * 6), awaited=(0, 1, 2, 3, 4, 5)), deadline=None)
    text = popup.help(state, RU)
    assert units(text) <= 200
    assert text.startswith(f"Думают: {names[0]}, {names[1]}, {names[2]} +3\n")


def test_the_cut_of_a_popup_splits_no_sign():
    assert popup.fitting("🌻" * 150) == "🌻" * 100
    assert popup.fitting("7♠" * 100) == "7♠" * 100
