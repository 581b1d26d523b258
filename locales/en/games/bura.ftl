game-bura = Bura
line-bura = One game, short; luck and skill in equal parts

option-bura-wins = Wins to end
option-bura-wins-1 = 1 deal
option-bura-wins-3 = to 3 wins
option-bura-wins-5 = to 5 wins
option-bura-wins-11 = to 11 wins

verb-bura-play = Lay { $cards }

ask-bura-lead = Your lead: cards of one suit
ask-bura-reply =
    Lay { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

event-bura-trump = Trump { $suit }: { $cards } under the deck
event-bura-first = { $seat } leads
event-bura-played = { $seat }: { $cards }
event-bura-trick =
    { $number ->
        [0] { $seat } takes { $laid }
       *[other] { $seat } takes { $laid } · { SIGNED($number) }
    }
event-bura-drew = Drawn from the deck: { $cards }
event-bura-trump_drawn = { $seat } takes the trump { $cards } from under the deck
event-bura-molodka = Molodka: { $seat } leads
event-bura-bura = { $seat }: bura { $cards }
event-bura-enough =
    { $seat } reaches { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

refused-bura-one_suit = Cards of one suit may be led
refused-bura-same_count = Lay as many cards as were led: { $number }

fact-bura-trump = trump { $value-suit } ({ $value })
fact-bura-stock = deck { $value }

place-bura-points = points { $value }
    .heading = Points
place-bura-won = wins { $value }
    .heading = Wins

zone-bura-trick = Trick
zone-bura-last = Previous trick

sheet-bura-won = wins

ending-bura-points = 31 points are reached
ending-bura-bura = Bura: three trumps

result-bura-points = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
