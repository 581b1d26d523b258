game-four_widows = Four Widows
aliases-four_widows = widows, four queens
line-four_widows = One deal, medium length; memory, planning and luck

option-four_widows-credit = What counts
option-four_widows-credit-winner = a win counts
option-four_widows-credit-loser = a loss counts

verb-four_widows-lay = { $cards }
verb-four_widows-drop = Discard
verb-four_widows-queen = Show { $cards }
verb-four_widows-keep = Keep

ask-four_widows-lay = Lay a card on the pile
ask-four_widows-queen = You drew { $card }: show it or keep it
ask-four_widows-drop = You drew { $card }: discard { $cards } or keep

event-four_widows-first = { $seat } to lead
event-four_widows-took = From the talon: { $cards }
event-four_widows-keep = { $seat } lays and draws a card
event-four_widows-drop = { $seat } discards { $cards }
event-four_widows-queen = { $seat } shows a widow: { $cards }
event-four_widows-turned = The talon is used up, the pile is the new one ({ $number })
event-four_widows-left = { $seat } ({ $cards-count }): { $cards }

refused-four_widows-not_turn = Not your turn: { $seat } is thinking
refused-four_widows-lay_first = Lay a card on the pile first
refused-four_widows-already_laid = A card is laid, settle the one you drew
refused-four_widows-queen_drop = Queens aren’t discarded
refused-four_widows-not_queen = Only a queen is shown on the table
refused-four_widows-unknown = There is no such move

fact-four_widows-talon = talon { $value }
fact-four_widows-pile = pile { $value }
fact-four_widows-discard = discard { $value }
fact-four_widows-idle = turns without a discard { $value }

zone-four_widows-discard = Discarded
zone-four_widows-widows = Widows
zone-four_widows-hand = cards

title-four_widows-winner = { "" }
title-four_widows-loser = Most cards: { $seats }
title-four_widows-draw = A draw: { $seats }
ending-four_widows-out = { "" }
ending-four_widows-queens = All four queens are on the table
ending-four_widows-stall = 12 turns in a row without a discard for everyone

result-four_widows-points = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
