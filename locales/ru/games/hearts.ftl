game-hearts = Червы
aliases-hearts = черви, червы, дама пик
line-hearts = Матч до 100 очков, долго; больше умения, чем удачи

option-hearts-pass_cycle = Передача
option-hearts-pass_cycle-lrah = каждая 4-я раздача без передачи
option-hearts-pass_cycle-lra = передача в каждой раздаче
option-hearts-pass_cycle-left = передача всегда налево
option-hearts-pass_cycle-none = без передачи
option-hearts-limit = До скольких очков
option-hearts-limit-100 = до 100 очков
option-hearts-limit-50 = до 50 очков

verb-hearts-give = Отдать { $cards }
verb-hearts-play = { $cards }

ask-hearts-pass =
    Передача: вы → { $seat }
    Отдайте 3 карты
ask-hearts-open = Первый ход: { $card }
ask-hearts-lead = Ваш ход
ask-hearts-follow = Ходите в масть: { $suit }
ask-hearts-discard = Нет { $suit }: сбросьте карту
call-hearts-pass = отдайте 3 карты

event-hearts-hold = Раздача без передачи
event-hearts-gave = { $seat } отдаёт 3 карты
event-hearts-passed = Карты переданы
event-hearts-received = { $other } → { $seat }: { $cards }
event-hearts-played = { $seat }: { $cards }
event-hearts-broken = Червы вскрыты
event-hearts-trick =
    { $number ->
        [0] { $seat } берёт { $cards }
       *[other] { $seat } берёт { $cards } · { SIGNED($number) }
    }
event-hearts-moon = { $seat } берёт все 26 очков: динамо
event-hearts-scored = { $seat }: { SIGNED($number) }

refused-hearts-game_over = Партия окончена
refused-hearts-already_passed = Ваши 3 карты уже отданы
refused-hearts-three_cards = Выберите ровно 3 разные карты
refused-hearts-must_lead_2c = Первый ход — двойкой треф
refused-hearts-hearts_not_broken = Червы ещё не вскрыты: ходите с другой масти
refused-hearts-follow_suit = Нужно ходить в масть, у вас есть { $suit }
refused-hearts-no_points_first_trick = В первой взятке нельзя сбрасывать червы и даму пик

fact-hearts-pass =
    { $value ->
        [left] передача налево
        [right] передача направо
       *[across] передача напротив
    }
    .hand = { "" }
fact-hearts-broken = червы вскрыты
fact-hearts-trick = взятка { $value } из 13

place-hearts-points = очки { $value }
    .heading = Очки
place-hearts-total = счёт { $value }
    .heading = Счёт

zone-hearts-trick = Взятка
zone-hearts-last = Прошлая взятка

note-hearts-gave = Вы → { $seat }: { $cards }
note-hearts-received = { $seat } → вы: { $cards }

sheet-hearts-deal = { $number }
sheet-hearts-total = итого

ending-hearts-played = Предел очков достигнут
ending-hearts-moon = Предел очков достигнут, последняя раздача — динамо

joke-hearts-moon = Динамо прокручено
