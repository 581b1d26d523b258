# Leaders and ratings. Columns: the head of a column is as wide as its figures allow.
board-chat = Chat leaders
board-everywhere = Leaders of all chats
board-all-games = all games
board-week = week
board-month = month
board-all = all time
board-rating = rate
board-matches = match
board-wins = wins
board-losses = lost
board-share = %
board-own = You: place { $place } of { $people }
board-uncertain = ~ rating still settling
board-empty = Nothing yet: matches between two people or more count
board-which = Leaders of which game?
board-gone = a player who left

button-board = Board
button-week = Week
button-month = Month
button-all = All time
button-all-chats = All chats
button-this-chat = This chat
button-another-game = Another game
button-all-games = All games

result-rating = rating { SIGNED($n) }
