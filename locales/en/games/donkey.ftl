game-donkey = Donkey
line-donkey = About 33 blind exchanges, can run to the end by itself; pure luck

verb-donkey-take =
    { $number ->
        [0] Draw
       *[other] Draw { $number }
    }
verb-donkey-any = Random
verb-donkey-auto = To the end
verb-donkey-stop = Stop

ask-donkey-take = Choose a card of your opponent’s fan
ask-donkey-wait = Chosen, waiting for your opponent
call-donkey-take = choose a card

event-donkey-dealt = { $seat } deals
event-donkey-chose = { $seat }: chosen
event-donkey-took = { $seat } takes { $cards }
event-donkey-four = { $seat }: four of a rank { $cards }
event-donkey-run =
    On by itself: { $number ->
        [one] { $number } more exchange
       *[other] { $number } more exchanges
    }
event-donkey-auto = { $seat }: to the end
event-donkey-stop = { $seat }: stop
event-donkey-fours = 4 fours are complete
event-donkey-both = A draw: 4 fours on both sides
event-donkey-cap = 300 exchanges: the fours are counted
event-donkey-donkey = The donkey: { $seat }

refused-donkey-no_card = There is no such card in the fan
refused-donkey-chosen = Chosen already, waiting for your opponent
refused-donkey-auto_on = It’s on already
refused-donkey-auto_off = It isn’t on
refused-donkey-unknown = There is no such move

fact-donkey-exchanges = exchanges { $value }
zone-donkey-fours = Fours
zone-donkey-fan = Fan
zone-donkey-hand = Cards
note-donkey-chosen = Your choice: card { $number }

title-donkey-donkey = The donkey: { $seats }
ending-donkey-fours = { "" }
ending-donkey-both = A draw: 4 fours on both sides
ending-donkey-cap = 300 exchanges: the fours are counted
