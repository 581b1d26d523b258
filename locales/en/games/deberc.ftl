game-deberc = Deberc
aliases-deberc = debertz, clabber
line-deberc = A match to 501 points, long; more skill than luck
head-deberc = to { $target }

option-deberc-target = Points to win
option-deberc-target-301 = to 301
option-deberc-target-501 = to 501
option-deberc-target-1001 = to 1001
option-deberc-penalties = Penalties
option-deberc-penalties-true = with penalties
option-deberc-penalties-false = no penalties
option-deberc-shows = Melds a turn
option-deberc-shows-any = any number of melds a turn
option-deberc-shows-one = one meld a turn

verb-deberc-take = Play
verb-deberc-order = Order { $suit }
verb-deberc-pass = Pass
    .row = own
verb-deberc-play = { $cards }
verb-deberc-show = Announce { $cards }
    .free = Show a meld

ask-deberc-take = Play with { $suit } as trumps?
ask-deberc-order = Order trumps other than { $suit }, or pass
call-deberc-bid = your call
ask-deberc-lead = Your lead
ask-deberc-reply = Answer { $card }
ask-deberc-follow = Follow suit: { $suit }
ask-deberc-ruff = None of the suit: lay a trump { $suit }

event-deberc-dealt = { $seat } deals, the first trump is { $cards }
event-deberc-pass = { $seat }: pass
event-deberc-take = { $seat }: I play it, trump { $suit }
event-deberc-order = { $seat } orders: trump { $suit }
event-deberc-annulled = Four passes: the deal isn’t played
event-deberc-played = { $seat }: { $cards }
event-deberc-trick =
    { $number ->
        [0] { $seat } takes { $laid }
       *[other] { $seat } takes { $laid } · { SIGNED($number) }
    }
event-deberc-drew = From the deck: { $cards }
event-deberc-run =
    { $seat }: { $cards-count ->
        [3] terts
       *[other] run of { $cards-count }
    } { $cards } · { SIGNED($number) }
event-deberc-blocked =
    { $seat }: { $cards-count ->
        [3] terts
       *[other] run of { $cards-count }
    } { $cards } — is blocked
event-deberc-bella = { $seat }: bella { $cards } · { SIGNED($number) }
event-deberc-shows = { $seat } shows: { $cards }
event-deberc-fine_none = Not a meld · { SIGNED($number) }
event-deberc-fine_repeat = This meld is already announced · { SIGNED($number) }
event-deberc-fine_junior = A lower meld after a higher one · { SIGNED($number) }
event-deberc-made = { $seat }: the contract is made
event-deberc-failed = { $seat }: the contract fails, all goes to the opponent
event-deberc-scored = This deal, { $seat }: { SIGNED($number) }

refused-deberc-suit_refused = That suit has been refused
refused-deberc-must_follow = Follow suit: you hold { $suit }
refused-deberc-must_beat = A higher trump must be laid
refused-deberc-must_trump = A trump must be laid: you hold { $suit }
refused-deberc-show_closed = No more announcing this turn
refused-deberc-one_per_turn = One meld a turn
refused-deberc-show_none = That’s not a meld
refused-deberc-show_repeat = This meld is already announced
refused-deberc-show_junior = No lower meld after a higher one

fact-deberc-turned = first trump { $value }
fact-deberc-trump = trump { $value }

place-deberc-score = score { $value }
    .heading = Score
place-deberc-points = this deal { $value }
    .heading = This deal

role-deberc-dealer = deals
role-deberc-declarer = plays the contract

zone-deberc-trick = Trick
zone-deberc-last = Previous trick

sheet-deberc-deal = { $number }
sheet-deberc-total = total

ending-deberc-made = The match is over, the last contract was made
ending-deberc-failed = The match is over, the last contract failed
ending-deberc-annulled = The match is over, nobody ordered in the last deal
