game-poker = Покер
aliases-poker = дро, дро-покер
line-poker = До 10 раздач на игровые фишки, долго; умение и удача поровну

option-poker-stack = Фишки каждого
option-poker-stack-1000 = 1000 игровых фишек
option-poker-stack-500 = 500 игровых фишек
option-poker-ante = Анте
option-poker-ante-10 = анте 10
option-poker-ante-20 = анте 20
option-poker-deals = Раздачи
option-poker-deals-10 = до 10 раздач
option-poker-deals-20 = до 20 раздач
option-poker-deals-30 = до 30 раздач

verb-poker-check = Чек
verb-poker-bet =
    { $number ->
        [0] Поставить
       *[other] Поставить { $number }
    }
verb-poker-call =
    { $number ->
        [0] Ответить
       *[other] Ответить { $number }
    }
verb-poker-raise =
    { $number ->
        [0] Повысить
       *[other] Повысить до { $number }
    }
verb-poker-fold = Пас
    .row = own
verb-poker-keep = Без обмена
verb-poker-swap = Обменять { $cards }

ask-poker-open = Чек или ставка
ask-poker-answer = Ответ стоит { $call }
ask-poker-draw = Обменяйте до 3 карт или оставьте все
call-poker-answer = ответ стоит { $call }

event-poker-dealt = Сдаёт { $seat }, анте { $number }
event-poker-check = { $seat }: чек
event-poker-bet = { $seat }: ставка { $number }
event-poker-call = { $seat }: ответ { $number }
event-poker-raise = { $seat }: повышение до { $number }
event-poker-fold = { $seat }: пас
event-poker-all_in = { $seat }: ва-банк
event-poker-keep = { $seat }: без обмена
event-poker-swap = { $seat } меняет { $number ->
    [1] 1 карту
   *[other] { $number } карты
}
event-poker-drew = Вам пришло: { $cards }
event-poker-showdown = Вскрытие · банк { $number }
event-poker-shown =
    { $number ->
        [0] { $seat }: пустая, { $cards }
        [1] { $seat }: пара, { $cards }
        [2] { $seat }: две пары, { $cards }
        [3] { $seat }: тройка, { $cards }
        [4] { $seat }: стрит, { $cards }
        [5] { $seat }: флеш, { $cards }
        [6] { $seat }: фулл-хаус, { $cards }
        [7] { $seat }: каре, { $cards }
        [8] { $seat }: стрит-флеш, { $cards }
       *[9] { $seat }: флеш-рояль, { $cards }
    }
event-poker-won = Банк берёт { $seat }: { SIGNED($number) }
event-poker-split = Доля банка, { $seat }: { SIGNED($number) }
event-poker-side = Побочный банк, { $seat }: { SIGNED($number) }
event-poker-returned = Без ответа, назад: { $seat } { SIGNED($number) }
event-poker-bust = { $seat }: фишек больше нет

refused-poker-swap_count = Обменять можно от одной до трёх карт
refused-poker-nothing_to_call = Ставки нет: скажите «чек» или поставьте
refused-poker-facing_bet = Есть ставка: ответьте, повысьте или спасуйте
refused-poker-raise_cap = Больше повышать нельзя
refused-poker-too_few_chips = Фишек хватает только на ответ
refused-poker-no_rival_chips = У соперников не осталось фишек

fact-poker-bet1 = Ставки до обмена · банк { $value }
fact-poker-draw = Обмен · банк { $value }
fact-poker-bet2 = Ставки после обмена · банк { $value }
fact-poker-pot = банк { $value }

state-poker-passed = пас
state-poker-out = без фишек
place-poker-stack = { $value }
place-poker-cards = { "" }
place-poker-staked = { $value }
    .heading = Ставки
place-poker-swapped =
    { $value ->
        [0] { "" }
       *[other] обмен { $value }
    }
place-poker-dealer = сдаёт
place-poker-all_in = ва-банк

zone-poker-hand = карты

note-poker-swapped = Вы обменяли: { $cards }

sheet-poker-deal = { $number }
sheet-poker-stack = фишки

ending-poker-played = Все раздачи сыграны
ending-poker-bust = Все фишки у одного игрока
result-poker-points = { SIGNED($n) }

preset-poker-quick = Быстрая партия
