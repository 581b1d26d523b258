game-domino = Домино
aliases-domino = карточное домино
line-domino = Одна раздача, коротко; больше удачи, чем умения

option-domino-series = Серия карт
option-domino-series-one_way = за ход — только вверх или только вниз
option-domino-series-free = за ход — и вверх, и вниз
option-domino-blocked = Если все спасовали
option-domino-blocked-lead = рыба: последний ходит снова
option-domino-blocked-count = рыба: карты считают

verb-domino-play = { $cards }
verb-domino-draw = Взять карту
verb-domino-pass = Пас
    .row = own

ask-domino-play = Ваш ход: соседняя карта к { $card }
ask-domino-drawn = Взятая карта подошла: { $card }
ask-domino-draw = Подходящей карты нет: возьмите из колоды
ask-domino-pass = Подходящей карты нет, колода пуста
ask-domino-lead = Ваш ход: любая карта

event-domino-opened = Открыта карта { $cards }
event-domino-first = Ходит { $seat }
event-domino-played = { $seat }: { $cards }
event-domino-drew = { $seat } берёт карту
event-domino-took = Из колоды: { $cards }
event-domino-pass = { $seat }: пас
event-domino-leads = Все спасовали, любой картой ходит { $seat }
event-domino-left = { $seat } ({ $cards-count }): { $cards }

refused-domino-must_play = У вас есть подходящая карта
refused-domino-stock_empty = Колода пуста, остаётся пас
refused-domino-must_draw = Сначала возьмите карту из колоды
refused-domino-play_drawn = Сначала положите взятую карту
refused-domino-not_adjacent = Карта не соседняя по старшинству
refused-domino-wrong_direction = За один ход идут только в одну сторону

fact-domino-stock = колода { $value }
fact-domino-dir =
    { $value ->
        [up] серия вверх
       *[down] серия вниз
    }

zone-domino-pile = На столе
zone-domino-series = За этот ход
zone-domino-hand = карты

ending-domino-out = { "" }
ending-domino-blocked = Рыба: все спасовали, карты посчитаны

result-domino-points = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
