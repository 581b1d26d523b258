game-durak = Throw-in Durak
aliases-durak = fool, podkidnoy, transfer durak
line-durak = One deal, fairly short; more skill than luck

option-durak-transfer = Transfer
option-durak-transfer-none = no transfer
option-durak-transfer-plain = transfer
option-durak-transfer-show = transfer, also by showing a trump
option-durak-first_limit = First bout
option-durak-first_limit-6 = first bout up to 6
option-durak-first_limit-5 = first bout up to 5
option-durak-throwers = Who throws in
option-durak-throwers-all = everyone throws in
option-durak-throwers-neighbours = neighbours throw in
option-durak-pile_on = After the take
option-durak-pile_on-allow = throw in after the take
option-durak-pile_on-forbid = no throw-in after the take
option-durak-auto_pass = Who is asked
option-durak-auto_pass-ask = everyone is asked
option-durak-auto_pass-empty = nothing to throw in, no question
option-durak-deck = Deck
option-durak-deck-36 = 36 cards
option-durak-deck-24 = 24 cards
option-durak-deck-52 = 52 cards
option-durak-teams = Teams
option-durak-teams-solo = each for themselves
option-durak-teams-teams = two teams, seated in turn
option-durak-pogony = Epaulettes
option-durak-pogony-strict = epaulettes: led two sixes
option-durak-pogony-wide = epaulettes: two sixes in the bout
option-durak-pogony-none = no epaulettes
option-durak-next_lead = Next deal
option-durak-next_lead-from_under = left of the fool leads
option-durak-next_lead-onto = right of the fool leads
option-durak-next_lead-lowest = lowest trump leads
option-durak-deals = Deals
option-durak-deals-1 = 1 deal
option-durak-deals-3 = 3 deals
option-durak-deals-5 = 5 deals
option-durak-deals-10 = 10 deals

verb-durak-lead = Lead { $cards }
verb-durak-beat = Beat { $target }
verb-durak-take = Take
    .style = danger
verb-durak-transfer = Transfer { $cards }
verb-durak-show = Show { $cards }
verb-durak-throw = Throw in { $cards }
verb-durak-pass = Pass
    .row = own

ask-durak-lead =
    { $number ->
        [1] Your lead: one card
       *[other] Your lead: cards of one rank, { $number } at most
    }
ask-durak-defend = Beat { $cards } or take
ask-durak-transfer = Beat { $cards }, transfer or take
ask-durak-throw = Throw in? Up to { $number } more
ask-durak-pile = Anything more? Up to { $number }
ask-durak-early = { $seat } is asked to throw in. You can pass already
call-durak-lead = your turn
call-durak-defend = your turn
call-durak-throw = throw in?
call-durak-pile = anything more?

event-durak-dealt = { $seat } deals
event-durak-trump = Trump { $suit }: { $cards } under the deck
event-durak-trump_held = Trump { $suit }: { $cards } was dealt last, { $seat } deals
event-durak-first_lowest = Lowest trump { $cards }: { $seat } to lead
event-durak-first_no_trump = Nobody has a trump: { $seat } to lead
event-durak-first_next = { $seat } to lead
event-durak-lead = { $seat }: { $cards }
event-durak-beat = { $seat } defends: { $cards }
event-durak-transfer = { $seat } transfers { $cards }, { $other } defends
event-durak-show = { $seat } shows { $cards }, { $other } defends
event-durak-all_covered = All covered
event-durak-throw = { $seat } throws in { $cards }
event-durak-take = { $seat }: take
event-durak-pass = { $seat }: pass
event-durak-beaten =
    Beaten, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to the discard
event-durak-taken =
    { $seat } takes { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-durak-trump_drawn = { $seat } draws the trump { $cards } from under the deck
event-durak-out = { $seat } goes out, place { $number }
    .result = { "" }
event-durak-emptied = { $seat } goes out
event-durak-fool = The fool: { $seat }
event-durak-pogony = Fool with epaulettes: { $seat }
event-durak-draw = A draw: nobody has cards left
event-durak-stale = A draw: 60 bouts in a row were taken

refused-durak-bad_code = There is no such move
refused-durak-over = The match is over
refused-durak-not_seated = You’re not at this table
refused-durak-wrong_phase = That can’t be done now
refused-durak-not_you = Not your turn: { $seat } is thinking
refused-durak-passed = You have already passed
refused-durak-not_turn = { $seat } is asked to throw in now, you can pass already
refused-durak-not_held = You don’t hold that card
refused-durak-no_transfer = This table plays without such a transfer
refused-durak-transfer_late = Too late to transfer: a card is covered
refused-durak-mixed_ranks = Lead cards of one rank
refused-durak-no_rank = No such rank lies on the table
refused-durak-too_many = That’s too many cards, { $number } can be laid
refused-durak-no_attack = That card wasn’t led or thrown in
refused-durak-covered = That card is covered already
refused-durak-cannot_beat =
    { $kind ->
        [trump] { $card } doesn’t beat { $under }: a higher trump does
       *[plain] { $card } doesn’t beat { $under }: a higher { $suit } or a trump { $trump } does
    }
refused-durak-not_trump = Only the trump of that rank can be shown
refused-durak-shown_before = That trump was shown in this bout already
refused-durak-target_short = The next player has too few cards for a transfer
refused-durak-deck_seats = 24 cards are for 4 players at most
refused-durak-teams_seats = Teams need 4 or 6 players
refused-durak-teams_transfer = Teams play without transfers

fact-durak-trump = trump { $value-suit } ({ $value })
    .hand = trump { $value-suit }
fact-durak-stock = deck { $value }
fact-durak-room = Up to { $value } more: { $ranks }
    .hand = { "" }
fact-durak-pile_room = Up to { $value } more: { $ranks }
    .hand = { "" }

place-durak-team = team { $value }
role-durak-attacker = leads
role-durak-defender = defends
zone-durak-table = On the table
zone-durak-discard = Discard

title-durak-fool = The fool: { $seats }
title-durak-pogony = Fool with epaulettes: { $seats }
title-durak-first_out = { "" }
title-durak-draw = A draw: { $seats }
ending-durak-out = { "" }
ending-durak-draw = A draw: nobody has cards left
ending-durak-stale = A draw: 60 bouts in a row were taken
ending-durak-forfeit = The deal ended as a player left

sheet-durak-fool = fool
sheet-durak-pogony = epaulettes
sheet-durak-first = place 1

result-durak-points = times fool: { $n }
board-durak-game = durak
board-durak-losses = fool
joke-durak-pogony = Epaulettes stay on until next match
