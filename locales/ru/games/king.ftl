game-king = Кинг
line-king = Матч из 14 раздач (короткий - из 2), долго; больше умения, чем удачи

option-king-games = Игры
option-king-games-full = все 14 игр по порядку
option-king-games-big = только «всё подряд», 2 раздачи

verb-king-play = { $cards }

ask-king-lead = Ваш ход
ask-king-follow = Ходите в масть: { $suit }
ask-king-discard = Нет { $suit }: сбросьте карту
ask-king-king = Нет { $suit }: нужно сбросить { $card }

event-king-dealt = Сдаёт { $seat }
event-king-played = { $seat }: { $cards }
event-king-trick =
    { $number ->
        [0] { $seat } берёт { $laid }
       *[other] { $seat } берёт { $laid } · { SIGNED($number) }
    }
event-king-scored = { $seat }: { SIGNED($number) }

refused-king-no_heart_lead = Пока есть другие масти, с червей ходить нельзя
refused-king-follow_suit = Нужно ходить в масть, у вас есть { $suit }
refused-king-king_forced = Нет масти хода — нужно сбросить Кинга

fact-king-game =
    { $value ->
        [1] Не брать взяток, по -2
        [2] Не брать мальчиков, по -4
        [3] Не брать девочек, по -4
        [4] Не брать червей, по -2
        [5] Не брать Кинга, -16
        [6] Не брать 2 последние взятки, по -8
        [7] Не брать всё подряд
        [8] Брать взятки, по +2
        [9] Брать мальчиков, по +4
        [10] Брать девочек, по +4
        [11] Брать червей, по +2
        [12] Брать Кинга, +16
        [13] Брать 2 последние взятки, по +8
       *[14] Брать всё подряд
    }
fact-king-trick = взятка { $value } из 8

place-king-tricks =
    { $value ->
        [0] { "" }
       *[other] взятки { $value }
    }
place-king-points = очки { $value }
    .heading = Очки
place-king-total = счёт { $value }
    .heading = Счёт

role-king-dealer = сдаёт
zone-king-trick = Взятка
zone-king-last = Прошлая взятка

sheet-king-game =
    { $kind ->
        [1] { $game } взятки
        [2] { $game } мальчики
        [3] { $game } девочки
        [4] { $game } червы
        [5] { $game } Кинг
        [6] { $game } последние
       *[7] { $game } всё
    }
sheet-king-total = итого

ending-king-played = Все игры сыграны
result-king-points = { SIGNED($n) }
