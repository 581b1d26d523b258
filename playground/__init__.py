"""Telegram on your desk: an in-memory Bot API server; it knows the Bot API, not the bot."""
