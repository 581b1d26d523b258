"""Computer players: they see a view and redealt copies, never the truth."""
