game-nine = Nine
aliases-nine = nines
line-nine = One deal, short; more luck than skill

verb-nine-play = { $cards }
verb-nine-pass = Pass
    .row = own

ask-nine-start = The first card: { $card }
ask-nine-play = Your turn: a card to a row
ask-nine-pass = No card of yours fits

event-nine-first = { $seat } to lead: the first card is { $cards }
event-nine-played = { $seat }: { $cards }
event-nine-pass = { $seat }: pass
event-nine-left = { $seat } ({ $cards-count }): { $cards }

refused-nine-must_play = You hold a card that fits — passing isn’t allowed
refused-nine-must_start_9d = The nine of diamonds is laid first
refused-nine-no_place = There is no place for that card yet

zone-nine-row = Row
zone-nine-hand = cards

ending-nine-out = { "" }

result-nine-points = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
