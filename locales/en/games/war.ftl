game-war = War
    .menu = War (52 cards)
line-war = About 250 rounds, can run to the end by itself; pure luck

option-war-deck = Deck
option-war-deck-52 = 52 cards
option-war-deck-36 = 36 cards
option-war-tie = War
option-war-tie-closed_open = war: one face-down, one face-up
option-war-tie-open_next = war: the next face-up card
option-war-low_beats_ace = Six and ace
option-war-low_beats_ace-true = a six beats an ace
option-war-low_beats_ace-false = the ace is highest
option-war-aim = Aim
option-war-aim-collect = collect the whole deck
option-war-aim-shed = get rid of all cards
option-war-limit = Time
option-war-limit-0 = no time limit
option-war-limit-5 = 5 minutes a match
option-war-limit-10 = 10 minutes a match
option-war-limit-15 = 15 minutes a match
option-war-limit-30 = 30 minutes a match
option-war-limit-60 = 60 minutes a match

verb-war-flip =
    { $number ->
        [0] Flip
       *[other] { $number } more
    }
verb-war-auto = To the end
verb-war-stop = Stop

ask-war-flip = Flip your top card
call-war-flip = flip a card

event-war-auto = { $seat }: to the end
event-war-stop = { $seat }: stop
event-war-round = { $number }: { $seat } takes { $cards }
event-war-tie =
    { $cards-count ->
        [2] { $number }: war { $cards-first } and { $cards-rest }
       *[other] { $number }: war { $cards }
    }
event-war-war =
    { $cards-first } beats { $cards-rest }
    { $seat } takes { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    .after_tie = { event-war-war }
event-war-unhurried = The deck is in no hurry
event-war-turned = From round { $number } on { $seat } holds more cards
event-war-run = Other rounds: { $seat } { $number }
    .after_run = { $seat } { $number }
event-war-all = { $seat } takes the whole deck
event-war-short = { $seat }: nothing left to lay
event-war-both_short = Both have nothing left to lay: a draw
event-war-repeat = The position came again: a draw
event-war-cap = 10000 rounds: a draw
event-war-time = The time of the match is up: a draw

refused-war-already = You’ve pressed already, the opponent is thinking
refused-war-nothing = There is nothing to take back
refused-war-unknown = There is no such move
refused-war-deck_six = A six beats an ace only in the deck of 36 cards

fact-war-round = round { $value }
fact-war-rounds = rounds { $value }
place-war-gain = { SIGNED($value) }
place-war-credit =
    { $value ->
        [all] ✓ to the end
        [1] ✓
       *[other] ✓ { $value }
    }
zone-war-table = On the table
zone-war-last = Previous round

# How it ended is told by the last event.
ending-war-all = { "" }
ending-war-cap = { "" }
ending-war-repeat = { "" }
ending-war-short = { "" }
ending-war-time = { "" }

preset-war-pagat = Russian War
