game-bezique = Bezique
aliases-bezique = besique
line-bezique = A match to 1000 points, long; more skill than luck
head-bezique = to { $target }

option-bezique-target = Points to win
option-bezique-target-500 = to 500
option-bezique-target-1000 = to 1000
option-bezique-target-1500 = to 1500
option-bezique-penalties = Penalties
option-bezique-penalties-true = with penalties
option-bezique-penalties-false = no penalties

verb-bezique-play = { $cards }
verb-bezique-show = Announce { $cards }
    .free = Show a meld
verb-bezique-swap = Swap { $cards }

ask-bezique-lead = Your lead
ask-bezique-reply = Answer { $card }
ask-bezique-follow = Follow suit: { $suit }
ask-bezique-ruff = None of the suit: lay a trump { $suit }

event-bezique-dealt = Trump { $suit }: { $cards } under the deck. { $seat } leads
event-bezique-played = { $seat }: { $cards }
event-bezique-trick =
    { $number ->
        [0] { $seat } takes { $laid }
       *[other] { $seat } takes { $laid } · { SIGNED($number) }
    }
event-bezique-drew = From the deck: { $cards }
event-bezique-trump_drawn = { $seat } takes the trump from under the deck: { $cards }
event-bezique-swapped = { $seat } swaps the trump 7 for { $cards }
event-bezique-marriage = { $seat }: marriage { $cards } · { SIGNED($number) }
event-bezique-trump_marriage = { $seat }: trump marriage { $cards } · { SIGNED($number) }
event-bezique-bezique = { $seat }: bezique { $cards } · { SIGNED($number) }
event-bezique-double_bezique = { $seat }: double bezique { $cards } · { SIGNED($number) }
event-bezique-quint = { $seat }: quint { $cards } · { SIGNED($number) }
event-bezique-trump_quint = { $seat }: trump quint { $cards } · { SIGNED($number) }
event-bezique-four_jacks = { $seat }: four jacks { $cards } · { SIGNED($number) }
event-bezique-four_queens = { $seat }: four queens { $cards } · { SIGNED($number) }
event-bezique-four_kings = { $seat }: four kings { $cards } · { SIGNED($number) }
event-bezique-four_aces = { $seat }: four aces { $cards } · { SIGNED($number) }
event-bezique-shows = { $seat } shows: { $cards }
event-bezique-fine_no_deck = The deck is empty, too late for melds · { SIGNED($number) }
event-bezique-fine_early = Only who took the trick may announce, once a turn · { SIGNED($number) }
event-bezique-fine_none = Not a meld · { SIGNED($number) }
event-bezique-fine_repeat = This meld is already announced · { SIGNED($number) }
event-bezique-scored = This deal, { $seat }: { SIGNED($number) }

refused-bezique-must_follow = Follow suit: you hold { $suit }
refused-bezique-must_beat = A higher card must be laid
refused-bezique-must_trump = A trump must be laid: you hold { $suit }
refused-bezique-no_seven = You don’t hold the trump 7
refused-bezique-swap_late = Too late to swap: 2 cards or fewer in the deck
refused-bezique-swap_useless = Nothing to swap for: a trump 7 lies under the deck
refused-bezique-show_closed = No more announcing this turn
refused-bezique-show_no_deck = The deck is empty, too late for melds
refused-bezique-show_early = Announce on your lead after taking a trick, once
refused-bezique-show_none = That’s not a meld
refused-bezique-show_repeat = This meld is already announced

fact-bezique-turned = trump { $value-suit } ({ $value })
fact-bezique-trump = trump { $value }
fact-bezique-stock = deck { $value }

place-bezique-score = score { $value }
    .heading = Score
place-bezique-points = this deal { $value }
    .heading = This deal

zone-bezique-trick = Trick
zone-bezique-last = Previous trick

sheet-bezique-deal = { $number }
sheet-bezique-total = total

ending-bezique-target = The score to win is reached
ending-bezique-played = 20 deals are played
