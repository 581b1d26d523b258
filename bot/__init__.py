"""The Telegram bot: tables in group chats, hands by direct message."""
