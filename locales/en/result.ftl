# How a match ended.
result = result
result-place = Place { $n }: { $name }
result-left = left
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-void = No result, the match does not count
ending-forfeit = The match ended because a player left

void-stop = The table agreed to end it
void-admin = An administrator of the chat ended the match
void-empty = Nobody is left at the table
void-silent = 7 days without a press
void-gone = The bot is no longer in the chat

button-again = Rematch
