"""How a voice formats: numbers, cards, seats, a game's own words."""

import pytest

from bot.texts import TextError, load_texts, signed, typeset
from games.actions import Action, Event, Refused, Seat
from games.cards import Suit, card, cards
from games.view import Text

FTL = """
few = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
gain = { SIGNED($n) }
broken = { few
event-took = { $seat } берёт { $cards-count }: { $cards }, { $other }
event-toy-took = { $seat } ест { $cards }
event-quiet = { "" }
verb-play = Сыграть { $own } на { $target }
verb-bid = Ставка { $number }
verb-name = { $suit }
refused-suit = Нужна { $suit } ({ $card-suit } у { $card })
ask-toy-lead = Ход, { $n }
trump = козырь
    .hand = свой козырь
plus-100 = { $n }
"""


@pytest.fixture(name="say")
def _say(tmp_path):
    for language in ("ru", "en"):
        folder = tmp_path / language / "games"
        folder.mkdir(parents=True)
        (folder / "toy.ftl").write_text(FTL, encoding="utf-8")
    return load_texts(tmp_path)["ru"]


@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (21, "21 карта"), (1130, "1130 карт"), (-3, "−3 карты")],
)
def test_numbers_are_whole_signed_and_agree(say, number, expected):
    assert say("few", n=number) == expected.replace(" ", "\u00a0")


@pytest.mark.parametrize(("number", "expected"), [(18, "+18"), (-4, "−4"), (0, "0"), (1200, "+1200")])
def test_a_gain_is_always_signed(say, number, expected):
    assert say("gain", n=number) == signed(number) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5 карт", "5\u00a0карт"),
        ("Во время — без подсказок", "Во время\u00a0— без подсказок"),
        ("стол 3 · раздача 2", "стол 3 · раздача 2"),
        ("Ngozi 4 · Mei -2", "Ngozi 4 · Mei −2"),
        ("t.me/c/-5, /table-3: 2-6", "t.me/c/-5, /table-3: 2-6"),
    ],
)
def test_blanks_and_minus_signs_are_set(text, expected):
    assert typeset(text) == expected


@pytest.mark.parametrize("id_", ["none", "broken", "few", "few.hand", "event-took"])
def test_a_text_that_cannot_be_formatted_is_an_error(say, id_):
    with pytest.raises(TextError):
        say(id_)


def test_a_game_has_its_own_words(say):
    names = ["Mei", "Зураб"]
    event = Event("took", 0, tuple(cards("TD QS")), other=1)
    assert say.game("toy", names).event(event) == "Mei ест 10♦ Д♠"
    assert say.game("other", names).event(event) == "Mei берёт 2: 10♦ Д♠, Зураб"
    assert say.game("toy", names).event(Event("quiet")) == ""


def test_arguments_of_games_are_written(say):
    voice = say.game("toy", ["Mei"])
    refused = Refused("suit", suit=Suit.CLUBS, card=card("AH"))
    assert voice.refusal(refused) == "Нужна ♣ (♥ у Т♥)"
    assert voice.text(Text("ask-lead", {"n": 3, "seat": Seat(0)})) == "Ход, 3"
    assert voice("trump.hand") == "свой козырь"


def test_an_action_is_named_by_its_own_cards_and_its_target(say):
    voice = say.game("toy")
    assert voice.action(Action.parse("play:7C,KC"), cards("KC")) == "Сыграть К♣ на 7♣"
    assert voice.action(Action.parse("play:KC,KC"), cards("KC")) == "Сыграть К♣ на К♣"
    assert voice.action(Action.parse("bid:20")) == "Ставка 20"
    assert voice.action(Action.parse("name:S")) == "♠"
    assert voice.verb("bid") == "Ставка 0"


@pytest.mark.parametrize(("language", "expected"), [("ru", "2♣ 10♦ В♥ Д♠ К♣ Т♦ ▢"), ("en", "2♣ 10♦ J♥ Q♠ K♣ A♦ ▢")])
def test_cards_are_written_as_the_language_does(language, expected):
    assert load_texts()[language].game("toy").cards([*cards("2C TD JH QS KC AD"), None]) == expected


def test_a_language_is_read_when_it_first_speaks(tmp_path, say):
    texts = load_texts(tmp_path)
    assert sorted(texts) == ["en", "ru"]
    (tmp_path / "en" / "late.ftl").write_text("late = too late", encoding="utf-8")
    assert texts["en"]("late") == "too late"
    (tmp_path / "en" / "later.ftl").write_text("later = no", encoding="utf-8")
    assert not texts["en"].has("later")
