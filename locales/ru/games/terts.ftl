game-terts = Терц
aliases-terts = терц, терца
line-terts = Матч до 501 очка, долго; больше умения, чем удачи
head-terts = до { $target }

option-terts-target = До скольких очков
option-terts-target-301 = до 301 очка
option-terts-target-501 = до 501 очка
option-terts-target-1001 = до 1001 очка
option-terts-penalties = Штрафы
option-terts-penalties-true = со штрафами
option-terts-penalties-false = без штрафов
option-terts-shows = Объявлений за ход
option-terts-shows-any = за ход объявляют сколько угодно
option-terts-shows-one = за ход одно объявление

verb-terts-play = { $cards }
verb-terts-show = Объявить { $cards }
    .free = Показать комбинацию
verb-terts-swap = Обменять { $cards }

ask-terts-lead = Ваш ход
ask-terts-reply = Ответьте на { $card }
ask-terts-follow = Ходите в масть: { $suit }
ask-terts-ruff = Масти хода нет: положите козырь { $suit }

event-terts-dealt = Козырь { $suit }: под колодой { $cards }. Ходит { $seat }
event-terts-played = { $seat }: { $cards }
event-terts-trick =
    { $number ->
        [0] { $seat } берёт { $laid }
       *[other] { $seat } берёт { $laid } · { SIGNED($number) }
    }
event-terts-drew = Из колоды: { $cards }
event-terts-trump_drawn = { $seat } берёт козырь из-под колоды: { $cards }
event-terts-swapped = { $seat } меняет козырную 7 на { $cards }
event-terts-run =
    { $seat } объявляет: { $cards-count ->
        [3] терц
        [4] четыре подряд
        [5] пять подряд
       *[other] { $cards-count } подряд
    } { $cards } · { SIGNED($number) }
event-terts-blocked =
    { $seat } объявляет: { $cards-count ->
        [3] терц
        [4] четыре подряд
        [5] пять подряд
       *[other] { $cards-count } подряд
    } { $cards } — не проходит
event-terts-marriage = { $seat } объявляет: марьяж { $cards } · { SIGNED($number) }
event-terts-four_jacks = { $seat } объявляет: четыре валета { $cards } · { SIGNED($number) }
event-terts-four_queens = { $seat } объявляет: четыре дамы { $cards } · { SIGNED($number) }
event-terts-four_kings = { $seat } объявляет: четыре короля { $cards } · { SIGNED($number) }
event-terts-four_aces = { $seat } объявляет: четыре туза { $cards } · { SIGNED($number) }
event-terts-shows = { $seat } показывает: { $cards }
event-terts-fine_no_deck = Колода пуста, объявлять поздно · { SIGNED($number) }
event-terts-fine_none = Не комбинация · { SIGNED($number) }
event-terts-fine_repeat = Эта комбинация уже объявлена · { SIGNED($number) }
event-terts-fine_junior = Младшая комбинация после старшей · { SIGNED($number) }
event-terts-scored = За раздачу { $seat }: { SIGNED($number) }

refused-terts-must_follow = Нужно ходить в масть, у вас есть { $suit }
refused-terts-must_beat = Нужно положить старшую карту
refused-terts-must_trump = Нужно положить козырь, у вас есть { $suit }
refused-terts-no_seven = У вас нет козырной семёрки
refused-terts-swap_late = Менять поздно: в колоде 2 карты или меньше
refused-terts-show_closed = В этот ход объявлять больше нельзя
refused-terts-one_per_turn = За один ход — одно объявление
refused-terts-show_no_deck = Колода пуста, объявлять поздно
refused-terts-show_none = Это не комбинация
refused-terts-show_repeat = Эта комбинация уже объявлена
refused-terts-show_junior = Младшую после старшей объявлять нельзя

fact-terts-turned = козырь { $value-suit } ({ $value })
fact-terts-trump = козырь { $value }
fact-terts-stock = колода { $value }

place-terts-score = счёт { $value }
    .heading = Счёт
place-terts-points = в раздаче { $value }
    .heading = В раздаче

zone-terts-trick = Взятка
zone-terts-last = Прошлая взятка

sheet-terts-deal = { $number }
sheet-terts-total = итого

ending-terts-target = Нужный счёт набран
ending-terts-played = Сыграно 20 раздач
