game-eights = Восьмёрки
aliases-eights = сумасшедшие восьмёрки, восьмёрка
line-eights = Одна раздача, средней длины; удача и умение поровну

option-eights-eights = Восьмёрка
option-eights-eights-stuck = восьмёрка, когда ходить больше нечем
option-eights-eights-free = восьмёрка в любой ход
option-eights-named_suit = Какую масть называть
option-eights-named_suit-any = назвать можно любую масть
option-eights-named_suit-longest = назвать можно свою самую длинную масть
option-eights-blocked = Если все спасовали
option-eights-blocked-lead = рыба: последний ходит снова
option-eights-blocked-count = рыба: карты считают

verb-eights-play = { $cards } { $suit }
verb-eights-pass = Пас
    .row = own

ask-eights-lead = Ваш ход: любая карта
ask-eights-follow = Ваш ход: { $suit } или достоинство карты { $card }
ask-eights-eight = Подходит только восьмёрка: положите её или пас
ask-eights-pass = Подходящей карты нет

event-eights-first = Ходит { $seat }
event-eights-played = { $seat }: { $cards }
event-eights-named = { $seat }: { $cards }, масть { $suit }
event-eights-pass = { $seat }: пас
event-eights-leads = Все спасовали, любой картой ходит { $seat }
event-eights-left = { $seat } ({ $cards-count }): { $cards }

refused-eights-must_play = У вас есть подходящая карта — пропустить ход нельзя
refused-eights-no_match = Карта не подходит ни по масти, ни по достоинству
refused-eights-eight_not_now = Такую восьмёрку кладут, когда нет подходящей карты
refused-eights-name_suit = Назовите масть
refused-eights-suit_not_longest = Назвать можно только самую длинную свою масть

fact-eights-suit = масть сейчас: { $value }

zone-eights-pile = На столе
zone-eights-hand = карты

ending-eights-out = { "" }
ending-eights-blocked = Рыба: все спасовали, карты посчитаны

result-eights-points = штраф { $n }
