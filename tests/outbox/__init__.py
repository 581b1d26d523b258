"""The outbox over a made-up Telegram, a real database and a clock that stands still."""
