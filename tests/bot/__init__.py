"""The bot room by room, without Telegram."""
