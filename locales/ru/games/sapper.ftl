game-sapper = Сапёр
aliases-sapper = сапер, минёр
line-sapper = Пока не откроется дама пик, коротко; чистая удача

option-sapper-deck = Колода
option-sapper-deck-36 = 36 карт
option-sapper-deck-52 = 52 карты

verb-sapper-open = { $number }
verb-sapper-any = Наугад

event-sapper-laid =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    } рубашкой вверх, одна — мина
event-sapper-opened = { $seat }: { $number } — { $cards }
event-sapper-loss = { $seat }: { $number } — { $cards }, мина
event-sapper-win = { $seat }: { $number } — { $cards }, последняя карта

refused-sapper-not_turn = Сейчас не ваша очередь: думает { $seat }
refused-sapper-no_place = Такой карты нет
refused-sapper-opened = Эта карта уже открыта
refused-sapper-unknown = Такого хода нет

fact-sapper-closed = закрыто { $value }
zone-sapper-field = Карты

title-sapper-mine = Мина: { $seats }
ending-sapper-loss = { "" }
ending-sapper-win = Все карты открыты, мина последняя

result-sapper-points = чисто: { $n }
joke-sapper-win = Мина ждала до последнего
