# First words and help.
start-greeting = <b>Kozyr</b> deals cards: the table in the chat, hands by DM
start-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, { $least } to { $most } players
start-group =
    /play opens a table
    /rules explains the rules
    /settings changes language and turn time
start-dm =
    The DM is open, cards will come here
    /play opens a table: with friends in a chat, with computers here

    /rules explains the rules
    /settings changes language and ring
button-choose-game = Choose a game
button-add-group = Add to a chat

help =
    <b>Kozyr</b>: the table in the chat, hands by DM

    /play opens a table, /play durak one of durak at once
    /join — take a seat
    /leave — leave the table
    /hand — the cards by DM
    /table — the table anew
    /stop — end without a result
    /rules — rules of the games
    /top — the leaders, /top durak those of durak
    /verify — the match as a file, to check the deal
    /settings — of the chat, in the DM your own
    /lang — language
    /start — the first words
    /help — this list

    With several tables, reply to a table’s message with the command or add its number: /table 3
