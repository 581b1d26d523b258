game-four_widows = Четыре вдовы
aliases-four_widows = вдовы, четыре дамы
line-four_widows = Одна раздача, средней длины; память, расчёт и удача

option-four_widows-credit = Что идёт в счёт
option-four_widows-credit-winner = в счёт идёт победа
option-four_widows-credit-loser = в счёт идёт поражение

verb-four_widows-lay = { $cards }
verb-four_widows-drop = Сбросить
verb-four_widows-queen = Выложить { $cards }
verb-four_widows-keep = Оставить

ask-four_widows-lay = Положите карту в стопку
ask-four_widows-queen = Взята карта { $card }: выложите её или оставьте
ask-four_widows-drop = Взята карта { $card }: сбросьте { $cards } или оставьте

event-four_widows-first = Ходит { $seat }
event-four_widows-took = Из талона: { $cards }
event-four_widows-keep = { $seat } кладёт и берёт карту
event-four_widows-drop = { $seat } сбрасывает { $cards }
event-four_widows-queen = { $seat } выкладывает вдову: { $cards }
event-four_widows-turned = Талон кончился, новый талон — стопка ({ $number })
event-four_widows-left = { $seat } ({ $cards-count }): { $cards }

refused-four_widows-not_turn = Сейчас не ваша очередь: думает { $seat }
refused-four_widows-lay_first = Сначала положите карту в стопку
refused-four_widows-already_laid = Карта уже положена, решите, что делать со взятой
refused-four_widows-queen_drop = Дам не сбрасывают
refused-four_widows-not_queen = На стол выкладывают только даму
refused-four_widows-unknown = Такого хода нет

fact-four_widows-talon = талон { $value }
fact-four_widows-pile = стопка { $value }
fact-four_widows-discard = сброс { $value }
fact-four_widows-idle = ходы без сброса { $value }

zone-four_widows-discard = Сброшено
zone-four_widows-widows = Вдовы
zone-four_widows-hand = карты

title-four_widows-winner = { "" }
title-four_widows-loser = Больше всех карт: { $seats }
title-four_widows-draw = Ничья: { $seats }
ending-four_widows-out = { "" }
ending-four_widows-queens = На столе все четыре дамы
ending-four_widows-stall = У каждого 12 ходов подряд без сброса

result-four_widows-points = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
