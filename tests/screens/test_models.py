"""The model messages of docs: each whole screen as a person reads it, in both languages."""

from dataclasses import replace

import pytest

from bot.screens import fairness, hand, leave, lines, lobby, popup, result, start, table
from bot.screens.state import LobbyState, ResultState, Sitter
from games.actions import Action, Event, Refused, Seat
from games.cards import card, cards
from games.catalog import catalog
from games.rules.durak import Durak
from games.view import Place, Text, Zone
from tests.screens.made import (
    EN,
    RU,
    SEAL,
    SECRET,
    TEXTS,
    actions,
    at,
    desk,
    hand_state,
    keys,
    pairs,
    places,
    read,
    table_state,
    view,
)

TRUMP = {"trump": card("6S"), "stock": 12}
TABLE = desk("durak", "Айгуль", "Tomás", "Лёля 🌻")


LOBBY = LobbyState(
    desk=desk("durak", "Айгуль", "Лёля 🌻", "🤖 Компьютер"),
    owner=10,
    waiting=(),
    seats=(2, 3, 4, 5, 6),
    most=6,
    problem=None,
    turn=180,
    closes=at(19, 42),
    invitation="https://t.me/kozyr_bot?start=abc",
    choices={name: Durak.choices()[name] for name in ("deck", "transfer", "throwers", "deals")},
    seal=SEAL,
)


def test_1_lobby():
    assert read(lobby.lobby(LOBBY, RU)) == (
        "<b>Дурак подкидной</b> · стол 3\n"
        "36 карт · без перевода\n"
        "подкидывают все · 1 раздача\n"
        "на ход 3 мин\n"
        "\n"
        "1. Айгуль · даёт старт\n"
        "2. Лёля 🌻\n"
        "3. 🤖 Компьютер\n"
        "\n"
        "За столом 3 из 6, можно начинать\n"
        "⏳ Стол открыт до 19:42\n"
        "🔏 Колода запечатана: <code>4f9a2c81</code>"
    )
    assert keys(lobby.lobby(LOBBY, RU)) == [
        "[Сесть за стол] ![Встать]",
        "[+ Компьютер] [Условия]",
        "*[Начать]",
        "[Правила] ![Отменить]",
        "[Честная раздача]",
    ]
    assert read(lobby.lobby(LOBBY, EN)) == (
        "<b>Throw-in Durak</b> · table 3\n"
        "36 cards · no transfer\n"
        "everyone throws in · 1 deal\n"
        "3 min a turn\n"
        "\n"
        "1. Айгуль · starts the match\n"
        "2. Лёля 🌻\n"
        "3. 🤖 Компьютер\n"
        "\n"
        "3 of 6 seated, ready to start\n"
        "⏳ Open until 19:42\n"
        "🔏 Deck sealed: <code>4f9a2c81</code>"
    )
    assert keys(lobby.lobby(LOBBY, EN)) == [
        "[Join] ![Leave]",
        "[+ Computer] [Options]",
        "*[Start]",
        "[Rules] ![Cancel]",
        "[Fairness]",
    ]


def bout(*, awaited: int, call: str, zone: str, places, **facts: int):
    return view(
        zones=(pairs(zone), Zone("discard", "pile", (None,) * 6)),
        places=places,
        facts={**TRUMP, **facts},
        ask=Text(call, {}),
        awaited=(awaited,),
    )


