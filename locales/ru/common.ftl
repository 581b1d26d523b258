# Names, heads and words that many messages share.
nameless = Без имени
computer = 🤖 Компьютер

head-table = стол { $n }
head-table-chat = стол { $n }, «{ $chat }»
head-deal = раздача { $n }
head-deal-of = раздача { $n } из { $deals }

list-and = { $first } и { $last }
list-or = { $first } или { $last }
until = ⏳ до { $time }
told-more = Раньше ещё { $n }

time-off = выключено
time-second = { $n } с
time-minute = { $n } мин
time-hour = { $n } ч
time-day = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}

open-dm = открыть личку
button-back = Назад
button-rules = Правила
button-leave = Встать
button-open-dm = Открыть личку
button-to-table = К столу
button-refresh = Обновить стол

fault = Не получилось: сбой у бота, код { $code }
fault-table = Стол цел, последний принятый ход на месте
fault-table-number = Стол { $n } цел, последний принятый ход на месте
