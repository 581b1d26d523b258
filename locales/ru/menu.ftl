# Choosing a game, reading rules.
menu-games = Во что играем?
menu-families = Во что играем?
menu-players =
    { $most ->
        [one] { $range } игрок
        [few] { $range } игрока
       *[many] { $range } игроков
    }
family-durak = Дурак
family-tricks = Взятки
family-melds = Комбинации
family-chips = Фишки
family-shedding = Сброс карт
family-pairs = Пары
family-luck = Чистая удача
rules-index = Правила какой игры показать?
button-all-rules = Правила других игр
