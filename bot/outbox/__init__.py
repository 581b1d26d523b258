"""The only way to Telegram: wanted screens against sent ones."""
