# Descriptions of the commands in Telegram's list.
command-play = Open a table
command-join = Join a table
command-leave = Leave the table
command-hand = My cards by DM
command-table = Show the table anew
command-stop = End without a result
command-rules = Rules of the games
command-top = Leaders
command-verify = The match as a file, to check the deal
command-settings = Settings
command-lang = Language
command-help = How to play here
