"""One module a game, found by being here."""
