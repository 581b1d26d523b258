# A running match as one person sees it in the DM.
hand-turn = Your turn
hand-others = { $n ->
    [1] Still thinking: { $names }
   *[other] Still thinking: { $names }
}
hand-over = The match is over
hand-asleep =
    3 turns without an answer, the computer is playing for you
    Any button of the table gives you the cards back. At the end of the deal silence counts as leaving
ask-chosen = { $ask }, chosen: { $n }
ring = ⏳ Your turn, half the time is gone
ring-answer = At { $time } the answer becomes “{ $answer }”

button-here = I’m here
button-give-up = Back
button-more = { $verb }: { $n } more
button-decline = Pass for this bout
