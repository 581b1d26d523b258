# Why something was not done, the same words in all games.
refused-table_changed = The table has changed. Fresh buttons are below
refused-not_at_table = You’re not at this table. /play opens one
refused-not_seated = You’re not at this table. /play opens one
refused-not_your_turn = Not your turn: { $seat } is thinking
refused-no_match = No match has ended here yet
refused-not_over = The match is still on, the secret opens with the result
refused-match_over = The match is over
refused-game_over = The match is over
refused-over = The match is over
refused-bad_code = There is no such move
refused-bad_action = There is no such move
refused-not_held = You don’t hold that card
refused-not_in_hand = You don’t hold that card
refused-out = You’re out of cards, the match goes on
refused-chosen = Already chosen, the others are thinking
refused-left = You have left this table
refused-not_yours = This question is for somebody else
refused-not_started = The match hasn’t begun
refused-already_started = The match has begun
refused-already_seated = You’re at the table already
refused-lobby_closed = This table is closed. /play opens a new one
refused-no_such_table = This table is gone. /play opens a new one
refused-no_table = You’re at no table. /play opens one
refused-no_such_button = This button no longer works
refused-table_full = All seats are taken
refused-nobody_seated = Nobody is seated yet
refused-only_owner = Only { $owner } can start
refused-only_owner_sets = { $owner } chooses options and seats
refused-only_owner_closes = { $owner } or an administrator can cancel
refused-only_admins = Administrators of the chat change this
refused-anonymous = Nobody can sit down anonymously: write in your own name
refused-too_fast = Not so fast, try again in a second
refused-seats = This game isn’t played by so many
refused-seats_needed = { $seated } seated, { $least ->
    [0] { $most }
   *[other] { $least }–{ $most }
} needed
