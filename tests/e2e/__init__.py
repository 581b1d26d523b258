"""The bot and a Bot API server, talking HTTP; people press buttons."""
