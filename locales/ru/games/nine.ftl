game-nine = Девятка
aliases-nine = девятки
line-nine = Одна раздача, коротко; больше удачи, чем умения

verb-nine-play = { $cards }
verb-nine-pass = Пас
    .row = own

ask-nine-start = Первый ход: { $card }
ask-nine-play = Ваш ход: карта в ряд
ask-nine-pass = Подходящей карты нет

event-nine-first = Ходит { $seat }: первая карта { $cards }
event-nine-played = { $seat }: { $cards }
event-nine-pass = { $seat }: пас
event-nine-left = { $seat } ({ $cards-count }): { $cards }

refused-nine-must_play = У вас есть подходящая карта — пропустить ход нельзя
refused-nine-must_start_9d = Первый ход — девяткой бубен
refused-nine-no_place = Эту карту пока некуда положить

zone-nine-row = Ряд
zone-nine-hand = карты

ending-nine-out = { "" }

result-nine-points = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
