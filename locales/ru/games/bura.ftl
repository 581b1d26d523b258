game-bura = Бура
line-bura = Одна партия, коротко; удача и умение поровну

option-bura-wins = До скольких побед
option-bura-wins-1 = 1 раздача
option-bura-wins-3 = до 3 побед
option-bura-wins-5 = до 5 побед
option-bura-wins-11 = до 11 побед

verb-bura-play = Положить { $cards }

ask-bura-lead = Ваш ход: карты одной масти
ask-bura-reply =
    Положите { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }

event-bura-trump = Козырь { $suit }: под колодой { $cards }
event-bura-first = Ходит { $seat }
event-bura-played = { $seat }: { $cards }
event-bura-trick =
    { $number ->
        [0] { $seat } берёт { $laid }
       *[other] { $seat } берёт { $laid } · { SIGNED($number) }
    }
event-bura-drew = Взято из колоды: { $cards }
event-bura-trump_drawn = Козырь { $cards } из-под колоды берёт { $seat }
event-bura-molodka = Молодка: ходит { $seat }
event-bura-bura = { $seat }: бура { $cards }
event-bura-enough =
    { $seat } набирает { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }

refused-bura-one_suit = Ходить можно картами одной масти
refused-bura-same_count = Нужно положить столько же карт: { $number }

fact-bura-trump = козырь { $value-suit } ({ $value })
fact-bura-stock = колода { $value }

place-bura-points = очки { $value }
    .heading = Очки
place-bura-won = победы { $value }
    .heading = Победы

zone-bura-trick = Взятка
zone-bura-last = Прошлая взятка

sheet-bura-won = победы

ending-bura-points = 31 очко набрано
ending-bura-bura = Бура: три козыря

result-bura-points = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
