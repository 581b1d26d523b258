game-terts = Terts
aliases-terts = tertz, tertse
line-terts = A match to 501 points, long; more skill than luck
head-terts = to { $target }

option-terts-target = Points to win
option-terts-target-301 = to 301
option-terts-target-501 = to 501
option-terts-target-1001 = to 1001
option-terts-penalties = Penalties
option-terts-penalties-true = with penalties
option-terts-penalties-false = no penalties
option-terts-shows = Melds a turn
option-terts-shows-any = any number of melds a turn
option-terts-shows-one = one meld a turn

verb-terts-play = { $cards }
verb-terts-show = Announce { $cards }
    .free = Show a meld
verb-terts-swap = Swap { $cards }

ask-terts-lead = Your lead
ask-terts-reply = Answer { $card }
ask-terts-follow = Follow suit: { $suit }
ask-terts-ruff = None of the suit: lay a trump { $suit }

event-terts-dealt = Trump { $suit }: { $cards } under the deck. { $seat } leads
event-terts-played = { $seat }: { $cards }
event-terts-trick =
    { $number ->
        [0] { $seat } takes { $laid }
       *[other] { $seat } takes { $laid } · { SIGNED($number) }
    }
event-terts-drew = From the deck: { $cards }
event-terts-trump_drawn = { $seat } takes the trump from under the deck: { $cards }
event-terts-swapped = { $seat } swaps the trump 7 for { $cards }
event-terts-run =
    { $seat }: { $cards-count ->
        [3] terts
       *[other] run of { $cards-count }
    } { $cards } · { SIGNED($number) }
event-terts-blocked =
    { $seat }: { $cards-count ->
        [3] terts
       *[other] run of { $cards-count }
    } { $cards } — is blocked
event-terts-marriage = { $seat }: marriage { $cards } · { SIGNED($number) }
event-terts-four_jacks = { $seat }: four jacks { $cards } · { SIGNED($number) }
event-terts-four_queens = { $seat }: four queens { $cards } · { SIGNED($number) }
event-terts-four_kings = { $seat }: four kings { $cards } · { SIGNED($number) }
event-terts-four_aces = { $seat }: four aces { $cards } · { SIGNED($number) }
event-terts-shows = { $seat } shows: { $cards }
event-terts-fine_no_deck = The deck is empty, too late for melds · { SIGNED($number) }
event-terts-fine_none = Not a meld · { SIGNED($number) }
event-terts-fine_repeat = This meld is already announced · { SIGNED($number) }
event-terts-fine_junior = A lower meld after a higher one · { SIGNED($number) }
event-terts-scored = This deal, { $seat }: { SIGNED($number) }

refused-terts-must_follow = Follow suit: you hold { $suit }
refused-terts-must_beat = A higher card must be laid
refused-terts-must_trump = A trump must be laid: you hold { $suit }
refused-terts-no_seven = You don’t hold the trump 7
refused-terts-swap_late = Too late to swap: 2 cards or fewer in the deck
refused-terts-show_closed = No more announcing this turn
refused-terts-one_per_turn = One meld a turn
refused-terts-show_no_deck = The deck is empty, too late for melds
refused-terts-show_none = That’s not a meld
refused-terts-show_repeat = This meld is already announced
refused-terts-show_junior = No lower meld after a higher one

fact-terts-turned = trump { $value-suit } ({ $value })
fact-terts-trump = trump { $value }
fact-terts-stock = deck { $value }

place-terts-score = score { $value }
    .heading = Score
place-terts-points = this deal { $value }
    .heading = This deal

zone-terts-trick = Trick
zone-terts-last = Previous trick

sheet-terts-deal = { $number }
sheet-terts-total = total

ending-terts-target = The score to win is reached
ending-terts-played = 20 deals are played
