game-deberc = Деберц
aliases-deberc = деберц, клабор
line-deberc = Матч до 501 очка, долго; больше умения, чем удачи
head-deberc = до { $target }

option-deberc-target = До скольких очков
option-deberc-target-301 = до 301 очка
option-deberc-target-501 = до 501 очка
option-deberc-target-1001 = до 1001 очка
option-deberc-penalties = Штрафы
option-deberc-penalties-true = со штрафами
option-deberc-penalties-false = без штрафов
option-deberc-shows = Объявлений за ход
option-deberc-shows-any = за ход объявляют сколько угодно
option-deberc-shows-one = за ход одно объявление

verb-deberc-take = Играю
verb-deberc-order = Заказать { $suit }
verb-deberc-pass = Пас
    .row = own
verb-deberc-play = { $cards }
verb-deberc-show = Объявить { $cards }
    .free = Показать комбинацию

ask-deberc-take = Играете, если козырь { $suit }?
ask-deberc-order = Закажите козырь, кроме { $suit }, или пас
call-deberc-bid = ваше слово
ask-deberc-lead = Ваш ход
ask-deberc-reply = Ответьте на { $card }
ask-deberc-follow = Ходите в масть: { $suit }
ask-deberc-ruff = Масти хода нет: положите козырь { $suit }

event-deberc-dealt = Сдаёт { $seat }, первый козырь { $cards }
event-deberc-pass = { $seat }: пас
event-deberc-take = { $seat }: играю, козырь { $suit }
event-deberc-order = { $seat } заказывает козырь { $suit }
event-deberc-annulled = Четыре паса: раздача не играется
event-deberc-played = { $seat }: { $cards }
event-deberc-trick =
    { $number ->
        [0] { $seat } берёт { $laid }
       *[other] { $seat } берёт { $laid } · { SIGNED($number) }
    }
event-deberc-drew = Из колоды: { $cards }
event-deberc-run =
    { $seat } объявляет: { $cards-count ->
        [3] терц
        [4] четыре подряд
        [5] пять подряд
       *[other] { $cards-count } подряд
    } { $cards } · { SIGNED($number) }
event-deberc-blocked =
    { $seat } объявляет: { $cards-count ->
        [3] терц
        [4] четыре подряд
        [5] пять подряд
       *[other] { $cards-count } подряд
    } { $cards } — не проходит
event-deberc-bella = { $seat } объявляет: белла { $cards } · { SIGNED($number) }
event-deberc-shows = { $seat } показывает: { $cards }
event-deberc-fine_none = Не комбинация · { SIGNED($number) }
event-deberc-fine_repeat = Эта комбинация уже объявлена · { SIGNED($number) }
event-deberc-fine_junior = Младшая комбинация после старшей · { SIGNED($number) }
event-deberc-made = { $seat }: заказ сыгран
event-deberc-failed = { $seat }: заказ не сыгран, всё сопернику
event-deberc-scored = За раздачу { $seat }: { SIGNED($number) }

refused-deberc-suit_refused = От этой масти уже отказались
refused-deberc-must_follow = Нужно ходить в масть, у вас есть { $suit }
refused-deberc-must_beat = Нужно положить старший козырь
refused-deberc-must_trump = Нужно положить козырь, у вас есть { $suit }
refused-deberc-show_closed = В этот ход объявлять больше нельзя
refused-deberc-one_per_turn = За один ход — одно объявление
refused-deberc-show_none = Это не комбинация
refused-deberc-show_repeat = Эта комбинация уже объявлена
refused-deberc-show_junior = Младшую после старшей объявлять нельзя

fact-deberc-turned = первый козырь { $value }
fact-deberc-trump = козырь { $value }

place-deberc-score = счёт { $value }
    .heading = Счёт
place-deberc-points = в раздаче { $value }
    .heading = В раздаче

role-deberc-dealer = сдаёт
role-deberc-declarer = играет заказ

zone-deberc-trick = Взятка
zone-deberc-last = Прошлая взятка

sheet-deberc-deal = { $number }
sheet-deberc-total = итого

ending-deberc-made = Партия окончена, последний заказ сыгран
ending-deberc-failed = Партия окончена, последний заказ не сыгран
ending-deberc-annulled = Партия окончена, последняя раздача без заказа
