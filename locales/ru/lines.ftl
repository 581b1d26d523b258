# Messages of one or two lines that stand for themselves.
line-asleep =
    💤 Стол { $n }: { $name } молчит 3 хода подряд
    Ходы пока делает компьютер
line-back = Стол { $n }: { $name } снова ходит
line-left =
    { $name } встаёт из-за стола: поражение
    Карты доигрывает 🤖 Компьютер, у остальных всё по-прежнему
line-left-end =
    { $name } встаёт из-за стола: поражение
    На этом раздача окончена
line-restarted = Был перезапуск. Стол { $n } цел: карты, ход и счёт прежние
line-open-dm = { $name }, чтобы сесть за стол { $n }, откройте личку
line-reopen-dm = { $name }, откройте личку: карты стола { $n } приходят туда
line-seated =
    Вы за столом { $n }, «{ $chat }»
    { $game }, карты придут сюда

leave-question = Встать из-за стола? Это будет поражение
leave-question-to = { $name }, встать из-за стола? Это будет поражение
button-stay = Остаться
popup-leave-asked = Ответьте в личке: встать или остаться
stop-question =
    Закончить партию без итога?
    Согласие: { $n } из { $needed }
button-stop = Закончить
button-play-on = Играть дальше

choose-table = Какой стол?
