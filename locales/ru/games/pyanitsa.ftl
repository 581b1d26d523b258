game-pyanitsa = Пьяница
line-pyanitsa = Около 150 раундов, можно запустить до конца; чистая удача

option-pyanitsa-bottle_after = Бутылка
option-pyanitsa-bottle_after-0 = бутылка в любое время
option-pyanitsa-bottle_after-50 = бутылка через 50 раундов
option-pyanitsa-bottle_after-100 = бутылка через 100 раундов
option-pyanitsa-bottle_after-200 = бутылка через 200 раундов

verb-pyanitsa-flip =
    { $number ->
        [0] Открыть
       *[other] Ещё { $number }
    }
verb-pyanitsa-auto = До конца
verb-pyanitsa-stop = Стоп
verb-pyanitsa-shuffle = Бутылка

ask-pyanitsa-flip = Откройте верхнюю карту
call-pyanitsa-flip = откройте карту

event-pyanitsa-leader = Начинает { $seat }
event-pyanitsa-auto = { $seat }: до конца
event-pyanitsa-stop = { $seat }: стоп
event-pyanitsa-shuffle = Бутылка: { $seat } перемешивает свою стопку
event-pyanitsa-repeated = Положение повторилось: обе стопки перемешаны
event-pyanitsa-round = { $number }: { $seat } забирает { $cards }
event-pyanitsa-tie =
    { $cards-count ->
        [2] { $number }: спор { $cards-first } и { $cards-rest }
       *[other] { $number }: спор { $cards }
    }
event-pyanitsa-war =
    { $cards-first } бьёт { $cards-rest }
    { $seat } забирает { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
    .after_tie = { event-pyanitsa-war }
event-pyanitsa-turned = С раунда { $number } больше карт держит { $seat }
event-pyanitsa-run = Остальные раунды: { $seat } { $number }
    .after_run = { $seat } { $number }
event-pyanitsa-all = { $seat } забирает всю колоду
event-pyanitsa-short = { $seat }: нечего доложить
event-pyanitsa-both_short = Обоим нечего доложить: ничья
event-pyanitsa-cap = 5000 раундов: ничья

refused-pyanitsa-already = Вы уже нажали, ждём соперника
refused-pyanitsa-nothing = Отменять нечего
refused-pyanitsa-unknown = Такого хода нет
refused-pyanitsa-in_dispute = Сначала закончите спор
refused-pyanitsa-too_early =
    Бутылка пока недоступна: сыграйте ещё { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    }
refused-pyanitsa-one_card = У вас одна карта

fact-pyanitsa-round = раунд { $value }
fact-pyanitsa-rounds = раунды { $value }
fact-pyanitsa-since = без бутылки { $value }
place-pyanitsa-gain = { SIGNED($value) }
place-pyanitsa-credit =
    { $value ->
        [all] ✓ до конца
        [1] ✓
       *[other] ✓ { $value }
    }
role-pyanitsa-leader = начинает
zone-pyanitsa-table = На столе
zone-pyanitsa-last = Прошлый раунд
title-pyanitsa-drunkard = Пьяница: { $seats }

# How it ended is told by the last event.
ending-pyanitsa-all = { "" }
ending-pyanitsa-cap = { "" }
ending-pyanitsa-short = { "" }
