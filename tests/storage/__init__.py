"""The database: a real file each time."""
