# A running match as the chat sees it.
table-turn = your turn
table-all = Everyone
table-waits = { $n ->
    [1] Thinking: { $names }
   *[other] Thinking: { $names }
}
table-muted = The bot may not write to the chat: the table waits, the clock stands still
table-broken = Table { $number } is closed without a result: it could not be restored
table-dealt-again = Table { $n }: the deal could not be restored, the cards are dealt anew

state-out = no cards left
state-passed = pass
state-chosen = chosen
place-cards = ({ $n })
place-number = { $name } { $n }

button-cards = My cards
button-table = Table
button-score = Score
button-help = ?

popup-cards = { $game } · table { $n }
popup-no-cards = There are no cards in your hand
popup-no-score = The score sheet comes after the first deal
popup-help = Moves are made in the DM, by the buttons under your cards. [My cards] shows them here too
popup-help-open = Moves are made by the buttons under the table
popup-rules = Rules: { $command }
popup-table-above = The table is further up, a new one can come in half a minute
popup-move-counts = The move counts, the table follows in { $seconds } s
