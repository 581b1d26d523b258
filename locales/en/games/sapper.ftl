game-sapper = Sapper
aliases-sapper = minesweeper, mines
line-sapper = Until the queen of spades turns up, short; pure luck

option-sapper-deck = Deck
option-sapper-deck-36 = 36 cards
option-sapper-deck-52 = 52 cards

verb-sapper-open = { $number }
verb-sapper-any = Random

event-sapper-laid =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } face down, one is the mine
event-sapper-opened = { $seat }: { $number } — { $cards }
event-sapper-loss = { $seat }: { $number } — { $cards }, the mine
event-sapper-win = { $seat }: { $number } — { $cards }, the last card

refused-sapper-not_turn = Not your turn: { $seat } is thinking
refused-sapper-no_place = There is no such card
refused-sapper-opened = That card is open already
refused-sapper-unknown = There is no such move

fact-sapper-closed = face down { $value }
zone-sapper-field = Cards

title-sapper-mine = The mine: { $seats }
ending-sapper-loss = { "" }
ending-sapper-win = All cards are open, the mine came last

result-sapper-points = clear: { $n }
joke-sapper-win = The mine kept everyone waiting
