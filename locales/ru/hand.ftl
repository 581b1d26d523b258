# A running match as one person sees it in the DM.
hand-turn = Ваш ход
hand-others = { $n ->
    [1] Ещё думает: { $names }
   *[other] Ещё думают: { $names }
}
hand-over = Партия окончена
hand-asleep =
    3 хода подряд без ответа, за вас играет компьютер
    Любая кнопка стола вернёт вам карты. С концом раздачи молчание станет уходом
ask-chosen = { $ask }, выбрано: { $n }
ring = ⏳ Ваш ход, половина времени прошла
ring-answer = В { $time } ответом станет «{ $answer }»

button-here = Я здесь
button-give-up = Отмена
button-more = { $verb }: ещё { $n }
button-decline = Пас до конца захода
