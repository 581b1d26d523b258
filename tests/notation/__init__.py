"""One module a game: the notation of its rules file read into positions."""
