game-propuschenka = Propuschenka
line-propuschenka = About 75 rounds, can run to the end by itself; pure luck

option-propuschenka-bottle_after = Bottle
option-propuschenka-bottle_after-0 = bottle at any time
option-propuschenka-bottle_after-50 = bottle after 50 rounds
option-propuschenka-bottle_after-100 = bottle after 100 rounds
option-propuschenka-bottle_after-200 = bottle after 200 rounds

verb-propuschenka-flip =
    { $number ->
        [0] Flip
       *[other] { $number } more
    }
verb-propuschenka-auto = To the end
verb-propuschenka-stop = Stop
verb-propuschenka-shuffle = Bottle

ask-propuschenka-flip = Flip your top card
call-propuschenka-flip = flip a card

event-propuschenka-leader = { $seat } begins
event-propuschenka-auto = { $seat }: to the end
event-propuschenka-stop = { $seat }: stop
event-propuschenka-shuffle = Bottle: { $seat } shuffles their pile
event-propuschenka-repeated = The position came again: both piles are shuffled
event-propuschenka-round = { $number }: { $seat } takes { $cards }
event-propuschenka-pair = { $number }: a pair goes, { $cards }
event-propuschenka-turned = From round { $number } on { $seat } holds more cards
event-propuschenka-run = Other rounds: { $seat } { $number }
    .after_run = { $seat } { $number }
event-propuschenka-pairs = Pairs: { $number }
event-propuschenka-out = { $seat }: no cards left
event-propuschenka-both_out = The last pair is gone, both have no cards: a draw
event-propuschenka-cap = 5000 rounds: a draw

refused-propuschenka-already = You’ve pressed already, the opponent is thinking
refused-propuschenka-nothing = There is nothing to take back
refused-propuschenka-unknown = There is no such move
refused-propuschenka-too_early =
    No bottle yet: play { $number ->
        [one] { $number } more round
       *[other] { $number } more rounds
    }
refused-propuschenka-one_card = You have one card

fact-propuschenka-round = round { $value }
fact-propuschenka-rounds = rounds { $value }
fact-propuschenka-since = since a shuffle { $value }
place-propuschenka-gain = { SIGNED($value) }
place-propuschenka-credit =
    { $value ->
        [all] ✓ to the end
        [1] ✓
       *[other] ✓ { $value }
    }
role-propuschenka-leader = leads
zone-propuschenka-table = On the table
zone-propuschenka-last = Previous round

# How it ended is told by the last event.
ending-propuschenka-both_out = { "" }
ending-propuschenka-cap = { "" }
ending-propuschenka-out = { "" }
