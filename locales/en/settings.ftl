# Settings of a chat and of a person.
settings-chat = Chat settings
settings-person = Your settings
settings-language = Language: { $value }
settings-turn = Turn limit: { $value }
settings-leaver = When somebody leaves: { $value }
settings-window = Time to throw in: { $value }
settings-admins = Administrators change them. Open tables go on as before
settings-ring = Ring at your turn: { $value }
settings-ring-why = A ring is a new message with the cards instead of an edit
leaver-computer = computer plays on
leaver-end = the deal ends
ring-always = every turn
ring-away = when away
ring-never = never
