# A running match as the chat sees it.
table-turn = ваш ход
table-all = Все
table-waits = { $n ->
    [1] Думает: { $names }
   *[other] Думают: { $names }
}
table-muted = В чат нельзя писать: стол ждёт, время на ход стоит
table-broken = Стол { $number } закрыт без итога: восстановить его не получилось
table-dealt-again = Стол { $n }: раздачу восстановить не получилось, карты сданы заново

state-out = карт нет
state-passed = пас
state-chosen = уже выбрано
place-cards = ({ $n })
place-number = { $name } { $n }

button-cards = Мои карты
button-table = Стол
button-score = Счёт
button-help = ?

popup-cards = { $game } · стол { $n }
popup-no-cards = На руках карт нет
popup-no-score = Таблица очков появится после первой раздачи
popup-help = Ходят в личке: её кнопки приходят с картами. [Мои карты] покажет карты и здесь
popup-help-open = Ходят кнопками под столом
popup-rules = Правила: { $command }
popup-table-above = Стол выше в чате, новый можно через полминуты
popup-move-counts = Ход принят, стол обновится через { $seconds } с
