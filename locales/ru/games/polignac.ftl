game-polignac = Полиньяк
line-polignac = До 21 очка, одна-две раздачи, коротко; удача и умение поровну
head-polignac = до 21

option-polignac-order = Старшинство
option-polignac-order-ace = старший — туз
option-polignac-order-french = старший — король, туз ниже валета

verb-polignac-play = { $cards }

ask-polignac-lead = Ваш ход
ask-polignac-follow = Ходите в масть: { $suit }
ask-polignac-discard = Нет { $suit }: любая карта

event-polignac-trump = Козырь { $suit }: под колодой { $cards }
event-polignac-first = Ходит { $seat }
event-polignac-played = { $seat }: { $cards }
event-polignac-trick = { $seat } берёт { $laid } · { SIGNED($number) }
event-polignac-scored = { $seat }, за раздачу: { SIGNED($number) }

refused-polignac-must_follow = Нужно ходить в масть, у вас есть { $suit }

fact-polignac-trump = козырь { $value-suit } ({ $value })
    .hand = козырь { $value-suit }
fact-polignac-trick = взятка { $value } из 17

place-polignac-tricks =
    { $value ->
        [0] { "" }
       *[other] взятки { $value }
    }
place-polignac-jacks =
    { $value-count ->
        [0] { "" }
       *[other] ({ $value })
    }
place-polignac-total = счёт { $value }
    .heading = Счёт
place-polignac-points = за раздачу { $value }
    .heading = За раздачу

zone-polignac-trick = Взятка
zone-polignac-last = Прошлая взятка

sheet-polignac-deal = { $number }
sheet-polignac-total = итого

ending-polignac-target = 21 очко набрано
ending-polignac-played = Все взятки сыграны
