# Descriptions of the commands in Telegram's list.
command-play = Открыть стол
command-join = Сесть за стол
command-leave = Встать из-за стола
command-hand = Мои карты в личку
command-table = Показать стол заново
command-stop = Закончить без итога
command-rules = Правила игр
command-top = Лидеры
command-verify = Партия файлом, для проверки раздачи
command-settings = Настройки
command-lang = Язык
command-help = Как здесь играть
