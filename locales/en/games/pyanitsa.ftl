game-pyanitsa = Drunkard
line-pyanitsa = About 150 rounds, can run to the end by itself; pure luck

option-pyanitsa-bottle_after = Bottle
option-pyanitsa-bottle_after-0 = bottle at any time
option-pyanitsa-bottle_after-50 = bottle after 50 rounds
option-pyanitsa-bottle_after-100 = bottle after 100 rounds
option-pyanitsa-bottle_after-200 = bottle after 200 rounds

verb-pyanitsa-flip =
    { $number ->
        [0] Flip
       *[other] { $number } more
    }
verb-pyanitsa-auto = To the end
verb-pyanitsa-stop = Stop
verb-pyanitsa-shuffle = Bottle

ask-pyanitsa-flip = Flip your top card
call-pyanitsa-flip = flip a card

event-pyanitsa-leader = { $seat } begins
event-pyanitsa-auto = { $seat }: to the end
event-pyanitsa-stop = { $seat }: stop
event-pyanitsa-shuffle = Bottle: { $seat } shuffles their pile
event-pyanitsa-repeated = The position came again: both piles are shuffled
event-pyanitsa-round = { $number }: { $seat } takes { $cards }
event-pyanitsa-tie =
    { $cards-count ->
        [2] { $number }: war { $cards-first } and { $cards-rest }
       *[other] { $number }: war { $cards }
    }
event-pyanitsa-war =
    { $cards-first } beats { $cards-rest }
    { $seat } takes { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    .after_tie = { event-pyanitsa-war }
event-pyanitsa-turned = From round { $number } on { $seat } holds more cards
event-pyanitsa-run = Other rounds: { $seat } { $number }
    .after_run = { $seat } { $number }
event-pyanitsa-all = { $seat } takes the whole deck
event-pyanitsa-short = { $seat }: nothing left to lay
event-pyanitsa-both_short = Both have nothing left to lay: a draw
event-pyanitsa-cap = 5000 rounds: a draw

refused-pyanitsa-already = You’ve pressed already, the opponent is thinking
refused-pyanitsa-nothing = There is nothing to take back
refused-pyanitsa-unknown = There is no such move
refused-pyanitsa-in_dispute = Finish the war first
refused-pyanitsa-too_early =
    No bottle yet: play { $number ->
        [one] { $number } more round
       *[other] { $number } more rounds
    }
refused-pyanitsa-one_card = You have one card

fact-pyanitsa-round = round { $value }
fact-pyanitsa-rounds = rounds { $value }
fact-pyanitsa-since = since a shuffle { $value }
place-pyanitsa-gain = { SIGNED($value) }
place-pyanitsa-credit =
    { $value ->
        [all] ✓ to the end
        [1] ✓
       *[other] ✓ { $value }
    }
role-pyanitsa-leader = leads
zone-pyanitsa-table = On the table
zone-pyanitsa-last = Previous round
title-pyanitsa-drunkard = Drunkard: { $seats }

# How it ended is told by the last event.
ending-pyanitsa-all = { "" }
ending-pyanitsa-cap = { "" }
ending-pyanitsa-short = { "" }
