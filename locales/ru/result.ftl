# How a match ended.
result = итог
result-place = Место { $n }: { $name }
result-left = уход
result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
result-void = Партия без итога, в счёт она не идёт
ending-forfeit = Партия прервана уходом из-за стола

void-stop = За столом решили закончить
void-admin = Партию закончил администратор чата
void-empty = За столом никого не осталось
void-silent = 7 дней без нажатий
void-gone = Бот больше не в чате

button-again = Ещё раз
