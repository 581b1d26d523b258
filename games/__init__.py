"""The rules of the card games: pure values, no I/O, no clock, no Telegram."""
