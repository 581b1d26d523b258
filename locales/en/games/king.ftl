game-king = King
line-king = A match of 14 deals (short form: 2), long; more skill than luck

option-king-games = Games
option-king-games-full = all 14 games in order
option-king-games-big = only “everything”, 2 deals

verb-king-play = { $cards }

ask-king-lead = Your lead
ask-king-follow = Follow suit: { $suit }
ask-king-discard = No { $suit }: discard a card
ask-king-king = No { $suit }: { $card } must be discarded

event-king-dealt = { $seat } deals
event-king-played = { $seat }: { $cards }
event-king-trick =
    { $number ->
        [0] { $seat } takes { $laid }
       *[other] { $seat } takes { $laid } · { SIGNED($number) }
    }
event-king-scored = { $seat }: { SIGNED($number) }

refused-king-no_heart_lead = Hearts can’t be led while you hold another suit
refused-king-follow_suit = Follow suit: you hold { $suit }
refused-king-king_forced = You can’t follow suit — the King must be discarded

fact-king-game =
    { $value ->
        [1] Avoid tricks, -2 each
        [2] Avoid boys, -4 each
        [3] Avoid girls, -4 each
        [4] Avoid hearts, -2 each
        [5] Avoid the King, -16
        [6] Avoid the last 2 tricks, -8 each
        [7] Avoid everything
        [8] Take tricks, +2 each
        [9] Take boys, +4 each
        [10] Take girls, +4 each
        [11] Take hearts, +2 each
        [12] Take the King, +16
        [13] Take the last 2 tricks, +8 each
       *[14] Take everything
    }
fact-king-trick = trick { $value } of 8

place-king-tricks =
    { $value ->
        [0] { "" }
       *[other] tricks { $value }
    }
place-king-points = points { $value }
    .heading = Points
place-king-total = score { $value }
    .heading = Score

role-king-dealer = deals
zone-king-trick = Trick
zone-king-last = Previous trick

sheet-king-game =
    { $kind ->
        [1] { $game } tricks
        [2] { $game } boys
        [3] { $game } girls
        [4] { $game } hearts
        [5] { $game } King
        [6] { $game } last two
       *[7] { $game } everything
    }
sheet-king-total = total

ending-king-played = All games are played
result-king-points = { SIGNED($n) }
