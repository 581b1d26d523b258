# A table before its start.
lobby-owner = starts the match
lobby-waiting = Waiting for the DM: { $names }
lobby-held = Seats are held until { $time }: { $names }
lobby-ready = { $n } of { $most } seated, ready to start
lobby-missing = { $n } seated, { $needed } needed
lobby-open = ⏳ Open until { $time }
lobby-turn = { $time } a turn
lobby-turn-off = no turn limit
lobby-options = options
lobby-cancelled = The table is cancelled
lobby-idle = The table is closed: 60 minutes without a press
lobby-started = Cards are dealt. No hints during play
lobby-already-open = Table { $number } is open already, join it

button-join = Join
button-computer = + Computer
button-options = Options
button-start = Start
button-cancel = Cancel

popup-seated = You’re at the table
popup-open-dm = Cards come by DM. Open it and the seat is yours
popup-help-lobby = The table waits for players. [Join] takes a seat, the one named beside the seats starts