MODELS = {
    "2": (
        bout(
            awaited=0,
            call="call-defend",
            zone="9H QH 9C --",
            places=(Place(0, 5, roles=("defender",)), Place(1, 4, roles=("attacker",)), Place(2, 6)),
        ),
        [Event("beaten", number=6)],
        at(19, 42),
        """\
<b>Дурак подкидной</b> · стол 3
Бито, в отбой 6 карт
козырь ♠ (6♠) · колода 12

Tomás ходит, Айгуль отбивается
9♥ ← Д♥    9♣ ← …

▸ Айгуль (5) · Tomás (4)
Лёля 🌻 (6)
<Айгуль>, ваш ход · ⏳ до 19:42""",
        """\
<b>Throw-in Durak</b> · table 3
Beaten, 6 cards to the discard
trump ♠ (6♠) · deck 12

Tomás leads, Айгуль defends
9♥ ← Q♥    9♣ ← …

▸ Айгуль (5) · Tomás (4)
Лёля 🌻 (6)
<Айгуль>, your turn · ⏳ until 19:42""",
    ),
    "3": (
        bout(
            awaited=1,
            call="call-throw",
            zone="9H QH 9C AC",
            places=(Place(0, 4, roles=("defender",)), Place(1, 4, roles=("attacker",)), Place(2, 6, "passed")),
            room=4,
        ),
        [Event("all_covered")],
        at(19, 44),
        """\
<b>Дурак подкидной</b> · стол 3
Всё покрыто
козырь ♠ (6♠) · колода 12

9♥ ← Д♥    9♣ ← Т♣
Можно подкинуть ещё 4: 9 Д Т

Айгуль (4) · ▸ Tomás (4)
Лёля 🌻 (6), пас
<Tomás>, подкинете? · ⏳ до 19:44""",
        """\
<b>Throw-in Durak</b> · table 3
All covered
trump ♠ (6♠) · deck 12

9♥ ← Q♥    9♣ ← A♣
Up to 4 more: 9 Q A

Айгуль (4) · ▸ Tomás (4)
Лёля 🌻 (6), pass
<Tomás>, throw in? · ⏳ until 19:44""",
    ),
    "4": (
        bout(
            awaited=1,
            call="call-pile",
            zone="9H QH 9C AC QD --",
            places=(Place(0, 4, roles=("defender",)), Place(1, 3, roles=("attacker",)), Place(2, 6)),
            pile_room=3,
        ),
        [Event("throw", 1, (card("QD"),)), Event("take", 0)],
        at(19, 46),
        """\
<b>Дурак подкидной</b> · стол 3
Tomás подкидывает Д♦
Айгуль: беру
козырь ♠ (6♠) · колода 12

9♥ ← Д♥    9♣ ← Т♣    Д♦ ← …
Вдогонку можно ещё 3: 9 Д Т

Айгуль (4) · ▸ Tomás (3)
Лёля 🌻 (6)
<Tomás>, вдогонку? · ⏳ до 19:46""",
        """\
<b>Throw-in Durak</b> · table 3
Tomás throws in Q♦
Айгуль: take
trump ♠ (6♠) · deck 12

9♥ ← Q♥    9♣ ← A♣    Q♦ ← …
Up to 3 more: 9 Q A

Айгуль (4) · ▸ Tomás (3)
Лёля 🌻 (6)
<Tomás>, anything more? · ⏳ until 19:46""",
    ),
}


@pytest.mark.parametrize("model", MODELS)
def test_2_3_4_durak_at_the_table(model):
    shown, told, deadline, ru, en = MODELS[model]
    state = table_state(TABLE, shown, *told, deadline=deadline)
    assert read(table.table(state, RU)) == ru
    assert read(table.table(state, EN)) == en
    assert keys(table.table(state, RU)) == ["[Мои карты] [Стол] [?]"]
    assert keys(table.table(state, EN)) == ["[My cards] [Table] [?]"]


DEFENCE = hand_state(
    TABLE,
    0,
    view(
        zones=(pairs("9H QH 9C --"),),
        places=places(5, 4, 6),
        facts=TRUMP,
        hand=tuple(cards("JS AC TD 7D 6H")),
        ask=Text("ask-defend", {"cards": tuple(cards("9C"))}),
        actions=actions("beat:9C,JS beat:9C,AC take"),
        awaited=(0,),
    ),
    deadline=at(19, 42),
    silence=Action("take"),
)

HAND_RU = """\
Покройте 9♣ или берите

9♥ ← Д♥    9♣ ← …
козырь ♠ · колода 12 · ⏳ до 19:42"""
HAND_EN = """\
Beat 9♣ or take

9♥ ← Q♥    9♣ ← …
trump ♠ · deck 12 · ⏳ until 19:42"""


