# Choosing a game, reading rules.
menu-games = What shall we play?
menu-families = What shall we play?
menu-players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
family-durak = Durak
family-tricks = Tricks
family-melds = Melds
family-chips = Chips
family-shedding = Shedding
family-pairs = Pairs
family-luck = Pure luck
rules-index = Which rules?
button-all-rules = Rules of other games
