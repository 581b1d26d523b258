game-durak = Дурак подкидной
aliases-durak = дурак, подкидной, переводной, переводной дурак
line-durak = Одна раздача, недолго; больше умения, чем удачи

option-durak-transfer = Перевод
option-durak-transfer-none = без перевода
option-durak-transfer-plain = с переводом
option-durak-transfer-show = с переводом и проездным
option-durak-first_limit = Первый отбой
option-durak-first_limit-6 = первый отбой до 6
option-durak-first_limit-5 = первый отбой до 5
option-durak-throwers = Кто подкидывает
option-durak-throwers-all = подкидывают все
option-durak-throwers-neighbours = подкидывают соседи
option-durak-pile_on = Вдогонку
option-durak-pile_on-allow = вдогонку можно
option-durak-pile_on-forbid = вдогонку нельзя
option-durak-auto_pass = Кого спрашивать
option-durak-auto_pass-ask = спрашивать всех
option-durak-auto_pass-empty = кому подкинуть нечего — сразу пас
option-durak-deck = Колода
option-durak-deck-36 = 36 карт
option-durak-deck-24 = 24 карты
option-durak-deck-52 = 52 карты
option-durak-teams = Команды
option-durak-teams-solo = каждый за себя
option-durak-teams-teams = две команды через одного
option-durak-pogony = Погоны
option-durak-pogony-strict = погоны: ход двумя шестёрками
option-durak-pogony-wide = погоны: две шестёрки за заход
option-durak-pogony-none = без погон
option-durak-next_lead = Следующая раздача
option-durak-next_lead-from_under = ход из-под дурака
option-durak-next_lead-onto = ход под дурака
option-durak-next_lead-lowest = ход с младшего козыря
option-durak-deals = Раздачи
option-durak-deals-1 = 1 раздача
option-durak-deals-3 = 3 раздачи
option-durak-deals-5 = 5 раздач
option-durak-deals-10 = 10 раздач

verb-durak-lead = Сходить { $cards }
verb-durak-beat = Покрыть { $target }
verb-durak-take = Беру
    .style = danger
verb-durak-transfer = Перевести { $cards }
verb-durak-show = Проездной { $cards }
verb-durak-throw = Подкинуть { $cards }
verb-durak-pass = Пас
    .row = own

ask-durak-lead =
    { $number ->
        [1] Ваш ход: одна карта
       *[other] Ваш ход: карты одного достоинства, не больше { $number }
    }
ask-durak-defend = Покройте { $cards } или берите
ask-durak-transfer = Покройте { $cards }, переведите или берите
ask-durak-throw = Подкинете? Можно ещё { $number }
ask-durak-pile = Вдогонку? Можно ещё { $number }
ask-durak-early = Подкидывает { $seat }. Пас можно сказать уже сейчас
call-durak-lead = ваш ход
call-durak-defend = ваш ход
call-durak-throw = подкинете?
call-durak-pile = вдогонку?

event-durak-dealt = Сдаёт { $seat }
event-durak-trump = Козырь { $suit }: под колодой { $cards }
event-durak-trump_held = Козырь { $suit }: последняя карта { $cards }, сдаёт { $seat }
event-durak-first_lowest = Младший козырь { $cards }: ходит { $seat }
event-durak-first_no_trump = Козырей ни у кого нет: ходит { $seat }
event-durak-first_next = Ходит { $seat }
event-durak-lead = { $seat }: { $cards }
event-durak-beat = { $seat } отбивается: { $cards }
event-durak-transfer = { $seat } переводит { $cards }, { $other } отбивается
event-durak-show = { $seat }: проездной { $cards }, { $other } отбивается
event-durak-all_covered = Всё покрыто
event-durak-throw = { $seat } подкидывает { $cards }
event-durak-take = { $seat }: беру
event-durak-pass = { $seat }: пас
event-durak-beaten =
    Бито, в отбой { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
event-durak-taken =
    { $seat } берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
event-durak-trump_drawn = Козырь { $cards } из-под колоды берёт { $seat }
event-durak-out = { $seat } выходит, место { $number }
    .result = { "" }
event-durak-emptied = { $seat } выходит
event-durak-fool = В дураках: { $seat }
event-durak-pogony = В дураках с погонами: { $seat }
event-durak-draw = Ничья: карты вышли у всех
event-durak-stale = Ничья: 60 заходов подряд всё взято

refused-durak-bad_code = Такого хода нет
refused-durak-over = Партия окончена
refused-durak-not_seated = Вы не за этим столом
refused-durak-wrong_phase = Сейчас этого сделать нельзя
refused-durak-not_you = Сейчас не ваша очередь: думает { $seat }
refused-durak-passed = Вы уже спасовали
refused-durak-not_turn = Сейчас подкидывает { $seat }, пас можно сказать уже сейчас
refused-durak-not_held = У вас нет этой карты
refused-durak-no_transfer = За этим столом играют без такого перевода
refused-durak-transfer_late = Переводить поздно: карта уже покрыта
refused-durak-mixed_ranks = Ходить можно картами одного достоинства
refused-durak-no_rank = Такого достоинства на столе нет
refused-durak-too_many = Столько карт положить нельзя, можно { $number }
refused-durak-no_attack = Этой карты нет среди ходов
refused-durak-covered = Карта уже покрыта
refused-durak-cannot_beat =
    { $kind ->
        [trump] { $card } не бьёт { $under }: нужен козырь старше
       *[plain] { $card } не бьёт { $under }: нужна { $suit } старше или козырь { $trump }
    }
refused-durak-not_trump = Проездной — только козырь того же достоинства
refused-durak-shown_before = Этот проездной в заходе уже показан
refused-durak-target_short = У следующего мало карт для перевода
refused-durak-deck_seats = В колоде 24 карты, за столом может быть не больше 4 игроков
refused-durak-teams_seats = Для команд нужно 4 или 6 игроков
refused-durak-teams_transfer = В командах играют без перевода

fact-durak-trump = козырь { $value-suit } ({ $value })
    .hand = козырь { $value-suit }
fact-durak-stock = колода { $value }
fact-durak-room = Можно подкинуть ещё { $value }: { $ranks }
    .hand = { "" }
fact-durak-pile_room = Вдогонку можно ещё { $value }: { $ranks }
    .hand = { "" }

place-durak-team = команда { $value }
role-durak-attacker = ходит
role-durak-defender = отбивается
zone-durak-table = На столе
zone-durak-discard = Отбой

title-durak-fool = В дураках: { $seats }
title-durak-pogony = В дураках с погонами: { $seats }
title-durak-first_out = { "" }
title-durak-draw = Ничья: { $seats }
ending-durak-out = { "" }
ending-durak-draw = Ничья: карты вышли у всех
ending-durak-stale = Ничья: 60 заходов подряд всё взято
ending-durak-forfeit = Раздача прервана уходом из-за стола

sheet-durak-fool = дурак
sheet-durak-pogony = с погонами
sheet-durak-first = места 1

result-durak-points = в дураках: { $n }
board-durak-game = дурак
board-durak-losses = дурак
joke-durak-pogony = Погоны носят до следующей партии
