game-old_maid = Old Maid
aliases-old_maid = akulina, witch
line-old_maid = One deal or a series, short; almost pure luck

option-old_maid-variant = Variant
option-old_maid-variant-old_maid = 51 cards, without Q♣
option-old_maid-variant-akulina = akulina: 36 cards, Q♠ is the witch
option-old_maid-deals = Deals
option-old_maid-deals-1 = 1 deal
option-old_maid-deals-2 = 2 deals
option-old_maid-deals-3 = 3 deals
option-old_maid-deals-4 = 4 deals
option-old_maid-deals-5 = 5 deals
option-old_maid-deals-6 = 6 deals
option-old_maid-deals-7 = 7 deals
option-old_maid-deals-8 = 8 deals
option-old_maid-deals-9 = 9 deals
option-old_maid-deals-10 = 10 deals
option-old_maid-deals-11 = 11 deals
option-old_maid-deals-12 = 12 deals
option-old_maid-deals-13 = 13 deals
option-old_maid-deals-14 = 14 deals
option-old_maid-deals-15 = 15 deals
option-old_maid-deals-16 = 16 deals
option-old_maid-deals-17 = 17 deals
option-old_maid-deals-18 = 18 deals
option-old_maid-deals-19 = 19 deals
option-old_maid-deals-20 = 20 deals
option-old_maid-show_pairs = Pairs
option-old_maid-show_pairs-true = pairs are shown
option-old_maid-show_pairs-false = pairs are not shown

verb-old_maid-draw =
    { $number ->
        [0] Draw
       *[other] Draw { $number }
    }
verb-old_maid-any = Random
verb-old_maid-fan =
    { $number ->
        [0] Move
       *[other] Move { $number } → { $second }
    }
verb-old_maid-mix = Shuffle
verb-old_maid-auto = To the end
verb-old_maid-stop = Stop

ask-old_maid-draw = Draw a card: { $seat } offers the fan
ask-old_maid-offer = You offer the fan, { $seat } draws
ask-old_maid-fan = Others draw, you can arrange your fan
call-old_maid-draw = draw a card

event-old_maid-dealt = { $seat } deals
event-old_maid-first_pairs =
    { $cards-count ->
        [0] { $seat }: { $number ->
            [one] { $number } pair
           *[other] { $number } pairs
        }
       *[other] { $seat }: pairs { $cards }
    }
event-old_maid-own_pairs = Your pairs: { $cards }
event-old_maid-drew = { $other } → { $seat }: a card
event-old_maid-kept = You got { $cards }, place { $number }
event-old_maid-lost = Your { $cards } → { $other }
event-old_maid-pair =
    { $cards-count ->
        [0] { $other } → { $seat }: a pair goes
       *[other] { $other } → { $seat }: pair { $cards }
    }
event-old_maid-run =
    On by itself: { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
event-old_maid-run_pairs =
    { $cards-count ->
        [0] { $seat }: { $number ->
            [one] { $number } pair
           *[other] { $number } pairs
        }
       *[other] { $seat }: pairs { $cards }
    }
event-old_maid-out = { $seat } goes out
    .result = { "" }
event-old_maid-fan = { $seat } moves a card
event-old_maid-mix = { $seat } shuffles the fan
event-old_maid-auto = { $seat }: to the end
event-old_maid-stop = { $seat }: stop
event-old_maid-old_maid = The old maid: { $seat } · { $cards }
event-old_maid-akulina = Akulina: { $seat } · { $cards }
event-old_maid-void = A draw: 200 cards in a row without a pair

refused-old_maid-not_drawer = { $seat } is drawing now
refused-old_maid-no_card = There is no such card in the fan
refused-old_maid-fan = Cards can’t be moved like that
refused-old_maid-auto_on = It’s on already
refused-old_maid-auto_off = It isn’t on
refused-old_maid-unknown = There is no such move

place-old_maid-pairs = pairs { $value }
place-old_maid-points = defeats { $value }
    .heading = Defeats
role-old_maid-drawer = draws
role-old_maid-offerer = offers the fan
zone-old_maid-fan = Fan
zone-old_maid-last = Left over

title-old_maid-old_maid = The old maid: { $seats }
title-old_maid-akulina = Akulina: { $seats }
ending-old_maid-lost = { "" }
ending-old_maid-void = A draw: 200 cards in a row without a pair

sheet-old_maid-defeats = defeats
result-old_maid-points = defeats: { $n }
