game-ochko = Очко
aliases-ochko = двадцать одно, 21
line-ochko = Одна раздача, очень коротко; больше удачи, чем умения

option-ochko-two_aces = Два туза
option-ochko-two_aces-22 = два туза — перебор
option-ochko-two_aces-21 = два туза — золотое очко
option-ochko-wins = До скольких побед
option-ochko-wins-1 = 1 раздача
option-ochko-wins-3 = до 3 побед
option-ochko-wins-5 = до 5 побед

verb-ochko-hit = Ещё
verb-ochko-stand = Хватит

ask-ochko-hit = Ещё или хватит?
ask-ochko-stand = Больше брать нельзя, скажите «хватит»

event-ochko-dealt = Сдаёт { $seat }
event-ochko-hit = { $seat }: ещё
event-ochko-drew = Вам пришло: { $cards }
event-ochko-stand = { $seat }: хватит
event-ochko-bust = { $seat }: перебор { $number }, { $cards }
event-ochko-shown = { $seat }: { $number }, { $cards }
event-ochko-shared = Пересдач больше нет, раздача делится
event-ochko-redeal = Розыгрыш: пересдача { $number }, сдаёт { $seat }
event-ochko-won = Раздачу берёт { $seat }

refused-ochko-have_21 = У вас уже 21 очко
refused-ochko-max_cards = Больше трёх карт брать нельзя

fact-ochko-redeals = пересдача { $value } из 10

state-ochko-passed = хватит
state-ochko-out = вне розыгрыша
place-ochko-won = побед { $value }
    .heading = Победы
place-ochko-dealer = сдаёт
place-ochko-bust = перебор { $value }

zone-ochko-hand = карты

note-ochko-total = У вас { $number }

sheet-ochko-deal = { $number }
sheet-ochko-total = итого

ending-ochko-nearest = Ближе всех к 21
ending-ochko-last = У всех остальных перебор
ending-ochko-shared = Ничья после 10 пересдач
result-ochko-points = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
