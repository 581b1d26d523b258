game-old_maid = Старая дева
aliases-old_maid = акулина, ведьма, колдунья
line-old_maid = Одна раздача или серия, коротко; почти чистая удача

option-old_maid-variant = Вариант
option-old_maid-variant-old_maid = 51 карта, без Д♣
option-old_maid-variant-akulina = акулина: 36 карт, ведьма Д♠
option-old_maid-deals = Раздачи
option-old_maid-deals-1 = 1 раздача
option-old_maid-deals-2 = 2 раздачи
option-old_maid-deals-3 = 3 раздачи
option-old_maid-deals-4 = 4 раздачи
option-old_maid-deals-5 = 5 раздач
option-old_maid-deals-6 = 6 раздач
option-old_maid-deals-7 = 7 раздач
option-old_maid-deals-8 = 8 раздач
option-old_maid-deals-9 = 9 раздач
option-old_maid-deals-10 = 10 раздач
option-old_maid-deals-11 = 11 раздач
option-old_maid-deals-12 = 12 раздач
option-old_maid-deals-13 = 13 раздач
option-old_maid-deals-14 = 14 раздач
option-old_maid-deals-15 = 15 раздач
option-old_maid-deals-16 = 16 раздач
option-old_maid-deals-17 = 17 раздач
option-old_maid-deals-18 = 18 раздач
option-old_maid-deals-19 = 19 раздач
option-old_maid-deals-20 = 20 раздач
option-old_maid-show_pairs = Пары
option-old_maid-show_pairs-true = пары показывают
option-old_maid-show_pairs-false = пары не показывают

verb-old_maid-draw =
    { $number ->
        [0] Тянуть
       *[other] Тянуть { $number }
    }
verb-old_maid-any = Наугад
verb-old_maid-fan =
    { $number ->
        [0] Переложить
       *[other] Переложить { $number } → { $second }
    }
verb-old_maid-mix = Перемешать
verb-old_maid-auto = До конца
verb-old_maid-stop = Стоп

ask-old_maid-draw = Тяните карту: веер держит { $seat }
ask-old_maid-offer = Веер ваш, тянет { $seat }
ask-old_maid-fan = Тянут другие, свой веер можно переложить
call-old_maid-draw = тяните карту

event-old_maid-dealt = Сдаёт { $seat }
event-old_maid-first_pairs =
    { $cards-count ->
        [0] { $seat }: { $number ->
            [one] { $number } пара
            [few] { $number } пары
           *[many] { $number } пар
        }
       *[other] { $seat }: пары { $cards }
    }
event-old_maid-own_pairs = Ваши пары: { $cards }
event-old_maid-drew = { $other } → { $seat }: карта
event-old_maid-kept = Вам карта { $cards }, место { $number }
event-old_maid-lost = Ваша карта { $cards } → { $other }
event-old_maid-pair =
    { $cards-count ->
        [0] { $other } → { $seat }: пара уходит
       *[other] { $other } → { $seat }: пара { $cards }
    }
event-old_maid-run =
    Дальше само: ещё { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
event-old_maid-run_pairs =
    { $cards-count ->
        [0] { $seat }: { $number ->
            [one] { $number } пара
            [few] { $number } пары
           *[many] { $number } пар
        }
       *[other] { $seat }: пары { $cards }
    }
event-old_maid-out = { $seat } выходит
    .result = { "" }
event-old_maid-fan = { $seat } перекладывает карту
event-old_maid-mix = { $seat } перемешивает веер
event-old_maid-auto = { $seat }: до конца
event-old_maid-stop = { $seat }: стоп
event-old_maid-old_maid = Старая дева: { $seat } · { $cards }
event-old_maid-akulina = Акулина: { $seat } · { $cards }
event-old_maid-void = Ничья: 200 карт подряд без пары

refused-old_maid-not_drawer = Сейчас тянет { $seat }
refused-old_maid-no_card = Такой карты в веере нет
refused-old_maid-fan = Так переложить нельзя
refused-old_maid-auto_on = Уже включено
refused-old_maid-auto_off = Не включено
refused-old_maid-unknown = Такого хода нет

place-old_maid-pairs = пары { $value }
place-old_maid-points = поражения { $value }
    .heading = Поражения
role-old_maid-drawer = тянет
role-old_maid-offerer = держит веер
zone-old_maid-fan = Веер
zone-old_maid-last = Осталось

title-old_maid-old_maid = Старая дева: { $seats }
title-old_maid-akulina = Акулина: { $seats }
ending-old_maid-lost = { "" }
ending-old_maid-void = Ничья: 200 карт подряд без пары

sheet-old_maid-defeats = поражения
result-old_maid-points = поражения: { $n }
