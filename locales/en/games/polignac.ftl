game-polignac = Polignac
line-polignac = To 21 points, one or two deals, short; luck and skill in equal parts
head-polignac = to 21

option-polignac-order = Card order
option-polignac-order-ace = the ace is high
option-polignac-order-french = the king is high, ace below jack

verb-polignac-play = { $cards }

ask-polignac-lead = Your lead
ask-polignac-follow = Follow suit: { $suit }
ask-polignac-discard = No { $suit }: any card

event-polignac-trump = Trump { $suit }: { $cards } under the deck
event-polignac-first = { $seat } leads
event-polignac-played = { $seat }: { $cards }
event-polignac-trick = { $seat } takes { $laid } · { SIGNED($number) }
event-polignac-scored = { $seat }, in this deal: { SIGNED($number) }

refused-polignac-must_follow = Follow suit: you hold { $suit }

fact-polignac-trump = trump { $value-suit } ({ $value })
    .hand = trump { $value-suit }
fact-polignac-trick = trick { $value } of 17

place-polignac-tricks =
    { $value ->
        [0] { "" }
       *[other] tricks { $value }
    }
place-polignac-jacks =
    { $value-count ->
        [0] { "" }
       *[other] ({ $value })
    }
place-polignac-total = score { $value }
    .heading = Score
place-polignac-points = this deal { $value }
    .heading = This deal

zone-polignac-trick = Trick
zone-polignac-last = Previous trick

sheet-polignac-deal = { $number }
sheet-polignac-total = total

ending-polignac-target = 21 points are reached
ending-polignac-played = All tricks are played
