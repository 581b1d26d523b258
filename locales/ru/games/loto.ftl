game-loto = Лото карточное
aliases-loto = лото, карточное лото, бинго
line-loto = До 52 открытых карт, можно запустить до конца; чистая удача

option-loto-deck = Колоды
option-loto-deck-52 = по 52 карты
option-loto-deck-36 = по 36 карт
option-loto-cards = Карт у игрока
option-loto-cards-12 = 12 карт у игрока
option-loto-cards-6 = 6 карт у игрока
option-loto-stop = Конец
option-loto-stop-all = пока карты не закроют все
option-loto-stop-first = до первого, у кого закрыто всё

verb-loto-flip = Открыть
verb-loto-auto = До конца
verb-loto-stop = Стоп

ask-loto-flip = Откройте карту или запустите до конца
call-loto-flip = откройте карту

event-loto-dealt = Карты разложены, сдаёт { $seat }
event-loto-called = { $cards } — ни у кого
event-loto-covered = { $cards } — { $seat }, ещё { $number }
event-loto-closed = { $cards } — { $seat }, закрыто всё, место { $number }
event-loto-auto = { $seat }: до конца
event-loto-stop = { $seat }: стоп
event-loto-run =
    Открыто ещё { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }

refused-loto-auto_on = Уже включено
refused-loto-auto_off = Не включено
refused-loto-unknown = Такого хода нет
refused-loto-deck_seats = С такой колодой за столом может быть не больше { $number }

fact-loto-caller = колода ведущего { $value }
place-loto-cards = { "" }
place-loto-covered = { "" }
place-loto-place = место { $value }
role-loto-auto = до конца
state-loto-out = закрыто всё
zone-loto-called = Открыта
zone-loto-card = ждёт

ending-loto-all = { "" }
ending-loto-first = { "" }
