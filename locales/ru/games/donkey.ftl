game-donkey = Осёл
line-donkey = Около 33 обменов вслепую, можно запустить до конца; чистая удача

verb-donkey-take =
    { $number ->
        [0] Тянуть
       *[other] Тянуть { $number }
    }
verb-donkey-any = Наугад
verb-donkey-auto = До конца
verb-donkey-stop = Стоп

ask-donkey-take = Выберите карту в веере соперника
ask-donkey-wait = Уже выбрано, ждём соперника
call-donkey-take = выберите карту

event-donkey-dealt = Сдаёт { $seat }
event-donkey-chose = { $seat }: уже выбрано
event-donkey-took = { $seat } берёт { $cards }
event-donkey-four = { $seat }: четвёрка { $cards }
event-donkey-run =
    Дальше само: ещё { $number ->
        [one] { $number } обмен
        [few] { $number } обмена
       *[many] { $number } обменов
    }
event-donkey-auto = { $seat }: до конца
event-donkey-stop = { $seat }: стоп
event-donkey-fours = Собраны 4 четвёрки
event-donkey-both = Ничья: 4 четвёрки с обеих сторон
event-donkey-cap = 300 обменов: счёт по четвёркам
event-donkey-donkey = Осёл: { $seat }

refused-donkey-no_card = Такой карты в веере нет
refused-donkey-chosen = Уже выбрано, ждём соперника
refused-donkey-auto_on = Уже включено
refused-donkey-auto_off = Не включено
refused-donkey-unknown = Такого хода нет

fact-donkey-exchanges = обмены { $value }
zone-donkey-fours = Четвёрки
zone-donkey-fan = Веер
zone-donkey-hand = Карты
note-donkey-chosen = Ваш выбор: карта { $number }

title-donkey-donkey = Осёл: { $seats }
ending-donkey-fours = { "" }
ending-donkey-both = Ничья: 4 четвёрки с обеих сторон
ending-donkey-cap = 300 обменов: счёт по четвёркам
