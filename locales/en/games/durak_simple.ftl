game-durak_simple = Simple Durak
aliases-durak_simple = simple fool, prostoy, prostoi durak, English durak
line-durak_simple = One deal, short; luck and skill in equal parts

option-durak_simple-variant = What is led
option-durak_simple-variant-a = simple
option-durak_simple-variant-b = simple, only the uncovered is taken
option-durak_simple-variant-v = “heels”
option-durak_simple-variant-g = English
option-durak_simple-deals = Deals
option-durak_simple-deals-1 = 1 deal
option-durak_simple-deals-3 = 3 deals
option-durak_simple-deals-5 = 5 deals
option-durak_simple-deals-10 = 10 deals

verb-durak_simple-lead = Lead { $cards }
verb-durak_simple-beat = Beat { $target }
verb-durak_simple-take = Take
    .style = danger

ask-durak_simple-lead =
    { $number ->
        [1] Your lead: one card
       *[other]
            { $variant ->
                [v] Your lead: 1 card, a pair and 1 or two pairs and 1
                [g] Your lead: a pair
                [free] Your lead: a pair or one card
               *[other] Your lead: 1 card, a pair or a pair and 1 more
            }
    }
ask-durak_simple-defend = Beat { $cards } or take

event-durak_simple-dealt = { $seat } deals
event-durak_simple-trump = Trump { $suit }: { $cards } under the deck
event-durak_simple-no_pair = { $seat }: no pair
event-durak_simple-free_lead = { $seat }: a free lead, one card will do
event-durak_simple-lead = { $seat }: { $cards }
event-durak_simple-beat = { $seat } defends: { $cards }
event-durak_simple-take = { $seat }: take
event-durak_simple-beaten =
    Beaten, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to the discard
event-durak_simple-discarded =
    Covered, to the discard: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-durak_simple-taken =
    { $seat } takes { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-durak_simple-trump_drawn = { $seat } draws the trump { $cards } from under the deck
event-durak_simple-out = { $seat } goes out, place { $number }
    .result = { "" }
event-durak_simple-emptied = { $seat } goes out
event-durak_simple-fool = The fool: { $seat }
event-durak_simple-draw = A draw: nobody has cards left
event-durak_simple-stale = A draw: 60 leads in a row were taken

refused-durak_simple-bad_code = There is no such move
refused-durak_simple-wrong_phase = That can’t be done now
refused-durak_simple-not_you = Not your turn: { $seat } is thinking
refused-durak_simple-bad_form =
    { $variant ->
        [v] Lead one card, a pair with a card or two pairs with a card
        [g] Only a pair of one rank can be led
        [free] Lead a pair or one card
       *[other] Lead one card, a pair or a pair with one more card
    }
refused-durak_simple-too_many = That’s too many cards, { $number } can be laid
refused-durak_simple-no_attack = That card wasn’t led
refused-durak_simple-covered = That card is covered already
refused-durak_simple-cannot_beat =
    { $kind ->
        [trump] { $card } doesn’t beat { $under }: a higher trump does
       *[plain] { $card } doesn’t beat { $under }: a higher { $suit } or a trump { $trump } does
    }

fact-durak_simple-trump = trump { $value-suit } ({ $value })
    .hand = trump { $value-suit }
fact-durak_simple-stock = deck { $value }
fact-durak_simple-free = free lead

role-durak_simple-attacker = leads
role-durak_simple-defender = defends
role-durak_simple-no_pair = has no pair
zone-durak_simple-table = On the table
zone-durak_simple-discard = Discard

title-durak_simple-fool = The fool: { $seats }
title-durak_simple-first_out = { "" }
title-durak_simple-draw = A draw: { $seats }
ending-durak_simple-out = { "" }
ending-durak_simple-draw = A draw: nobody has cards left
ending-durak_simple-stale = A draw: 60 leads in a row were taken
ending-durak_simple-forfeit = The deal ended as a player left

sheet-durak_simple-fool = fool
sheet-durak_simple-first = place 1

result-durak_simple-points = times fool: { $n }
board-durak_simple-losses = fool
