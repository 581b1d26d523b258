# Why something was not done, the same words in all games.
refused-table_changed = Стол уже изменился. Свежие кнопки ниже
refused-not_at_table = Вы не за этим столом. Свой откроет /play
refused-not_seated = Вы не за этим столом. Свой откроет /play
refused-not_your_turn = Сейчас не ваша очередь: думает { $seat }
refused-no_match = Законченной партии здесь ещё нет
refused-not_over = Партия ещё идёт, секрет откроется с итогом
refused-match_over = Партия окончена
refused-game_over = Партия окончена
refused-over = Партия окончена
refused-bad_code = Такого хода нет
refused-bad_action = Такого хода нет
refused-not_held = У вас нет этой карты
refused-not_in_hand = У вас нет этой карты
refused-out = Вы уже без карт, партия идёт дальше
refused-chosen = Уже выбрано, ждите остальных
refused-left = Вы встали из-за этого стола
refused-not_yours = Этот вопрос задан не вам
refused-not_started = Партия ещё не началась
refused-already_started = Партия уже началась
refused-already_seated = Вы уже за столом
refused-lobby_closed = Этот стол закрыт. Новый откроет /play
refused-no_such_table = Этого стола больше нет. Новый откроет /play
refused-no_table = За столом вас нет. Стол откроет /play
refused-no_such_button = Эта кнопка больше не действует
refused-table_full = Все места заняты
refused-nobody_seated = За столом пока никого
refused-only_owner = Начать может только { $owner }
refused-only_owner_sets = Условия и места меняет { $owner }
refused-only_owner_closes = Отменить может { $owner } или администратор
refused-only_admins = Это меняют администраторы чата
refused-anonymous = Анонимно сесть за стол нельзя: пишите от своего имени
refused-too_fast = Не так быстро, попробуйте через секунду
refused-seats = Столько игроков в эту игру не играет
refused-seats_needed = За столом { $seated }, нужно { $least ->
    [0] { $most }
   *[other] { $least }–{ $most }
}
