# A table before its start.
lobby-owner = даёт старт
lobby-waiting = Ждут личку: { $names }
lobby-held = Места ждут до { $time }: { $names }
lobby-ready = За столом { $n } из { $most }, можно начинать
lobby-missing = За столом { $n }, нужно { $needed }
lobby-open = ⏳ Стол открыт до { $time }
lobby-turn = на ход { $time }
lobby-turn-off = время на ход не ограничено
lobby-options = условия
lobby-cancelled = Стол отменён
lobby-idle = Стол закрыт: 60 минут без нажатий
lobby-started = Карты сданы. Во время розыгрыша — без подсказок
lobby-already-open = Стол { $number } уже открыт, садитесь за него

button-join = Сесть за стол
button-computer = + Компьютер
button-options = Условия
button-start = Начать
button-cancel = Отменить

popup-seated = Вы за столом
popup-open-dm = Карты приходят в личку. Откройте её, и место будет вашим
popup-help-lobby = Стол ждёт игроков. [Сесть за стол] даёт место, начинает тот, кто даёт старт
