game-war = Война
    .menu = Война (War, 52 карты)
line-war = Около 250 раундов, можно запустить до конца; чистая удача

option-war-deck = Колода
option-war-deck-52 = 52 карты
option-war-deck-36 = 36 карт
option-war-tie = Спор
option-war-tie-closed_open = спор: закрытая карта и открытая
option-war-tie-open_next = спор: следующая открытая карта
option-war-low_beats_ace = Шестёрка и туз
option-war-low_beats_ace-true = шестёрка бьёт туза
option-war-low_beats_ace-false = туз старше всех
option-war-aim = Цель
option-war-aim-collect = собрать всю колоду
option-war-aim-shed = избавиться от карт
option-war-limit = Время
option-war-limit-0 = без срока
option-war-limit-5 = 5 минут на партию
option-war-limit-10 = 10 минут на партию
option-war-limit-15 = 15 минут на партию
option-war-limit-30 = 30 минут на партию
option-war-limit-60 = 60 минут на партию

verb-war-flip =
    { $number ->
        [0] Открыть
       *[other] Ещё { $number }
    }
verb-war-auto = До конца
verb-war-stop = Стоп

ask-war-flip = Откройте верхнюю карту
call-war-flip = откройте карту

event-war-auto = { $seat }: до конца
event-war-stop = { $seat }: стоп
event-war-round = { $number }: { $seat } забирает { $cards }
event-war-tie =
    { $cards-count ->
        [2] { $number }: спор { $cards-first } и { $cards-rest }
       *[other] { $number }: спор { $cards }
    }
event-war-war =
    { $cards-first } бьёт { $cards-rest }
    { $seat } забирает { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
    .after_tie = { event-war-war }
event-war-unhurried = Колода никуда не торопится
event-war-turned = С раунда { $number } больше карт держит { $seat }
event-war-run = Остальные раунды: { $seat } { $number }
    .after_run = { $seat } { $number }
event-war-all = { $seat } забирает всю колоду
event-war-short = { $seat }: нечего доложить
event-war-both_short = Обоим нечего доложить: ничья
event-war-repeat = Положение повторилось: ничья
event-war-cap = 10000 раундов: ничья
event-war-time = Время партии вышло: ничья

refused-war-already = Вы уже нажали, ждём соперника
refused-war-nothing = Отменять нечего
refused-war-unknown = Такого хода нет
refused-war-deck_six = Шестёрка бьёт туза только в колоде из 36 карт

fact-war-round = раунд { $value }
fact-war-rounds = раунды { $value }
place-war-gain = { SIGNED($value) }
place-war-credit =
    { $value ->
        [all] ✓ до конца
        [1] ✓
       *[other] ✓ { $value }
    }
zone-war-table = На столе
zone-war-last = Прошлый раунд

# How it ended is told by the last event.
ending-war-all = { "" }
ending-war-cap = { "" }
ending-war-repeat = { "" }
ending-war-short = { "" }
ending-war-time = { "" }

preset-war-pagat = Русская война
