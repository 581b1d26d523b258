game-bezique = Безик
aliases-bezique = безик, безика
line-bezique = Матч до 1000 очков, долго; больше умения, чем удачи
head-bezique = до { $target }

option-bezique-target = До скольких очков
option-bezique-target-500 = до 500 очков
option-bezique-target-1000 = до 1000 очков
option-bezique-target-1500 = до 1500 очков
option-bezique-penalties = Штрафы
option-bezique-penalties-true = со штрафами
option-bezique-penalties-false = без штрафов

verb-bezique-play = { $cards }
verb-bezique-show = Объявить { $cards }
    .free = Показать комбинацию
verb-bezique-swap = Обменять { $cards }

ask-bezique-lead = Ваш ход
ask-bezique-reply = Ответьте на { $card }
ask-bezique-follow = Ходите в масть: { $suit }
ask-bezique-ruff = Масти хода нет: положите козырь { $suit }

event-bezique-dealt = Козырь { $suit }: под колодой { $cards }. Ходит { $seat }
event-bezique-played = { $seat }: { $cards }
event-bezique-trick =
    { $number ->
        [0] { $seat } берёт { $laid }
       *[other] { $seat } берёт { $laid } · { SIGNED($number) }
    }
event-bezique-drew = Из колоды: { $cards }
event-bezique-trump_drawn = { $seat } берёт козырь из-под колоды: { $cards }
event-bezique-swapped = { $seat } меняет козырную 7 на { $cards }
event-bezique-marriage = { $seat } объявляет: марьяж { $cards } · { SIGNED($number) }
event-bezique-trump_marriage = { $seat } объявляет: козырный марьяж { $cards } · { SIGNED($number) }
event-bezique-bezique = { $seat } объявляет: безик { $cards } · { SIGNED($number) }
event-bezique-double_bezique = { $seat } объявляет: двойной безик { $cards } · { SIGNED($number) }
event-bezique-quint = { $seat } объявляет: квинта { $cards } · { SIGNED($number) }
event-bezique-trump_quint = { $seat } объявляет: козырная квинта { $cards } · { SIGNED($number) }
event-bezique-four_jacks = { $seat } объявляет: четыре валета { $cards } · { SIGNED($number) }
event-bezique-four_queens = { $seat } объявляет: четыре дамы { $cards } · { SIGNED($number) }
event-bezique-four_kings = { $seat } объявляет: четыре короля { $cards } · { SIGNED($number) }
event-bezique-four_aces = { $seat } объявляет: четыре туза { $cards } · { SIGNED($number) }
event-bezique-shows = { $seat } показывает: { $cards }
event-bezique-fine_no_deck = Колода пуста, объявлять поздно · { SIGNED($number) }
event-bezique-fine_early = Объявляет взявший взятку, один раз за ход · { SIGNED($number) }
event-bezique-fine_none = Не комбинация · { SIGNED($number) }
event-bezique-fine_repeat = Эта комбинация уже объявлена · { SIGNED($number) }
event-bezique-scored = За раздачу { $seat }: { SIGNED($number) }

refused-bezique-must_follow = Нужно ходить в масть, у вас есть { $suit }
refused-bezique-must_beat = Нужно положить старшую карту
refused-bezique-must_trump = Нужно положить козырь, у вас есть { $suit }
refused-bezique-no_seven = У вас нет козырной семёрки
refused-bezique-swap_late = Менять поздно: в колоде 2 карты или меньше
refused-bezique-swap_useless = Менять не на что: под колодой козырная семёрка
refused-bezique-show_closed = В этот ход объявлять больше нельзя
refused-bezique-show_no_deck = Колода пуста, объявлять поздно
refused-bezique-show_early = Объявляют со своего хода, взяв взятку, один раз
refused-bezique-show_none = Это не комбинация
refused-bezique-show_repeat = Эта комбинация уже объявлена

fact-bezique-turned = козырь { $value-suit } ({ $value })
fact-bezique-trump = козырь { $value }
fact-bezique-stock = колода { $value }

place-bezique-score = счёт { $value }
    .heading = Счёт
place-bezique-points = в раздаче { $value }
    .heading = В раздаче

zone-bezique-trick = Взятка
zone-bezique-last = Прошлая взятка

sheet-bezique-deal = { $number }
sheet-bezique-total = итого

ending-bezique-target = Нужный счёт набран
ending-bezique-played = Сыграно 20 раздач