def test_7_hand():
    assert read(hand.hand(DEFENCE, RU)) == f"<b>Дурак подкидной</b> · стол 3, «Дача»\n{HAND_RU}"
    assert read(hand.hand(DEFENCE, EN)) == f"<b>Throw-in Durak</b> · table 3, “Дача”\n{HAND_EN}"
    assert keys(hand.hand(DEFENCE, RU)) == ["[В♠] [Т♣] ([10♦]) ([7♦])", "([6♥])", "![Беру]", "[К столу]"]
    assert keys(hand.hand(DEFENCE, EN)) == ["[J♠] [A♣] ([10♦]) ([7♦])", "([6♥])", "![Take]", "[To the table]"]


def test_7_a_late_refusal_is_a_line_in_the_hand():
    state = replace(DEFENCE, line="Карта не бьёт")
    assert read(hand.hand(state, RU)).split("\n")[:3] == [
        "<b>Дурак подкидной</b> · стол 3, «Дача»",
        "Карта не бьёт",
        "Покройте 9♣ или берите",
    ]


def test_14_half_time_ring():
    state = replace(DEFENCE, rung=True)
    assert read(hand.hand(state, RU)) == (
        "⏳ Ваш ход, половина времени прошла\n"
        "<b>Дурак подкидной</b> · стол 3, «Дача»\n"
        f"В 19:42 ответом станет «беру»\n{HAND_RU}"
    )
    assert read(hand.hand(state, EN)) == (
        "⏳ Your turn, half the time is gone\n"
        "<b>Throw-in Durak</b> · table 3, “Дача”\n"
        f"At 19:42 the answer becomes “take”\n{HAND_EN}"
    )
    assert keys(hand.hand(state, RU)) == keys(hand.hand(DEFENCE, RU))


def test_8_hearts_the_trick():
    seats = desk("hearts", "Ngozi", "Tomás", "Айгуль", "Mei", number=1, deal=3)
    points = (4, 0, 1, 0)
    shown = view(
        zones=(
            Zone("trick", "trick", tuple(cards("QC 6C")), by=(0, 1)),
            Zone("last", "trick", tuple(cards("TD 4D KD 2H")), by=(2, 3, 0, 1)),
        ),
        places=tuple(Place(seat, 7, facts={"points": one, "total": 10}) for seat, one in enumerate(points)),
        facts={"broken": 1, "trick": 6},
        awaited=(2,),
    )
    told = [
        Event("trick", 0, tuple(cards("TD 4D KD 2H")), number=1),
        Event("played", 0, tuple(cards("QC"))),
        Event("played", 1, tuple(cards("6C"))),
    ]
    state = table_state(seats, shown, *told, deadline=at(20, 7))
    assert read(table.table(state, RU)) == (
        "<b>Червы</b> · стол 1 · раздача 3\n"
        "Ngozi берёт 10♦ 4♦ К♦ 2♥ · +1\n"
        "червы вскрыты · взятка 6 из 13\n"
        "\n"
        "Ngozi: Д♣\n"
        "Tomás: 6♣\n"
        "▸ Айгуль\n"
        "Mei\n"
        "\n"
        "Очки: Ngozi 4 · Айгуль 1\n"
        "Tomás 0 · Mei 0\n"
        "<Айгуль>, ваш ход · ⏳ до 20:07"
    )
    assert read(table.table(state, EN)) == (
        "<b>Hearts</b> · table 1 · deal 3\n"
        "Ngozi takes 10♦ 4♦ K♦ 2♥ · +1\n"
        "hearts are broken · trick 6 of 13\n"
        "\n"
        "Ngozi: Q♣\n"
        "Tomás: 6♣\n"
        "▸ Айгуль\n"
        "Mei\n"
        "\n"
        "Points: Ngozi 4 · Айгуль 1\n"
        "Tomás 0 · Mei 0\n"
        "<Айгуль>, your turn · ⏳ until 20:07"
    )


