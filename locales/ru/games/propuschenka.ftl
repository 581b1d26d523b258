game-propuschenka = Пропущенка
line-propuschenka = Около 75 раундов, можно запустить до конца; чистая удача

option-propuschenka-bottle_after = Бутылка
option-propuschenka-bottle_after-0 = бутылка в любое время
option-propuschenka-bottle_after-50 = бутылка через 50 раундов
option-propuschenka-bottle_after-100 = бутылка через 100 раундов
option-propuschenka-bottle_after-200 = бутылка через 200 раундов

verb-propuschenka-flip =
    { $number ->
        [0] Открыть
       *[other] Ещё { $number }
    }
verb-propuschenka-auto = До конца
verb-propuschenka-stop = Стоп
verb-propuschenka-shuffle = Бутылка

ask-propuschenka-flip = Откройте верхнюю карту
call-propuschenka-flip = откройте карту

event-propuschenka-leader = Начинает { $seat }
event-propuschenka-auto = { $seat }: до конца
event-propuschenka-stop = { $seat }: стоп
event-propuschenka-shuffle = Бутылка: { $seat } перемешивает свою стопку
event-propuschenka-repeated = Положение повторилось: обе стопки перемешаны
event-propuschenka-round = { $number }: { $seat } забирает { $cards }
event-propuschenka-pair = { $number }: пара уходит, { $cards }
event-propuschenka-turned = С раунда { $number } больше карт держит { $seat }
event-propuschenka-run = Остальные раунды: { $seat } { $number }
    .after_run = { $seat } { $number }
event-propuschenka-pairs = Пары: { $number }
event-propuschenka-out = { $seat }: карт больше нет
event-propuschenka-both_out = Ушла последняя пара, карт нет у обоих: ничья
event-propuschenka-cap = 5000 раундов: ничья

refused-propuschenka-already = Вы уже нажали, ждём соперника
refused-propuschenka-nothing = Отменять нечего
refused-propuschenka-unknown = Такого хода нет
refused-propuschenka-too_early =
    Бутылка пока недоступна: сыграйте ещё { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    }
refused-propuschenka-one_card = У вас одна карта

fact-propuschenka-round = раунд { $value }
fact-propuschenka-rounds = раунды { $value }
fact-propuschenka-since = без бутылки { $value }
place-propuschenka-gain = { SIGNED($value) }
place-propuschenka-credit =
    { $value ->
        [all] ✓ до конца
        [1] ✓
       *[other] ✓ { $value }
    }
role-propuschenka-leader = начинает
zone-propuschenka-table = На столе
zone-propuschenka-last = Прошлый раунд

# How it ended is told by the last event.
ending-propuschenka-both_out = { "" }
ending-propuschenka-cap = { "" }
ending-propuschenka-out = { "" }
