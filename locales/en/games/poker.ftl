game-poker = Poker
    .menu = Five-card Draw Poker
aliases-poker = five-card draw poker, five-card draw, draw poker
line-poker = Up to 10 deals for play chips, long; skill and luck in equal parts

option-poker-stack = Chips of each
option-poker-stack-1000 = 1000 play chips
option-poker-stack-500 = 500 play chips
option-poker-ante = Ante
option-poker-ante-10 = ante 10
option-poker-ante-20 = ante 20
option-poker-deals = Deals
option-poker-deals-10 = up to 10 deals
option-poker-deals-20 = up to 20 deals
option-poker-deals-30 = up to 30 deals

verb-poker-check = Check
verb-poker-bet =
    { $number ->
        [0] Bet
       *[other] Bet { $number }
    }
verb-poker-call =
    { $number ->
        [0] Call
       *[other] Call { $number }
    }
verb-poker-raise =
    { $number ->
        [0] Raise
       *[other] Raise to { $number }
    }
verb-poker-fold = Fold
    .row = own
verb-poker-keep = Keep
verb-poker-swap = Swap { $cards }

ask-poker-open = Check or bet
ask-poker-answer = { $call } to call
ask-poker-draw = Swap up to 3 cards or keep all
call-poker-answer = { $call } to call

event-poker-dealt = { $seat } deals, ante { $number }
event-poker-check = { $seat }: checks
event-poker-bet = { $seat }: bets { $number }
event-poker-call = { $seat }: calls { $number }
event-poker-raise = { $seat }: raises to { $number }
event-poker-fold = { $seat }: folds
event-poker-all_in = { $seat }: all-in
event-poker-keep = { $seat }: keeps all
event-poker-swap = { $seat } swaps { $number ->
    [1] 1 card
   *[other] { $number } cards
}
event-poker-drew = You draw: { $cards }
event-poker-showdown = Showdown · pot { $number }
event-poker-shown =
    { $number ->
        [0] { $seat }: high card, { $cards }
        [1] { $seat }: pair, { $cards }
        [2] { $seat }: two pairs, { $cards }
        [3] { $seat }: three of a kind, { $cards }
        [4] { $seat }: straight, { $cards }
        [5] { $seat }: flush, { $cards }
        [6] { $seat }: full house, { $cards }
        [7] { $seat }: four of a kind, { $cards }
        [8] { $seat }: straight flush, { $cards }
       *[9] { $seat }: royal flush, { $cards }
    }
event-poker-won = { $seat } takes the pot: { SIGNED($number) }
event-poker-split = { $seat } shares the pot: { SIGNED($number) }
event-poker-side = { $seat } takes a side pot: { SIGNED($number) }
event-poker-returned = Not called, back to { $seat }: { SIGNED($number) }
event-poker-bust = { $seat }: no chips left

refused-poker-swap_count = One to three cards can be swapped
refused-poker-nothing_to_call = There’s no bet: check or bet
refused-poker-facing_bet = There’s a bet: call, raise or fold
refused-poker-raise_cap = No more raises in this round
refused-poker-too_few_chips = The chips are only enough to call
refused-poker-no_rival_chips = The opponents have no chips left

fact-poker-bet1 = Bets before the draw · pot { $value }
fact-poker-draw = The draw · pot { $value }
fact-poker-bet2 = Bets after the draw · pot { $value }
fact-poker-pot = pot { $value }

state-poker-passed = folded
state-poker-out = no chips
place-poker-stack = { $value }
place-poker-cards = { "" }
place-poker-staked = { $value }
    .heading = Bets
place-poker-swapped =
    { $value ->
        [0] { "" }
       *[other] swapped { $value }
    }
place-poker-dealer = deals
place-poker-all_in = all-in

zone-poker-hand = hand

note-poker-swapped = You swapped: { $cards }

sheet-poker-deal = { $number }
sheet-poker-stack = chips

ending-poker-played = All deals are played
ending-poker-bust = One player has all the chips
result-poker-points = { SIGNED($n) }

preset-poker-quick = Quick match
