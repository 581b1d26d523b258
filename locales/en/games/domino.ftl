game-domino = Card Domino
aliases-domino = domino, dominoes
line-domino = One deal, short; more luck than skill

option-domino-series = Series
option-domino-series-one_way = in one turn all up or all down
option-domino-series-free = in one turn both up and down
option-domino-blocked = When all have passed
option-domino-blocked-lead = blocked: the last player leads anew
option-domino-blocked-count = blocked: hands are counted

verb-domino-play = { $cards }
verb-domino-draw = Draw
verb-domino-pass = Pass
    .row = own

ask-domino-play = Your turn: a neighbour of { $card }
ask-domino-drawn = The card you drew fits: { $card }
ask-domino-draw = No card of yours fits: draw one
ask-domino-pass = No card of yours fits, the deck is empty
ask-domino-lead = Your turn: any card

event-domino-opened = { $cards } is turned up
event-domino-first = { $seat } to lead
event-domino-played = { $seat }: { $cards }
event-domino-drew = { $seat } draws a card
event-domino-took = From the deck: { $cards }
event-domino-pass = { $seat }: pass
event-domino-leads = All have passed, { $seat } leads any card
event-domino-left = { $seat } ({ $cards-count }): { $cards }

refused-domino-must_play = You hold a card that fits
refused-domino-stock_empty = The deck is empty: pass
refused-domino-must_draw = Draw a card from the deck first
refused-domino-play_drawn = Lay the card you drew first
refused-domino-not_adjacent = That card is no neighbour in rank
refused-domino-wrong_direction = One turn goes one way only

fact-domino-stock = deck { $value }
fact-domino-dir =
    { $value ->
        [up] going up
       *[down] going down
    }

zone-domino-pile = On the table
zone-domino-series = In this turn
zone-domino-hand = cards

ending-domino-out = { "" }
ending-domino-blocked = Blocked: all have passed, the hands are counted

result-domino-points = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