def test_15_autopilot():
    assert read(lines.asleep(TABLE, 0, RU)) == "💤 Стол 3: Айгуль молчит 3 хода подряд\nХоды пока делает компьютер"
    assert read(lines.asleep(TABLE, 0, EN)) == (
        "💤 Table 3: Айгуль has been silent for 3 turns\nThe computer plays this seat for now"
    )
    sleeping = replace(TABLE.sitters[0], asleep=True)
    state = replace(DEFENCE, desk=replace(TABLE, sitters=(sleeping, *TABLE.sitters[1:])))
    assert read(hand.hand(state, RU)) == (
        "<b>Дурак подкидной</b> · стол 3, «Дача»\n"
        "3 хода подряд без ответа, за вас играет компьютер\n"
        "Любая кнопка стола вернёт вам карты. С концом раздачи молчание станет уходом"
    )
    assert keys(hand.hand(state, RU)) == ["*[Я здесь]", "[К столу]"]
    assert read(hand.hand(state, EN)) == (
        "<b>Throw-in Durak</b> · table 3, “Дача”\n"
        "3 turns without an answer, the computer is playing for you\n"
        "Any button of the table gives you the cards back. At the end of the deal silence counts as leaving"
    )
    assert keys(hand.hand(state, EN)) == ["*[I’m here]", "[To the table]"]


def test_16_leaver():
    seats = desk("durak", "Айгуль", "Зураб")
    assert read(leave.question(seats, RU)) == (
        "<b>Дурак подкидной</b> · стол 3, «Дача»\nВстать из-за стола? Это будет поражение"
    )
    assert keys(leave.question(seats, RU)) == ["![Встать] [Остаться]"]
    assert read(leave.question(seats, EN)) == (
        "<b>Throw-in Durak</b> · table 3, “Дача”\nLeave the table? It counts as a loss"
    )
    assert keys(leave.question(seats, EN)) == ["![Leave] [Stay]"]
    assert read(lines.left(seats, 1, RU)) == (
        "Зураб встаёт из-за стола: поражение\nКарты доигрывает 🤖 Компьютер, у остальных всё по-прежнему"
    )
    assert read(lines.left(seats, 1, EN)) == (
        "Зураб leaves the table: a loss\n🤖 Computer plays the cards out, nothing changes for the others"
    )


def test_17_restart():
    seats = desk("durak", "Mei", "Зураб")
    assert read(lines.restarted(seats, (0,), at(22, 10), RU)) == (
        "Был перезапуск. Стол 3 цел: карты, ход и счёт прежние\n<Mei>, ваш ход · ⏳ до 22:10"
    )
    assert read(lines.restarted(seats, (0,), at(22, 10), EN)) == (
        "There was a restart. Table 3 is intact: cards, turn and score as before\n<Mei>, your turn · ⏳ until 22:10"
    )


def test_18_result():
    state = ResultState(
        desk=desk("durak", "Айгуль", "Лёля 🌻", "Tomás", "Ngozi"),
        ranking=(4, 1, 2, 3),
        totals=(1, 0, 0, 0),
        titles=((0, "fool"), (0, "pogony"), (1, "first_out")),
        ending="out",
        told=(),
        secret=SECRET,
        changes=(-19, 18, 5, -4),
    )
    assert read(result.result(state, RU)) == (
        "<b>Дурак подкидной</b> · стол 3 · итог\n"
        "🥇 Лёля 🌻 · рейтинг +18\n"
        "🥈 Tomás · +5\n"
        "🥉 Ngozi · −4\n"
        "В дураках с погонами: Айгуль · −19\n"
        "\n"
        "Погоны носят до следующей партии\n"
        "🔏 Секрет: <code>9b1e…77d0</code> · /verify"
    )
    assert read(result.result(state, EN)) == (
        "<b>Throw-in Durak</b> · table 3 · result\n"
        "🥇 Лёля 🌻 · rating +18\n"
        "🥈 Tomás · +5\n"
        "🥉 Ngozi · −4\n"
        "Fool with epaulettes: Айгуль · −19\n"
        "\n"
        "Epaulettes stay on until next match\n"
        "🔏 Secret: <code>9b1e…77d0</code> · /verify"
    )
    assert keys(result.result(state, RU)) == ["*[Ещё раз]", "[Лидеры]", "[Честная раздача]"]
    assert keys(result.result(state, EN))[-2:] == ["[Board]", "[Fairness]"]


