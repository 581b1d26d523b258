game-hearts = Hearts
aliases-hearts = black lady
line-hearts = A match to 100 points, long; more skill than luck

option-hearts-pass_cycle = Passing
option-hearts-pass_cycle-lrah = every 4th deal is a hold
option-hearts-pass_cycle-lra = passing in every deal
option-hearts-pass_cycle-left = always pass left
option-hearts-pass_cycle-none = no passing
option-hearts-limit = Points to end
option-hearts-limit-100 = to 100 points
option-hearts-limit-50 = to 50 points

verb-hearts-give = Give { $cards }
verb-hearts-play = { $cards }

ask-hearts-pass =
    Passing: you → { $seat }
    Give 3 cards
ask-hearts-open = The first lead: { $card }
ask-hearts-lead = Your lead
ask-hearts-follow = Follow suit: { $suit }
ask-hearts-discard = No { $suit }: discard a card
call-hearts-pass = give 3 cards

event-hearts-hold = A hold: no passing this deal
event-hearts-gave = { $seat } gives 3 cards
event-hearts-passed = The cards are passed
event-hearts-received = { $other } → { $seat }: { $cards }
event-hearts-played = { $seat }: { $cards }
event-hearts-broken = Hearts are broken
event-hearts-trick =
    { $number ->
        [0] { $seat } takes { $cards }
       *[other] { $seat } takes { $cards } · { SIGNED($number) }
    }
event-hearts-moon = { $seat } takes all 26 points: shooting the moon
event-hearts-scored = { $seat }: { SIGNED($number) }

refused-hearts-game_over = The match is over
refused-hearts-already_passed = Your 3 cards are already given
refused-hearts-three_cards = Choose exactly 3 different cards
refused-hearts-must_lead_2c = The two of clubs is led first
refused-hearts-hearts_not_broken = Hearts aren’t broken yet: lead another suit
refused-hearts-follow_suit = Follow suit: you hold { $suit }
refused-hearts-no_points_first_trick = No hearts and no queen of spades in the first trick

fact-hearts-pass =
    { $value ->
        [left] passing left
        [right] passing right
       *[across] passing across
    }
    .hand = { "" }
fact-hearts-broken = hearts are broken
fact-hearts-trick = trick { $value } of 13

place-hearts-points = points { $value }
    .heading = Points
place-hearts-total = score { $value }
    .heading = Score

zone-hearts-trick = Trick
zone-hearts-last = Previous trick

note-hearts-gave = You → { $seat }: { $cards }
note-hearts-received = { $seat } → you: { $cards }

sheet-hearts-deal = { $number }
sheet-hearts-total = total

ending-hearts-played = The points limit is reached
ending-hearts-moon = The points limit is reached, the last deal by shooting the moon

joke-hearts-moon = The moon is shot
