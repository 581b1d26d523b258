game-loto = Card Loto
aliases-loto = lotto, card lotto, bingo, card bingo
line-loto = Up to 52 cards called, can run to the end by itself; pure luck

option-loto-deck = Decks
option-loto-deck-52 = 52 cards each
option-loto-deck-36 = 36 cards each
option-loto-cards = Cards a player
option-loto-cards-12 = 12 cards a player
option-loto-cards-6 = 6 cards a player
option-loto-stop = The end
option-loto-stop-all = until everyone’s cards are covered
option-loto-stop-first = until one has all covered

verb-loto-flip = Flip
verb-loto-auto = To the end
verb-loto-stop = Stop

ask-loto-flip = Flip a card or run to the end
call-loto-flip = flip a card

event-loto-dealt = Cards are laid out, { $seat } deals
event-loto-called = { $cards } — nobody
event-loto-covered = { $cards } — { $seat }, { $number } left
event-loto-closed = { $cards } — { $seat }, all covered, place { $number }
event-loto-auto = { $seat }: to the end
event-loto-stop = { $seat }: stop
event-loto-run =
    { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    } flipped

refused-loto-auto_on = It’s on already
refused-loto-auto_off = It isn’t on
refused-loto-unknown = There is no such move
refused-loto-deck_seats = This deck is for { $number } players at most

fact-loto-caller = the caller’s deck { $value }
place-loto-cards = { "" }
place-loto-covered = { "" }
place-loto-place = place { $value }
role-loto-auto = to the end
state-loto-out = all covered
zone-loto-called = Flipped
zone-loto-card = waits for

ending-loto-all = { "" }
ending-loto-first = { "" }
