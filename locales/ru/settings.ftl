# Settings of a chat and of a person.
settings-chat = Настройки чата
settings-person = Ваши настройки
settings-language = Язык: { $value }
settings-turn = Время на ход: { $value }
settings-leaver = Если кто-то уходит: { $value }
settings-window = Время на подкидывание: { $value }
settings-admins = Меняют администраторы. Открытые столы доиграют по-прежнему
settings-ring = Звонок о ходе: { $value }
settings-ring-why = Звонок — это новое сообщение с картами вместо правки прежнего
leaver-computer = доиграет компьютер
leaver-end = конец раздачи
ring-always = каждый ход
ring-away = если вас нет
ring-never = никогда