def test_21_fairness():
    started = lobby.closed(LOBBY, RU, "started")
    assert read(started) == (
        "<b>Дурак подкидной</b> · стол 3\n"
        "Карты сданы. Во время розыгрыша — без подсказок\n"
        "🔏 Колода запечатана: <code>4f9a2c81</code>"
    )
    assert keys(started) == ["[Честная раздача]"]
    assert read(lobby.closed(LOBBY, EN, "started")) == (
        "<b>Throw-in Durak</b> · table 3\nCards are dealt. No hints during play\n🔏 Deck sealed: <code>4f9a2c81</code>"
    )
    assert fairness.before(SEAL, RU) == (
        f"{SEAL}\n"
        "Это отпечаток секрета, выбранного до первой карты. "
        "После партии секрет откроется, и /verify повторит раздачу"
    )
    assert fairness.before(SEAL, EN) == (
        f"{SEAL}\n"
        "The fingerprint of a secret set before the first card. "
        "After the match the secret opens, and /verify deals the same again"
    )


def test_22_error():
    assert read(lines.failed(TABLE, "K7F3", RU)) == (
        "Не получилось: сбой у бота, код K7F3\nСтол 3 цел, последний принятый ход на месте"
    )
    assert keys(lines.failed(TABLE, "K7F3", RU)) == ["[Обновить стол]"]
    assert read(lines.failed(TABLE, "K7F3", EN)) == (
        "That didn’t work: a fault of the bot, code K7F3\nTable 3 is intact, the last accepted move stands"
    )
    assert keys(lines.failed(TABLE, "K7F3", EN)) == ["[Refresh the table]"]


def test_23_first_words_in_a_group():
    games = {key: catalog()[key] for key in ("durak", "hearts")}
    assert read(start.welcome_group(games, "kozyr_bot", RU)) == (
        "<b>Козырь</b> раздаёт карты: стол в чате, карты в личке\n"
        "2 игры, от 2 до 6 игроков\n"
        "\n"
        "/play открывает стол\n"
        "/rules объясняет правила\n"
        "/settings меняет язык и время на ход"
    )
    assert keys(start.welcome_group(games, "kozyr_bot", RU)) == ["[Выбрать игру] [Открыть личку]"]
    assert read(start.welcome_group(games, "kozyr_bot", EN)) == (
        "<b>Kozyr</b> deals cards: the table in the chat, hands by DM\n"
        "2 games, 2 to 6 players\n"
        "\n"
        "/play opens a table\n"
        "/rules explains the rules\n"
        "/settings changes language and turn time"
    )
    assert keys(start.welcome_group(games, "kozyr_bot", EN)) == ["[Choose a game] [Open DM]"]


def packet(*ticks: int):
    shown = view(
        places=tuple(Place(seat, 13) for seat in range(4)),
        facts={"pass": "left"},
        hand=tuple(cards("AS QS 9S TH TD")),
        ask=Text("ask-pass", {"direction": "left", "seat": Seat(1)}),
        actions=actions(
            "give:9S,TD,TH give:9S,TD,QS give:9S,TD,AS give:9S,TH,QS give:9S,TH,AS "
            "give:9S,QS,AS give:TD,TH,QS give:TD,TH,AS give:TD,QS,AS give:TH,QS,AS"
        ),
        awaited=(0, 1, 2),
    )
    seats = desk("hearts", "Айгуль", "Ngozi", "Mei", "Tomás", number=1, deal=3, chat="")
    return hand_state(seats, 0, shown, deadline=at(20, 2), ticks=frozenset(ticks))


