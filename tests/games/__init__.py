"""The engine without its games."""
