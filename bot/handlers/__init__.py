"""Routers: from an update to one command of a table."""
