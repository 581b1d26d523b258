game-ochko = Ochko
    .menu = Ochko (Twenty-one)
aliases-ochko = ochko (twenty-one), twenty-one, 21
line-ochko = One deal, very short; more luck than skill

option-ochko-two_aces = Two aces
option-ochko-two_aces-22 = two aces are bust
option-ochko-two_aces-21 = two aces are the golden point
option-ochko-wins = Wins to end
option-ochko-wins-1 = 1 deal
option-ochko-wins-3 = to 3 wins
option-ochko-wins-5 = to 5 wins

verb-ochko-hit = Hit
verb-ochko-stand = Stand

ask-ochko-hit = Hit or stand?
ask-ochko-stand = No more cards, only stand

event-ochko-dealt = { $seat } deals
event-ochko-hit = { $seat }: hit
event-ochko-drew = You draw: { $cards }
event-ochko-stand = { $seat }: stand
event-ochko-bust = { $seat }: bust with { $number }, { $cards }
event-ochko-shown = { $seat }: { $number }, { $cards }
event-ochko-shared = No redeals left, the deal is shared
event-ochko-redeal = A draw: redeal { $number }, { $seat } deals
event-ochko-won = { $seat } wins the deal

refused-ochko-have_21 = You have 21 already
refused-ochko-max_cards = No more than three cards can be drawn

fact-ochko-redeals = redeal { $value } of 10

state-ochko-passed = stands
state-ochko-out = out of the redeal
place-ochko-won = wins { $value }
    .heading = Wins
place-ochko-dealer = deals
place-ochko-bust = bust { $value }

zone-ochko-hand = hand

note-ochko-total = You have { $number }

sheet-ochko-deal = { $number }
sheet-ochko-total = total

ending-ochko-nearest = Nearest to 21
ending-ochko-last = All the others are bust
ending-ochko-shared = A draw after 10 redeals
result-ochko-points = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
