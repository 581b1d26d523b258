# Messages of one or two lines that stand for themselves.
line-asleep =
    💤 Table { $n }: { $name } has been silent for 3 turns
    The computer plays this seat for now
line-back = Table { $n }: { $name } is playing again
line-left =
    { $name } leaves the table: a loss
    🤖 Computer plays the cards out, nothing changes for the others
line-left-end =
    { $name } leaves the table: a loss
    The deal ends here
line-restarted = There was a restart. Table { $n } is intact: cards, turn and score as before
line-open-dm = { $name }, open the DM to join table { $n }
line-reopen-dm = { $name }, open the DM: the cards of table { $n } come there
line-seated =
    You’re at table { $n }, “{ $chat }”
    { $game }, cards come here

leave-question = Leave the table? It counts as a loss
leave-question-to = { $name }, leave the table? It counts as a loss
button-stay = Stay
popup-leave-asked = Answer in the DM: leave or stay
stop-question =
    End the match without a result?
    In favour: { $n } of { $needed }
button-stop = End it
button-play-on = Play on

choose-table = Which table?