def test_24_choosing_cards():
    assert read(hand.hand(packet(1, 3), RU)) == (
        "<b>Червы</b> · стол 1 · раздача 3\n"
        "Передача: вы → Ngozi\n"
        "Отдайте 3 карты, выбрано: 2\n"
        "Ещё думают: Ngozi, Mei\n"
        "⏳ до 20:02"
    )
    assert read(hand.hand(packet(1, 3), EN)) == (
        "<b>Hearts</b> · table 1 · deal 3\n"
        "Passing: you → Ngozi\n"
        "Give 3 cards, chosen: 2\n"
        "Still thinking: Ngozi, Mei\n"
        "⏳ until 20:02"
    )
    assert keys(hand.hand(packet(1, 3), RU)) == [
        "[Т♠] [✓ Д♠] [9♠] [✓ 10♥]",
        "[10♦]",
        "([Отдать: ещё 1])",
        "[К столу]",
    ]
    assert keys(hand.hand(packet(1, 3), EN)) == [
        "[A♠] [✓ Q♠] [9♠] [✓ 10♥]",
        "[10♦]",
        "([Give: 1 more])",
        "[To the table]",
    ]
    assert keys(hand.hand(packet(1, 3, 4), RU)) == [
        "([Т♠]) [✓ Д♠] ([9♠]) [✓ 10♥]",
        "[✓ 10♦]",
        "*[Отдать Д♠ 10♥ 10♦]",
        "[К столу]",
    ]


def test_25_no_dm_yet():
    ngozi = Sitter("Ngozi", 20)
    assert RU("popup-open-dm") == "Карты приходят в личку. Откройте её, и место будет вашим"
    assert EN("popup-open-dm") == "Cards come by DM. Open it and the seat is yours"
    link = "https://t.me/kozyr_bot?start=abc"
    hint = lines.open_dm(TABLE, ngozi, link, RU)
    assert read(hint) == "<Ngozi>, чтобы сесть за стол 3, откройте личку"
    assert (hint.rows[0][0].label, hint.rows[0][0].url) == ("Открыть личку", link)
    assert read(lines.open_dm(TABLE, ngozi, link, EN)) == "<Ngozi>, open the DM to join table 3"
    assert keys(lines.open_dm(TABLE, ngozi, link, EN)) == ["[Open DM]"]
    assert read(lines.seated(TABLE, RU)) == "Вы за столом 3, «Дача»\n<b>Дурак подкидной</b>, карты придут сюда"
    assert read(lines.seated(TABLE, EN)) == "You’re at table 3, “Дача”\n<b>Throw-in Durak</b>, cards come here"
    assert keys(lines.seated(TABLE, RU)) == ["[К столу]"]


def test_13_refusals():
    names = ["Зураб", "Mei"]
    refused = {
        "ru": "Стол уже изменился. Свежие кнопки ниже",
        "en": "The table has changed. Fresh buttons are below",
    }
    assert {language: voice("refused-table_changed") for language, voice in TEXTS.items()} == refused
    assert RU.game("durak", names).refusal(Refused("not_you", seat=Seat(0))) == "Сейчас не ваша очередь: думает Зураб"
    assert EN.game("durak", names).refusal(Refused("not_you", seat=Seat(0))) == "Not your turn: Зураб is thinking"


def test_popups():
    assert str(popup.my_cards(DEFENCE, RU)).replace("\u00a0", " ") == "Дурак подкидной · стол 3\nВ♠ Т♣ 10♦ 7♦ 6♥"
    shown, _, deadline, *_ = MODELS["2"]
    state = table_state(TABLE, shown, deadline=deadline)
    assert popup.help(state, RU) == (
        "Думает: Айгуль\n"
        "Ходят в личке: её кнопки приходят с картами. [Мои карты] покажет карты и здесь\n"
        "Правила: /rules durak"
    )
