# Leaders and ratings. Columns: the head of a column is as wide as its figures allow.
board-chat = Лидеры чата
board-everywhere = Лидеры всех чатов
board-all-games = все игры
board-week = неделя
board-month = месяц
board-all = всё время
board-rating = рейт
board-matches = парт
board-wins = побед
board-losses = пораж
board-share = %
board-own = Вы: место { $place } из { $people }
board-uncertain = ~ рейтинг ещё уточняется
board-empty = Пока пусто: в счёт идут партии, где людей не меньше двух
board-which = Лидеры какой игры?
board-gone = ушедший игрок

button-board = Лидеры
button-week = Неделя
button-month = Месяц
button-all = Всё время
button-all-chats = Все чаты
button-this-chat = Этот чат
button-another-game = Другая игра
button-all-games = Все игры

result-rating = рейтинг { SIGNED($n) }
