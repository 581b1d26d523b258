"""The Bot API server, asked over HTTP as a bot asks it."""
