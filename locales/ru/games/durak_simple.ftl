game-durak_simple = Дурак простой
aliases-durak_simple = простой дурак, простой, пятки, английский дурак
line-durak_simple = Одна раздача, коротко; удача и умение поровну

option-durak_simple-variant = Правила хода
option-durak_simple-variant-a = простой
option-durak_simple-variant-b = простой, берут только непокрытое
option-durak_simple-variant-v = пятки
option-durak_simple-variant-g = английский
option-durak_simple-deals = Раздачи
option-durak_simple-deals-1 = 1 раздача
option-durak_simple-deals-3 = 3 раздачи
option-durak_simple-deals-5 = 5 раздач
option-durak_simple-deals-10 = 10 раздач

verb-durak_simple-lead = Сходить { $cards }
verb-durak_simple-beat = Покрыть { $target }
verb-durak_simple-take = Беру
    .style = danger

ask-durak_simple-lead =
    { $number ->
        [1] Ваш ход: одна карта
       *[other]
            { $variant ->
                [v] Ваш ход: 1 карта, пара и 1 или две пары и 1
                [g] Ваш ход: пара
                [free] Ваш ход: пара или одна карта
               *[other] Ваш ход: 1 карта, пара или пара и ещё 1
            }
    }
ask-durak_simple-defend = Покройте { $cards } или берите

event-durak_simple-dealt = Сдаёт { $seat }
event-durak_simple-trump = Козырь { $suit }: под колодой { $cards }
event-durak_simple-no_pair = { $seat }: нет пары
event-durak_simple-free_lead = { $seat }: вольный ход, можно и одной картой
event-durak_simple-lead = { $seat }: { $cards }
event-durak_simple-beat = { $seat } отбивается: { $cards }
event-durak_simple-take = { $seat }: беру
event-durak_simple-beaten =
    Бито, в отбой { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
event-durak_simple-discarded =
    Покрытое — в отбой: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
event-durak_simple-taken =
    { $seat } берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
event-durak_simple-trump_drawn = Козырь { $cards } из-под колоды берёт { $seat }
event-durak_simple-out = { $seat } выходит, место { $number }
    .result = { "" }
event-durak_simple-emptied = { $seat } выходит
event-durak_simple-fool = В дураках: { $seat }
event-durak_simple-draw = Ничья: карты вышли у всех
event-durak_simple-stale = Ничья: 60 ходов подряд всё взято

refused-durak_simple-bad_code = Такого хода нет
refused-durak_simple-wrong_phase = Сейчас этого сделать нельзя
refused-durak_simple-not_you = Сейчас не ваша очередь: думает { $seat }
refused-durak_simple-bad_form =
    { $variant ->
        [v] Ходить можно одной картой, парой с картой или двумя парами с картой
        [g] Ходить можно только парой одного достоинства
        [free] Ходить можно парой или одной картой
       *[other] Ходить можно одной картой, парой или парой с ещё одной картой
    }
refused-durak_simple-too_many = Столько карт положить нельзя, можно { $number }
refused-durak_simple-no_attack = Этой карты нет среди ходов
refused-durak_simple-covered = Карта уже покрыта
refused-durak_simple-cannot_beat =
    { $kind ->
        [trump] { $card } не бьёт { $under }: нужен козырь старше
       *[plain] { $card } не бьёт { $under }: нужна { $suit } старше или козырь { $trump }
    }

fact-durak_simple-trump = козырь { $value-suit } ({ $value })
    .hand = козырь { $value-suit }
fact-durak_simple-stock = колода { $value }
fact-durak_simple-free = вольный ход

role-durak_simple-attacker = ходит
role-durak_simple-defender = отбивается
role-durak_simple-no_pair = без пары
zone-durak_simple-table = На столе
zone-durak_simple-discard = Отбой

title-durak_simple-fool = В дураках: { $seats }
title-durak_simple-first_out = { "" }
title-durak_simple-draw = Ничья: { $seats }
ending-durak_simple-out = { "" }
ending-durak_simple-draw = Ничья: карты вышли у всех
ending-durak_simple-stale = Ничья: 60 ходов подряд всё взято
ending-durak_simple-forfeit = Раздача прервана уходом из-за стола

sheet-durak_simple-fool = дурак
sheet-durak_simple-first = места 1

result-durak_simple-points = в дураках: { $n }
board-durak_simple-losses = дурак
